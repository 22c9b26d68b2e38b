import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { FirstRow, ImportMapping } from '../types.ts';

/** Kept of a company; beyond them the one that was changed longest ago is forgotten. */
const MOST = 50;

/** How this company's files that a key names are read, or null where nobody has said so. */
export async function findMapping(tx: Tx, companyId: string, key: string): Promise<ImportMapping | null> {
  const row = await tx
    .selectFrom('import_mappings')
    .select('mapping')
    .where('company_id', '=', companyId)
    .where('headings', '=', key)
    .executeTakeFirst();
  return row?.mapping ?? null;
}

/** Keeps it for the next files that a key names. */
export async function saveMapping(tx: Tx, companyId: string, key: string, mapping: ImportMapping): Promise<void> {
  await tx
    .insertInto('import_mappings')
    .values({ company_id: companyId, headings: key, mapping: JSON.stringify(mapping) })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'headings'])
        .doUpdateSet({ mapping: JSON.stringify(mapping), updated_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
  await sql`
    delete from import_mappings
    where company_id = ${companyId} and headings in (
      select headings from import_mappings
      where company_id = ${companyId}
      order by updated_at desc, headings
      offset ${MOST})`.execute(tx);
}

/** Names a mapping, so that what was tried with it is imported with no other. */
export function sealOf(mapping: ImportMapping): string {
  return digest(mapping);
}

/** What a file is a list of. */
export type ListOf = 'products' | 'clients';

/** A file as far as it tells which others are read like it. */
export interface Headed {
  readonly firstRow: FirstRow;
  readonly headings: readonly string[];
}

/** Names the files that are read alike: those with the same headings; without any, those with as many columns. */
export function sheetKey({ firstRow, headings }: Headed, of: ListOf = 'products'): string {
  const alike = firstRow === 'data' ? { columns: headings.length } : headings;
  return digest(of === 'products' ? alike : { of, alike });
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
