import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { AMERICAN } from './american.ts';
import { BRITISH } from './british.ts';
import { SEEBLICK_DEUTSCH } from './seeblick-deutsch.ts';
import { SEEBLICK_GUESTS } from './seeblick-guests.ts';
import { STRATHALLAN_FIELDS } from './strathallan-fields.ts';
import { STRATHALLAN_ROOMS } from './strathallan-rooms.ts';

export const HELDOUT_J: readonly EvalBrief[] = [
  ...STRATHALLAN_ROOMS,
  ...STRATHALLAN_FIELDS,
  ...SEEBLICK_DEUTSCH,
  ...SEEBLICK_GUESTS,
  ...AMERICAN,
  ...BRITISH,
  ...ABROAD,
];
