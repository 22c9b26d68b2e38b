import type { Texts } from '../shape.ts';

export const statuses: Texts['statuses'] = {
  draft: 'Borrador',
  sent: 'Enviado',
  accepted: 'Aceptado',
  declined: 'Rechazado',
  expired: 'Caducado',
  cancelled: 'Cancelado',
};
