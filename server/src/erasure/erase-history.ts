import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { createScrubber } from './scrubber.ts';

/** Figures, days and links to other proposals: nothing that was typed. */
const KEPT = [
  'amends',
  'amount',
  'as',
  'by',
  'collection',
  'copy_of',
  'corrects',
  'currency',
  'delivery',
  'drafted_by',
  'more',
  'number',
  'of',
  'on',
  'picked',
  'product_id',
  'quantity',
  'shortages',
  'to',
  'units',
  'valid_until',
  'version',
];

/**
 * Takes what was typed out of the history of some proposals; in that of others, also of drafts that were deleted, out of
 * entries in which the client's name or address stands, what was edited.
 */
export async function eraseHistory(
  tx: Tx,
  companyId: string,
  proposals: readonly string[],
  { name, email }: { readonly name: string; readonly email: string | null },
): Promise<void> {
  await sql`
    update proposal_history h set details = (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(h.details) where key = any(${KEPT}::text[])
    ) || case when h.details ? 'fields' then '{"fields": []}'::jsonb else '{}' end
    where company_id = ${companyId} and proposal_id = any(${proposals}::uuid[])`.execute(tx);
  const scrubber = createScrubber([name, email]);
  const { rows } = await sql<{ id: string; details: object }>`
    select h.id, h.details from proposal_history h
    where h.company_id = ${companyId} and exists (
      select from unnest(${[name, email]}::text[]) w
      where strpos(lower(h.details::text), lower(btrim(to_jsonb(w)::text, '"'))) > 0)`.execute(tx);
  for (const { id, details } of rows) {
    const scrubbed = JSON.stringify(scrubber.json(details));
    await sql`
      update proposal_history set details = ${scrubbed} where company_id = ${companyId} and id = ${id}`.execute(tx);
  }
}
