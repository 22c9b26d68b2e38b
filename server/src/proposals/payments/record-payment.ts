import type { NewPaymentBody } from '@showbill/contract';
import { getCompany } from '../../accounts/index.ts';
import { lockStock } from '../../catalogue/index.ts';
import { keepPayment, undoPayment } from '../../payments/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { toMajor, toMinor } from '../../platform/money/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import type { Actor } from '../actor.ts';
import { lockProposal } from '../edit/lock-proposal.ts';
import { recordHistory } from '../history/index.ts';
import type { Proposal } from '../proposal.ts';
import { endUnfitSessions } from './due-online.ts';

/**
 * Writes down money that came in for a proposal that was accepted. Throws `not_found`; `conflict` where it is not
 * accepted; and `invalid_request` for a row that it does not have, a day to come, or an amount that its currency cannot hold.
 */
export function recordPayment(
  context: Context,
  companyId: string,
  id: string,
  payment: NewPaymentBody,
  actor: Actor,
): Promise<void> {
  return inProposal(context, companyId, id, actor, async (tx, proposal, { now, today }) => {
    if (proposal.status !== 'accepted') {
      throw new AppError('conflict', ({ payments, statuses }) => payments.notAccepted(statuses[proposal.status]));
    }
    const { position, paid_on: paidOn, method, note = '' } = payment;
    if (position !== null && !proposal.agreedSchedule.some((row) => row.position === position)) {
      throw invalidRequest('position', ({ payments }) => payments.noRow);
    }
    if (paidOn > today) throw invalidRequest('paid_on', ({ payments }) => payments.dayToCome);
    const amount = toMinor(payment.amount, proposal.currency);
    await keepPayment(tx, companyId, id, {
      position,
      paidOn,
      amount,
      method,
      note: note === '' ? null : note,
      recordedAt: now,
      recordedBy: nameOf(actor),
    });
    await recordHistory(tx, companyId, id, {
      what: 'payment_recorded',
      actor,
      now,
      details: { amount: payment.amount, method, paid_on: paidOn },
    });
    await endUnfitSessions(tx, companyId, id, now);
  });
}

/** Takes a payment back that was recorded; it stays written down that it was. Throws `not_found`. */
export function takeBackPayment(
  context: Context,
  companyId: string,
  id: string,
  paymentId: string,
  actor: Actor,
): Promise<void> {
  return inProposal(context, companyId, id, actor, async (tx, { currency }, { now }) => {
    const undone = isUuid(paymentId)
      ? await undoPayment(tx, companyId, id, paymentId, { by: nameOf(actor), now })
      : null;
    if (undone === null) throw new AppError('not_found', ({ payments }) => payments.noPayment);
    const details = { amount: toMajor(undone.amount, currency), paid_on: undone.paid_on };
    await recordHistory(tx, companyId, id, { what: 'payment_undone', actor, now, details });
    await endUnfitSessions(tx, companyId, id, now);
  });
}

export interface Moment {
  readonly now: Date;
  /** The company's. */
  readonly today: string;
}

/** Does something to a proposal that nobody else changes meanwhile; `locksStock`: nor does anybody accept or cancel another. */
export function inProposal<T>(
  context: Context,
  companyId: string,
  id: string,
  actor: Actor,
  work: (tx: Tx, proposal: Proposal, moment: Moment) => Promise<T>,
  { locksStock = false } = {},
): Promise<T> {
  const inside = async (tx: Tx) => {
    if (locksStock) await lockStock(tx, companyId);
    const now = context.clock.now();
    const today = dayIn((await getCompany(tx, companyId)).timeZone, now);
    return work(tx, await lockProposal(tx, companyId, id, today), { now, today });
  };
  return forCompany(context.db, companyId, inside, actor);
}

export function nameOf(actor: Actor): string | null {
  return actor.kind === 'user' || actor.kind === 'key' ? actor.name : null;
}
