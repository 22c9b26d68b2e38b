import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../errors.ts';
import { PORT } from './settings.ts';

/** sun_path of sockaddr_un holds 108 bytes on Linux and 104 on macOS, the closing zero included (unix(7)). */
const LONGEST_SOCKET_PATH = 103;

/**
 * Where the socket of a data folder lies: inside it, or where that path would be too long for a socket,
 * in a folder of its own below /tmp. TMPDIR is not asked: every process over the same data must find the same place.
 * @param owner the uid that the data folder belongs to
 */
export function socketFolderOf(root: string, owner: number): string {
  const inside = join(root, 'run');
  if (Buffer.byteLength(socketIn(inside)) <= LONGEST_SOCKET_PATH) return inside;
  const name = createHash('sha256').update(`${owner}:${root}`).digest('hex').slice(0, 20);
  return join('/tmp', `showbill-${name}`);
}

export function socketIn(folder: string): string {
  return join(folder, `.s.PGSQL.${PORT}`);
}

/**
 * Makes the folder of the socket, closed to other users.
 * @param trusted uids that may own it; root's own processes may hand it to the one PostgreSQL runs as
 * @throws AppError `unavailable` where somebody else has put something in its place.
 */
export async function secureSocketFolder(path: string, trusted: readonly number[]): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  const found = await lstat(path);
  if (!found.isDirectory() || !trusted.includes(found.uid)) {
    throw new AppError('unavailable', `${path} is needed for the database's socket, but belongs to another user.`);
  }
  if ((found.mode & 0o077) !== 0) await chmod(path, 0o700);
}

/** Gives the folder to the user that PostgreSQL runs as; only root can, and needs to. */
export async function giveSocketFolder(path: string, uid: number, gid: number): Promise<void> {
  await chown(path, uid, gid);
}
