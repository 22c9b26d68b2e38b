import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Background, startInBackground, type User } from './background.ts';
import type { Programs } from './programs.ts';
import { rendered, type Values } from './render.ts';

/** A machine's part of the cluster: Patroni and its PostgreSQL. */
export interface Node {
  readonly name: string;
  readonly api: string;
  start(): void;
  /** Kills PostgreSQL alone: its first process, which the others do not outlive. */
  killPostgres(): void;
  /** Kills Patroni and PostgreSQL, which stay down until `start`. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  lastWords(): string;
}

export interface NodeOptions {
  readonly name: string;
  readonly folder: string;
  readonly apiPort: number;
  readonly values: Values;
  readonly programs: Programs;
  readonly user: User | null;
  readonly env: Readonly<Record<string, string>>;
}

export function createNode({ name, folder, apiPort, values, programs, user, env }: NodeOptions): Node {
  const config = join(folder, 'patroni.yml');
  const data = join(folder, 'data');
  mkdirSync(folder, { recursive: true });
  const own = {
    NODE_NAME: name,
    NODE_API: `127.0.0.1:${apiPort}`,
    NODE_DATA: data,
    NODE_PGPASS: join(folder, 'pgpass'),
    NODE_SOCKETS: folder,
    POSTGRES_PROGRAMS: programs.postgres,
  };
  writeFileSync(config, rendered('patroni.yml', { ...values, ...own }));
  let patroni: Background | null = null;
  const killPostgres = () => {
    const pid = postmasterOf(data);
    if (pid !== null) killIfThere(pid);
  };
  return {
    name,
    api: `http://127.0.0.1:${apiPort}`,
    start() {
      patroni = startInBackground({
        program: programs.patroni,
        args: [config],
        log: join(folder, 'log'),
        user,
        env: { ...env, PATH: `${programs.postgres}:${process.env['PATH'] ?? ''}` },
      });
    },
    killPostgres,
    async kill() {
      await patroni?.kill();
      killPostgres();
    },
    async stop() {
      await patroni?.stop(); // it stops its PostgreSQL
      killPostgres();
    },
    lastWords: () => patroni?.lastWords() ?? '',
  };
}

function postmasterOf(data: string): number | null {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
