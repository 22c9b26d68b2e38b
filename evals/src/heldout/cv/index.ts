import type { EvalBrief } from '../../expectation.ts';
import { WINDRUSH_FIELDS } from './windrush-fields.ts';
import { WINDRUSH_MUSIC } from './windrush-music.ts';
import { WINDRUSH_PARTIES } from './windrush-parties.ts';
import { WINDRUSH_ROOMS } from './windrush-rooms.ts';

export const HELDOUT_CV: readonly EvalBrief[] = [
  ...WINDRUSH_ROOMS,
  ...WINDRUSH_MUSIC,
  ...WINDRUSH_PARTIES,
  ...WINDRUSH_FIELDS,
];
