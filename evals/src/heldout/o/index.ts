import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { GUESTS } from './guests.ts';
import { PIEDMONT_FIELDS } from './piedmont-fields.ts';
import { PIEDMONT_ROOMS } from './piedmont-rooms.ts';
import { PIEDMONT_TENDERS } from './piedmont-tenders.ts';

export const HELDOUT_O: readonly EvalBrief[] = [
  ...PIEDMONT_TENDERS,
  ...PIEDMONT_FIELDS,
  ...PIEDMONT_ROOMS,
  ...GUESTS,
  ...ABROAD,
];
