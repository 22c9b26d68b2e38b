import type { Report } from './types.ts';

/** What figures are wanted of: a product with stock of its own is made of itself, once. */
export interface Asked {
  readonly id: string;
  readonly parts: readonly PartOf[];
}

interface PartOf {
  /** Its index in the report. */
  readonly product: number;
  /** Units in each kit. */
  readonly quantity: number;
}

/** In the order in which each takes from what a kit's parts allow. */
const TAKEN = ['inRepair', 'lost', 'firm', 'overdue'] as const;

/**
 * The figures of products and kits, in the order asked for, out of those of what has stock. A kit is owned as often as its
 * parts would allow if all were there; what is in repair, lost, firm and overdue each take in turn what they take from
 * that, so that a kit's own sum comes to what its parts allow. What is provisional is what it would take from what is free.
 * Below none whole kits are missing: with one of two speakers too few it is one kit too few.
 */
export function withKits(report: Report, asked: readonly Asked[]): Report {
  if (asked.every(({ id }, place) => report.productIds[place] === id)) return report;
  const made = blank(report, asked);
  for (let day = 0; day < report.days; day++) {
    for (const [place, { parts }] of asked.entries()) fill(made, day * asked.length + place, { report, day, parts });
  }
  return made;
}

function blank({ from, days }: Report, asked: readonly Asked[]): Report {
  const column = () => new Float64Array(days * asked.length);
  return {
    from,
    days,
    productIds: asked.map(({ id }) => id),
    owned: column(),
    inRepair: column(),
    lost: column(),
    firm: column(),
    provisional: column(),
    overdue: column(),
    free: column(),
  };
}

interface Cell {
  readonly report: Report;
  readonly day: number;
  readonly parts: readonly PartOf[];
}

/** Writes the figures of a product or kit on a day. */
function fill(made: Report, at: number, { report, day, parts }: Cell): void {
  const row = day * report.productIds.length;
  const levels = parts.map(({ product }) => report.owned[row + product] ?? 0);
  let allowed = allowedBy(levels, parts);
  const take = (figure: Float64Array): number => {
    for (const [part, { product }] of parts.entries())
      levels[part] = (levels[part] ?? 0) - (figure[row + product] ?? 0);
    const before = allowed;
    allowed = allowedBy(levels, parts);
    return before - allowed;
  };
  made.owned[at] = allowed;
  for (const name of TAKEN) made[name][at] = take(report[name]);
  made.free[at] = allowed;
  made.provisional[at] = take(report.provisional);
}

/** How many kits these units of their parts allow. */
function allowedBy(levels: readonly number[], parts: readonly PartOf[]): number {
  let least = Infinity;
  for (const [part, { quantity }] of parts.entries())
    least = Math.min(least, Math.floor((levels[part] ?? 0) / quantity));
  return least;
}
