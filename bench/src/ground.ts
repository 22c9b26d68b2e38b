import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiKey, createCompany, updateCompany } from '../../server/src/accounts/index.ts';
import { importCatalogue } from '../../server/src/catalogue/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readEnv } from '../../server/src/platform/config.ts';
import { type OpenDatabase, openDatabase } from '../../server/src/platform/database.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { forCompany } from '../../server/src/platform/tenancy.ts';

export interface Ground {
  readonly dataDir: string;
  readonly database: OpenDatabase;
  close(): Promise<void>;
}

let newest = '';

/** A database of its own in a temporary folder. */
export async function openGround(): Promise<Ground> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showbill-bench-'));
  newest = realpathSync(dataDir);
  const database = await openDatabase(readEnv({ DATA_DIR: dataDir }), silentLog, { asServer: false });
  return {
    dataDir,
    database,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A company with a catalogue, an allowance beyond all use, and some keys. */
export async function makeCompany(
  { database: { db } }: Ground,
  catalogue: Uint8Array | null,
  keys: number,
): Promise<{ id: string; keys: string[] }> {
  const company = await createCompany(db, { name: 'Bench', currency: 'GBP', country: 'GB', taxRate: '20' });
  const { id } = company;
  await updateCompany(db, id, { allowance: 1_000_000_000 });
  return forCompany(db, id, async (tx) => {
    if (catalogue !== null) {
      const { errors } = await importCatalogue(tx, company, catalogue, { skipInvalid: false, now: systemClock.now() });
      if (errors[0] !== undefined) throw new Error(`line ${errors[0].line}: ${errors[0].message}`);
    }
    const made: string[] = [];
    for (let i = 0; i < keys; i++) made.push((await createApiKey(tx, id, { name: `bench ${i}` })).key);
    return { id, keys: made };
  });
}

/** A server in a process of its own. */
export interface Served {
  readonly port: number;
  /** CPU that its process has used, microseconds. */
  cpu(): Promise<number>;
  /** Bytes that its process holds after a collection. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts `bench/src/<file>` and waits until it says its port. */
export async function serve(file: string, env: Record<string, string>): Promise<Served> {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, ...env },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { port } = await ask<{ port: number }>(child, 'port');
  return {
    port,
    cpu: async () => (await ask<{ cpu: number }>(child, 'cpu')).cpu,
    memory: async () => (await ask<{ memory: number }>(child, 'memory')).memory,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.send('stop');
      }),
  };
}

function ask<T>(child: ChildProcess, question: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Error(`the server ended before it answered "${question}"`));
    child.once('exit', failed);
    child.once('message', (message) => {
      child.off('exit', failed);
      resolve(message as T);
    });
    child.send(question);
  });
}

/** CPU that PostgreSQL's processes over the newest ground have used, microseconds; 0 where there is no /proc. */
export function postgresCpu(): number {
  let ticks = 0;
  for (const pid of processIds()) {
    try {
      if (!readlinkSync(`/proc/${pid}/exe`).endsWith('/bin/postgres')) continue;
      if (!readlinkSync(`/proc/${pid}/cwd`).startsWith(newest)) continue;
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // it ended while it was looked at
    }
  }
  return ticks * 10_000; // clock ticks are 1/100 s on Linux
}

function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}
