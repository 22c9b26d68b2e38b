import type { Client } from 'pg';
import { type Config, ConfigError } from '../platform/config.ts';
import { AppError, messageOf } from '../platform/errors.ts';
import type { Log } from '../platform/log.ts';
import {
  applyMigration,
  asOnlyMigrator,
  DatabaseRefused,
  inTransaction,
  type Migration,
  prepareRecord,
  readMigrations,
} from '../platform/migrate.ts';
import { opensInstallation } from '../platform/open-secrets.ts';
import { namingDatabase } from '../platform/refused-database.ts';
import { compareReleases, notedRelease, noteRelease, writesMoreThan } from '../platform/release.ts';
import { acceptSecretKey, createSecrets, proposeSecretKey } from '../platform/secrets.ts';
import { reachDatabase, takePlaceAlone } from '../platform/server-place.ts';
import { VERSION } from '../platform/version.ts';
import { inEnglish } from '../refusals/index.ts';
import { checkHealth } from './check-health.ts';
import { clearSchema } from './clear-schema.ts';
import { setForCopying } from './connect.ts';
import { loadRows } from './load-rows.ts';
import { type Backup, type BackupSource, makeNamedBackup } from './make-backup.ts';
import { type CheckedArchive, checkArchive, newer } from './read-archive.ts';

export interface Restored {
  readonly proposals: number;
  /** Of the program that made the backup. */
  readonly version: string;
  /** What was there before; null: nothing was. */
  readonly restorePoint: Backup | null;
  /** What the check found, where it was told to go on all the same. */
  readonly faults: readonly string[];
}

export interface RestoreOptions {
  readonly file: string;
  /** Takes a backup as it is, whatever the check of what was restored finds. */
  readonly force: boolean;
  /** Stops it; nothing is changed then. */
  readonly signal: AbortSignal;
}

/**
 * Puts a backup in the place of what is there, in one transaction: whatever ends it before its end, the database is as it
 * was. Throws in one sentence where the file is broken, newer or sealed with another secret, a server runs, or what was
 * restored does not pass the check.
 */
export async function restoreBackup(
  source: Omit<BackupSource, 'owner'> & { readonly log: Log },
  options: RestoreOptions,
): Promise<Restored> {
  const { config, log } = source;
  const archive = await checkArchive(options.file);
  const migrations = knownMigrations(archive);
  checkSecret(archive, config);
  const address = await reachDatabase(config, log);
  try {
    const place = await takePlaceAlone(config, address);
    try {
      return await replace({ ...source, owner: address.owner }, archive, migrations, options);
    } finally {
      await place.leave();
    }
  } catch (error) {
    throw config.databaseUrl === null ? error : namingDatabase(config.databaseUrl, error);
  } finally {
    await address.embedded?.close();
  }
}

interface Migrations {
  /** Those of the backup. */
  readonly earlier: readonly Migration[];
  /** Those since. */
  readonly later: readonly Migration[];
}

function knownMigrations({ file, manifest }: CheckedArchive): Migrations {
  const known = readMigrations();
  const { version } = manifest;
  const applied = new Map(manifest.migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    const migration = known.find((each) => each.name === name);
    if (migration === undefined) throw ofNewer(file, version, `it has ${name}`);
    if (migration.checksum !== checksum) {
      throw new AppError(
        'invalid_request',
        inEnglish(`${file} was made with a different ${name}: restore it with the version that made it`),
      );
    }
  }
  return {
    earlier: known.filter(({ name }) => applied.has(name)),
    later: known.filter(({ name }) => !applied.has(name)),
  };
}

/** Names the release of the program that made it or of its data where that is a later one, and otherwise the sign of it. */
function ofNewer(file: string, release: string, sign: string): AppError {
  if (compareReleases(release, VERSION) <= 0) return newer(file, sign);
  const what = `is of Showbill ${release}, and this is ${VERSION}`;
  return new AppError('invalid_request', inEnglish(`${file} ${what}: restore it with ${release} or a newer one`));
}

/** Throws ConfigError for a secret that opens nothing of what the backup holds. */
function checkSecret(
  { file, secrets: { secret_key: kept, sealed_word: sealed } }: CheckedArchive,
  config: Config,
): void {
  if (config.secretKey === null) {
    if (kept === null) {
      throw new ConfigError(`SECRET_KEY is not set: ${file} needs the one that was set when it was made`);
    }
    return;
  }
  if (kept === config.secretKey) return;
  const isRight = sealed !== null && opensInstallation(createSecrets(config.secretKey), Buffer.from(sealed, 'base64'));
  if (isRight || (sealed === null && kept === null)) return;
  const where = kept === null ? 'the one that was set when it was made' : 'the secret_key in secrets.json in it';
  throw new ConfigError(`SECRET_KEY is not that of ${file}: it must be ${where}`);
}

async function replace(
  source: BackupSource,
  archive: CheckedArchive,
  migrations: Migrations,
  { force, signal }: RestoreOptions,
): Promise<Restored> {
  const { config, owner } = source;
  const secretKey = config.secretKey === null ? archive.secrets.secret_key : null;
  const result = await asOnlyMigrator(owner, async (client) => {
    const restorePoint = (await isInUse(client))
      ? await makeNamedBackup(source, 'before-restore', { beside: 'nobody', signal })
      : null;
    const breakOff = () => client.connection.stream.destroy();
    signal.addEventListener('abort', breakOff);
    try {
      signal.throwIfAborted();
      await setForCopying(client);
      const faults = await inTransaction(client, async () => {
        const found = await putInPlace(client, archive, migrations, force);
        if (secretKey !== null) proposeSecretKey(config.dataDir, secretKey);
        return found;
      });
      return { restorePoint, faults };
    } finally {
      signal.removeEventListener('abort', breakOff);
    }
  }).catch((error: unknown) => {
    throw failure(archive.file, signal, error);
  });
  if (secretKey !== null) acceptSecretKey(config.dataDir);
  return { proposals: archive.closing.proposals, version: archive.manifest.version, ...result };
}

async function isInUse(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as found`,
  );
  return rows[0]?.found === true;
}

/** In the client's transaction; returns what the check found, where `force` says to go on all the same. */
async function putInPlace(
  client: Client,
  archive: CheckedArchive,
  { earlier, later }: Migrations,
  force: boolean,
): Promise<string[]> {
  await clearSchema(client);
  await prepareRecord(client);
  for (const migration of earlier) await applyMigration(client, migration);
  await loadRows(client, archive);
  // not the one that made the file: a release backs up what the one before has left
  const release = await notedRelease(client);
  if (release !== null && writesMoreThan(release, VERSION)) throw ofNewer(archive.file, release, `it is of ${release}`);
  for (const migration of later) await applyMigration(client, migration);
  await noteRelease(client);
  const faults = await checkHealth(client);
  if (faults.length > 0 && !force) {
    throw new AppError(
      'conflict',
      inEnglish(
        `${archive.file} does not pass the check (${faults.join('; ')}): nothing was changed; --force restores it as it is`,
      ),
    );
  }
  return faults;
}

/** One sentence for the operator; what lies behind it stays its cause. */
function failure(file: string, signal: AbortSignal, error: unknown): unknown {
  if (signal.aborted) return new AppError('unavailable', 'interrupted: nothing was changed', { cause: error });
  if (error instanceof AppError || error instanceof DatabaseRefused) return error;
  const message = `${file} could not be restored: ${messageOf(error)}; nothing was changed`;
  return new AppError('unavailable', message, { cause: error });
}
