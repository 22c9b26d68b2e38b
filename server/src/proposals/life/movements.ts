import { type Lot, readLots } from '../../availability/index.ts';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Proposal } from '../proposal.ts';

/** A job before something of it left or came back. */
export interface JobBefore {
  readonly dispatchedOn: string | null;
  readonly lots: readonly Lot[];
}

export interface Movement {
  readonly id: string;
  readonly what: 'dispatched' | 'returned';
  readonly on: string;
  readonly before: JobBefore;
  readonly recordedAt: Date;
}

/** Reads what a movement is about to change. */
export async function readBefore(tx: Tx, companyId: string, job: Proposal): Promise<JobBefore> {
  return { dispatchedOn: job.dispatchedOn, lots: await readLots(tx, companyId, job.id) };
}

/** Keeps what a job was before a movement, so that it can be undone. */
export async function recordMovement(
  tx: Tx,
  companyId: string,
  proposalId: string,
  { what, on, before, recordedAt }: Omit<Movement, 'id'>,
): Promise<void> {
  await tx
    .insertInto('job_movements')
    .values({
      company_id: companyId,
      id: newId(),
      proposal_id: proposalId,
      what,
      on_day: on,
      before: JSON.stringify(before),
      recorded_at: recordedAt,
      undone_at: null,
    })
    .execute();
}

/** The latest movement of a job that is not undone. */
export async function latestMovement(tx: Tx, companyId: string, proposalId: string): Promise<Movement | null> {
  const row = await tx
    .selectFrom('job_movements')
    .select(['id', 'what', 'on_day', 'before', 'recorded_at'])
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .where('undone_at', 'is', null)
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { id: row.id, what: row.what, on: row.on_day, before: row.before, recordedAt: row.recorded_at };
}
