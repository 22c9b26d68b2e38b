import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailAbout } from '../mail/index.ts';
import { createSecrets } from '../platform/secrets.ts';
import { changeProposal } from '../proposals/index.ts';
import { type Hire, openHire } from '../proposals/life/fixtures.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { type RunningServer, startServer } from '../testing/program.ts';
import { runs } from '../testing/runs.ts';
import { type Received, type Receiver, startReceiver } from '../testing/tls/receiver.ts';
import { createWebhook } from '../webhooks/index.ts';

/** Workers as processes of their own: none of what they are killed in the middle of is lost. */

const CA = fileURLToPath(new URL('../testing/tls/ca.pem', import.meta.url));
const SECRET_KEY = 'a secret of the tests, long enough to be one';
const KILLS = runs(2, 50);

let database: TestDatabase;
let env: Record<string, string>;
beforeAll(async () => {
  database = await openOwnDatabase();
  const { host, port, user, database: name } = database.owner;
  env = {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    SECRET_KEY,
    WEBHOOK_ALLOW_PRIVATE: 'true',
    NODE_EXTRA_CA_CERTS: CA,
    LOG_LEVEL: 'silent',
  };
});
afterAll(() => database.close());

function worker(): Promise<RunningServer> {
  return startServer(env, ['--role', 'worker']);
}

async function subscribe(hire: Hire, receiver: Receiver, path: string): Promise<void> {
  const context = { ...hire.at(), secrets: createSecrets(SECRET_KEY) };
  const url = `https://localhost:${receiver.port}${path}`;
  await hire.inside((tx) => createWebhook(context, tx, hire.company.id, { url, events: ['proposal.accepted'] }));
}

async function accept(hire: Hire, id: string): Promise<void> {
  await changeProposal({ ...hire.at(new Date().toISOString()) }, hire.company.id, id, 'accept');
}

async function until(holds: () => boolean, seconds: number): Promise<void> {
  for (let left = seconds * 50; left > 0 && !holds(); left--) await wait(20);
}

function idOf({ headers }: Received): string {
  return String(headers['webhook-id']);
}

it(`delivers every event of ${KILLS} acceptances, each under one webhook-id, though the worker is killed after each`, async () => {
  const receiver = await startReceiver();
  const hire = await openHire(database, mailAbout);
  await subscribe(hire, receiver, '/killed');
  const accepted: string[] = [];
  for (let i = 0; i < KILLS; i++) {
    const id = await hire.sent();
    const { process, ended } = await worker();
    const accepting = accept(hire, id);
    await wait((i * 7) % 40);
    process.kill('SIGKILL');
    await Promise.all([accepting, ended]);
    accepted.push(id);
  }
  const last = await worker();
  const proposals = () => receiver.requests.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id);
  await until(() => new Set(proposals()).size === accepted.length, 35);
  last.process.kill('SIGKILL');
  await last.ended;
  expect(new Set(proposals())).toEqual(new Set(accepted));
  const ids = new Map(receiver.requests.map((request, place) => [proposals()[place], idOf(request)]));
  expect(receiver.requests.every((request, place) => ids.get(proposals()[place] ?? '') === idOf(request))).toBe(true);
  await receiver.close();
}, 300_000);

it('never makes a delivery twice at the same time, nor twice at all, with two workers', async () => {
  const open = new Set<string>();
  const twice: string[] = [];
  const receiver = await startReceiver((response, request) => {
    const delivery = `${request.path} ${idOf(request)}`;
    if (open.has(delivery)) twice.push(delivery);
    open.add(delivery);
    setTimeout(() => {
      open.delete(delivery);
      response.writeHead(204).end();
    }, 15);
  });
  const hire = await openHire(database, mailAbout);
  for (const path of ['/a', '/b', '/c', '/d', '/e']) await subscribe(hire, receiver, path);
  const workers = await Promise.all([worker(), worker()]);
  for (let i = 0; i < 40; i++) await accept(hire, await hire.sent());
  await until(() => receiver.requests.length >= 200, 30);
  await wait(300);
  for (const { process, ended } of workers) {
    process.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
  expect(twice).toEqual([]);
  const made = receiver.requests.map((request) => `${request.path} ${idOf(request)}`);
  expect(made).toHaveLength(200);
  expect(new Set(made).size).toBe(200);
  await receiver.close();
}, 60_000);
