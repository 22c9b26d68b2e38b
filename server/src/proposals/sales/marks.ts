import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { Tag } from './tags.ts';

/** A salesperson; whoever has left the company is still named. */
export interface Salesperson {
  readonly id: string;
  readonly name: string;
}

/** What a list shows of a proposal beside what it is. */
export interface SalesMarks {
  readonly owner: Salesperson | null;
  readonly tags: readonly Tag[];
}

/** Whose some proposals are, and their tags by name. */
export async function readMarks(tx: Tx, companyId: string, ids: readonly string[]): Promise<Map<string, SalesMarks>> {
  const { rows } = await sql<{ id: string; owner: Salesperson | null; tags: Tag[] }>`
    select p.id,
      case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name) end as owner,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by lower(t.name), t.id)
        from proposal_tags pt
        join tags t on t.company_id = pt.company_id and t.id = pt.tag_id
        where pt.company_id = p.company_id and pt.proposal_id = p.id), '[]') as tags
    from proposals p
    left join users u on u.id = p.owner_id
    where p.company_id = ${companyId} and p.id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, owner, tags }) => [id, { owner, tags }]));
}
