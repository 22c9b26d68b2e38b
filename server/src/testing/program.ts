import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const launcherOf = (checkout: string) => join(checkout, 'bin/showbill');
const run = promisify(execFile);
const OUTPUT_BYTES = 64 * 1024 * 1024;
let newest: ChildProcess | undefined;

export interface RunningServer {
  readonly address: string;
  readonly process: ChildProcess;
  /** Everything it has said on stdout. */
  said(): string;
  /** Everything it has said on stderr: its log. */
  logged(): string;
  /** Resolves with the exit code once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/**
 * Starts `bin/showbill serve` as a process of its own, of this checkout unless given another, and waits for `ready`;
 * rejects with what it said where it ends before.
 */
export function startServer(
  env: Record<string, string>,
  args: readonly string[] = [],
  checkout = ROOT,
): Promise<RunningServer> {
  const child = spawn(launcherOf(checkout), ['serve', ...args], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  newest = child;
  let out = '';
  let err = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const address = /^ready (\S+)$/m.exec(out)?.[1];
      if (address !== undefined) resolve({ address, process: child, said: () => out, logged: () => err, ended });
    });
    void ended.then((code) => reject(new Error(`it ended with ${code}: ${err}`)));
  });
}

/** The process of the newest server, whether it is ready or not. */
export function lastStarted(): ChildProcess {
  if (newest === undefined) throw new Error('no server was started');
  return newest;
}

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `bin/showbill` as a process of its own with some arguments and waits for its end. */
export function runCommandLine(env: Record<string, string>, ...args: string[]): Promise<CommandResult> {
  return startCommand(env, ...args).ended;
}

/** Starts `bin/showbill` as a process of its own with some arguments. */
export function startCommand(
  env: Record<string, string>,
  ...args: string[]
): { readonly process: ChildProcess; readonly ended: Promise<CommandResult> } {
  return startProgram(ROOT, env, ...args);
}

/** The same with the program of another checkout. */
export function startProgram(
  checkout: string,
  env: Record<string, string>,
  ...args: string[]
): ReturnType<typeof startCommand> {
  const running = run(launcherOf(checkout), args, { maxBuffer: OUTPUT_BYTES, env: { ...process.env, ...env } });
  const ended = running.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: CommandResult) => ({ code, stdout, stderr }),
  );
  return { process: running.child, ended };
}
