import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Actor } from '../actor.ts';
import { listHistory } from '../history/index.ts';
import { BY_CLIENTS, type ByClient, type Said, saidIn, textIn } from './entry.ts';
import { doneByClients, isUnread, type Reader } from './unread.ts';

/** Something that a client of a proposal did, or an answer to them. */
export interface ThreadEntry extends Said {
  readonly id: string;
  readonly at: Date;
  readonly what: ByClient | 'answered';
  readonly actor: Actor;
  readonly isUnread: boolean;
  /** Where an answer was mailed to, and the mail that carried it; null: none did. */
  readonly to: string | null;
  readonly mailId: string | null;
}

export interface Thread {
  readonly number: string;
  readonly title: string;
  /** The client's name. */
  readonly client: string | null;
  /** Oldest first. */
  readonly entries: readonly ThreadEntry[];
  /** Whom an answer goes to: who wrote or signed last, else the proposal's client. */
  readonly recipient: { readonly name: string | null; readonly email: string | null };
}

/** What a proposal's client did and what was answered, with what of it a person has not read. Throws `not_found`. */
export async function readThread(tx: Tx, companyId: string, reader: Reader, proposalId: string): Promise<Thread> {
  const proposal = await tx
    .selectFrom('proposals as p')
    .leftJoin('clients as c', (join) =>
      join.onRef('c.company_id', '=', 'p.company_id').onRef('c.id', '=', 'p.client_id'),
    )
    .select(['p.number', 'p.title', 'c.name', 'c.email'])
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', proposalId)
    .executeTakeFirst();
  if (proposal === undefined) throw new AppError('not_found', (texts) => texts.none.proposal(proposalId));
  const history = await listHistory(tx, companyId, proposalId, { what: ['answered', ...BY_CLIENTS] });
  const unread = await unreadOf(tx, companyId, reader, proposalId);
  const entries = history
    .filter(({ what, actor }) => what === 'answered' || actor.kind === 'client')
    .map(({ id, at, what, actor, details }) => ({
      id,
      at,
      what: what as ThreadEntry['what'],
      actor,
      ...saidIn(details),
      isUnread: unread.has(id),
      to: textIn(details, 'to'),
      mailId: textIn(details, 'mail_id'),
    }))
    .toReversed();
  const wrote = entries.findLast(({ what, email }) => what !== 'answered' && email !== null);
  return {
    number: proposal.number,
    title: proposal.title,
    client: proposal.name,
    entries,
    recipient: { name: (wrote ?? proposal).name, email: (wrote ?? proposal).email },
  };
}

async function unreadOf(tx: Tx, companyId: string, reader: Reader, proposalId: string): Promise<ReadonlySet<string>> {
  const isOfIt = sql<SqlBool>`h.proposal_id = ${proposalId}`;
  const { rows } = await sql<{ id: string }>`
    select h.id from ${doneByClients(companyId, [isOfIt, isUnread(companyId, reader)])}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
