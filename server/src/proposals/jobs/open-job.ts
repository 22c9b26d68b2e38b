import { type Company, getCompany } from '../../accounts/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { latestMovement, type Movement, undoable } from '../life/index.ts';
import { type AgreedRight, findRight, findWithdrawal, isWithinPeriod, type Withdrawal } from '../withdrawal/index.ts';
import { findJob, type Job } from './find-jobs.ts';
import type { PickingGroup } from './group-picking.ts';
import { type JobUnits, unitsOfJobs } from './job-units.ts';
import { readPicking } from './read-picking.ts';

export interface OpenJob {
  readonly today: string;
  readonly company: Company;
  readonly job: Job;
  readonly units: readonly JobUnits[];
  readonly picking: readonly PickingGroup[];
  /** The dispatch or return that can be undone. */
  readonly undo: Movement | null;
  /** Of the client from the contract. */
  readonly withdrawal: Withdrawal | null;
  /** The last day on which a client can withdraw who has not asked for a start before it is over; null: there is none. */
  readonly unaskedUntil: string | null;
}

/** One job with the units of each of its products and its picking list. Throws `not_found`, also where it is not accepted. */
export function openJob(context: Context, companyId: string, id: string): Promise<OpenJob> {
  return forCompany(context.db, companyId, async (tx) => {
    const company = await getCompany(tx, companyId);
    const now = context.clock.now();
    const today = dayIn(company.timeZone, now);
    const job = await findJob(tx, company, id, today);
    if (job === null) throw new AppError('not_found', (texts) => texts.none.job(id));
    return {
      today,
      company,
      job,
      units: await unitsOfJobs(tx, companyId, [id], { today, bufferAfter: company.bufferDaysAfter }),
      picking: await readPicking(tx, companyId, id),
      withdrawal: await findWithdrawal(tx, companyId, id),
      unaskedUntil: unaskedUntil(await findRight(tx, companyId, id), now),
      undo: undoable({ status: 'accepted' }, await latestMovement(tx, companyId, id), now),
    };
  });
}

function unaskedUntil(right: AgreedRight | null, now: Date): string | null {
  return right === null || right.askedToStart || !isWithinPeriod(right, now) ? null : right.lastDay;
}
