import type { Category } from '../vocabulary.ts';
import {
  addDecimals,
  type Decimal,
  decimalOf,
  multiplyDecimals,
  multiplyRounded,
  subtractDecimals,
} from './decimal.ts';
import type { ChargedDaysTable, FixedLine } from './types.ts';

/** Work, journeys and what is used up cost the same each day. */
export const EACH_DAY_IN_FULL: ReadonlySet<Category> = new Set(['crew', 'transport', 'consumables']);

/**
 * How many days are charged for `days` days of hire: what the table says for them, the row below where it says
 * nothing, and beyond its last row that row plus `beyondRate` for each further day. Without a table: `days`.
 */
export function chargedDays(days: number, table: ChargedDaysTable | null): Decimal {
  const row = table?.rows.findLast((candidate) => candidate.days <= days);
  if (!table || !row) return decimalOf(days);
  const charged = decimalOf(row.charged);
  if (row !== table.rows.at(-1)) return charged;
  return addDecimals(charged, multiplyDecimals(decimalOf(table.beyondRate), decimalOf(days - row.days)));
}

/** `units × unit price × (charged days − days)` of a line by the day, rounded; null where each of its days is charged in full. */
export function multiDayOf(
  line: FixedLine,
  table: ChargedDaysTable | null,
): { amount: bigint; charged: Decimal } | null {
  if (line.unit !== 'day' || EACH_DAY_IN_FULL.has(line.category)) return null;
  const charged = chargedDays(line.days, table);
  const saved = subtractDecimals(charged, decimalOf(line.days));
  if (saved.coefficient === 0n) return null;
  return { amount: multiplyRounded(BigInt(line.units) * line.unitPrice, saved), charged };
}
