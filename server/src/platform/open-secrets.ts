import type { Pool } from 'pg';
import { type Config, ConfigError } from './config.ts';
import { acceptSecretKey, createSecrets, keptSecretKey, proposedSecretKey, type Secrets } from './secrets.ts';

const WORD = 'showbill';
const PURPOSE = 'installation';

/**
 * The secrets of an installation. Its database keeps a word sealed with the first secret that it was used with; throws
 * ConfigError for any other, since what was sealed and signed before would be lost.
 */
export async function openSecrets(config: Config, pool: Pool): Promise<Secrets> {
  const secrets = createSecrets(config.secretKey ?? keptSecretKey(config.dataDir));
  const sealed = (await readWord(pool)) ?? (await keepWord(pool, secrets.seal(PURPOSE, WORD)));
  if (opensInstallation(secrets, sealed)) return secrets;
  const proposed = config.secretKey === null ? proposedSecrets(config, sealed) : null;
  if (proposed === null) throw new ConfigError(refusal(config));
  return proposed;
}

/** The secret of a database that was restored by a process which ended before it could put it in its place. */
function proposedSecrets({ dataDir }: Config, sealed: Buffer): Secrets | null {
  const secretKey = proposedSecretKey(dataDir);
  if (secretKey === null) return null;
  const secrets = createSecrets(secretKey);
  if (!opensInstallation(secrets, sealed)) return null;
  acceptSecretKey(dataDir);
  return secrets;
}

async function readWord(pool: Pool): Promise<Buffer | null> {
  const { rows } = await pool.query<{ sealed_word: Buffer | null }>('select sealed_word from installation');
  return rows[0]?.sealed_word ?? null;
}

/** Keeps the word unless another process was quicker; returns the one that is kept. */
async function keepWord(pool: Pool, sealed: Buffer): Promise<Buffer> {
  const { rows } = await pool.query<{ sealed_word: Buffer }>(
    `insert into installation (sealed_word) values ($1)
     on conflict (only_row) do update set sealed_word = coalesce(installation.sealed_word, excluded.sealed_word)
     returning sealed_word`,
    [sealed],
  );
  return rows[0]?.sealed_word ?? sealed;
}

/** Whether these are the secrets of the installation that keeps this sealed word. */
export function opensInstallation(secrets: Secrets, sealed: Buffer): boolean {
  try {
    return secrets.open(PURPOSE, sealed) === WORD;
  } catch {
    return false;
  }
}

function refusal({ secretKey, databaseUrl, dataDir }: Config): string {
  if (secretKey === null) {
    const remedy = 'restore that file, or set SECRET_KEY to the text that was used before';
    return `the secret in ${dataDir}/secret-key does not belong to this database: ${remedy}`;
  }
  const otherwise = databaseUrl === null ? `, or unset if that one is kept in ${dataDir}` : '';
  const allowed = `the text that this database was first used with${otherwise}`;
  return `SECRET_KEY is set to something unusable: it must be ${allowed}`;
}
