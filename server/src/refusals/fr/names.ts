import type { Translated } from '@showbill/contract';
import type { roles as englishRoles, statuses as english } from '../en/names.ts';

export const statuses: Translated<typeof english> = {
  draft: 'un brouillon',
  sent: 'envoyé',
  accepted: 'accepté',
  declined: 'refusé',
  expired: 'expiré',
  cancelled: 'annulé',
};

export const roles: Translated<typeof englishRoles> = { owner: 'propriétaire', editor: 'éditeur', viewer: 'lecteur' };
