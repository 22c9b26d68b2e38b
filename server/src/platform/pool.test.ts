import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { databaseFault } from './database-faults.ts';
import { createDb, createServicePool, type Db } from './db.ts';
import { newId } from './ids.ts';
import { silentLog } from './log.ts';
import { COMMAND_LIMITS, SERVICE_LIMITS, WORK_LIMITS } from './pool.ts';
import { forCompany } from './tenancy.ts';

const LIMITS = { connections: 3, connect: 300, lock: 200, statement: 600, idleInTransaction: 300, silence: 1500 };

let database: TestDatabase;
let pool: Pool;
let db: Db;
beforeAll(async () => {
  database = await openOwnDatabase();
  pool = createServicePool(database.owner, silentLog, LIMITS);
  db = createDb(pool);
});
afterAll(async () => {
  await db.destroy();
  await database.close();
});

async function faultOf(work: Promise<unknown>) {
  return databaseFault(await work.catch((error: unknown) => error));
}

describe('a connection', () => {
  it('ends a statement that takes too long', async () => {
    expect(await faultOf(pool.query('select pg_sleep(10)'))).toBe('slow');
  });

  it('waits for no lock for long', async () => {
    const holder = await database.pool.connect();
    await holder.query('select pg_advisory_lock(77)');
    expect(await faultOf(pool.query('select pg_advisory_lock(77)'))).toBe('contended');
    await holder.query('select pg_advisory_unlock(77)');
    holder.release();
  });

  it('is not kept by a transaction in which nothing happens', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await new Promise<void>((resolve) => client.once('end', resolve));
    expect(await faultOf(client.query('select 1'))).toBe('away');
    client.release();
  });

  it('is waited for only so long where all are taken', async () => {
    const taken = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
    expect(await faultOf(pool.query('select 1'))).toBe('starved');
    for (const client of taken) client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it.each([SERVICE_LIMITS, WORK_LIMITS, COMMAND_LIMITS])(
    'is told of its own time-out before it counts as silent',
    (limits) => {
      expect(limits.silence).toBeGreaterThan(limits.statement);
      expect(limits.silence).toBeGreaterThan(limits.idleInTransaction);
      expect(limits.lock).toBeLessThanOrEqual(limits.statement);
    },
  );
});

describe("a company's transaction", () => {
  it.each(['40001', '40P01'])('is tried again where it met others (%s)', async (state) => {
    let tries = 0;
    const result = await forCompany(db, newId(), async (tx) => {
      tries += 1;
      if (tries < 3) await sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`).execute(tx);
      return 'done';
    });
    expect([result, tries]).toEqual(['done', 3]);
  });

  it.each([
    ['40P01', 3],
    ['23505', 1],
    ['57014', 1],
  ])('gives up what fails with %s after %d tries', async (state, most) => {
    let tries = 0;
    const failing = forCompany(db, newId(), (tx) => {
      tries += 1;
      return sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`).execute(tx);
    });
    await expect(failing).rejects.toMatchObject({ code: state });
    expect(tries).toBe(most);
  });
});
