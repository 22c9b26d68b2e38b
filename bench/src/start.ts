import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { extent } from './extent.ts';
import { median } from './ground.ts';
import { hold } from './report.ts';

const LAUNCHER = fileURLToPath(new URL('../../bin/showbill', import.meta.url));
const STARTS = extent(3, 1);
const REST_MS = extent(10_000, 3_000);
/** Seconds until `ready`, and megabytes (proportional set size) at rest. */
const LIMITS = { first: 12, second: 5, node: 200, all: 260 };

/** From the command to `ready`, over an empty folder and over one that is there; and the memory held while nobody asks. */
export async function benchStart(): Promise<number> {
  const times: { first: number; second: number }[] = [];
  const held: Memory[] = [];
  for (let i = 0; i < STARTS; i++) {
    const folder = mkdtempSync(join(tmpdir(), 'showbill-bench-start-'));
    try {
      const first = await start(folder);
      await end(first.process);
      const second = await start(folder);
      await wait(REST_MS);
      held.push(memoryOf(second.process.pid ?? 0));
      await end(second.process);
      times.push({ first: first.seconds, second: second.seconds });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const of = (what: 'first' | 'second') => median(times.map((time) => time[what]));
  const memory = (what: keyof Memory) => median(held.map((each) => each[what])) / 1e6;
  process.stdout.write(
    `  first ${of('first').toFixed(1)} s, second ${of('second').toFixed(1)} s (medians of ${STARTS}); ` +
      `at rest Node ${memory('node').toFixed(0)} MB, all processes ${memory('all').toFixed(0)} MB\n`,
  );
  return (
    hold('first start', of('first'), { atMost: LIMITS.first }, ' s') +
    hold('second start', of('second'), { atMost: LIMITS.second }, ' s') +
    hold('Node at rest', memory('node'), { atMost: LIMITS.node }, ' MB') +
    hold('all processes at rest', memory('all'), { atMost: LIMITS.all }, ' MB')
  );
}

interface Started {
  readonly process: ChildProcess;
  readonly seconds: number;
}

function start(folder: string): Promise<Started> {
  const began = performance.now();
  const child = spawn(LAUNCHER, ['serve'], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn', BACKUP_KEEP: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/^ready /m.test(said)) resolve({ process: child, seconds: (performance.now() - began) / 1000 });
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Bytes of PSS: what several processes share is divided among them. */
interface Memory {
  readonly node: number;
  readonly all: number;
}

function memoryOf(root: number): Memory {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), parentOf(Number(name)));
  }
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  const all = [...parents.keys()].filter(isBelow).reduce((sum, pid) => sum + pssOf(pid), 0);
  return { node: pssOf(root), all };
}

function parentOf(pid: number): number {
  const fields = read(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[1] ?? 0);
}

function pssOf(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) * 1024;
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // it ended while it was looked at
  }
}
