import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../platform/errors.ts';
import { forCompany } from '../platform/tenancy.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import {
  allowanceMonth,
  extendLease,
  giveBackPlace,
  type Reservation,
  reservePlace,
  settlePlace,
  sweepExpiredLeases,
} from './allowance.ts';
import { createCompany, updateCompany } from './companies.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
let database: TestDatabase;
let company: string;

beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  company = (await createCompany(database.db, { name: 'Hire', currency: 'GBP', country: 'GB' })).id;
  await updateCompany(database.db, company, { allowance: 10 });
});

function used(month = '2026-11-01'): Promise<number> {
  return forCompany(database.db, company, async (tx) => {
    const row = await tx.selectFrom('allowance_months').select('used').where('month', '=', month).executeTakeFirst();
    return row?.used ?? 0;
  });
}

/** As if the process that holds the place had died long ago. */
async function lapse(reservation: Reservation): Promise<void> {
  await forCompany(database.db, company, (tx) =>
    sql`update allowance_reservations set lease_until = now() - interval '1 second' where id = ${reservation.id}`.execute(
      tx,
    ),
  );
}

function settle(reservation: Reservation) {
  return forCompany(database.db, company, (tx) => settlePlace(tx, reservation));
}

describe('the allowance', () => {
  it('gives exactly ten places of ten to fifty at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => reservePlace(database.db, company, NOW)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toHaveLength(40);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(AppError);
      expect(refusal).toMatchObject({ code: 'quota_exceeded', details: { used: 10, limit: 10 } });
    }
    expect(await used()).toBe(10);
  });

  it('keeps a settled place and gives a failed one back, once', async () => {
    const kept = await reservePlace(database.db, company, NOW);
    const failed = await reservePlace(database.db, company, NOW);
    expect(await settle(kept)).toEqual({ used: 2, limit: 10 });
    await giveBackPlace(database.db, failed);
    await giveBackPlace(database.db, failed);
    await giveBackPlace(database.db, kept);
    expect(await used()).toBe(1);
  });

  it('gives back the place of a process that died: to the next who asks, and by the sweep', async () => {
    const dead = await reservePlace(database.db, company, NOW);
    await lapse(dead);
    await updateCompany(database.db, company, { allowance: 1 });
    const next = await reservePlace(database.db, company, NOW);
    expect(next.quota).toEqual({ used: 1, limit: 1 });
    await lapse(next);
    expect(await sweepExpiredLeases(database.db)).toBe(1);
    expect(await used()).toBe(0);
    expect(await sweepExpiredLeases(database.db)).toBe(0);
  });

  it('lets nothing be saved on a place that was given back', async () => {
    const stalled = await reservePlace(database.db, company, NOW);
    await lapse(stalled);
    await sweepExpiredLeases(database.db);
    await expect(settle(stalled)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await used()).toBe(0);
  });

  it('holds a place as long as there are signs of life', async () => {
    const alive = await reservePlace(database.db, company, NOW);
    await lapse(alive);
    await extendLease(database.db, alive);
    expect(await sweepExpiredLeases(database.db)).toBe(0);
    expect(await settle(alive)).toEqual({ used: 1, limit: 10 });
  });

  it('survives every order of reserving, failing, lapsing and sweeping at once', async () => {
    await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const reservation = await reservePlace(database.db, company, NOW).catch(() => null);
        if (reservation === null) return;
        if (n % 3 === 0) await lapse(reservation);
        if (n % 3 === 1) await sweepExpiredLeases(database.db);
        await giveBackPlace(database.db, reservation);
      }),
    );
    await sweepExpiredLeases(database.db);
    expect(await used()).toBe(0);
  });

  it("counts by the calendar month of the company's time zone", () => {
    expect(allowanceMonth('Pacific/Auckland', new Date('2026-11-30T12:00:00Z'))).toBe('2026-12-01');
    expect(allowanceMonth('America/New_York', new Date('2026-12-01T03:00:00Z'))).toBe('2026-11-01');
  });
});
