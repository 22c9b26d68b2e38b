import { sql } from 'kysely';
import { type Booking, bookingsFor, type Holding, setBookings } from '../../availability/index.ts';
import type { Tx } from '../../platform/db.ts';
import { type HoldingGround, holdingOf } from './holding.ts';
import { readUnitsHeld } from './units-held.ts';

/** Makes a proposal hold what it should as it stands now, and nothing else; returns what that is. */
export async function holdStockFor(tx: Tx, companyId: string, proposalId: string): Promise<Holding | null> {
  const [found] = await readHoldings(tx, companyId, proposalId);
  if (found === undefined) throw new Error('a proposal vanished while its stock was held');
  await setBookings(tx, companyId, proposalId, found.holding);
  return found.holding;
}

/** The bookings that each proposal of a company should have. */
export async function expectedBookings(tx: Tx, companyId: string): Promise<Map<string, Booking[]>> {
  const holdings = await readHoldings(tx, companyId, null);
  return new Map(holdings.map(({ id, holding }) => [id, bookingsFor(id, holding)]));
}

interface GroundRow extends Omit<HoldingGround, 'units'> {
  readonly id: string;
}

/** What one proposal should hold, or all of a company, by id. */
async function readHoldings(
  tx: Tx,
  companyId: string,
  id: string | null,
): Promise<{ id: string; holding: Holding | null }[]> {
  const { rows } = await sql<GroundRow>`
    select p.id, p.status, p.event_date as date, p.event_days as days, p.valid_until as "validUntil",
      p.delivery_days_before as "daysBefore", p.collection_days_after as "daysAfter", p.dispatched_on as "dispatchedOn"
    from proposals p
    where p.company_id = ${companyId} and (${id}::uuid is null or p.id = ${id}::uuid)
    order by p.id`.execute(tx);
  const units = await readUnitsHeld(tx, companyId, id);
  return rows.map((row) => ({ id: row.id, holding: holdingOf({ ...row, units: units.get(row.id) ?? new Map() }) }));
}
