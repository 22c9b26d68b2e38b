import type { Category } from '@showbill/contract';
import type { EventKind } from '../types.ts';

/** Events that are nothing without sound, light or pictures: a list of those for one of them wants the whole planned. */
export const SHOWS: ReadonlySet<EventKind> = new Set([
  'conference',
  'awards',
  'concert',
  'club_night',
  'festival',
  'theatre',
  'fashion_show',
  'screening',
  'worship',
]);
/** What is heard or seen. */
export const TECHNICAL: ReadonlySet<Category> = new Set(['audio', 'lighting', 'video']);
