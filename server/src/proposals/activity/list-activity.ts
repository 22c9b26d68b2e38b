import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { Details } from '../history/index.ts';
import { type ByClient, type Said, saidIn } from './entry.ts';
import { doneByClients, isUnread, type Reader } from './unread.ts';

/** Something that a client did, as the inbox shows it. */
export interface Activity extends Said {
  readonly id: string;
  /** Of views: the last one's. */
  readonly at: Date;
  readonly what: ByClient;
  readonly isUnread: boolean;
  /** Whether the company has answered since. */
  readonly isAnswered: boolean;
  readonly proposal: {
    readonly id: string;
    readonly number: string;
    readonly title: string;
    /** The client's name. */
    readonly client: string | null;
  };
}

export interface ActivityPage {
  readonly onlyUnread: boolean;
  /** Only what is older than this. */
  readonly before?: Pick<Activity, 'at' | 'id'> | undefined;
  readonly limit: number;
}

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly what: ByClient;
  readonly details: Details;
  readonly unread: boolean;
  readonly answered: boolean;
  readonly proposal: string;
  readonly number: string;
  readonly title: string;
  readonly client: string | null;
}

/** What clients of a company did, newest first, and what of it a person has not read. */
export async function listActivity(
  tx: Tx,
  companyId: string,
  reader: Reader,
  { onlyUnread, before, limit }: ActivityPage,
): Promise<Activity[]> {
  const unread = isUnread(companyId, reader);
  const conditions = [
    ...(before === undefined ? [] : [sql<SqlBool>`(h.at, h.id) < (${before.at}, ${before.id}::uuid)`]),
    ...(onlyUnread ? [unread] : []),
  ];
  const { rows } = await sql<Row>`
    with page as materialized (
      select h.*, ${unread} as unread from ${doneByClients(companyId, conditions)}
      order by h.at desc, h.id desc
      limit ${limit}
    )
    select h.id, h.at, h.what, h.details, h.unread, p.id as proposal, p.number, p.title, c.name as client,
      exists (
        select from proposal_history a
        where a.company_id = h.company_id and a.proposal_id = h.proposal_id and a.what = 'answered'
          and (a.at, a.id) > (h.at, h.id)
      ) as answered
    from page h
    join proposals p on p.company_id = h.company_id and p.id = h.proposal_id
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    order by h.at desc, h.id desc`.execute(tx);
  return rows.map(({ unread, answered, proposal, number, title, client, details, ...entry }) => ({
    ...entry,
    ...saidIn(details),
    isUnread: unread,
    isAnswered: answered,
    proposal: { id: proposal, number, title, client },
  }));
}
