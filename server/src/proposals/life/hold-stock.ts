import { sql } from 'kysely';
import { type Booking, bookingsFor, type Holding, setBookings, unitsThatLeft } from '../../availability/index.ts';
import type { Tx } from '../../platform/db.ts';
import { type HoldingGround, holdingOf } from './holding.ts';

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

interface GroundRow extends Omit<HoldingGround, 'out'> {
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
      p.delivery_days_before as "daysBefore", p.collection_days_after as "daysAfter", p.dispatched_on as "dispatchedOn",
      coalesce((
        select jsonb_agg(jsonb_build_object('productId', l.catalog_item_id, 'units', l.units, 'optional', l.is_optional))
        from line_items l where l.company_id = p.company_id and l.proposal_id = p.id), '[]') as lines
    from proposals p
    where p.company_id = ${companyId} and (${id}::uuid is null or p.id = ${id}::uuid)
    order by p.id`.execute(tx);
  const out = await unitsThatLeft(tx, companyId, id, 'out');
  return rows.map((row) => ({ id: row.id, holding: holdingOf({ ...row, out: out.get(row.id) ?? new Map() }) }));
}
