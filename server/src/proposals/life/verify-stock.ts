import { type Booking, listBookings } from '../../availability/index.ts';
import { lockStock } from '../../catalogue/index.ts';
import type { Tx } from '../../platform/db.ts';
import { expectedBookings, holdStockFor } from './hold-stock.ts';

/** What a proposal should hold of a product and what is booked; null: nothing. */
export interface StockDifference {
  readonly proposalId: string;
  readonly productId: string;
  readonly expected: Booking | null;
  readonly found: Booking | null;
}

/**
 * Compares a company's bookings with the proposals they come from: how many proposals were checked, and every booking
 * that is missing, superfluous or other than it should be. With `rebuild` they are made anew where they differ.
 */
export async function verifyStock(
  tx: Tx,
  companyId: string,
  { rebuild }: { readonly rebuild: boolean },
): Promise<{ checked: number; differences: StockDifference[] }> {
  await lockStock(tx, companyId);
  const expected = await expectedBookings(tx, companyId);
  const differences = compare([...expected.values()].flat(), await listBookings(tx, companyId));
  if (rebuild) {
    for (const id of new Set(differences.map(({ proposalId }) => proposalId))) await holdStockFor(tx, companyId, id);
  }
  return { checked: expected.size, differences };
}

function compare(expected: readonly Booking[], found: readonly Booking[]): StockDifference[] {
  const booked = new Map(found.map((booking) => [keyOf(booking), booking]));
  const differences: StockDifference[] = [];
  for (const should of expected) {
    const is = booked.get(keyOf(should)) ?? null;
    booked.delete(keyOf(should));
    if (is === null || !isSame(should, is)) differences.push(difference(should, is));
  }
  for (const superfluous of booked.values()) differences.push(difference(null, superfluous));
  return differences;
}

function keyOf({ proposalId, productId }: Booking): string {
  return `${proposalId} ${productId}`;
}

function isSame(a: Booking, b: Booking): boolean {
  return (
    a.kind === b.kind &&
    a.quantity === b.quantity &&
    a.from === b.from &&
    a.until === b.until &&
    a.daysBefore === b.daysBefore &&
    a.daysAfter === b.daysAfter &&
    a.left === b.left &&
    a.validUntil === b.validUntil
  );
}

function difference(expected: Booking | null, found: Booking | null): StockDifference {
  const { proposalId = '', productId = '' } = expected ?? found ?? {};
  return { proposalId, productId, expected, found };
}
