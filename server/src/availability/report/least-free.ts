import type { Report } from './types.ts';

export interface LeastFree {
  /** Units; Infinity where the report has no days, and so nothing that limits. */
  readonly free: number;
  readonly day: number;
}

/** The least that is free of each product over the days of a report, and the first day it is so; by product index. */
export function leastFree({ from, days, productIds, free }: Report): LeastFree[] {
  const products = productIds.length;
  return productIds.map((_, product) => {
    let least: LeastFree = { free: Infinity, day: from };
    for (let day = 0; day < days; day++) {
      const units = free[day * products + product] ?? 0;
      if (units < least.free) least = { free: units, day: from + day };
    }
    return least;
  });
}
