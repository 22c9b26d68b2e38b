import type { ServerResponse } from 'node:http';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDb, createServicePool, type Db } from '../platform/db.ts';
import { silentLog } from '../platform/log.ts';
import { createOutbound, type Lookup, type Outbound } from '../platform/outbound/index.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { type Receiver, startReceiver, TEST_CA } from '../testing/tls/receiver.ts';
import { claimDeliveries, finishDelivery } from './claim.ts';
import { after, asSuperuser, HOUR, NOW, openSubscriber, type Subscriber, until } from './fixtures.ts';
import { deliverDue, startDispatcher } from './index.ts';

/** Who delivers what when, over several dispatchers at once. */

const HOME: Lookup = async () => ['127.0.0.1'];

let database: TestDatabase;
/** What a second process over the same database works with. */
let second: { pool: Pool; db: Db };
let outbound: Outbound;
let subscriber: Subscriber;
/** What the dispatchers logged as an error. */
let errors: string[];

beforeAll(async () => {
  database = await openOwnDatabase();
  const pool = createServicePool(database.owner, silentLog);
  second = { pool, db: createDb(pool) };
  outbound = createOutbound({ allowPrivate: true, lookup: HOME, ca: TEST_CA });
});
afterAll(async () => {
  outbound.close();
  await second.db.destroy();
  await database.close();
});
beforeEach(async () => {
  subscriber = await openSubscriber({ ...database, outbound });
  errors = [];
});

/** What a test has opened, to be ended in reverse, however it went. */
const left: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const end of left.splice(0).toReversed()) await end();
  await asSuperuser(database.owner, (client) => client.query('delete from webhooks'));
});

const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });

function at(moment?: Date) {
  return subscriber.at(moment, { log });
}

async function receiver(...respond: Parameters<typeof startReceiver>): Promise<Receiver> {
  const opened = await startReceiver(...respond);
  left.push(() => opened.close());
  return opened;
}

/** A receiver that keeps whoever asks waiting until they are let go, and counts how many do at once. */
async function holdingReceiver() {
  const waiting: { response: ServerResponse; path: string }[] = [];
  let held = true;
  let most = 0;
  const { port, requests } = await receiver((response, { path }) => {
    if (held) waiting.push({ response, path });
    else response.writeHead(204).end();
    most = Math.max(most, waiting.length);
  });
  return {
    port,
    requests,
    waiting,
    /** How many waited at once at most. */
    most: () => most,
    /** Answers those who wait. */
    answer(status: number) {
      for (const { response } of waiting.splice(0)) response.writeHead(status).end();
    },
    /** Answers 204 from now on. */
    letGo() {
      held = false;
      this.answer(204);
    },
  };
}

function url(port: number, path = '/'): string {
  return `https://hook.test:${port}${path}`;
}

/** A subscription of a receiver, `count` events waiting for it, and nobody else told of them. */
async function subscribed(port: number, path: string, count = 0) {
  const webhook = await subscriber.subscribe(url(port, path));
  for (let n = 0; n < count; n++) await subscriber.happen();
  return webhook;
}

/** What one dispatcher has claimed is nobody's any more, as when its process has died 22 seconds ago. */
function lapse(): Promise<unknown> {
  return asSuperuser(database.owner, (client) =>
    client.query(`update deliveries set lease_until = clock_timestamp() where state = 'sending'`),
  );
}

/** Resolves once the backend is gone. */
async function terminate(pid: number | undefined): Promise<void> {
  await asSuperuser(database.owner, async (client) => {
    await client.query('select pg_terminate_backend($1)', [pid]);
    await until(async () => {
      const { rowCount } = await client.query('select from pg_stat_activity where pid = $1', [pid]);
      return rowCount === 0;
    });
  });
}

describe('one subscription', () => {
  it('has at most four deliveries under way, over all dispatchers', async () => {
    const hook = await holdingReceiver();
    const { id } = await subscribed(hook.port, '/four', 12);
    const all = [deliverDue(at()), deliverDue(subscriber.at(NOW, { ...second, log }))];
    for (let left = 12; left > 0; left -= 4) {
      await until(() => hook.waiting.length === 4);
      expect((await subscriber.states(id)).filter((state) => state === 'sending')).toHaveLength(4);
      hook.answer(204);
    }
    await Promise.all(all);
    expect([hook.most(), hook.requests.length]).toEqual([4, 12]);
    expect(new Set(hook.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
    expect(errors).toEqual([]);
  });

  it('that fails has one under way, and four again after a success', async () => {
    const hook = await holdingReceiver();
    await subscribed(hook.port, '/breaker', 12);
    const all = deliverDue(at());
    await until(() => hook.waiting.length === 4);
    hook.answer(500);
    await until(() => hook.waiting.length === 4);
    hook.answer(500);
    for (let left = 4; left > 1; left -= 1) {
      await until(() => hook.waiting.length > 0);
      // nothing more may be claimed meanwhile
      expect(await claimDeliveries(subscriber.at(), 100)).toEqual([]);
      expect(hook.waiting).toHaveLength(1);
      hook.answer(503);
    }
    await until(() => hook.waiting.length > 0);
    hook.answer(204);
    await all;
    const again = deliverDue(at(after(HOUR)));
    await until(() => hook.waiting.length === 4);
    hook.letGo();
    await again;
    expect(errors).toEqual([]);
  });
});

describe('endpoints that hang', () => {
  it('hold up nobody else: ten of them with eight events each, and one that answers', async () => {
    const [hanging, live] = [await holdingReceiver(), await receiver()];
    for (let n = 0; n < 10; n++) await subscribed(hanging.port, `/${n}`);
    const { id } = await subscribed(live.port, '/live', 8);
    const all = deliverDue(at());
    await until(() => hanging.waiting.length === 40);
    await until(() => live.requests.length === 8);
    await subscriber.happen();
    const next = deliverDue(subscriber.at(NOW, { ...second, log }));
    await until(() => live.requests.length === 9);
    expect(hanging.waiting).toHaveLength(40);
    hanging.letGo();
    await Promise.all([all, next]);
    expect(new Set(await subscriber.states(id))).toEqual(new Set(['delivered']));
    expect(hanging.requests).toHaveLength(90);
    expect(errors).toEqual([]);
  });
});

describe('two dispatchers', () => {
  it('make each delivery once, however often both are woken', async () => {
    const asked = new Map<string, number>();
    let twice = 0;
    const { port, requests } = await receiver((response, { path, headers }) => {
      const which = `${path} ${String(headers['webhook-id'])}`;
      const underWay = (asked.get(which) ?? 0) + 1;
      asked.set(which, underWay);
      if (underWay > 1) twice += 1;
      setImmediate(() => {
        asked.set(which, underWay - 1);
        response.writeHead(204).end();
      });
    });
    for (let n = 0; n < 6; n++) await subscribed(port, `/${n}`);
    const writing = (async () => {
      for (let n = 0; n < 25; n++) await subscriber.happen();
    })();
    const dispatchers = [at(), subscriber.at(NOW, { ...second, log })].map((context) => startDispatcher(context));
    left.push(() => Promise.all(dispatchers.map((dispatcher) => dispatcher.stop())));
    await writing;
    await until(() => requests.length >= 150);
    await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()));
    expect([requests.length, twice, asked.size]).toEqual([150, 0, 150]);
    expect(errors).toEqual([]);
  });

  it('take over what a dead one had claimed once its lease is over, and not before', async () => {
    const { port, requests } = await receiver();
    const { id } = await subscribed(port, '/dead', 1);
    const [claim] = await claimDeliveries(subscriber.at(NOW, second), 1);
    expect(claim).toMatchObject({ webhookId: id });
    await deliverDue(at());
    expect(requests).toHaveLength(0);
    const { rows } = await asSuperuser(database.owner, (client) =>
      client.query<{ seconds: string }>(
        'select extract(epoch from lease_until - clock_timestamp()) as seconds from deliveries',
      ),
    );
    // over by the time that a try may last, and tried again within 30 s
    expect(Number(rows[0]?.seconds)).toBeGreaterThan(15);
    expect(Number(rows[0]?.seconds)).toBeLessThan(29);
    await lapse();
    await deliverDue(at());
    expect(requests).toHaveLength(1);
    expect(await subscriber.states(id)).toEqual(['delivered']);
  });

  it('fence off whoever comes late: what the one that took over says stands', async () => {
    const hook = await holdingReceiver();
    const { id } = await subscribed(hook.port, '/late', 1);
    const late = deliverDue(subscriber.at(NOW, { ...second, log }));
    await until(() => hook.waiting.length === 1);
    await lapse();
    const taker = deliverDue(at());
    await until(() => hook.waiting.length === 2);
    hook.waiting.pop()?.response.writeHead(204).end();
    await taker;
    hook.answer(500);
    await late;
    expect(await subscriber.states(id)).toEqual(['delivered']);
    expect(await subscriber.tries(id)).toMatchObject([{ attempt: 1, succeeded: true, responseStatus: 204 }]);
    expect(await subscriber.webhook(id)).toMatchObject({ failures: 0, failing_since: null });
    const [first, again] = hook.requests;
    expect(first?.headers['webhook-id']).toBe(again?.headers['webhook-id']);
    expect(errors).toEqual([]);
  });

  it('do not wait for a lease to end that somebody is just finishing', async () => {
    const { port } = await receiver();
    const { id } = await subscribed(port, '/finishing', 1);
    const [claim] = await claimDeliveries(subscriber.at(NOW, second), 1);
    if (claim === undefined) throw new Error('nothing was claimed');
    await lapse();
    const end = {
      started: NOW,
      milliseconds: 5,
      succeeded: true,
      status: 204,
      body: '',
      error: null,
      nextAt: null,
      disable: null,
    };
    await subscriber.inside(async (tx) => {
      await tx.selectFrom('webhooks').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      await deliverDue(at());
    });
    expect(await finishDelivery(subscriber.at(NOW, second), claim, end)).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe('a change that is under way', () => {
  it('holds up no delivery but its own', async () => {
    const { port, requests } = await receiver();
    await subscribed(port, '/mine', 2);
    const other = await openSubscriber({ ...database, outbound });
    await other.subscribe(url(port, '/other'));
    // what somebody died over is to be taken over as well
    await claimDeliveries(subscriber.at(), 1);
    await other.happen();
    await lapse();
    await subscriber.inside(async (tx) => {
      await tx.selectFrom('webhooks').select('id').forNoKeyUpdate().execute();
      await deliverDue(at());
      expect(requests.map(({ path }) => path)).toEqual(['/other']);
    });
    await deliverDue(at());
    expect(requests.map(({ path }) => path)).toEqual(['/other', '/mine', '/mine']);
  });
});

describe('a running dispatcher', () => {
  const LISTENERS = `
    select pid from pg_stat_activity where datname = current_database() and query = 'listen showbill_deliveries'`;

  function listeners(): Promise<number[]> {
    return asSuperuser(database.owner, async (client) => {
      const { rows } = await client.query<{ pid: number }>(LISTENERS);
      return rows.map(({ pid }) => pid);
    });
  }

  /** A dispatcher that never looks by itself, once it listens. */
  async function startListening(context = at()): Promise<void> {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const dispatcher = startDispatcher(context);
    left.push(() => dispatcher.stop());
    await until(async () => (await listeners()).length === 1);
  }

  it('is woken by the transaction that wrote the event', async () => {
    const { port, requests } = await receiver();
    await subscribed(port, '/woken');
    await startListening();
    for (let n = 1; n <= 3; n++) {
      await subscriber.happen();
      await until(() => requests.length === n);
    }
    expect(requests).toHaveLength(3);
  });

  it('looks by itself twice a second for what time makes due', async () => {
    let status = 500;
    let now = NOW;
    const { port, requests } = await receiver((response) => void response.writeHead(status).end());
    const { id } = await subscribed(port, '/polled');
    await startListening({ ...at(), clock: { now: () => now } });
    await subscriber.happen();
    await until(async () => (await subscriber.tries(id)).length === 1);
    [now, status] = [after(HOUR), 204];
    vi.advanceTimersByTime(500);
    await until(() => requests.length === 2);
    expect(requests).toHaveLength(2);
  });

  it('keeps no connection that it could not listen on, and one when it can', async () => {
    const { pool } = database;
    let times = 0;
    const failing: Pick<Pool, 'connect' | 'query'> = {
      query: pool.query.bind(pool),
      connect: (async () => {
        times += 1;
        const client = await pool.connect();
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        if (times === 1) await terminate(rows[0]?.pid);
        return client;
      }) as Pool['connect'],
    };
    const { port, requests } = await receiver();
    await subscribed(port, '/late');
    await startListening({ ...at(), pool: failing as Pool });
    // once it listens it looks for what is due, and gives back the connection for that
    await until(() => pool.totalCount - pool.idleCount === 1);
    expect(times).toBe(2);
    await subscriber.happen();
    await until(() => requests.length === 1);
  });

  it('listens again when its connection is lost, and delivers what came meanwhile', async () => {
    const { port, requests } = await receiver();
    await subscribed(port, '/lost');
    await startListening();
    const [lost] = await listeners();
    await terminate(lost);
    await subscriber.happen();
    await until(async () => (await listeners()).length === 1);
    await until(() => requests.length === 1);
    await subscriber.happen();
    await until(() => requests.length === 2);
    expect(await listeners()).toHaveLength(1);
    // what came of the second is still being written down when it arrives
    await until(() => database.pool.totalCount - database.pool.idleCount === 1);
  });

  it('finishes what is under way when it is stopped, and takes nothing more', async () => {
    const hook = await holdingReceiver();
    const { id } = await subscribed(hook.port, '/stopped', 6);
    const dispatcher = startDispatcher(at());
    await until(() => hook.waiting.length === 4);
    const stopping = dispatcher.stop();
    await until(async () => (await listeners()).length === 0);
    expect(hook.waiting).toHaveLength(4);
    hook.letGo();
    await stopping;
    expect(hook.requests).toHaveLength(4);
    expect((await subscriber.states(id)).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'delivered'),
      ...Array.from({ length: 2 }, () => 'waiting'),
    ]);
    await until(() => database.pool.totalCount - database.pool.idleCount === 0);
  });
});
