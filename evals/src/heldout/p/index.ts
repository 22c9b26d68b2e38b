import type { EvalBrief } from '../../expectation.ts';
import { without } from '../f/without.ts';
import { ABROAD } from './abroad.ts';
import { BRITISH } from './british.ts';
import { ISARHANG } from './isarhang.ts';
import { ISARHANG_GUESTS } from './isarhang-guests.ts';
import { OVERSEAS } from './overseas.ts';
import { THORNBURY_FIELDS } from './thornbury-fields.ts';
import { THORNBURY_ROOMS } from './thornbury-rooms.ts';

/** What a brief leaves out is neither allowed nor offered, by whatever list it came. */
export const HELDOUT_P: readonly EvalBrief[] = [
  ...THORNBURY_FIELDS,
  ...THORNBURY_ROOMS,
  ...ISARHANG,
  ...ISARHANG_GUESTS,
  ...BRITISH,
  ...OVERSEAS,
  ...ABROAD,
].map((brief) => {
  const { allowed = [], offers = [], excluded = [] } = brief.good;
  const good = { ...brief.good, allowed: without(allowed, ...excluded), offers: without(offers, ...excluded) };
  return { ...brief, good };
});
