import type { Texts } from '../shape.ts';

export const statuses: Texts['statuses'] = {
  draft: 'Brouillon',
  sent: 'Envoyé',
  accepted: 'Accepté',
  declined: 'Refusé',
  expired: 'Expiré',
  cancelled: 'Annulé',
};
