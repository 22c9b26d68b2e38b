import type { Translated } from '@showbill/contract';
import type { roles as englishRoles, statuses as english } from '../en/names.ts';

export const statuses: Translated<typeof english> = {
  draft: 'ein Entwurf',
  sent: 'gesendet',
  accepted: 'angenommen',
  declined: 'abgelehnt',
  expired: 'abgelaufen',
  cancelled: 'storniert',
};

export const roles: Translated<typeof englishRoles> = { owner: 'Inhaber', editor: 'Bearbeiter', viewer: 'Betrachter' };
