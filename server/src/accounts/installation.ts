import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

/** Keeps the address that the server is reached at, for the commands that print or mail links. */
export async function recordPublicUrl(db: Db, publicUrl: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ public_url: publicUrl })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet({ public_url: publicUrl, recorded_at: sql<Date>`now()` }),
    )
    .execute();
}

export async function recordedPublicUrl(db: Db): Promise<string | null> {
  const row = await db.selectFrom('installation').select('public_url').executeTakeFirst();
  return row?.public_url ?? null;
}
