import type { Texts } from '../shape.ts';

export const statuses: Texts['statuses'] = {
  draft: 'Concept',
  sent: 'Verstuurd',
  accepted: 'Geaccepteerd',
  declined: 'Afgewezen',
  expired: 'Verlopen',
  cancelled: 'Geannuleerd',
};
