import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client, type QueryResultRow } from 'pg';
import type { EmbeddedPostgres } from './index.ts';
import type { Log } from './log.ts';

export const NOBODY = 65_534;
export const CHILD = fileURLToPath(new URL('./open-in-child.ts', import.meta.url));
export const quiet: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Another process that opens the database: `open-in-child.ts` does what it is asked to. */
export interface OtherProcess {
  ask(request: Request): Promise<unknown>;
  /** Kills it without a chance to tidy up, and waits until it is gone. */
  kill(): Promise<void>;
}

export type Request = { open: string } | 'claim' | 'close' | { query: string };
export type Answer = { done: unknown } | { failed: string };

const folders: string[] = [];
const others: ChildProcess[] = [];

export async function newFolder(owner?: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'showbill-test-'));
  folders.push(folder);
  if (owner !== undefined) await chown(folder, owner, owner);
  return folder;
}

/** A data folder with a database in it, from one that was closed. Keeps its owner. */
export async function copyOf(template: string): Promise<string> {
  const copy = join(await newFolder(), 'data');
  await promisify(execFile)('cp', ['-a', template, copy]);
  return copy;
}

/** Ends whatever a failed test has left, by its number, and removes the folders. */
export async function tidyUp(): Promise<void> {
  for (const child of others.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) {
    for (const dataDir of [folder, join(folder, 'data')]) {
      if (isServed(dataDir)) process.kill(await postmasterOf(dataDir), 'SIGQUIT');
    }
    await rm(folder, { recursive: true, force: true });
  }
}

export function startOther(user?: number): OtherProcess {
  const child = fork(CHILD, {
    execArgv: [],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  return otherIn(child);
}

/** Speaks to a process that runs `open-in-child.ts`. */
export function otherIn(child: ChildProcess): OtherProcess {
  others.push(child);
  return { ask, kill };

  async function ask(request: Request): Promise<unknown> {
    child.send(request);
    const [answer] = (await once(child, 'message')) as [Answer];
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.done;
  }

  async function kill(): Promise<void> {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

export async function query<Row extends QueryResultRow>(
  owner: EmbeddedPostgres['owner'],
  text: string,
): Promise<Row[]> {
  const client = new Client(owner);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The process number in the lock file of the database. */
export async function postmasterOf(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

/** PostgreSQL takes its lock file away as the last thing it does. */
export function isServed(dataDir: string): boolean {
  return existsSync(join(dataDir, 'postgres', 'postmaster.pid'));
}

function ignore(): void {}
