import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LAUNCHER = fileURLToPath(new URL('../../bin/showbill', import.meta.url));
/** What a service manager waits before it starts a service that has ended anew. */
const RESTART_MS = 1_000;
const LAST_WORDS = 2_000;

/** A process of the program that is started again whenever it ends, as a service manager does. */
export interface Supervised {
  /** Of the process as it runs now; undefined while there is none. */
  pid(): number | undefined;
  /** How often it was started. */
  starts(): number;
  /** The end of what it has said on stderr. */
  lastWords(): string;
  /** Asks it to end, and resolves once it has. */
  stop(): Promise<void>;
}

export function supervise(args: readonly string[], env: Readonly<Record<string, string>>): Supervised {
  let child: ChildProcess | undefined;
  let starts = 0;
  let words = '';
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    starts += 1;
    const started = spawn(LAUNCHER, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
    child = started;
    started.stderr.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-LAST_WORDS);
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
      if (!isStopping) timer = setTimeout(start, RESTART_MS);
    });
  }

  start();
  return {
    pid: () => child?.pid,
    starts: () => starts,
    lastWords: () => words,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      const last = child;
      if (last === undefined) return;
      const ended = new Promise((resolve) => last.once('exit', resolve));
      last.kill('SIGTERM');
      await ended;
    },
  };
}
