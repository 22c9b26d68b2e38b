import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { openOwnDatabase, type TestDatabase } from '../../testing/database.ts';
import { countTry, forgiveTry, type Try } from './slow-down.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database.close());

/** 0: it was let through; else the seconds to wait. */
async function wait(attempt: Omit<Try, 'kind'>, kind: Try['kind'] = 'sign-in'): Promise<number> {
  try {
    await countTry(database.db, { kind, ...attempt });
    return 0;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
    return error.details.retryAfterSeconds ?? Number.NaN;
  }
}

async function repeat(times: number, attempt: Omit<Try, 'kind'>): Promise<number[]> {
  const waits = [];
  for (let i = 0; i < times; i++) waits.push(await wait(attempt));
  return waits;
}

function pass(time: string) {
  return sql`update tries set last_at = last_at - ${time}::interval, next_at = next_at - ${time}::interval`.execute(
    database.db,
  );
}

describe('tries', () => {
  it('are free five times at an account, then wait twice as long each time, at most a quarter of an hour', async () => {
    expect(await repeat(5, { at: 'growing' })).toEqual([0, 0, 0, 0, 0]);
    const waits = [];
    for (let i = 0; i < 10; i++) {
      waits.push(await wait({ at: 'growing' }));
      await pass('15 minutes');
      expect(await wait({ at: 'growing' })).toBe(0);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
  });

  it('that have to wait are not counted', async () => {
    await repeat(5, { at: 'patient' });
    expect(await repeat(3, { at: 'patient' })).toEqual([5, 5, 5]);
  });

  it('are forgotten a day after the last, and at an account by a success', async () => {
    await repeat(5, { at: 'forgotten' });
    await pass('25 hours');
    expect(await repeat(6, { at: 'forgotten' })).toEqual([0, 0, 0, 0, 0, 5]);
    await forgiveTry(database.db, { kind: 'sign-in', at: 'Forgotten' });
    expect(await repeat(6, { at: 'forgotten' })).toEqual([0, 0, 0, 0, 0, 5]);
  });

  it('are free twenty times from one address, of which a success takes back its own alone', async () => {
    expect(await repeat(19, { from: '203.0.113.1' })).toEqual(Array<number>(19).fill(0));
    await forgiveTry(database.db, { kind: 'sign-in', from: '203.0.113.1' });
    expect(await repeat(3, { from: '203.0.113.1' })).toEqual([0, 0, 5]);
    expect(await wait({ from: '203.0.113.2' })).toBe(0);
  });

  it('from one customer of IPv6 are of one address, those of IPv4 in IPv6 of theirs', async () => {
    for (let i = 0; i < 20; i++) expect(await wait({ from: `2001:db8::1:${i}` })).toBe(0);
    expect(await wait({ from: '2001:0db8:0:0:9::1%eth0' })).toBe(5);
    expect(await wait({ from: '2001:db8:0:1::1' })).toBe(0);
    for (let i = 0; i < 20; i++) expect(await wait({ from: '203.0.113.9' })).toBe(0);
    expect(await wait({ from: '::ffff:203.0.113.9' })).toBe(5);
    expect(await wait({ from: '::1' })).toBe(0);
  });

  it('at once are let through one at a time', async () => {
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, i) => wait({ at: 'at once', from: `198.51.100.${i}` })),
    );
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  it('of one kind do not slow another', async () => {
    await repeat(6, { at: 'kinds' });
    expect(await wait({ at: 'kinds' }, 'reset')).toBe(0);
  });

  it('leave nothing behind that tells at whom they were', async () => {
    await wait({ at: 'secret@people.example' });
    const { rows } = await sql<{ kept: string }>`select tries::text as kept from tries`.execute(database.db);
    expect(
      rows.filter(({ kept }) => kept.includes('secret') || kept.includes(Buffer.from('secret').toString('hex'))),
    ).toEqual([]);
  });
});
