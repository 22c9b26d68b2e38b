import { getCompany } from '../../accounts/index.ts';
import { lockStock } from '../../catalogue/index.ts';
import { speechOf } from '../../languages/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { recordHistory } from '../history/index.ts';
import { loadProposal } from '../load.ts';
import { planOf } from '../plan.ts';
import { endUnfitSessions } from '../payments/due-online.ts';
import type { Proposal } from '../proposal.ts';
import {
  findRight,
  findWithdrawal,
  isWithinPeriod,
  keepWithdrawal,
  type Withdrawal,
  type WithdrawalStatement,
} from '../withdrawal/index.ts';
import type { LifeContext } from './events.ts';
import { applyTransition } from './transition.ts';

/** A withdrawal that has just been received. */
export interface Withdrawn extends Withdrawal {
  /** As it is after it. */
  readonly proposal: Proposal;
  /** What was declared, in the language of the proposal. */
  readonly statement: string;
}

/**
 * Records that a consumer withdraws from what they accepted, in the caller's transaction. The proposal is cancelled, unless
 * something left or the first day has come: what was delivered by then is for a person to decide. Null where they had withdrawn
 * before. Throws `conflict` where there is no right to, or not any more.
 */
export async function withdraw(
  context: LifeContext,
  tx: Tx,
  companyId: string,
  id: string,
  by: WithdrawalStatement,
): Promise<Withdrawn | null> {
  // as dispatches do: whichever comes first is seen by the other
  await lockStock(tx, companyId);
  if ((await findWithdrawal(tx, companyId, id)) !== null) return null;
  const company = await getCompany(tx, companyId);
  const at = context.clock.now();
  const today = dayIn(company.timeZone, at);
  const accepted = await loadProposal(tx, companyId, id, today);
  const right = await findRight(tx, companyId, id);
  if (accepted?.status !== 'accepted' || right === null || !isWithinPeriod(right, at)) {
    throw new AppError('conflict', ({ life }) => life.withdraw);
  }
  const first = planOf(accepted, company).delivery.day;
  const ended = accepted.dispatchedOn === null && (first === null || today < first);
  const actor = { kind: 'client' } as const;
  const proposal = ended
    ? (await applyTransition(context, tx, companyId, id, 'cancel', { by: 'client', actor })).proposal
    : await touched(tx, companyId, accepted, at);
  const { number, title, language } = proposal;
  const statement = speechOf(language).texts.withdrawal.statement(title, number, company.name);
  await keepWithdrawal(tx, companyId, id, { at, ended, by, statement });
  await endUnfitSessions(tx, companyId, id, at);
  const { name, email } = by;
  await recordHistory(tx, companyId, id, { what: 'withdrawn', actor, now: at, details: { name, email, ended } });
  return { proposal, at, ended, statement };
}

/** Who keeps what was read of the proposal reads it anew. */
async function touched(tx: Tx, companyId: string, proposal: Proposal, now: Date): Promise<Proposal> {
  await tx
    .updateTable('proposals')
    .set({ updated_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', proposal.id)
    .execute();
  return { ...proposal, updatedAt: now };
}
