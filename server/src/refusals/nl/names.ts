import type { Translated } from '@showbill/contract';
import type { roles as englishRoles, statuses as english } from '../en/names.ts';

export const statuses: Translated<typeof english> = {
  draft: 'een concept',
  sent: 'verstuurd',
  accepted: 'geaccepteerd',
  declined: 'afgewezen',
  expired: 'verlopen',
  cancelled: 'geannuleerd',
};

export const roles: Translated<typeof englishRoles> = { owner: 'eigenaar', editor: 'bewerker', viewer: 'kijker' };
