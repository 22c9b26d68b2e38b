import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Proposal } from './proposal.ts';

/**
 * Ids of the pictures that a proposal shows beside its lines, by line: of its products, or as they were when it was
 * accepted. None where it shows no pictures, or no lines.
 */
export async function linePictures(
  tx: Tx,
  companyId: string,
  { id, presentation, acceptedAt }: Pick<Proposal, 'id' | 'presentation' | 'acceptedAt'>,
): Promise<ReadonlyMap<string, string>> {
  if (!presentation.pictures || presentation.layout !== 'lines') return new Map();
  const { rows } = await sql<{ line: string; picture: string }>`
    select l.id as line, ${acceptedAt === null ? sql`p.picture_id` : sql`l.picture_id`} as picture
    from line_items l
    join products p on p.company_id = l.company_id and p.id = l.catalog_item_id
    where l.company_id = ${companyId} and l.proposal_id = ${id}`.execute(tx);
  return new Map(rows.flatMap(({ line, picture }) => (picture === null ? [] : [[line, picture]])));
}
