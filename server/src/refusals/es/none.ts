import type { Translated } from '@showbill/contract';
import type { none as english } from '../en/none.ts';

export const none: Translated<typeof english> = {
  client: (id) => `el cliente ${id} no existe`,
  clientHere: 'este cliente no existe en su empresa',
  company: (id) => `la empresa ${id} no existe`,
  delivery: (id) => `la entrega ${id} no existe`,
  followUp: (id) => `el seguimiento ${id} no existe`,
  hold: (id) => `el bloqueo ${id} no existe`,
  invitation: (id) => `la invitación ${id} no existe o ya no está abierta`,
  job: (id) => `el trabajo ${id} no existe`,
  jobLine: (line, job) => `la línea ${line} no existe en el trabajo ${job}`,
  key: (id) => `la clave ${id} no existe`,
  logo: 'este logotipo no existe',
  mail: (id) => `el correo ${id} no existe`,
  member: (id) => `el miembro ${id} no existe`,
  picture: 'esta imagen no existe',
  product: (id) => `el artículo ${id} no existe`,
  proposal: (id) => `el presupuesto ${id} no existe`,
  rate: (from, to) => `no hay tipo de cambio de ${from} a ${to}`,
  region: (id) => `la región ${id} no existe`,
  subscription: (id) => `el webhook ${id} no existe`,
  tag: (id) => `la etiqueta ${id} no existe`,
  template: (id) => `la plantilla ${id} no existe`,
  webhookHere: 'este webhook no existe en su empresa',
  session: 'esa sesión ya no existe',
  passkey: 'no existe esa llave de acceso: puede que se haya quitado',
};
