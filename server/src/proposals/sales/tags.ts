import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { requireProposal } from './require-proposal.ts';

const MOST_TAGS = 200;
const MOST_ON_ONE = 20;

export interface Tag {
  readonly id: string;
  readonly name: string;
}

/** The company's, by name, with how many proposals have each. */
export async function listTags(tx: Tx, companyId: string): Promise<(Tag & { readonly count: number })[]> {
  const { rows } = await sql<Tag & { count: number }>`
    select t.id, t.name, count(p.proposal_id)::integer as count
    from tags t
    left join proposal_tags p on p.company_id = t.company_id and p.tag_id = t.id
    where t.company_id = ${companyId}
    group by t.id, t.name
    order by lower(t.name), t.id`.execute(tx);
  return rows;
}

/**
 * Puts a tag on a proposal, whatever its status; one that the company does not have yet is made. Case is ignored. Throws
 * `not_found`, and `invalid_request` where there are too many.
 */
export async function tagProposal(tx: Tx, companyId: string, id: string, name: string): Promise<void> {
  await requireProposal(tx, companyId, id);
  const tagId = await findOrMakeTag(tx, companyId, name);
  await tx
    .insertInto('proposal_tags')
    .values({ company_id: companyId, proposal_id: id, tag_id: tagId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { count } = await tx
    .selectFrom('proposal_tags')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', id)
    .executeTakeFirstOrThrow();
  if (count > MOST_ON_ONE) throw invalidRequest('name', ({ sales }) => sales.tagsOnOne(String(MOST_ON_ONE)));
}

/** Takes a tag off a proposal; the company keeps it. Throws `not_found` for a proposal that is none of its own. */
export async function untagProposal(tx: Tx, companyId: string, id: string, tagId: string): Promise<void> {
  await requireProposal(tx, companyId, id);
  await tx
    .deleteFrom('proposal_tags')
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', id)
    .where('tag_id', '=', tagId)
    .execute();
}

/** Throws `not_found`, and `conflict` for a name that another tag has. */
export async function renameTag(tx: Tx, companyId: string, tagId: string, name: string): Promise<void> {
  const other = await findTag(tx, companyId, name);
  if (other !== null && other !== tagId) throw new AppError('conflict', ({ sales }) => sales.sameTag(name));
  const { numUpdatedRows } = await tx
    .updateTable('tags')
    .set({ name })
    .where('company_id', '=', companyId)
    .where('id', '=', tagId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noTag(tagId);
}

/** Takes it off every proposal as well. Throws `not_found`. */
export async function removeTag(tx: Tx, companyId: string, tagId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('tags')
    .where('company_id', '=', companyId)
    .where('id', '=', tagId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw noTag(tagId);
}

/** Lets a copy have the tags of what it was made from. */
export async function copyTags(tx: Tx, companyId: string, from: string, to: string): Promise<void> {
  await sql`
    insert into proposal_tags (company_id, proposal_id, tag_id)
    select company_id, ${to}::uuid, tag_id from proposal_tags
    where company_id = ${companyId} and proposal_id = ${from}::uuid`.execute(tx);
}

async function findOrMakeTag(tx: Tx, companyId: string, name: string): Promise<string> {
  const known = await findTag(tx, companyId, name);
  if (known !== null) return known;
  const { length } = await listTags(tx, companyId);
  if (length >= MOST_TAGS) throw invalidRequest('name', ({ sales }) => sales.tags(String(MOST_TAGS)));
  await sql`
    insert into tags (company_id, id, name) values (${companyId}, ${newId()}, ${name})
    on conflict (company_id, lower(name)) do nothing`.execute(tx);
  const made = await findTag(tx, companyId, name);
  if (made === null) throw new Error('a tag vanished while it was made');
  return made;
}

async function findTag(tx: Tx, companyId: string, name: string): Promise<string | null> {
  const row = await tx
    .selectFrom('tags')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  return row?.id ?? null;
}

function noTag(id: string): AppError {
  return new AppError('not_found', (texts) => texts.none.tag(id));
}
