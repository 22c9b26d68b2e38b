import { sql } from 'kysely';
import { addDays } from '../platform/days.ts';
import type { Tx } from '../platform/db.ts';

/** What a proposal holds. */
export interface Holding {
  readonly kind: 'provisional' | 'firm';
  /** First day of the event. */
  readonly from: string;
  /** Number of days. */
  readonly days: number;
  /** Days that it holds before the first and after the last; null: the company's buffer days. */
  readonly daysBefore: number | null;
  readonly daysAfter: number | null;
  /** The day of dispatch of a confirmed job. */
  readonly left: string | null;
  /** The last day on which a provisional holding counts. */
  readonly validUntil: string | null;
  /** Units of each product. */
  readonly units: ReadonlyMap<string, number>;
}

export interface Booking {
  readonly proposalId: string;
  readonly productId: string;
  readonly kind: 'provisional' | 'firm';
  readonly quantity: number;
  readonly from: string;
  /** The day after the last. */
  readonly until: string;
  readonly daysBefore: number | null;
  readonly daysAfter: number | null;
  readonly left: string | null;
  readonly validUntil: string | null;
}

/** The bookings that a holding comes to; none for null. */
export function bookingsFor(proposalId: string, holding: Holding | null): Booking[] {
  if (holding === null) return [];
  const { kind, from, days, daysBefore, daysAfter, left, validUntil } = holding;
  return [...holding.units].map(([productId, quantity]) => ({
    proposalId,
    productId,
    kind,
    quantity,
    from,
    until: addDays(from, days),
    daysBefore,
    daysAfter,
    left,
    validUntil,
  }));
}

/** Puts what a proposal holds in the place of what it held; null: nothing more. */
export async function setBookings(
  tx: Tx,
  companyId: string,
  proposalId: string,
  holding: Holding | null,
): Promise<void> {
  await tx.deleteFrom('bookings').where('company_id', '=', companyId).where('proposal_id', '=', proposalId).execute();
  const bookings = bookingsFor(proposalId, holding);
  if (bookings.length === 0) return;
  await tx
    .insertInto('bookings')
    .values(
      bookings.map((booking) => ({
        company_id: companyId,
        proposal_id: proposalId,
        product_id: booking.productId,
        kind: booking.kind,
        quantity: booking.quantity,
        from_day: booking.from,
        until_day: booking.until,
        days_before: booking.daysBefore,
        days_after: booking.daysAfter,
        left_day: booking.left,
        valid_until: booking.validUntil,
      })),
    )
    .execute();
}

/** All bookings of a company, by proposal and product. */
export async function listBookings(tx: Tx, companyId: string): Promise<Booking[]> {
  const { rows } = await sql<Booking>`
    select proposal_id as "proposalId", product_id as "productId", kind, quantity, from_day as "from",
      until_day as "until", days_before as "daysBefore", days_after as "daysAfter", left_day as "left", valid_until as "validUntil"
    from bookings
    where company_id = ${companyId}
    order by proposal_id, product_id`.execute(tx);
  return rows;
}
