import { execFile } from 'node:child_process';
import { chmod, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { AppError } from '../errors.ts';
import type { DataFolder } from './data-folder.ts';

const run = promisify(execFile);

/** PostgreSQL's programs get this environment and no more: PGDATA and the like would mislead them. */
export const ENVIRONMENT = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

export interface RunAs {
  /** Stands before the program and its arguments. */
  readonly prefix: readonly string[];
  /** Who owns the database's files, where that is not this process's own user. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

interface User {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root, and initdb as a user without a name. So:
 * an ordinary user runs it directly; root runs it as the user who owns the files; where root owns them, in a user
 * namespace in which root goes by another name; where namespaces are forbidden, as `nobody`, who then owns the database.
 * @throws AppError `unavailable` where nobody cannot reach the files.
 */
export async function chooseRunAs(folder: DataFolder, programs: string): Promise<RunAs> {
  if (process.getuid?.() !== 0 && hasName()) return { prefix: [] };
  const users = await namedUsers();
  if (process.getuid?.() !== 0) return (await namespace(users)) ?? { prefix: [] };
  const { uid, gid } = await stat(folder.database).catch(() => stat(folder.root));
  if (uid !== 0) return { prefix: [], user: { uid, gid } };
  return (await namespace(users)) ?? (await asNobody(users, folder, programs));
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function namespace(users: readonly User[]): Promise<RunAs | undefined> {
  const alias = users.find(({ uid }) => uid > 0);
  if (alias === undefined) return undefined;
  const prefix = ['unshare', '--user', `--map-user=${alias.uid}`, `--map-group=${alias.uid}`];
  const allowed = await run('unshare', [...prefix.slice(1), 'true'], { env: ENVIRONMENT }).catch(() => undefined);
  return allowed === undefined ? undefined : { prefix };
}

async function asNobody(users: readonly User[], folder: DataFolder, programs: string): Promise<RunAs> {
  const user = users.find(({ name }) => name === 'nobody');
  if (user === undefined) throw notAsRoot('there is no user nobody that could run it instead');
  for (const path of [dirname(folder.root), dirname(programs)]) {
    const closed = await closedParent(path);
    if (closed !== undefined) throw notAsRoot(`${closed} is closed to the user nobody that would run it instead`);
  }
  await chmod(folder.root, (await stat(folder.root)).mode | 0o011);
  if (await stat(folder.database).catch(() => undefined)) {
    await run('chown', ['-R', `${user.uid}:${user.gid}`, folder.database], { env: ENVIRONMENT });
  }
  return { prefix: [], user };
}

/** The outermost folder on the way to the path, itself included, that others may not pass. */
async function closedParent(path: string): Promise<string | undefined> {
  const above = dirname(path) === path ? undefined : await closedParent(dirname(path));
  return above ?? (((await stat(path)).mode & 0o001) === 0 ? path : undefined);
}

function notAsRoot(reason: string): AppError {
  const message =
    `PostgreSQL does not run as root, user namespaces are forbidden here, and ${reason}. ` +
    'Start Showbill as an ordinary user, or move DATA_DIR and the program to folders that are open to others.';
  return new AppError('unavailable', message);
}

async function namedUsers(): Promise<User[]> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return passwd.split('\n').flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return /^\d+$/.test(uid ?? '') && /^\d+$/.test(gid ?? '') ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
