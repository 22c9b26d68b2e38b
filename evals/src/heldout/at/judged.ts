import type { Expectation } from '../../expectation.ts';
import { without } from '../f/without.ts';

/** What passes elsewhere does not pass where the text excludes it. */
export function judged(good: Expectation): Expectation {
  const { allowed = [], offers = [], excluded = [] } = good;
  return { ...good, allowed: without(allowed, ...excluded), offers: without(offers, ...excluded) };
}
