import { type Decimal, formatDecimal, parseDecimal } from '../../platform/money/index.ts';
import type { Adjustment, HiredIn, LineItem } from '../proposal.ts';
import { NOTHING_HIRED, shareHiredIn } from './hired-in.ts';
import { type LineCost, lineCostWith } from './unit-cost.ts';

/** What a company earns with a proposal, in minor units of its currency. */
export interface Margin {
  /** What the client pays without tax: with discounts, surcharges and what several days take off. */
  readonly earned: bigint;
  /** Of all lines that count and whose cost is known. */
  readonly cost: bigint;
  /** `earned` less `cost`: where some costs are not known, the most that it can be. */
  readonly margin: bigint;
  /** Percent of `earned`, to one decimal; null: nothing is earned. */
  readonly percent: string | null;
  /** Lines that count and whose cost is not known. */
  readonly unknown: number;
}

interface Sums {
  readonly total: bigint;
  readonly adjustments: readonly Pick<Adjustment, 'kind' | 'amount'>[];
  readonly lines: readonly Pick<
    LineItem,
    'catalogItemId' | 'unitCost' | 'units' | 'quantity' | 'optional' | 'picked'
  >[];
  readonly hiredIn: readonly HiredIn[];
}

/** By lines, in their order, what one pricing unit costs by the catalogue; null, or none at all: not known. */
export type CatalogueCosts = readonly (bigint | null)[];

/** The margin of a proposal. An option counts from the moment the client has picked it. */
export function marginOf(sums: Sums): Margin {
  return withCosts(sums, costsOf(sums));
}

/**
 * The margin that a minimum is held against: no line costs less than by the catalogue, whatever somebody set for it and whatever
 * a supplier takes.
 */
export function heldMargin({ lines, ...sums }: Sums, catalogue: CatalogueCosts): Margin {
  const raised = lines.map((line, place) => ({ ...line, unitCost: higher(line.unitCost, catalogue[place] ?? null) }));
  const costs = costsOf({ ...sums, lines: raised }).map(({ known, whole }, place) => {
    const least = (catalogue[place] ?? 0n) * BigInt(lines[place]?.quantity ?? 0);
    return { known: known < least ? least : known, whole };
  });
  return withCosts({ lines, ...sums }, costs);
}

function higher(a: bigint | null, b: bigint | null): bigint | null {
  return a === null || (b !== null && b > a) ? b : a;
}

function withCosts({ total, adjustments, lines }: Sums, all: readonly LineCost[]): Margin {
  const tax = adjustments.reduce((sum, { kind, amount }) => (kind === 'tax' ? sum + amount : sum), 0n);
  const costs = all.filter((_, place) => !lines[place]?.optional || lines[place].picked);
  const cost = costs.reduce((sum, { known }) => sum + known, 0n);
  const earned = total - tax;
  const margin = earned - cost;
  return {
    earned,
    cost,
    margin,
    percent: percentOf(margin, earned),
    unknown: costs.filter(({ whole }) => !whole).length,
  };
}

/** What each line costs, in their order. */
export function costsOf({ lines, hiredIn }: Pick<Sums, 'lines' | 'hiredIn'>): LineCost[] {
  const shares = shareHiredIn(lines, hiredIn);
  return lines.map((line, place) => lineCostWith(line, shares[place] ?? NOTHING_HIRED));
}

/** Whether a margin is below so many percent, whatever the costs that are not known may be. */
export function isBelow(
  { margin, earned }: Pick<Margin, 'margin' | 'earned'>,
  least: Decimal | string | null,
): boolean {
  if (least === null) return false;
  const { coefficient, scale } = parseDecimal(least, 'least_margin');
  return margin * 100n * 10n ** BigInt(scale) < coefficient * earned;
}

/** By how much more it would have to come to before tax to earn so many percent; null: it earns them. */
export function shortOf({ margin, earned, cost }: Margin, least: Decimal | string | null): bigint | null {
  if (least === null || !isBelow({ margin, earned }, least)) return null;
  const { coefficient, scale } = parseDecimal(least, 'least_margin');
  const hundred = 100n * 10n ** BigInt(scale);
  // the least sum of which the rest is no more than the cost
  return -floor(-cost * hundred, hundred - coefficient) - earned;
}

/** Half of a tenth is rounded up. */
function percentOf(margin: bigint, earned: bigint): string | null {
  if (earned <= 0n) return null;
  const tenths = floor(2n * margin * 1000n + earned, 2n * earned);
  return formatDecimal({ coefficient: tenths, scale: 1 });
}

/** BigInt division cuts towards zero. */
function floor(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
