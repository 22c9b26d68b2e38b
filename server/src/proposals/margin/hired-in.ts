import type { HiredIn, LineItem } from '../proposal.ts';

/** What of it is for one line. */
export interface HiredShare {
  /** Units of the line that cost this instead of their own. */
  readonly units: number;
  readonly cost: bigint;
  /** Nothing is missing in `cost`. */
  readonly whole: boolean;
}

export const NOTHING_HIRED: HiredShare = { units: 0, cost: 0n, whole: true };

type TakingLine = Pick<LineItem, 'catalogItemId' | 'units' | 'optional' | 'picked'>;

/**
 * How what is hired in spreads over the lines that count, in their order, to the minor unit: to those of its product, unit by unit;
 * where there is none, to the first kit that it is a part of, which it makes dearer without replacing a unit. What no line needs
 * is left out.
 */
export function shareHiredIn(lines: readonly TakingLine[], hiredIn: readonly HiredIn[]): HiredShare[] {
  const shares = lines.map(() => NOTHING_HIRED);
  const counting = lines.flatMap((line, place) => (!line.optional || line.picked ? [{ ...line, place }] : []));
  const give = (place: number, { units, cost, whole }: HiredShare) => {
    const before = shares[place] ?? NOTHING_HIRED;
    shares[place] = { units: before.units + units, cost: before.cost + cost, whole: before.whole && whole };
  };
  for (const { productId, units, cost, whole, kits } of hiredIn) {
    const taking = counting.filter(({ catalogItemId }) => catalogItemId === productId);
    const kit = counting.find(({ catalogItemId }) => catalogItemId !== null && kits.includes(catalogItemId));
    if (taking.length === 0) {
      if (kit !== undefined) give(kit.place, { units: 0, cost, whole });
      continue;
    }
    const needed = taking.reduce((sum, line) => sum + line.units, 0);
    const taken = Math.min(units, needed);
    let before = 0;
    for (const line of taking) {
      const after = Math.min(before + line.units, taken);
      const share = { units: after - before, cost: upTo(cost, after, taken) - upTo(cost, before, taken), whole };
      if (share.units > 0) give(line.place, share);
      before = after;
    }
  }
  return shares;
}

function upTo(cost: bigint, units: number, of: number): bigint {
  return (cost * BigInt(units)) / BigInt(of);
}
