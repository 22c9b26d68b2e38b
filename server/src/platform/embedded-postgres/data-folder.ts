import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../errors.ts';
import { POSTGRES_MAJOR } from './programs.ts';
import { secureSocketFolder, socketFolderOf } from './socket-folder.ts';

export interface DataFolder {
  /** Real, absolute paths. */
  readonly root: string;
  readonly database: string;
  readonly sockets: string;
  readonly log: string;
}

/**
 * Makes the data folder where it is missing and looks whether this process can work in it.
 * @throws AppError `unavailable` with one line that says what is wrong.
 */
export async function prepareDataFolder(dataDir: string): Promise<DataFolder> {
  try {
    await mkdir(dirname(dataDir), { recursive: true });
    await mkdir(dataDir, { mode: 0o700 }).catch(unlessThere);
    const found = await stat(dataDir);
    if (!found.isDirectory()) throw refusal(`The data folder ${dataDir} cannot be created: a file is in the way.`);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const root = await realpath(dataDir);
    const database = join(root, 'postgres');
    const folder = { root, database, sockets: socketFolderOf(root, found.uid), log: join(root, 'postgres.log') };
    await refuseForeignFiles(folder);
    const databaseOwner = await ownerOf(database);
    await secureSocketFolder(folder.sockets, [process.getuid?.() ?? 0, found.uid, databaseOwner ?? found.uid]);
    return folder;
  } catch (error) {
    throw error instanceof AppError ? error : await explain(dataDir, error);
  }
}

/** Whether the folder holds a complete database. */
export async function isInitialised(folder: DataFolder): Promise<boolean> {
  return (await readIfThere(join(folder.database, 'PG_VERSION'))) !== undefined;
}

export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function unlessThere(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}

async function refuseForeignFiles({ root, database }: DataFolder): Promise<void> {
  const owner = await ownerOf(database);
  if (owner === undefined) return;
  const me = process.getuid?.() ?? 0;
  if (me !== 0 && owner !== me) {
    throw refusal(`The database in ${root} belongs to another user (uid ${owner}; this is uid ${me}).`);
  }
  const version = (await readIfThere(join(database, 'PG_VERSION')))?.trim();
  if (version === undefined && (await readdir(database)).length > 0) {
    throw refusal(`${database} holds files that are not a PostgreSQL database: set DATA_DIR to another folder.`);
  }
  if (version !== undefined && version !== POSTGRES_MAJOR) {
    throw refusal(
      `The database in ${root} was made by PostgreSQL ${version}; this release works with ${POSTGRES_MAJOR}. ` +
        'Back it up with the release that made it and restore it into an empty folder.',
    );
  }
}

async function ownerOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.uid;
}

async function explain(dataDir: string, error: unknown): Promise<unknown> {
  switch (codeOf(error) ?? '') {
    case 'EACCES':
    case 'EPERM': {
      const owner = await ownerOf(dataDir);
      const belongs = owner === undefined || owner === process.getuid?.() ? '' : ` It belongs to uid ${owner}.`;
      return refusal(`The data folder ${dataDir} is closed to this user (uid ${process.getuid?.()}).${belongs}`, error);
    }
    case 'EROFS':
      return refusal(`The data folder ${dataDir} is on a read-only file system.`, error);
    case 'ENOTDIR':
    case 'EEXIST':
      return refusal(`The data folder ${dataDir} cannot be created: a file is in the way.`, error);
    default:
      return error;
  }
}

function refusal(message: string, cause?: unknown): AppError {
  return new AppError('unavailable', message, cause === undefined ? {} : { cause });
}
