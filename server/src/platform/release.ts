import type { Client } from 'pg';
import { VERSION } from './version.ts';

/** The newest release that has opened the database; null: none that notes it. Works with the tables of any version. */
export async function notedRelease(client: Client): Promise<string | null> {
  if (!(await hasPlace(client))) return null;
  const { rows } = await client.query<{ release: string | null }>('select release from installation');
  return rows[0]?.release ?? null;
}

/** Notes this release, unless a newer one is noted; not in tables that are of a version before notes were kept. */
export async function noteRelease(client: Client): Promise<void> {
  const noted = await notedRelease(client);
  if (noted !== null && compareReleases(noted, VERSION) >= 0) return;
  if (noted === null && !(await hasPlace(client))) return;
  await client.query(
    'insert into installation (release) values ($1) on conflict (only_row) do update set release = excluded.release',
    [VERSION],
  );
}

async function hasPlace(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = to_regclass('public.installation') and attname = 'release'`,
  );
  return rowCount === 1;
}

/**
 * Whether a release writes what another does not know. Those that differ in the last number alone write the same, so that
 * an operator can go back from one of them.
 */
export function writesMoreThan(release: string, other: string): boolean {
  return compareReleases(release, other, 2) > 0;
}

/** Negative: `a` is the older one; looks at the first `numbers` of major, minor and patch. */
export function compareReleases(a: string, b: string, numbers = 3): number {
  const [first, second] = [numbersOf(a), numbersOf(b)];
  const at = first.slice(0, numbers).findIndex((number, index) => number !== second[index]);
  return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}

function numbersOf(release: string): number[] {
  return (/^\d+\.\d+\.\d+/.exec(release)?.[0] ?? '0.0.0').split('.').map(Number);
}
