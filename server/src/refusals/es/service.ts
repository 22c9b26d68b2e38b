import type { Translated } from '@showbill/contract';
import type { service as english } from '../en/service.ts';

export const service: Translated<typeof english> = {
  failed: 'el servicio ha fallado; el número de la petición identifica este caso ante su administrador',
  bodyTooLarge: 'es demasiado de una vez: 256 KiB como máximo',
  signInFirst: 'inicie sesión primero',
  roleNeeded: (needed, own) => `para esto hace falta el rol ${needed}; su rol en esta empresa es ${own}`,
  otherOrigin: (addresses) => `esto solo pueden pedirlo las páginas de ${addresses}`,
  allowanceUsed: (limit) =>
    `los ${limit} presupuestos de este mes están usados; el contador empieza de nuevo el mes que viene`,
  subscriptionInactive:
    'la suscripción está impagada o cancelada: se pueden leer y editar presupuestos, pero no crear nuevos',
  noMail: 'este servidor no está configurado para enviar correo',
};
