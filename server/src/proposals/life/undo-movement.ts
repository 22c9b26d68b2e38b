import { getCompany } from '../../accounts/index.ts';
import { restoreLots } from '../../availability/index.ts';
import { lockStock } from '../../catalogue/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { addDays } from '../../platform/days.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import type { Actor } from '../actor.ts';
import { recordHistory } from '../history/index.ts';
import { loadProposal } from '../load.ts';
import type { Proposal } from '../proposal.ts';
import { holdStockFor } from './hold-stock.ts';
import { latestMovement, type Movement } from './movements.ts';

const MINUTES = 30;

/** The dispatch or return of a job that can still be undone: its latest, while it is an accepted proposal; else null. */
export function undoable(job: Pick<Proposal, 'status'>, latest: Movement | null, now: Date): Movement | null {
  if (latest === null || job.status !== 'accepted') return null;
  return now.getTime() - latest.recordedAt.getTime() <= MINUTES * 60_000 ? latest : null;
}

/**
 * Makes a job what it was before its latest dispatch or return: the same units out, the same bookings. Throws `not_found`,
 * and `conflict` where `movementId` is not the latest, is more than half an hour old, or the proposal is no job any more.
 */
export function undoMovement(
  context: Context,
  companyId: string,
  id: string,
  movementId: string,
  actor: Actor,
): Promise<void> {
  return forCompany(context.db, companyId, async (tx) => {
    await lockStock(tx, companyId);
    const { timeZone } = await getCompany(tx, companyId);
    const now = context.clock.now();
    const job = isUuid(id) ? await loadProposal(tx, companyId, id, dayIn(timeZone, now)) : null;
    if (job === null) throw new AppError('not_found', (texts) => texts.none.proposal(id));
    const movement = undoable(job, await latestMovement(tx, companyId, id), now);
    if (movement === null || movement.id !== movementId) {
      throw new AppError('conflict', ({ stock }) => stock.undone(String(MINUTES)));
    }
    const { date, days } = job.event;
    await restoreLots(tx, companyId, id, {
      lots: movement.before.lots,
      due: date === null ? null : addDays(date, days),
      daysAfter: job.collection.daysAfter,
    });
    await tx
      .updateTable('proposals')
      .set({ dispatched_on: movement.before.dispatchedOn, updated_at: now })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('job_movements')
      .set({ undone_at: now })
      .where('company_id', '=', companyId)
      .where('id', '=', movementId)
      .execute();
    await holdStockFor(tx, companyId, id);
    await recordHistory(tx, companyId, id, {
      what: 'undone',
      actor,
      now,
      details: { of: movement.what, on: movement.on },
    });
  });
}
