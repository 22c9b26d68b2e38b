import { sql } from 'kysely';
import { type Company, createCompany } from '../accounts/index.ts';
import { importCatalogue } from '../catalogue/index.ts';
import { dayNumber, dayOf } from '../platform/days.ts';
import type { Db, Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { forCompany } from '../platform/tenancy.ts';
import { trackedProducts } from './read-stock.ts';

export const NOW = new Date('2026-11-20T10:00:00.000Z');
export const TODAY = dayNumber('2026-11-20');

/** A company that owns 50 of each of some tracked products. */
export async function makeCompany(db: Db, products: readonly string[]): Promise<Company> {
  const company = await createCompany(db, { name: 'Northlight', currency: 'GBP', country: 'GB' });
  const rows = products.map((name) => `${name},audio,day,10,50`);
  const file = new TextEncoder().encode(['name,category,unit,unit_price,owned', ...rows].join('\n'));
  await forCompany(db, company.id, (tx) => importCatalogue(tx, company, file, { skipInvalid: false, now: NOW }));
  return company;
}

/** Makes `count` accepted proposals; returns their ids. */
export async function makeProposals(tx: Tx, companyId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  await sql`
    insert into proposals (company_id, id, number, status, title, scope_summary, currency, subtotal, total, drafted_by,
      event_description, event_days, share_token, created_at, updated_at)
    select ${companyId}::uuid, id, id::text, 'accepted', 'A job', '', 'GBP', 0, 0, 'builtin', '', 1, id::text, ${NOW}, ${NOW}
    from unnest(${ids}::uuid[]) id`.execute(tx);
  return ids;
}

export interface TestBooking {
  /** Index of the product. */
  readonly product?: number;
  readonly kind?: 'provisional' | 'firm';
  readonly quantity?: number;
  /** Numbers of days, [from, until). */
  readonly from: number;
  readonly until: number;
  readonly left?: number | null;
  readonly validUntil?: number | null;
}

/** Books each for an accepted proposal of its own; returns their ids. */
export async function book(db: Db, company: Company, bookings: readonly TestBooking[]): Promise<string[]> {
  return forCompany(db, company.id, async (tx) => {
    const products = await trackedProducts(tx, company.id, null);
    const proposals = await makeProposals(tx, company.id, bookings.length);
    const rows = bookings.map(({ product = 0, kind = 'firm', quantity = 1, from, until, left, validUntil }, at) => ({
      proposal: proposals[at],
      product: products[product]?.id,
      kind,
      quantity,
      from: day(from),
      until: day(until),
      left: day(left),
      valid: day(validUntil),
    }));
    await sql`
      insert into bookings (company_id, proposal_id, product_id, kind, quantity, from_day, until_day, left_day, valid_until)
      select ${company.id}::uuid, proposal, product, kind, quantity, "from", until, "left", valid
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b (proposal uuid, product uuid, kind text,
        quantity integer, "from" date, until date, "left" date, valid date)`.execute(tx);
    return proposals;
  });
}

function day(number: number | null | undefined): string | null {
  return number === null || number === undefined ? null : dayOf(number);
}
