import type { Translated } from '@showbill/contract';
import type { roles as englishRoles, statuses as english } from '../en/names.ts';

export const statuses: Translated<typeof english> = {
  draft: 'borrador',
  sent: 'enviado',
  accepted: 'aceptado',
  declined: 'rechazado',
  expired: 'caducado',
  cancelled: 'cancelado',
};

export const roles: Translated<typeof englishRoles> = { owner: 'propietario', editor: 'editor', viewer: 'lector' };
