import type { Company } from '../../accounts/index.ts';
import { dayNumber, dayOf } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { readReport } from '../availability.ts';
import type { ShortDay, SubHireInput } from './sub-hire.ts';

type Days = Pick<SubHireInput, 'arrives' | 'goesBack'>;

/** Longer than any sub-hire is looked through, so that one of a hundred years costs no more than one of two. */
const MOST_DAYS = 732;

/** The days of some sub-hires of a product on which less of it is there than is promised. */
export async function findShortDays(
  tx: Tx,
  company: Company,
  productId: string,
  days: readonly Days[],
  now: Date,
): Promise<ShortDay[]> {
  const found = new Map<string, number>();
  for (const { arrives, goesBack } of days) {
    const last = dayOf(Math.min(dayNumber(goesBack), dayNumber(arrives) + MOST_DAYS - 1));
    const { from, free } = await readReport(tx, company, { from: arrives, to: last, items: [productId] }, now);
    for (const [place, units] of free.entries()) if (units < 0) found.set(dayOf(from + place), -units);
  }
  return [...found].map(([day, short]) => ({ day, short })).toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
