import type { EvalBrief } from '../../expectation.ts';
import { DEUTSCH } from './deutsch.ts';
import { FRANCAIS } from './francais.ts';
import { IBERIA_AND_FLANDERS } from './iberia-flanders.ts';
import { STOUR_FIELDS } from './stour-fields.ts';
import { STOUR_ROOMS } from './stour-rooms.ts';
import { STOUR_SHOWS } from './stour-shows.ts';

export const HELDOUT_BF: readonly EvalBrief[] = [
  ...STOUR_SHOWS,
  ...STOUR_ROOMS,
  ...STOUR_FIELDS,
  ...DEUTSCH,
  ...FRANCAIS,
  ...IBERIA_AND_FLANDERS,
];
