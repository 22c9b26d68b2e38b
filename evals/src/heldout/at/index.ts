import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { ANNAN_CITIES } from './annan-cities.ts';
import { ANNAN_ROOMS } from './annan-rooms.ts';
import { BRITAIN } from './britain.ts';
import { OVERSEAS } from './overseas.ts';

/** The other texts that a collector of public finds would have gathered. */
export const HELDOUT_AT: readonly EvalBrief[] = [...ANNAN_CITIES, ...ANNAN_ROOMS, ...BRITAIN, ...OVERSEAS, ...ABROAD];
