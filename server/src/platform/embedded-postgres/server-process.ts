import { spawn } from 'node:child_process';
import { closeSync, fchownSync, fstatSync, openSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import type { DataFolder } from './data-folder.ts';
import type { Programs } from './programs.ts';
import { ENVIRONMENT, type RunAs } from './run-as.ts';
import { serverArguments } from './settings.ts';

const LONGEST_LOG_BYTES = 8 * 1024 * 1024;

/** A `postgres` that this process started. */
export interface ServerProcess {
  readonly pid: number | undefined;
  isRunning(): boolean;
  /** Whether it ended with an error of its own. */
  hasFailed(): boolean;
  /** What it has written to the log since it was started: the last lines. */
  lastWords(): Promise<string>;
}

/** Starts PostgreSQL in a session of its own, so that Ctrl-C in a terminal does not reach it; it outlives this process. */
export async function startServer(folder: DataFolder, programs: Programs, runAs: RunAs): Promise<ServerProcess> {
  const [command = '', ...args] = [
    ...runAs.prefix,
    programs.postgres,
    ...serverArguments(folder.database, folder.sockets),
  ];
  await setLongLogAside(folder);
  const log = openSync(folder.log, 'a', 0o600);
  const logBefore = fstatSync(log).size;
  try {
    if (runAs.user) fchownSync(log, runAs.user.uid, runAs.user.gid);
    let failure: Error | undefined;
    const child = spawn(command, args, {
      cwd: '/',
      detached: true,
      env: ENVIRONMENT,
      stdio: ['ignore', log, log],
      ...runAs.user,
    });
    child.on('error', (error) => {
      failure = error;
    });
    child.unref();
    return {
      pid: child.pid,
      isRunning: () => failure === undefined && child.exitCode === null && child.signalCode === null,
      hasFailed: () => failure !== undefined || (child.exitCode ?? 0) !== 0,
      lastWords: async () => failure?.message ?? (await readFrom(folder.log, logBefore)),
    };
  } finally {
    closeSync(log);
  }
}

async function setLongLogAside(folder: DataFolder): Promise<void> {
  const size = (await stat(folder.log).catch(() => undefined))?.size ?? 0;
  if (size > LONGEST_LOG_BYTES) await rename(folder.log, `${folder.log}.1`);
}

async function readFrom(path: string, start: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(64 * 1024), position: start });
    return buffer.toString('utf8', 0, bytesRead).trim().split('\n').slice(-4).join(' | ');
  } finally {
    await file.close();
  }
}
