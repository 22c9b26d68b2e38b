import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { inEnglish } from '../../refusals/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';
import { wrappedDrafter } from '../../testing/wrapped-drafter.ts';
import { canonicalJson } from '../idempotently.ts';

const BRIEF = { event: { description: 'Conference for 120 with a keynote', days: 2 } };

/** Drafts when it is let go, or fails. */
function lettingGo() {
  let runs = 0;
  let outcome = Promise.withResolvers<void>();
  const drafter = wrappedDrafter({
    before: () => {
      runs += 1;
      return outcome.promise;
    },
  });
  return {
    drafter,
    runs: () => runs,
    finish: () => outcome.resolve(),
    fail: () => {
      outcome.reject(new AppError('generation_failed', inEnglish('nothing usable')));
      outcome.promise.catch(() => {});
    },
    again: () => {
      outcome = Promise.withResolvers<void>();
    },
  };
}

/** Counts the times that somebody has looked at a key: whoever does is waiting for another. */
function countLooks() {
  const looks = new WeakSet<object>();
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const [start] = node.kind === 'RawNode' ? node.sqlFragments : [];
      if (start !== undefined && /^\s*select body_hash/.test(start)) looks.add(queryId);
      return node;
    },
    async transformResult({ queryId, result }) {
      if (looks.has(queryId)) count += 1;
      return result;
    },
  };
  return { plugin, count: () => count };
}

const held = lettingGo();
const looks = countLooks();
let service: TestService;
let second: TestService;
let company: TestCompany;

beforeAll(async () => {
  const database = await openTestDatabase();
  const db = database.db.withPlugin(looks.plugin);
  service = await startTestService({ drafter: held.drafter, db }, database);
  second = await startTestService({ drafter: held.drafter, db }, database);
  company = await service.company();
});
afterAll(async () => {
  await second.close();
  await service.close();
});

function create(key: string, body: unknown = BRIEF, on = service) {
  return on.call('POST', '/v1/proposals', { key: company.key, body, headers: { 'idempotency-key': key } });
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('it never came true');
    await new Promise(setImmediate);
  }
}

async function someoneWaits(): Promise<void> {
  const before = looks.count();
  await until(() => looks.count() > before);
}

function proposals(): Promise<number> {
  return forCompany(service.context.db, company.id, async (tx) => {
    const { rows } = await sql<{ n: bigint }>`select count(*) as n from proposals`.execute(tx);
    return Number(rows[0]?.n);
  });
}

describe('Idempotency-Key', () => {
  it('makes one proposal of ten equal requests at once on two servers, and answers all alike', async () => {
    held.again();
    const before = held.runs();
    const asked = Array.from({ length: 10 }, (_, n) => create('ten', BRIEF, n % 2 === 0 ? service : second));
    await until(() => held.runs() > before);
    held.finish();
    const answers = await Promise.all(asked);
    expect(held.runs()).toBe(before + 1);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(9);
    expect(await proposals()).toBe(1);
  });

  it('answers later as it did at first, whatever the order of members and spaces', async () => {
    const first = await create('later', BRIEF);
    const again = await create('later', `{ "event": {"days": 2, "description": "Conference for 120 with a keynote"} }`);
    expect(again.text).toBe(first.text);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(first.headers['idempotency-replayed']).toBeUndefined();
  });

  it('answers 409 conflict when the body is another', async () => {
    await create('conflict');
    const { status, json } = await create('conflict', { event: { description: 'Something else with a speaker' } });
    expect([status, json.error.code]).toEqual([409, 'conflict']);
  });

  it('checks the body before the key', async () => {
    await create('order');
    expect((await create('order', { event: {} })).status).toBe(400);
  });

  it('keeps no failure: those who wait get it, a retry runs again', async () => {
    held.again();
    const before = held.runs();
    const asked = [create('failing'), create('failing', BRIEF, second)];
    await until(() => held.runs() > before);
    await someoneWaits();
    held.fail();
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual([502, 502]);
    held.again();
    held.finish();
    const retry = await create('failing');
    expect(retry.status).toBe(201);
    expect(retry.headers['idempotency-replayed']).toBeUndefined();
  });

  it('answers 503 to those who wait for a process that died, and lets a retry run', async () => {
    held.again();
    const before = held.runs();
    const first = create('dying');
    await until(() => held.runs() > before);
    const waiting = create('dying', BRIEF, second);
    await someoneWaits();
    await forCompany(service.context.db, company.id, (tx) =>
      sql`update idempotency_keys set lease_until = now() - interval '1 second', attempt = gen_random_uuid()
          where key = 'dying'`.execute(tx),
    );
    const { status, headers } = await waiting;
    expect([status, headers['retry-after']]).toEqual([503, '1']);
    held.finish();
    // the one that was taken for dead finds its key gone, and saves nothing
    expect((await first).status).toBe(503);
    expect((await create('dying')).status).toBe(201);
  });

  it('lets a key be used anew after 24 hours', async () => {
    const first = await create('old');
    await forCompany(service.context.db, company.id, (tx) =>
      sql`update idempotency_keys set created_at = created_at - interval '24 hours 1 second' where key = 'old'`.execute(
        tx,
      ),
    );
    const again = await create('old', { event: { description: 'Another conference with a speaker' } });
    expect(again.status).toBe(201);
    expect(again.json.id).not.toBe(first.json.id);
  });

  it('belongs to one company', async () => {
    const mine = await create('shared');
    const other = await service.company();
    const theirs = await service.call('POST', '/v1/proposals', {
      key: other.key,
      body: BRIEF,
      headers: { 'idempotency-key': 'shared' },
    });
    expect(theirs.status).toBe(201);
    expect(theirs.json.id).not.toBe(mine.json.id);
  });

  it('refuses an empty key and one of 256 characters, and takes one of 255', async () => {
    for (const key of ['', 'k'.repeat(256)]) {
      const { status, json } = await create(key);
      expect([status, json.error.param]).toEqual([400, 'Idempotency-Key']);
    }
    expect((await create('k'.repeat(255))).status).toBe(201);
  });

  it('compares bodies by what they say', () => {
    expect(canonicalJson({ b: [2, { d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[2,{"c":null,"d":1}]}');
    expect(canonicalJson({ a: [1, 2] })).not.toBe(canonicalJson({ a: [2, 1] }));
  });
});
