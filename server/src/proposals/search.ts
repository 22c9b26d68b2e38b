import type { ProposalSearch, ProposalSort } from '@showbill/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { getCompany } from '../accounts/index.ts';
import { dayIn } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { openCursor, sealCursor } from '../platform/cursor.ts';
import type { Tx } from '../platform/db.ts';
import { holdsWords } from '../platform/holds-words.ts';
import { hasStatus, summaries, toSummary } from './load.ts';
import type { ProposalSummary } from './proposal.ts';

export interface FoundProposals {
  readonly proposals: readonly ProposalSummary[];
  readonly nextCursor: string | null;
}

/**
 * A page of a company's proposals for its list. Words are looked for in all of the company's rows that the other
 * conditions leave: no index on text serves below row-level security. 50,000 of them take 90 ms (2 vCPU). Throws
 * `invalid_request` for a cursor of another sort or company.
 */
export async function searchProposals(
  tx: Tx,
  companyId: string,
  search: ProposalSearch,
  { clock, secrets }: Pick<Context, 'clock' | 'secrets'>,
): Promise<FoundProposals> {
  const { sort = 'created', ascending = false, limit } = search;
  const list = `proposals ${sort} ${ascending ? 'up' : 'down'}`;
  const after = search.cursor === undefined ? null : placeOf(openCursor(secrets, list, companyId, search.cursor));
  const { timeZone } = await getCompany(tx, companyId);
  const today = dayIn(timeZone, clock.now());
  const found = await findPlaces(tx, companyId, search, today, after);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const rows = await summaries(tx, companyId)
    .where('p.id', '=', sql<string>`any(${shown.map(({ id }) => id)}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toSummary(row, today)]));
  const more = found.length > limit && last !== undefined;
  return {
    proposals: shown.flatMap(({ id }) => byId.get(id) ?? []),
    nextCursor: more ? sealCursor(secrets, list, companyId, JSON.stringify([last.key, last.id])) : null,
  };
}

interface Place {
  /** What is sorted by. */
  readonly key: string | null;
  readonly id: string;
}

/** The ids alone, so that no whole row is sorted: one more than the limit where there are. */
async function findPlaces(
  tx: Tx,
  companyId: string,
  search: ProposalSearch,
  today: string,
  after: Place | null,
): Promise<Place[]> {
  const { sort = 'created', ascending = false, limit, text = '' } = search;
  const key = sql.raw(KEYS[sort]);
  const direction = sql.raw(ascending ? 'asc' : 'desc');
  const clients = sql`left join clients c on c.company_id = p.company_id and c.id = p.client_id`;
  const where = sql.join(
    [
      sql`p.company_id = ${companyId}`,
      ...conditions(search, today),
      ...(after === null ? [] : [beyond(sort, after, ascending)]),
    ],
    sql` and `,
  );
  const { rows } = await sql<Place>`
    select p.id, ${key}::text as key
    from proposals p
    ${text === '' ? sql`` : clients}
    where ${where}
    order by ${key} ${direction} ${sql.raw(sort === 'date' ? 'nulls last' : '')}, p.id ${direction}
    limit ${limit + 1}`.execute(tx);
  return rows;
}

const KEYS: Readonly<Record<ProposalSort, string>> = {
  created: 'p.created_at',
  updated: 'p.updated_at',
  date: 'p.event_date',
  total: 'p.total',
};
const TYPES: Readonly<Record<ProposalSort, string>> = {
  created: 'timestamptz',
  updated: 'timestamptz',
  date: 'date',
  total: 'bigint',
};

/** What rows of `p`, with their clients as `c` where words are looked for, a search leaves. */
export function conditions(search: Omit<ProposalSearch, 'limit'>, today: string): Expression<SqlBool>[] {
  const { statuses = [], client_id: clientId, owner_id: ownerId, tag_id: tagId, from, to } = search;
  return [
    ...(statuses.length === 0 ? [] : [anyOf(statuses.map((status) => hasStatus(status, today)))]),
    ...(clientId === undefined ? [] : [sql<SqlBool>`p.client_id = ${clientId}::uuid`]),
    ...(ownerId === undefined ? [] : [ownedBy(ownerId)]),
    ...(tagId === undefined ? [] : [tagged(tagId)]),
    ...(from === undefined ? [] : [sql<SqlBool>`p.event_date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql<SqlBool>`p.event_date <= ${to}::date`]),
    // one text of all that is looked in, so that each row is folded once
    ...holdsWords(sql`concat_ws(' ', p.number, p.title, c.name, p.event_venue)`, search.text ?? ''),
  ];
}

function ownedBy(ownerId: string | null): Expression<SqlBool> {
  return ownerId === null ? sql<SqlBool>`p.owner_id is null` : sql<SqlBool>`p.owner_id = ${ownerId}::uuid`;
}

function tagged(tagId: string): Expression<SqlBool> {
  return sql<SqlBool>`exists (
    select from proposal_tags pt
    where pt.company_id = p.company_id and pt.proposal_id = p.id and pt.tag_id = ${tagId}::uuid)`;
}

function anyOf(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return sql<SqlBool>`(${sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` or `,
  )})`;
}

const sealedPlace = z.tuple([z.string().nullable(), z.string()]);

function placeOf(sealed: string): Place {
  const [key, id] = sealedPlace.parse(JSON.parse(sealed));
  return { key, id };
}

/** What stands after a place; row comparison where an index can follow it. */
function beyond(sort: ProposalSort, { key, id }: Place, ascending: boolean): Expression<SqlBool> {
  const column = sql.raw(KEYS[sort]);
  const than = sql.raw(ascending ? '>' : '<');
  if (key === null) return sql<SqlBool>`(${column} is null and p.id ${than} ${id}::uuid)`;
  const beyondKey = sql<SqlBool>`(${column}, p.id) ${than} (${key}::${sql.raw(TYPES[sort])}, ${id}::uuid)`;
  return sort === 'date' ? sql<SqlBool>`(${beyondKey} or ${column} is null)` : beyondKey;
}
