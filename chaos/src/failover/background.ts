import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const LAST_LINES = 15;
const PATIENCE_MS = 20_000;

/** Who the programs run as: PostgreSQL and PgBouncer refuse to be root. */
export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** The user that PostgreSQL's package makes, where this process is root; else whoever runs this process: null. */
export function unprivileged(): User | null {
  if (process.getuid?.() !== 0) return null;
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
}

function idOfPostgres(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
}

export interface Background {
  readonly child: ChildProcess;
  /** The end of what it has said. */
  lastWords(): string;
  kill(): Promise<void>;
  /** Asks it to end, and insists after a while. */
  stop(): Promise<void>;
}

export interface Start {
  readonly program: string;
  readonly args: readonly string[];
  readonly log: string;
  readonly user: User | null;
  readonly env?: Readonly<Record<string, string>>;
}

export function startInBackground({ program, args, log, user, env = {} }: Start): Background {
  const output = openSync(log, 'a');
  const child = spawn(program, args, {
    cwd: '/',
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    ...user,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (isOver()) return;
    child.kill(signal);
    await ended;
  };
  return {
    child,
    lastWords: () => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n'),
    kill: () => end('SIGKILL'),
    async stop() {
      await Promise.race([end('SIGTERM'), wait(PATIENCE_MS, undefined, { ref: false })]);
      await end('SIGKILL');
    },
  };
}
