import { request } from 'node:http';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedInMember, type TestPerson } from '../testing/browser.ts';
import { startLoneTestService, type TestCompany, type TestService } from '../testing/service.ts';

let service: TestService;
let address: string;
let greedy: TestCompany;
let other: TestCompany;
let member: TestPerson;
let watcher: Client;
let holder: Client;

beforeAll(async () => {
  service = await startLoneTestService();
  address = await service.listen();
  greedy = await service.company();
  other = await service.company();
  member = await signedInMember(service, greedy.id, 'viewer');
  watcher = await connected();
  holder = await connected();
});
afterAll(async () => {
  await watcher.end();
  await holder.end();
  await service.close();
});

/** Whoever reads products waits. */
beforeEach(async () => {
  await holder.query('begin');
  await holder.query('lock table products in access exclusive mode');
});
afterEach(async () => {
  await holder.query('rollback');
  await untilWaiting(0);
});

async function connected(): Promise<Client> {
  const client = new Client(service.database.owner);
  await client.connect();
  return client;
}

async function waiting(): Promise<number> {
  const { rows } = await watcher.query<{ count: string }>(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.count);
}

/** Sooner than a lock is given up by itself, which takes 10 s. */
function untilWaiting(count: number): Promise<unknown> {
  return vi.waitUntil(async () => (await waiting()) === count, { timeout: 8000 });
}

interface Asked {
  readonly status: Promise<number | undefined>;
  readonly hangUp: () => void;
}

function ask(path: string, headers: Record<string, string>): Asked {
  const asked = request(`${address}${path}`, { headers, agent: false });
  const status = new Promise<number | undefined>((resolve) => {
    asked.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.once('error', () => resolve(undefined));
  });
  asked.end();
  return { status, hangUp: () => asked.destroy() };
}

const RANGE = '/v1/inventory/availability?from=2027-03-01&to=2027-03-02';

function askForStock({ key }: TestCompany): Asked {
  return ask(RANGE, { authorization: `Bearer ${key}` });
}

describe('one company that asks for more than there is', () => {
  it('has a third of the connections, and the others are served meanwhile', async () => {
    const asked = Array.from({ length: 40 }, () => askForStock(greedy));
    await untilWaiting(4);
    for (let times = 0; times < 20; times += 1) {
      expect((await service.call('GET', '/v1/me', { key: other.key })).status).toBe(200);
      expect((await service.call('GET', '/v1/proposals', { key: other.key })).status).toBe(200);
    }
    expect((await service.call('GET', '/readyz')).status).toBe(200);
    expect(await waiting()).toBe(4);
    await holder.query('rollback');
    expect(await Promise.all(asked.map(({ status }) => status))).toEqual(asked.map(() => 200));
  });
});

describe('whoever hangs up', () => {
  it('has what was asked for broken off, and nothing of it begun that was still to come', async () => {
    const asked = Array.from({ length: 40 }, () => askForStock(greedy));
    await untilWaiting(4);
    for (const { hangUp } of asked) hangUp();
    await untilWaiting(0);
    const list = await service.call('GET', '/v1/proposals', { key: greedy.key });
    expect(list.status).toBe(200);
  }, 30_000);

  it('stops a query of the application too', async () => {
    const input = encodeURIComponent(JSON.stringify({ limit: 50 }));
    const { hangUp } = ask(`/app/trpc/catalogue.list?input=${input}`, {
      cookie: member.cookie,
      'x-company': greedy.id,
    });
    await untilWaiting(1);
    expect(await waiting()).toBe(1);
    hangUp();
    await untilWaiting(0);
  }, 30_000);
});
