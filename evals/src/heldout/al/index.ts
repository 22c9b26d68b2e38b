import type { EvalBrief } from '../../expectation.ts';
import { DEUTSCH } from './deutsch.ts';
import { ESPANOL } from './espanol.ts';
import { FRANCAIS } from './francais.ts';
import { NEDERLANDS } from './nederlands.ts';
import { NITH_FIELDS } from './nith-fields.ts';
import { NITH_ROOMS } from './nith-rooms.ts';
import { NITH_SHOWS } from './nith-shows.ts';
import { OVERSEAS_ENGLISH } from './overseas-english.ts';

export const HELDOUT_AL: readonly EvalBrief[] = [
  ...NITH_ROOMS,
  ...NITH_SHOWS,
  ...NITH_FIELDS,
  ...OVERSEAS_ENGLISH,
  ...DEUTSCH,
  ...FRANCAIS,
  ...ESPANOL,
  ...NEDERLANDS,
];
