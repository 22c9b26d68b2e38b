import { readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { FAILOVER_FAULTS } from './failover/faults.ts';
import { type Layout, ORDINARY, type Site } from './site.ts';

/** What is done to a site while it is at work. */
export interface Fault {
  readonly name: string;
  /** Why it cannot be done here; null where it can. */
  readonly cannot: (site: Site) => string | null;
  /** Whether requests are refused meanwhile: where none is, it was not felt, and shows nothing. */
  readonly refuses: boolean;
  /** Does it, and resolves when it has ended; getting well again is the program's own work. */
  readonly inflict: (site: Site) => Promise<void>;
  /** How soon the service is back; within ten seconds of its end where nothing else is said. */
  readonly within?: Within;
  /** What follows once the service is back, before the next. */
  readonly afterwards?: (site: Site) => Promise<void>;
}

export interface Within {
  readonly ms: number;
  readonly of: 'its start' | 'its end';
}

const HELD_MS = 8_000;
/** Bytes. */
const LOG_FILE = 16 * 1024 * 1024;
const HOUR_SECONDS = 3_600;
/** Longer than a connection waits for a lock. */
const LOCKED_MS = 12_000;
const MB = 1024 * 1024;
const KILL = 'SIGKILL';

const OF_PROCESSES: readonly Fault[] = [
  {
    name: 'the service is killed',
    refuses: true,
    cannot: () => null,
    inflict: async ({ processes }) => kill(processes.api.pid()),
  },
  {
    name: 'the worker is killed',
    refuses: false,
    cannot: ({ processes }) => (processes.worker === null ? 'it is part of the service' : null),
    inflict: async ({ processes }) => kill(processes.worker?.pid()),
  },
];

const OF_ONE_DATABASE: readonly Fault[] = [
  {
    name: 'PostgreSQL is killed',
    // it is back in a third of a second, which may fall between two requests
    refuses: false,
    cannot: () => null,
    inflict: async ({ postmaster }) => kill(firstProcess(postmaster)),
  },
  {
    name: 'everything is killed at once',
    refuses: true,
    cannot: () => null,
    inflict: async ({ processes, postmaster }) => {
      kill(processes.api.pid());
      kill(processes.worker?.pid());
      kill(firstProcess(postmaster));
    },
  },
  {
    name: 'the disk is full',
    refuses: true,
    cannot: ({ disk }) => (disk.isOwn ? null : 'no disk of a limited size can be mounted by this user'),
    inflict: async ({ disk, database }) => {
      const filler = join(disk.folder, 'filler');
      try {
        for (const until = performance.now() + HELD_MS; performance.now() < until; await wait(200)) {
          // what the database frees meanwhile is taken too
          fill(disk.folder, filler);
          await useUpLog(database);
        }
      } finally {
        rmSync(filler, { force: true });
      }
    },
  },
  {
    name: 'the clock jumps',
    refuses: false,
    cannot: ({ clock }) => (clock === null ? 'libfaketime is not installed' : null),
    inflict: async ({ clock, address }) => {
      if (clock === null) return;
      for (const hours of [1, 0, -1]) {
        writeFileSync(clock, `${hours < 0 ? '' : '+'}${hours * HOUR_SECONDS}`);
        await wait(HELD_MS / 3);
        const told = Date.parse((await fetch(`${address}/healthz`)).headers.get('date') ?? '');
        if (Math.round((told - Date.now()) / 1000 / HOUR_SECONDS) !== hours) throw new Error('the clock did not jump');
      }
      writeFileSync(clock, '+0');
    },
  },
  {
    name: 'the connections are starved',
    refuses: true,
    cannot: () => null,
    inflict: async ({ database }) => {
      const client = new Client(database);
      await client.connect();
      try {
        await client.query('begin');
        await client.query('lock table proposals in access exclusive mode');
        await wait(LOCKED_MS);
      } finally {
        await client.end();
      }
    },
  },
  {
    name: 'the model stalls',
    refuses: false,
    cannot: () => null,
    inflict: async ({ model }) => {
      const before = model.requests.length;
      model.play({ kind: 'stall' });
      await wait(HELD_MS);
      model.play(ORDINARY);
      if (model.requests.length === before) throw new Error('the model was not asked');
    },
  },
];

export function faultsOf(layout: Layout): readonly Fault[] {
  return [...OF_PROCESSES, ...(layout === 'failover' ? FAILOVER_FAULTS : OF_ONE_DATABASE)];
}

/** Of a process that is just being started again there is nothing to kill. */
function kill(pid: number | undefined): void {
  if (pid !== undefined) process.kill(pid, KILL);
}

/** Writes a file of the write-ahead log: with spare ones at hand the database would not notice a full disk for a while. */
async function useUpLog(database: Site['database']): Promise<void> {
  const client = new Client(database);
  client.on('error', () => {}); // it goes down with its database
  try {
    await client.connect();
    await client.query('select pg_logical_emit_message(false, $1, repeat($1, $2))', ['x', LOG_FILE]);
  } catch {
    // no room, or the database is starting again: both are what a full disk does
  } finally {
    await client.end().catch(() => {});
  }
}

function firstProcess(file: string | null): number | undefined {
  return file === null ? undefined : Number(readFileSync(file, 'utf8').split('\n')[0]);
}

function fill(folder: string, file: string): void {
  const { bavail, bsize } = statfsSync(folder);
  try {
    for (let left = bavail * bsize; left > 0; left -= MB) {
      writeFileSync(file, Buffer.alloc(Math.min(left, MB)), { flag: 'a' });
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
