import { type Selectable, sql } from 'kysely';
import type { Tables, Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { requireProposal } from './require-proposal.ts';

const MOST_OPEN = 20;
const MOST_AT_HOME = 50;

export interface FollowUp {
  readonly id: string;
  readonly dueOn: string;
  readonly note: string | null;
  /** Names, as they were. */
  readonly createdBy: string | null;
  readonly doneAt: Date | null;
  readonly doneBy: string | null;
}

/** A follow-up with the proposal that it is of. */
export interface DueFollowUp extends FollowUp {
  readonly proposalId: string;
  readonly number: string;
  readonly title: string;
  readonly client: string | null;
  /** The salesperson's name. */
  readonly owner: string | null;
}

/** Of one proposal: those that are open first, by day. */
export async function followUpsOf(tx: Tx, companyId: string, proposalId: string): Promise<FollowUp[]> {
  const rows = await tx
    .selectFrom('follow_ups')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .orderBy(sql`done_at is not null`)
    .orderBy('due_on')
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(toFollowUp);
}

/** Open ones that are due on a day or were due before it, of all proposals or those of one person, the oldest first. */
export async function dueFollowUps(
  tx: Tx,
  companyId: string,
  { today, ownerId }: { readonly today: string; readonly ownerId: string | null },
): Promise<DueFollowUp[]> {
  const rows = await tx
    .selectFrom('follow_ups as f')
    .innerJoin('proposals as p', (join) =>
      join.onRef('p.company_id', '=', 'f.company_id').onRef('p.id', '=', 'f.proposal_id'),
    )
    .leftJoin('clients as c', (join) =>
      join.onRef('c.company_id', '=', 'p.company_id').onRef('c.id', '=', 'p.client_id'),
    )
    .leftJoin('users as u', 'u.id', 'p.owner_id')
    .selectAll('f')
    .select(['p.number', 'p.title', 'c.name as client', 'u.name as owner'])
    .where('f.company_id', '=', companyId)
    .where('f.done_at', 'is', null)
    .where('f.due_on', '<=', today)
    .$if(ownerId !== null, (query) => query.where('p.owner_id', '=', ownerId))
    .orderBy('f.due_on')
    .orderBy('f.id')
    .limit(MOST_AT_HOME)
    .execute();
  return rows.map((row) => ({
    ...toFollowUp(row),
    proposalId: row.proposal_id,
    number: row.number,
    title: row.title,
    client: row.client,
    owner: row.owner,
  }));
}

/** Days may lie in the past. Throws `not_found`, and `invalid_request` where too many are open. */
export async function addFollowUp(
  tx: Tx,
  companyId: string,
  proposalId: string,
  {
    dueOn,
    note,
    by,
    now,
  }: { readonly dueOn: string; readonly note: string | null; readonly by: string; readonly now: Date },
): Promise<string> {
  await requireProposal(tx, companyId, proposalId);
  const open = (await followUpsOf(tx, companyId, proposalId)).filter(({ doneAt }) => doneAt === null);
  if (open.length >= MOST_OPEN) throw invalidRequest('due_on', ({ sales }) => sales.followUps(String(MOST_OPEN)));
  const id = newId();
  await tx
    .insertInto('follow_ups')
    .values({
      company_id: companyId,
      id,
      proposal_id: proposalId,
      due_on: dueOn,
      note,
      created_at: now,
      created_by: by,
      done_at: null,
      done_by: null,
    })
    .execute();
  return id;
}

/** Throws `not_found`. */
export async function changeFollowUp(
  tx: Tx,
  companyId: string,
  id: string,
  change: { readonly dueOn: string; readonly note: string | null },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('follow_ups')
    .set({ due_on: change.dueOn, note: change.note })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noFollowUp(id);
}

/** Ticks it off, or opens it again; the first who does keeps it. Throws `not_found`. */
export async function finishFollowUp(
  tx: Tx,
  companyId: string,
  id: string,
  { done, by, now }: { readonly done: boolean; readonly by: string; readonly now: Date },
): Promise<void> {
  const row = await tx
    .selectFrom('follow_ups')
    .select('done_at')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw noFollowUp(id);
  if ((row.done_at !== null) === done) return;
  await tx
    .updateTable('follow_ups')
    .set(done ? { done_at: now, done_by: by } : { done_at: null, done_by: null })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Throws `not_found`. */
export async function removeFollowUp(tx: Tx, companyId: string, id: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('follow_ups')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw noFollowUp(id);
}

function toFollowUp(row: Selectable<Tables['follow_ups']>): FollowUp {
  return {
    id: row.id,
    dueOn: row.due_on,
    note: row.note,
    createdBy: row.created_by,
    doneAt: row.done_at,
    doneBy: row.done_by,
  };
}

function noFollowUp(id: string): AppError {
  return new AppError('not_found', (texts) => texts.none.followUp(id));
}
