import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { Details } from '../history/index.ts';
import { type ByClient, type Said, saidIn } from './entry.ts';
import { doneByClients, IS_UNREAD } from './unread.ts';

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
  userId: string,
  { onlyUnread, before, limit }: ActivityPage,
): Promise<Activity[]> {
  const { rows } = await sql<Row>`
    select h.id, h.at, h.what, h.details, ${IS_UNREAD} as unread, p.id as proposal, p.number, p.title,
      (select c.name from clients c where c.company_id = p.company_id and c.id = p.client_id) as client,
      exists (
        select from proposal_history a
        where a.company_id = h.company_id and a.proposal_id = h.proposal_id and a.what = 'answered' and (a.at, a.id) > (h.at, h.id)
      ) as answered
    from ${doneByClients(companyId, userId)}
      ${onlyUnread ? sql`and ${IS_UNREAD}` : sql``}
      ${before === undefined ? sql`` : sql`and (h.at, h.id) < (${before.at}, ${before.id}::uuid)`}
    order by h.at desc, h.id desc
    limit ${limit}`.execute(tx);
  return rows.map(({ unread, answered, proposal, number, title, client, details, ...entry }) => ({
    ...entry,
    ...saidIn(details),
    isUnread: unread,
    isAnswered: answered,
    proposal: { id: proposal, number, title, client },
  }));
}
