import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { RunningServer } from '../../server/src/testing/program.ts';
import { createDocumentCheck } from '../../server/src/testing/documented.ts';
import type { Yardstick } from './checks/index.ts';
import { faultsInLog } from './checks/log.ts';
import type { Withheld } from './checks/status.ts';
import { type Ground, openGround } from './ground/index.ts';
import type { Operation } from './operation.ts';
import { allOperations } from './operations/index.ts';
import type { ApiDocument } from './operations/public.ts';
import { createTally, shownTally } from './report.ts';
import { abuse, type Plan } from './run.ts';
import { openServers, type Servers } from './servers.ts';

/** Requests of every kind to the whole program: `npm run abuse`, `npm run abuse -- --seed 7 --only proposals.edit`. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    requests: { type: 'string', default: '20000' },
    lanes: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '20' },
    only: { type: 'string' },
    path: { type: 'string' },
  },
});
/** Of all requests, those to a server without its model, and without its database. */
const WITHHELD = { model: 0.01, database: 0.04 };
/** Operations that ask the model. */
const DRAFTING = /^(?:v1 createProposal|app proposals\.(?:create|understand))$/;
/** How long an idle server may take to end. */
const LONGEST_END_MS = 5_000;
const LOST = ['away', { state: '57P01' }, { state: '53300' }, { state: '40P01' }] as const;

const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
const plan: Plan = {
  requests: Number(values.requests),
  seed,
  lanes: values.path === undefined ? Number(values.lanes) : 1,
  path: values.path ?? null,
  until: performance.now() + Number(values.minutes) * 60_000,
};
process.stdout.write(`seed ${seed}\n`);
const tally = createTally();
setInterval(() => process.stderr.write(`${tally.sent} requests sent\n`), 30_000).unref();
const began = performance.now();
const servers = await openServers();
try {
  const { ground, before } = await abuseWhole(servers);
  if (plan.path === null) await abuseWithheld(servers, ground);
  for (const [table, rows] of await ground.heldByOther()) {
    if (rows !== before.get(table)) tally.note(`what the other company has was changed: ${table}`);
  }
  await ground.close();
} catch (error) {
  tally.note(`it broke off: ${error instanceof Error ? error.stack : String(error)}`);
} finally {
  await servers.close();
}
process.stdout.write(shownTally(tally, (performance.now() - began) / 1000));
const isGood = tally.faults.length === 0 && tally.notes.length === 0 && tally.left.size === 0;
process.stdout.write(isGood ? '\nno fault found\n' : '\nfaults found, or not all was sent\n');
process.exit(isGood ? 0 : 1);

async function abuseWhole(servers: Servers): Promise<{ ground: Ground; before: ReadonlyMap<string, string> }> {
  const { database } = servers;
  const server = await servers.startWhole();
  const { address } = server;
  const ground = await openGround({ address, origin: address, db: database.db, owner: database.owner });
  const before = await ground.heldByOther();
  const requests = Math.round(plan.requests * (1 - WITHHELD.model - WITHHELD.database));
  await abuse(await operationsOf(ground), await yardstickOf(ground, 'nothing'), { ...plan, requests }, tally);
  await endServer(server, ground, 'nothing');
  return { ground, before };
}

async function abuseWithheld(servers: Servers, ground: Ground): Promise<void> {
  const { server, database } = await servers.startWithheld();
  ground.moveTo(server.address);
  const operations = await operationsOf(ground);
  const drafting = operations.filter(({ name }) => DRAFTING.test(name));
  const requests = Math.round(plan.requests * WITHHELD.model);
  await abuse(drafting, await yardstickOf(ground, 'model'), { ...plan, requests }, tally);
  // signed in while that is possible
  await ground.headersOf('visitor', 'sign-in');
  const yardstick = await yardstickOf(ground, 'database');
  for (const how of LOST) {
    database.fail(how);
    const share = Math.round((plan.requests * WITHHELD.database) / LOST.length);
    await abuse(operations, yardstick, { ...plan, requests: share }, tally);
    database.heal();
  }
  await endServer(server, ground, 'database');
}

async function operationsOf(ground: Ground): Promise<readonly Operation[]> {
  return (await allOperations(await documentOf(ground))).filter(({ name }) => name.includes(values.only ?? ''));
}

async function yardstickOf(ground: Ground, withheld: Withheld): Promise<Yardstick> {
  return { ground, withheld, document: createDocumentCheck(await documentOf(ground)) };
}

async function documentOf(ground: Ground): Promise<ApiDocument> {
  const { text } = await ground.sender.send({ method: 'GET', path: '/v1/openapi.json', headers: {}, body: null });
  return JSON.parse(text);
}

/** Ends a server that has to be well still, and looks through what it said. */
async function endServer(server: RunningServer, ground: Ground, withheld: Withheld): Promise<void> {
  const ready = await ground.sender.send({ method: 'GET', path: '/readyz', headers: {}, body: null });
  if (ready.status !== 200 || server.process.exitCode !== null) tally.note(`the server is not ready: ${ready.text}`);
  for (const fault of faultsInLog(server.logged(), ground.credentials, withheld)) tally.note(fault);
  server.process.kill('SIGTERM');
  const patience = wait(LONGEST_END_MS, 'late' as const, { ref: false });
  if ((await Promise.race([server.ended, patience])) === 'late')
    tally.note('the server does not end when it is told to');
}
