import { sql } from 'kysely';
import { dayIn } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { forCompany } from '../platform/tenancy.ts';
import { inEnglish } from '../refusals/index.ts';
import type { Quota } from './admission.ts';

/** How long a reserved place stays taken without a sign of life of the process that took it. */
const LEASE_SECONDS = 60;
export const HEARTBEAT_SECONDS = 20;

/** A place of the monthly allowance, held while a proposal is made. */
export interface Reservation {
  readonly companyId: string;
  readonly id: string;
  readonly quota: Quota;
}

/** The first day of the month that counts for a company at a moment. */
export function allowanceMonth(timeZone: string, moment: Date): string {
  return `${dayIn(timeZone, moment).slice(0, 7)}-01`;
}

/**
 * Takes a place, or throws `quota_exceeded` with used and limit. The month's row is locked while it counts, so `used`
 * never passes the limit however many ask at once. Places whose lease ran out are given back first.
 */
export function reservePlace(db: Db, companyId: string, now: Date): Promise<Reservation> {
  return forCompany(db, companyId, async (tx) => {
    // a place that a crash of PostgreSQL forgets was never settled: settling waits until all before it is on disk
    await sql`set local synchronous_commit = off`.execute(tx);
    const company = await tx
      .selectFrom('companies')
      .select(['time_zone', 'allowance', 'sandbox_of'])
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    const month = allowanceMonth(company.time_zone, now);
    await tx
      .insertInto('allowance_months')
      .values({ company_id: companyId, month, used: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const used = await givePlacesBack(tx, companyId, month);
    const limit = company.allowance;
    if (used >= limit && company.sandbox_of !== null) {
      throw new AppError('quota_exceeded', inEnglish(`test keys make at most ${limit} proposals a month`), {
        used,
        limit,
      });
    }
    if (used >= limit) {
      throw new AppError('quota_exceeded', ({ service }) => service.allowanceUsed(String(limit)), { used, limit });
    }
    const id = newId();
    await tx
      .updateTable('allowance_months')
      .set({ used: used + 1 })
      .where('company_id', '=', companyId)
      .where('month', '=', month)
      .execute();
    await tx
      .insertInto('allowance_reservations')
      .values({ company_id: companyId, id, month, lease_until: leaseEnd })
      .execute();
    return { companyId, id, quota: { used: used + 1, limit } };
  });
}

/**
 * Makes the place final, in the transaction that saves the proposal, and returns the quota as it is then. Throws
 * `unavailable` where the lease ran out and the place was given back: then nothing may be saved.
 */
export async function settlePlace(tx: Tx, reservation: Reservation): Promise<Quota> {
  const settled = await tx
    .deleteFrom('allowance_reservations')
    .where('company_id', '=', reservation.companyId)
    .where('id', '=', reservation.id)
    .returning('month')
    .executeTakeFirst();
  if (settled === undefined) {
    throw new AppError('unavailable', 'the server was held up while making this proposal; please try again', {
      retryAfterSeconds: 1,
    });
  }
  const row = await tx
    .selectFrom('allowance_months')
    .innerJoin('companies', 'companies.id', 'allowance_months.company_id')
    .select(['used', 'allowance'])
    .where('company_id', '=', reservation.companyId)
    .where('month', '=', settled.month)
    .executeTakeFirstOrThrow();
  return { used: row.used, limit: row.allowance };
}

/** What is used of the allowance of the month that counts at a moment. */
export async function readQuota(tx: Tx, companyId: string, now: Date): Promise<Quota> {
  const company = await tx
    .selectFrom('companies')
    .select(['time_zone', 'allowance'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const month = await tx
    .selectFrom('allowance_months')
    .select('used')
    .where('company_id', '=', companyId)
    .where('month', '=', allowanceMonth(company.time_zone, now))
    .executeTakeFirst();
  return { used: month?.used ?? 0, limit: company.allowance };
}

/** Gives the place back after a failure. Doing it twice, or after the lease ran out, changes nothing. */
export function giveBackPlace(db: Db, reservation: Reservation): Promise<void> {
  return forCompany(db, reservation.companyId, async (tx) => {
    await sql`
      with mine as (
        select month from allowance_reservations
        where company_id = ${reservation.companyId} and id = ${reservation.id}
      )
      select 1 from allowance_months m, mine
      where m.company_id = ${reservation.companyId} and m.month = mine.month
      for update of m`.execute(tx);
    await sql`
      with gone as (
        delete from allowance_reservations
        where company_id = ${reservation.companyId} and id = ${reservation.id} returning month
      )
      update allowance_months m set used = m.used - 1 from gone
      where m.company_id = ${reservation.companyId} and m.month = gone.month`.execute(tx);
  });
}

/** A sign of life: the place stays taken. */
export function extendLease(db: Db, reservation: Reservation): Promise<void> {
  return forCompany(db, reservation.companyId, async (tx) => {
    await tx
      .updateTable('allowance_reservations')
      .set({ lease_until: leaseEnd })
      .where('company_id', '=', reservation.companyId)
      .where('id', '=', reservation.id)
      .execute();
  });
}

/** Gives back every place whose process has died; returns how many companies had one. */
export async function sweepExpiredLeases(db: Db): Promise<number> {
  const { rows } = await sql<{ id: string }>`select companies_with_expired_leases() as id`.execute(db);
  for (const { id } of rows) {
    await forCompany(db, id, async (tx) => {
      const months = await tx
        .selectFrom('allowance_reservations')
        .select('month')
        .distinct()
        .where('company_id', '=', id)
        .orderBy('month')
        .execute();
      for (const { month } of months) await givePlacesBack(tx, id, month);
    });
  }
  return rows.length;
}

/** Locks the month's row, gives expired places back, and returns what is used then. */
async function givePlacesBack(tx: Tx, companyId: string, month: string): Promise<number> {
  const row = await tx
    .selectFrom('allowance_months')
    .select('used')
    .where('company_id', '=', companyId)
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const expired = await tx
    .deleteFrom('allowance_reservations')
    .where('company_id', '=', companyId)
    .where('month', '=', month)
    .where('lease_until', '<=', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  const given = Number(expired.numDeletedRows);
  if (given > 0) {
    await tx
      .updateTable('allowance_months')
      .set({ used: row.used - given })
      .where('company_id', '=', companyId)
      .where('month', '=', month)
      .execute();
  }
  return row.used - given;
}

const leaseEnd = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;
