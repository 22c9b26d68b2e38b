import { getCompany } from '../accounts/index.ts';
import { dayIn } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { loadProposal } from './load.ts';
import type { Proposal } from './proposal.ts';
import { effectiveStatus, next, type Transition } from './state/index.ts';

/**
 * Takes a proposal from one status to the next, at a moment, and stamps it. Throws `not_found`, and `conflict` with the
 * reason where the transition is not possible from where it stands; then nothing changes.
 */
export async function applyTransition(
  tx: Tx,
  companyId: string,
  id: string,
  transition: Transition,
  now: Date,
): Promise<Proposal> {
  const company = await getCompany(tx, companyId);
  const today = dayIn(company.timeZone, now);
  const row = await tx
    .selectFrom('proposals')
    .select(['status', 'valid_until', 'viewed_at', 'version'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('not_found', `there is no proposal ${id}`);
  const status = next(effectiveStatus(row.status, row.valid_until, today), transition, { equipmentOut: false });
  if (typeof status !== 'string') throw new AppError('conflict', status.refused);
  await tx
    .updateTable('proposals')
    .set({
      status,
      updated_at: now,
      ...(transition === 'send' && {
        sent_at: now,
        valid_until: validUntil(row.valid_until, today, company.validityDays),
      }),
      ...(transition === 'view' && { viewed_at: row.viewed_at ?? now }),
      ...(transition === 'accept' && { accepted_at: now }),
      ...(transition === 'decline' && { declined_at: now }),
      ...(transition === 'revise' && { version: row.version + 1, valid_until: null }),
      ...((transition === 'cancel' || transition === 'replace') && { cancelled_at: now }),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  const proposal = await loadProposal(tx, companyId, id, today);
  if (proposal === null) throw new Error('a proposal vanished while it changed');
  return proposal;
}

/** The day set before, unless it has passed; else so many days from today. */
function validUntil(set: string | null, today: string, days: number): string {
  if (set !== null && set >= today) return set;
  const last = new Date(`${today}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + days);
  return last.toISOString().slice(0, 10);
}
