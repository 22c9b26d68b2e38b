import { KEY_SCOPES } from '@showbill/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forCompany } from '../platform/tenancy.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Admitter, createAdmitter } from './admission.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import { createCompany, updateCompany } from './companies.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
let database: TestDatabase;
let company: string;
let key: string;
let keyId: string;
let admitters: Map<number, Admitter>;

beforeAll(async () => {
  database = await openTestDatabase();
  admitters = new Map();
});
afterAll(() => database.close());
beforeEach(async () => {
  company = (await createCompany(database.db, { name: 'Hire', currency: 'GBP', country: 'GB' })).id;
  ({ key, id: keyId } = await forCompany(database.db, company, (tx) => createApiKey(tx, company, { name: 'test' })));
});

function admitterOf(limit: number): Admitter {
  const admitter = admitters.get(limit) ?? createAdmitter(database.pool, limit);
  admitters.set(limit, admitter);
  return admitter;
}

/** Shifts every admission of the key into the past. */
async function age(seconds: number): Promise<void> {
  const shifted = (column: string) =>
    sql.raw(`array(
    select t - interval '${seconds} seconds' from unnest(${column}) with ordinality u (t, n) order by n)`);
  await forCompany(database.db, company, async (tx) => {
    await sql`update rate_windows set admitted = ${shifted('admitted')}`.execute(tx);
    await sql`update api_keys set recent = ${shifted('recent')},
      oldest_spilled = oldest_spilled - make_interval(secs => ${seconds})`.execute(tx);
  });
}

async function admitTimes(count: number, limit: number): Promise<string[]> {
  const outcomes = await Promise.all(Array.from({ length: count }, () => admitterOf(limit).admit(key, NOW)));
  return outcomes.map(({ outcome }) => outcome);
}

describe('admit', () => {
  it('gives each of those admitted together an answer of its own', async () => {
    const admissions = await Promise.all(Array.from({ length: 90 }, () => admitterOf(60).admit(key, NOW)));
    const left = admissions.flatMap((admission) => (admission.outcome === 'ok' ? [admission.rate.remaining] : []));
    expect(left.toSorted((a, b) => b - a)).toEqual(Array.from({ length: 60 }, (_, n) => 59 - n));
  });

  it('admits keys of several companies side by side over two servers', async () => {
    const keys = [key];
    for (let i = 0; i < 4; i++) {
      const { id } = await createCompany(database.db, { name: `Hire ${i}`, currency: 'GBP', country: 'GB' });
      keys.push((await forCompany(database.db, id, (tx) => createApiKey(tx, id, { name: 'test' }))).key);
    }
    const second = createAdmitter(database.pool, 60);
    const asked = Array.from({ length: 500 }, (_, n) =>
      (n % 2 === 0 ? admitterOf(60) : second).admit(keys[n % keys.length] ?? '', NOW),
    );
    const admissions = await Promise.all(asked);
    const ok = admissions.flatMap((admission) => (admission.outcome === 'ok' ? [admission.account.companyId] : []));
    expect([...Map.groupBy(ok, (id) => id).values()].map((of) => of.length)).toEqual([60, 60, 60, 60, 60]);
  });

  it('admits exactly the limit out of 200 at once', async () => {
    const outcomes = await admitTimes(200, 60);
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(60);
    expect(outcomes.filter((outcome) => outcome === 'rate_limited')).toHaveLength(140);
  });

  it('never has servers wait for each other in a circle, whatever keys come together', async () => {
    const keys = await forCompany(database.db, company, async (tx) => {
      const made: string[] = [];
      for (let i = 0; i < 60; i++) made.push((await createApiKey(tx, company, { name: `test ${i}` })).key);
      return made;
    });
    const servers = [1, 2, 3].map(() => createAdmitter(database.pool, 1000));
    const callers = servers.flatMap((server) => Array.from({ length: 30 }, (_, caller) => ({ server, caller })));
    const outcomes = await Promise.all(
      callers.map(async ({ server, caller }) => {
        const seen = new Set<string>();
        for (let i = 0; i < 120; i++) {
          const key = keys[(i * 7 + caller * 13 + (i >> 3)) % keys.length] ?? '';
          seen.add((await server.admit(key, NOW)).outcome);
        }
        return [...seen];
      }),
    );
    expect(new Set(outcomes.flat())).toEqual(new Set(['ok']));
  });

  it('counts what is left and when a place comes free', async () => {
    const first = await admitterOf(60).admit(key, NOW);
    expect(first).toMatchObject({ outcome: 'ok', rate: { limit: 60, remaining: 59 } });
    await age(100);
    const second = await admitterOf(60).admit(key, NOW);
    if (second.outcome !== 'ok') throw new Error(second.outcome);
    expect(second.rate.remaining).toBe(58);
    expect(second.rate.resetSeconds).toBeGreaterThan(3495);
    expect(second.rate.resetSeconds).toBeLessThanOrEqual(3500);
  });

  it('slides: each admission counts for 3,600 seconds and no longer', async () => {
    await admitTimes(30, 60);
    await age(1800);
    await admitTimes(30, 60);
    expect(await admitTimes(1, 60)).toEqual(['rate_limited']);
    await age(1799);
    expect(await admitTimes(1, 60)).toEqual(['rate_limited']);
    await age(2);
    expect((await admitTimes(60, 60)).filter((outcome) => outcome === 'ok')).toHaveLength(30);
  });

  it('does not count what it refused', async () => {
    await admitTimes(120, 60);
    await age(3601);
    expect((await admitTimes(61, 60)).filter((outcome) => outcome === 'ok')).toHaveLength(60);
  });

  it.each([1, 63, 64, 65, 128, 150])('holds a limit of %i across the parts of its window', async (limit) => {
    expect((await admitTimes(limit + 5, limit)).filter((outcome) => outcome === 'ok')).toHaveLength(limit);
    await age(3601);
    expect((await admitTimes(limit + 5, limit)).filter((outcome) => outcome === 'ok')).toHaveLength(limit);
    const { rows } = await forCompany(database.db, company, (tx) =>
      sql<{ parts: bigint }>`select count(*) as parts from rate_windows`.execute(tx),
    );
    expect(Number(rows[0]?.parts)).toBeLessThanOrEqual(limit / 64);
  });

  it('refuses under a limit that was lowered, and says truly when it will admit', async () => {
    await admitTimes(80, 100);
    await age(1000);
    await admitTimes(5, 100);
    const refused = await admitterOf(60).admit(key, NOW);
    if (refused.outcome !== 'rate_limited') throw new Error(refused.outcome);
    await age(refused.rate.resetSeconds + 0.01);
    expect(await admitTimes(1, 60)).toEqual(['ok']);
  });

  it('gives the quota of the company, places under way included and dead ones left out', async () => {
    const month = '2026-11-01';
    await forCompany(database.db, company, async (tx) => {
      await tx.insertInto('allowance_months').values({ company_id: company, month, used: 7 }).execute();
      for (const [id, seconds] of [
        ['00000000-0000-7000-8000-000000000001', 60],
        ['00000000-0000-7000-8000-000000000002', -1],
      ] as const) {
        const lease_until = sql<Date>`now() + make_interval(secs => ${seconds})`;
        await tx.insertInto('allowance_reservations').values({ company_id: company, id, month, lease_until }).execute();
      }
    });
    expect(await admitterOf(60).admit(key, NOW)).toMatchObject({ quota: { used: 6, limit: 120 } });
    expect(await admitterOf(60).admit(key, new Date('2026-12-01T00:00:00Z'))).toMatchObject({ quota: { used: 0 } });
  });

  it('refuses a revoked key at once, and an unknown one', async () => {
    await revokeApiKey(database.db, keyId, NOW);
    expect(await admitterOf(60).admit(key, NOW)).toEqual({ outcome: 'invalid_key' });
    expect(await admitterOf(60).admit(`${key}x`, NOW)).toEqual({ outcome: 'invalid_key' });
  });

  it('refuses another plan and an inactive subscription, in this order, without counting them', async () => {
    await updateCompany(database.db, company, { plan: 'starter', subscription: 'past_due' });
    expect(await admitTimes(3, 2)).toEqual(['plan_required', 'plan_required', 'plan_required']);
    await updateCompany(database.db, company, { plan: 'business' });
    expect(await admitTimes(1, 2)).toEqual(['subscription_inactive']);
    await updateCompany(database.db, company, { subscription: 'cancelled' });
    expect(await admitTimes(1, 2)).toEqual(['subscription_inactive']);
    await updateCompany(database.db, company, { subscription: 'active' });
    expect(await admitTimes(2, 2)).toEqual(['ok', 'ok']);
  });

  it('refuses a key what it was not made for, after plan and subscription, without counting it', async () => {
    const made = await forCompany(database.db, company, (tx) =>
      createApiKey(tx, company, { name: 'r', scopes: ['read'] }),
    );
    const admit = (needs?: 'read' | 'write' | 'money') => admitterOf(2).admit(made.key, NOW, { needs });
    const together = await Promise.all([admit('write'), admit('read'), admit('money'), admit('write')]);
    expect(together.map(({ outcome }) => outcome)).toEqual([
      'scope_required',
      'ok',
      'scope_required',
      'scope_required',
    ]);
    await admit();
    expect([await admit(), await admit('write')]).toMatchObject([
      { outcome: 'rate_limited' },
      { outcome: 'scope_required' },
    ]);
    await updateCompany(database.db, company, { subscription: 'past_due' });
    expect(await admit('write')).toMatchObject({ outcome: 'subscription_inactive' });
  });

  it.each([
    [undefined, ['ok', 'ok', 'scope_required']],
    [[], ['ok', 'scope_required', 'scope_required']],
    [['money'], ['ok', 'scope_required', 'ok']],
    [
      ['write', 'money'],
      ['ok', 'ok', 'ok'],
    ],
  ] as const)('lets a key made with %j read, write and know of money: %j', async (scopes, outcomes) => {
    const made = await forCompany(database.db, company, (tx) => createApiKey(tx, company, { name: 'k', scopes }));
    for (const [n, needs] of KEY_SCOPES.entries()) {
      expect((await admitterOf(60).admit(made.key, NOW, { needs })).outcome).toBe(outcomes[n]);
    }
  });

  it('takes a key with an end for an invalid one once its last day is over where the company is, and not before', async () => {
    await updateCompany(database.db, company, { timeZone: 'Pacific/Auckland' });
    const ends = { name: 'summer', expiresOn: '2026-11-20' };
    const made = await forCompany(database.db, company, (tx) => createApiKey(tx, company, ends));
    const at = async (moment: string) => (await admitterOf(60).admit(made.key, new Date(moment))).outcome;
    expect(await at('2026-11-20T10:59:59Z')).toBe('ok');
    expect(await at('2026-11-20T11:00:00Z')).toBe('invalid_key');
  });

  it('counts nothing for a request that is free, beside others that are not', async () => {
    const admit = (free: boolean) => admitterOf(2).admit(key, NOW, { free });
    const first = await admit(true);
    expect(first).toMatchObject({ outcome: 'ok', rate: { remaining: 2, resetSeconds: 3600 } });
    const together = await Promise.all([true, false, true, false, true].map(admit));
    expect(together.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
    expect([await admit(false), await admit(true)]).toMatchObject([{ outcome: 'rate_limited' }, { outcome: 'ok' }]);
    await age(3601);
    expect([await admit(true), ...(await Promise.all([admit(false), admit(false)])), await admit(false)]).toMatchObject(
      [{ outcome: 'ok' }, { outcome: 'ok' }, { outcome: 'ok' }, { outcome: 'rate_limited' }],
    );
    await revokeApiKey(database.db, keyId, NOW);
    expect(await admit(true)).toEqual({ outcome: 'invalid_key' });
  });

  it('notes when a key was last used', async () => {
    await admitterOf(60).admit(key, NOW);
    const [listed] = await forCompany(database.db, company, (tx) => listApiKeys(tx, company, NOW));
    expect(listed?.lastUsedAt).toBeInstanceOf(Date);
  });
});
