import type { EvalBrief } from '../../expectation.ts';
import { AUSTRALIAN } from './australian.ts';
import { BRITISH } from './british.ts';
import { DEUTSCH } from './deutsch.ts';
import { FRENCH_DUTCH } from './french-dutch.ts';
import { SLANEY } from './slaney.ts';
import { SPANISH } from './spanish.ts';
import { TIDEWATER } from './tidewater.ts';
import { WHARFE_FIELDS } from './wharfe-fields.ts';
import { WHARFE_ROOMS } from './wharfe-rooms.ts';

export const HELDOUT_AB: readonly EvalBrief[] = [
  ...WHARFE_ROOMS,
  ...WHARFE_FIELDS,
  ...BRITISH,
  ...SLANEY,
  ...TIDEWATER,
  ...AUSTRALIAN,
  ...DEUTSCH,
  ...FRENCH_DUTCH,
  ...SPANISH,
];
