import type { EvalBrief } from '../../expectation.ts';
import { CLYDE_ABROAD } from './clyde-abroad.ts';
import { CLYDE_FIELDS } from './clyde-fields.ts';
import { CLYDE_PARTIES } from './clyde-parties.ts';
import { CLYDE_ROOMS } from './clyde-rooms.ts';
import { GUESTS_ABROAD } from './guests-abroad.ts';
import { GUESTS_ENGLISH } from './guests-english.ts';

export const HELDOUT_AY: readonly EvalBrief[] = [
  ...CLYDE_PARTIES,
  ...CLYDE_ROOMS,
  ...CLYDE_FIELDS,
  ...CLYDE_ABROAD,
  ...GUESTS_ENGLISH,
  ...GUESTS_ABROAD,
];
