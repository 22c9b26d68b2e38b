import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import { createApiKey, createCompany, createMember, updateCompany } from '../../server/src/accounts/index.ts';
import { importCatalogue } from '../../server/src/catalogue/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readEnv } from '../../server/src/platform/config.ts';
import { openDatabase } from '../../server/src/platform/database.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { forCompany } from '../../server/src/platform/tenancy.ts';
import {
  aliasIn,
  answer,
  type FakeProvider,
  type Step,
  startFakeProvider,
} from '../../server/src/testing/fake-provider.ts';
import { runCommandLine } from '../../server/src/testing/program.ts';
import { type Receiver, startReceiver } from '../../server/src/testing/tls/receiver.ts';
import { openDatabaseOf } from './database-of.ts';
import type { Cluster } from './failover/cluster.ts';
import { freePort } from './free-port.ts';
import { type Supervised, supervise } from './supervised.ts';

const CATALOGUE = fileURLToPath(new URL('../../server/src/demo/catalogue.csv', import.meta.url));
const CERTIFICATES = fileURLToPath(new URL('../../server/src/testing/tls/ca.pem', import.meta.url));
const PERSON = { email: 'owner@example.com', password: 'a password of the chaos' };
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** Room for the database of ten minutes, and no more than a machine can spare. */
const DISK_MB = 1_500;

/**
 * How the program runs: as one process that brings its database, as several over a database that others run, or as several
 * over a cluster of which one node takes the place of another.
 */
export type Layout = 'one process' | 'several processes' | 'failover';

/** The program under way, with all that it needs. */
export interface Site {
  readonly address: string;
  readonly companyId: string;
  readonly key: string;
  /** What a browser sends of the owner, who is signed in. */
  readonly session: Readonly<Record<string, string>>;
  /** Where each process says whether it is ready. */
  readonly ready: readonly string[];
  readonly processes: { readonly api: Supervised; readonly worker: Supervised | null };
  readonly database: ClientConfig;
  /** What a backup of it needs to be restored elsewhere. */
  readonly secret: Readonly<Record<string, string>>;
  /** The file with the number of PostgreSQL's first process; null where it is on several nodes. */
  readonly postmaster: string | null;
  /** Null where there is one PostgreSQL alone. */
  readonly cluster: Cluster | null;
  readonly model: FakeProvider;
  readonly receiver: Receiver;
  /** The folder that the database fills; its disk is its own where that could be had. */
  readonly disk: { readonly folder: string; readonly isOwn: boolean };
  /** What moves the program's clock, where a library for that was found. */
  readonly clock: string | null;
  /** A command of the program, beside what runs; its one document. */
  readonly command: <T>(...args: string[]) => Promise<T>;
  close(): Promise<void>;
}

export const ORDINARY: Step = (request) =>
  answer({
    title: 'Town hall',
    scope_summary: 'Sound for speech.',
    unmet: [],
    lines: [
      {
        product: aliasIn(request, 'QSC K12.2 12in Powered Speaker'),
        units: 2,
        hours: null,
        optional: false,
        reason: 'For the speeches.',
      },
    ],
  });

export async function openSite(layout: Layout): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'showbill-chaos-'));
  const left: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const signal of SIGNALS) process.off(signal, breakOff);
    for (const end of left.splice(0).toReversed()) await end();
  };
  const breakOff = () => void close().finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, breakOff);
  try {
    const isOwn = layout !== 'failover' && mountDisk(folder);
    if (isOwn) left.push(() => execFileSync('umount', ['-l', folder]));
    const database = await openDatabaseOf(layout, folder, (end) => left.push(end));
    const model = await startFakeProvider(ORDINARY);
    left.push(() => model.close());
    const receiver = await startReceiver();
    left.push(() => receiver.close());
    const clock = layout === 'failover' || clockLibrary() === null ? null : join(folder, 'clock');
    if (clock !== null) writeFileSync(clock, '+0');
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const env = {
      ...database.env,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_HOUR: '1000000000',
      WEBHOOK_ALLOW_PRIVATE: 'true',
      NODE_EXTRA_CA_CERTS: CERTIFICATES,
      GENERATION_TIMEOUT_SECONDS: '10',
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'fake',
      LLM_API_KEY: 'none',
      LLM_BASE_URL: model.baseUrl,
      LLM_FALLBACK: 'builtin',
      BACKUP_KEEP: '0',
      ...(clock === null ? {} : movedBy(clock)),
    };
    const { companyId, key } = await makeCompany(env);
    const roles = layout === 'one process' ? (['all', null] as const) : (['api', 'worker'] as const);
    const api = supervise(['serve', '--role', roles[0]], { ...env, PORT: String(port) });
    left.push(() => api.stop());
    const workerPort = await freePort();
    const worker =
      roles[1] === null ? null : supervise(['serve', '--role', roles[1]], { ...env, PORT: String(workerPort) });
    if (worker !== null) left.push(() => worker.stop());
    const ready = [`${address}/readyz`, ...(worker === null ? [] : [`http://127.0.0.1:${workerPort}/readyz`])];
    for (const each of ready) await untilReady(each, api);
    if (layout === 'one process') await database.leave();
    const session = await signIn(address, companyId);
    await subscribe(address, key, receiver.port);
    const command = async <T>(...args: string[]): Promise<T> => {
      const { code, stdout, stderr } = await runCommandLine(env, ...args, '--json');
      if (code !== 0) throw new Error(`showbill ${args.join(' ')}: ${stderr || stdout}`);
      return JSON.parse(stdout) as T;
    };
    return {
      address,
      companyId,
      key,
      session,
      ready,
      processes: { api, worker },
      database: database.owner,
      secret: database.secret,
      postmaster: database.postmaster,
      cluster: database.cluster,
      model,
      receiver,
      disk: { folder, isOwn },
      clock,
      command,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A company with a catalogue, an allowance beyond all use, an owner and a key. */
async function makeCompany(env: Readonly<Record<string, string>>): Promise<Pick<Site, 'companyId' | 'key'>> {
  const database = await openDatabase(readEnv(env), silentLog, { asServer: false });
  try {
    const { db } = database;
    const company = await createCompany(db, { name: 'Chaos Hire', currency: 'GBP', country: 'GB' });
    await updateCompany(db, company.id, { allowance: 1_000_000 });
    await createMember(db, company.id, { ...PERSON, role: 'owner' });
    return await forCompany(db, company.id, async (tx) => {
      const options = { skipInvalid: false, now: systemClock.now() };
      const { errors } = await importCatalogue(tx, company, readFileSync(CATALOGUE), options);
      if (errors[0] !== undefined) throw new Error(`line ${errors[0].line}: ${errors[0].message}`);
      return { companyId: company.id, key: (await createApiKey(tx, company.id, { name: 'chaos' })).key };
    });
  } finally {
    await database.close();
  }
}

async function subscribe(address: string, key: string, hookPort: number): Promise<void> {
  const subscribed = await fetch(`${address}/v1/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `https://localhost:${hookPort}/` }),
  });
  if (!subscribed.ok) throw new Error(await subscribed.text());
}

async function signIn(address: string, companyId: string): Promise<Site['session']> {
  const response = await fetch(`${address}/app/auth/sign-in`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify(PERSON),
  });
  if (!response.ok) throw new Error(await response.text());
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { origin: address, cookie: cookies.join('; '), 'x-company': companyId };
}

async function untilReady(readyz: string, api: Supervised): Promise<void> {
  const until = performance.now() + 60_000;
  while (performance.now() < until) {
    const isReady = await fetch(readyz).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`it was not ready within a minute: ${api.lastWords()}`);
}

/** A disk of a limited size over the folder, where this process may mount one. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function clockLibrary(): string | null {
  try {
    const found = execFileSync('sh', ['-c', 'ls /usr/lib/*/faketime/libfaketime.so.1 2>/dev/null'], {
      encoding: 'utf8',
    });
    return found.split('\n')[0] || null;
  } catch {
    return null;
  }
}

/** Time of day as the file says, read anew at each look; what only measures how long something takes goes on as it does. */
function movedBy(file: string): Record<string, string> {
  return {
    LD_PRELOAD: clockLibrary() ?? '',
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
}
