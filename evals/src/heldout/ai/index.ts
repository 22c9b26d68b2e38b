import type { EvalBrief } from '../../expectation.ts';
import { ATLANTIC } from './atlantic.ts';
import { CLUBS } from './clubs.ts';
import { DEUTSCH_NEDERLANDS } from './deutsch-nederlands.ts';
import { ROMANCE } from './romance.ts';
import { WANSBECK_FIELDS } from './wansbeck-fields.ts';
import { WANSBECK_ROOMS } from './wansbeck-rooms.ts';

export const HELDOUT_AI: readonly EvalBrief[] = [
  ...WANSBECK_ROOMS,
  ...WANSBECK_FIELDS,
  ...ATLANTIC,
  ...CLUBS,
  ...DEUTSCH_NEDERLANDS,
  ...ROMANCE,
];
