import type { Tx } from '../../platform/db.ts';
import type { NoticeOutcome } from '../tables.ts';
import type { PaymentEvent } from './payment-event.ts';

/** Money that Stripe told of and that is not what was due: a person has to decide. Amounts in the smallest unit as Stripe counts it. */
export interface QuestionedNotice {
  readonly eventId: string;
  readonly position: number;
  readonly session: string;
  readonly currency: string;
  readonly amount: bigint;
  /** Null: nothing was. */
  readonly expected: bigint | null;
  readonly receivedAt: Date;
}

/** Writes down what Stripe told; false where this event was written down already. */
export async function keepNotice(
  tx: Tx,
  event: PaymentEvent,
  { outcome, expected, now }: { readonly outcome: NoticeOutcome; readonly expected: bigint | null; readonly now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('payment_notices')
    .values({
      company_id: event.companyId,
      event_id: event.id,
      kind: event.kind,
      proposal_id: event.proposalId,
      position: event.position,
      session: event.session,
      currency: event.currency,
      amount: String(event.amount),
      expected: expected === null ? null : String(expected),
      outcome,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isNoticeKnown(tx: Tx, companyId: string, eventId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_notices')
    .select('event_id')
    .where('company_id', '=', companyId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether money of a session was counted, or waits for a person. */
export async function isSessionCounted(tx: Tx, companyId: string, session: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_notices')
    .select('event_id')
    .where('company_id', '=', companyId)
    .where('session', '=', session)
    .where('outcome', 'in', ['recorded', 'questioned'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of a proposal that nobody has decided about, oldest first. */
export async function listQuestioned(tx: Tx, companyId: string, proposalId: string): Promise<QuestionedNotice[]> {
  const rows = await tx
    .selectFrom('payment_notices')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .where('outcome', '=', 'questioned')
    .where('settled_at', 'is', null)
    .orderBy('received_at')
    .orderBy('event_id')
    .execute();
  return rows.map((row) => ({
    eventId: row.event_id,
    position: row.position,
    session: row.session,
    currency: row.currency,
    amount: BigInt(row.amount),
    expected: row.expected === null ? null : BigInt(row.expected),
    receivedAt: row.received_at,
  }));
}

/** Proposals that have one of these, by number. */
export function listProposalsInQuestion(
  tx: Tx,
  companyId: string,
): Promise<{ readonly id: string; readonly number: string; readonly title: string }[]> {
  return tx
    .selectFrom('proposals as p')
    .select(['p.id', 'p.number', 'p.title'])
    .where('p.company_id', '=', companyId)
    .where('p.id', 'in', (db) =>
      db
        .selectFrom('payment_notices')
        .select('proposal_id')
        .where('company_id', '=', companyId)
        .where('outcome', '=', 'questioned')
        .where('settled_at', 'is', null),
    )
    .orderBy('p.number')
    .execute();
}

export async function settleNotice(
  tx: Tx,
  companyId: string,
  eventId: string,
  { by, now }: { readonly by: string | null; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('payment_notices')
    .set({ settled_at: now, settled_by: by })
    .where('company_id', '=', companyId)
    .where('event_id', '=', eventId)
    .execute();
}
