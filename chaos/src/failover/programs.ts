import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NEEDED = ['etcd', 'patroni', 'haproxy', 'pgbouncer', 'python3', 'psql'] as const;
/** Not in the path of every user. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];
/** Where Debian keeps the programs of each version. */
const POSTGRES_FOLDER = '/usr/lib/postgresql';

export interface Programs extends Readonly<Record<(typeof NEEDED)[number], string>> {
  /** The folder with those of the newest PostgreSQL. */
  readonly postgres: string;
}

/** What a layout needs is not installed; the message is one sentence for whoever asked for it. */
export class ProgramsMissing extends Error {
  override readonly name = 'ProgramsMissing';
}

/** Throws ProgramsMissing, which names all that are. */
export function findPrograms(): Programs {
  const found = NEEDED.map((name) => [name, find(name)] as const);
  const postgres = newestPostgres();
  const missing = [
    ...found.filter(([, path]) => path === null).map(([name]) => name),
    ...(postgres === null ? ['postgresql'] : []),
    ...(hasPsycopg() ? [] : ['python3-psycopg2']),
  ];
  if (missing.length > 0) throw new ProgramsMissing(missingSentence(missing));
  return { ...Object.fromEntries(found), postgres } as unknown as Programs;
}

export function missingSentence(missing: readonly string[]): string {
  return `the layout failover needs programs that are not installed: ${missing.join(', ')}`;
}

function find(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

function newestPostgres(): string | null {
  const versions = entriesOf(POSTGRES_FOLDER).toSorted((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(POSTGRES_FOLDER, version, 'bin'));
  return folders.find((folder) => isProgram(join(folder, 'postgres'))) ?? null;
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function hasPsycopg(): boolean {
  try {
    execFileSync('/usr/bin/python3', ['-c', 'import psycopg2'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
