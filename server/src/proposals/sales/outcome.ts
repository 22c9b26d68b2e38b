import type { ProposalStatus } from '@showbill/contract';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Actor } from '../actor.ts';
import { recordHistory } from '../history/index.ts';
import { effectiveStatus } from '../state/index.ts';
import { requireProposal } from './require-proposal.ts';

/** Why a proposal was won or lost, as the company sees it. */
export interface Outcome {
  /** One of the company's reasons at that time, or other words. */
  readonly reason: string | null;
  readonly note: string | null;
}

/** Whether a proposal of a status was won or lost; null: neither, or not yet. */
export function resultOf(status: ProposalStatus): 'won' | 'lost' | null {
  if (status === 'accepted') return 'won';
  return status === 'declined' || status === 'expired' ? 'lost' : null;
}

/** Sets the reason afterwards. Throws `not_found`, and `conflict` for a proposal that is neither won nor lost. */
export async function setOutcome(
  tx: Tx,
  companyId: string,
  id: string,
  given: { readonly outcome: Outcome; readonly actor: Actor; readonly today: string; readonly now: Date },
): Promise<void> {
  const { outcome, actor, today, now } = given;
  const stored = await requireProposal(tx, companyId, id);
  const status = effectiveStatus(stored.status, stored.validUntil, today);
  if (resultOf(status) === null) {
    throw new AppError('conflict', ({ life, statuses }) => life.outcome(statuses[status]));
  }
  await tx
    .updateTable('proposals')
    .set({ outcome_reason: outcome.reason, outcome_note: outcome.note })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  const details = { outcome: outcome.reason, note: outcome.note };
  await recordHistory(tx, companyId, id, { what: 'outcome_set', actor, now, details });
}
