import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { doneByClients, isUnread, type Reader } from './unread.ts';

/** Notes that a person has read what the client of a proposal did up to a moment. Throws `not_found`. */
export async function markRead(
  tx: Tx,
  companyId: string,
  userId: string,
  { proposalId, until }: { readonly proposalId: string; readonly until: Date },
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into activity_reads as known (company_id, user_id, proposal_id, read_until)
    select company_id, ${userId}::uuid, id, ${until} from proposals where company_id = ${companyId} and id = ${proposalId}
    on conflict (company_id, user_id, proposal_id)
      do update set read_until = greatest(known.read_until, excluded.read_until)`.execute(tx);
  if (numAffectedRows !== 1n) throw new AppError('not_found', (texts) => texts.none.proposal(proposalId));
}

/** Notes that a person has read whatever any client did up to a moment. */
export async function markAllRead(tx: Tx, companyId: string, reader: Reader, until: Date): Promise<void> {
  await sql`
    insert into activity_reads as known (company_id, user_id, proposal_id, read_until)
    select distinct h.company_id, ${reader.userId}::uuid, h.proposal_id, ${until}::timestamptz
    from ${doneByClients(companyId, [sql<SqlBool>`h.at <= ${until}`, isUnread(companyId, reader)])}
    on conflict (company_id, user_id, proposal_id)
      do update set read_until = greatest(known.read_until, excluded.read_until)`.execute(tx);
}
