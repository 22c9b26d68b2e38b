import type { Interval, Report } from './types.ts';

export interface Shortage {
  /** Its index in the report. */
  readonly product: number;
  readonly day: number;
  readonly needed: number;
  readonly free: number;
}

/**
 * Where a proposal needs more than is free, by day, then in the order of the report's products.
 * @param report of the stock without this proposal; days that it does not have are not looked at
 * @param needed units by product index in the report
 * @param held the days the proposal holds, buffers included
 */
export function shortages(report: Report, needed: ReadonlyMap<number, number>, held: Interval): Shortage[] {
  const { from, days, productIds, free } = report;
  const wanted = [...needed].filter(([, units]) => units > 0).toSorted(([a], [b]) => a - b);
  const found: Shortage[] = [];
  for (let day = Math.max(held.from, from); day < Math.min(held.until, from + days); day++) {
    for (const [product, units] of wanted) {
      const left = free[(day - from) * productIds.length + product] ?? 0;
      if (left < units) found.push({ product, day, needed: units, free: left });
    }
  }
  return found;
}
