import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { Actor } from '../actor.ts';
import type { ActorColumns } from '../tables.ts';
import type { Details, What } from './record.ts';

export interface HistoryEntry {
  readonly id: string;
  /** Of an edit: when its last change was made. */
  readonly at: Date;
  readonly actor: Actor;
  readonly what: What;
  readonly details: Details;
}

const MOST = 200;

export interface HistoryPage {
  /** Only entries older than this one. */
  readonly before?: Pick<HistoryEntry, 'at' | 'id'> | undefined;
  /** Default and most: 200. */
  readonly limit?: number | undefined;
  /** Only these; left out: all. */
  readonly what?: readonly What[] | undefined;
}

/** What happened to a proposal, newest first. */
export async function listHistory(
  tx: Tx,
  companyId: string,
  proposalId: string,
  { before, limit = MOST, what }: HistoryPage = {},
): Promise<HistoryEntry[]> {
  let query = tx
    .selectFrom('proposal_history')
    .select(['id', 'at', 'actor_kind', 'actor_id', 'actor_name', 'what', 'details'])
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(Math.min(limit, MOST));
  if (what !== undefined) query = query.where('what', 'in', what);
  if (before !== undefined) query = query.where(sql<SqlBool>`(at, id) < (${before.at}, ${before.id})`);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    actor: actorOf(row),
    what: row.what,
    details: row.details,
  }));
}

function actorOf({ actor_kind: kind, actor_id: id, actor_name: name }: ActorColumns): Actor {
  switch (kind) {
    case 'user':
      return { kind, id: id ?? '', name: name ?? '' };
    case 'key':
      return { kind, name: name ?? '' };
    case 'client':
    case 'command':
    case 'service':
      return { kind };
    default:
      return kind satisfies never;
  }
}
