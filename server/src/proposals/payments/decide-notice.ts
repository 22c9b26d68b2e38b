import { fromStripe, keepPayment, listQuestioned, settleNotice, touchPaid } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { toMajor } from '../../platform/money/index.ts';
import type { Actor } from '../actor.ts';
import { recordHistory } from '../history/index.ts';
import { endUnfitSessions } from './due-online.ts';
import { inProposal, nameOf } from './record-payment.ts';

/**
 * Decides about money that Stripe told of and that was not what was due: it is recorded as a payment, for whatever is due
 * first, or dismissed. Throws `not_found`, and `conflict` for money of another currency, or where neither the proposal
 * nor one that replaced it is accepted.
 */
export function decideNotice(
  context: Context,
  companyId: string,
  id: string,
  { eventId, record }: { readonly eventId: string; readonly record: boolean },
  actor: Actor,
): Promise<void> {
  return inProposal(context, companyId, id, actor, async (tx, proposal, { now, today }) => {
    const notice = (await listQuestioned(tx, companyId, id)).find((each) => each.eventId === eventId);
    if (notice === undefined) throw new AppError('not_found', ({ payments }) => payments.noNotice);
    await settleNotice(tx, companyId, eventId, { by: nameOf(actor), now });
    await touchPaid(tx, companyId, id, now);
    if (!record) return;
    const { currency, status } = proposal;
    if (notice.currency !== currency) throw new AppError('conflict', ({ payments }) => payments.otherCurrency);
    const to = status === 'accepted' ? id : await acceptedInstead(tx, companyId, id);
    if (to === null) {
      throw new AppError('conflict', ({ payments, statuses }) => payments.notAccepted(statuses[status]));
    }
    const amount = fromStripe(notice.amount, currency);
    await keepPayment(tx, companyId, to, {
      position: null,
      paidOn: today,
      amount,
      method: 'card',
      note: null,
      recordedAt: now,
      recordedBy: nameOf(actor),
      stripeSession: notice.session,
    });
    const details = { amount: toMajor(amount, currency), method: 'card', paid_on: today };
    await recordHistory(tx, companyId, to, { what: 'payment_recorded', actor, now, details });
    await endUnfitSessions(tx, companyId, to, now);
  });
}

/** The accepted proposal that replaced one, or what replaced that; null: there is none. */
async function acceptedInstead(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const rows = await tx
    .withRecursive('later', (db) =>
      db
        .selectFrom('proposals')
        .select(['id', 'status'])
        .where('company_id', '=', companyId)
        .where('replaces', '=', id)
        .unionAll(
          db
            .selectFrom('proposals as p')
            .innerJoin('later as l', 'l.id', 'p.replaces')
            .select(['p.id', 'p.status'])
            .where('p.company_id', '=', companyId),
        ),
    )
    .selectFrom('later')
    .select('id')
    .where('status', '=', 'accepted')
    .limit(1)
    .execute();
  return rows[0]?.id ?? null;
}
