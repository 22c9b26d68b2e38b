import { invalidRequest } from '../../platform/errors.ts';
import { isWithinLimit } from '../../platform/money/index.ts';
import type { HiredShare } from './hired-in.ts';
import { type UnitPriceSettings, unitPrice } from '../price/index.ts';

/**
 * What one pricing unit of a product costs the company, in minor units of its currency → the same in those of the
 * proposal's: cost × exchange rate, rounded once, half up. A region changes what is charged, not what it costs. Null: it
 * is not known.
 */
export function unitCost(costPrice: bigint | null, settings: Omit<UnitPriceSettings, 'regionalFactor'>): bigint | null {
  return costPrice === null ? null : unitPrice(costPrice, { ...settings, regionalFactor: '1' });
}

export interface CostedLine {
  /** Minor units of the proposal's currency; null: not known. */
  readonly unitCost: bigint | null;
  /** Pricing units, a whole number. */
  readonly quantity: number;
}

/** What a line costs the company: `quantity × unitCost`. */
export function lineCost({ unitCost: cost, quantity }: CostedLine): bigint | null {
  return cost === null ? null : cost * BigInt(quantity);
}

/** What a line costs with what is hired in for it, as far as that is known. */
export interface LineCost {
  readonly known: bigint;
  /** Nothing of it is missing. */
  readonly whole: boolean;
}

/** The same where some of its units come from a supplier: those cost what the supplier takes, the others what they always do. */
export function lineCostWith(line: CostedLine & { readonly units: number }, hired: HiredShare): LineCost {
  const own = lineCost(line);
  const ownUnits = line.units - hired.units;
  const known = own === null ? hired.cost : (own * BigInt(ownUnits)) / BigInt(line.units) + hired.cost;
  return { known, whole: hired.whole && (own !== null || ownUnits === 0) };
}

/** Throws `invalid_request` where costs come to more than a JSON number holds exactly. */
export function checkCosts(lines: readonly CostedLine[]): void {
  const cost = lines.reduce((sum, line) => sum + (lineCost(line) ?? 0n), 0n);
  if (!isWithinLimit(cost)) throw invalidRequest('line_items', ({ drafts }) => drafts.tooLarge);
}
