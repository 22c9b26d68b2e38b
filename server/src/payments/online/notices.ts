import type { Selectable } from 'kysely';
import type { Tables, Tx } from '../../platform/db.ts';
import type { NoticeOutcome } from '../tables.ts';
import { findPaymentOf } from '../refunds.ts';
import type { PaymentEvent } from './payment-event.ts';
import type { ReturnedMoney } from './returned-money.ts';

/**
 * `lost`: a dispute was decided against the company. `back`: a refund failed or a dispute was won after it was recorded, so that
 * the money is there after all.
 */
export type QuestionedKind = 'payment' | 'refund' | 'dispute' | 'lost' | 'back';

/**
 * Money that Stripe told of and that is not what was due, or went back: a person has to decide. Amounts in the smallest unit as
 * Stripe counts it.
 */
export interface QuestionedNotice {
  readonly eventId: string;
  readonly kind: QuestionedKind;
  readonly position: number;
  readonly session: string;
  readonly currency: string;
  readonly amount: bigint;
  /** What was due, or of money that went back: what was recorded of it; null: nothing was. */
  readonly expected: bigint | null;
  readonly receivedAt: Date;
  /** It came in, or the payment that it goes back of is recorded. */
  readonly isRecordable: boolean;
}

/** What is written down of an event, of money that came in or went back. */
type Told = Pick<
  PaymentEvent,
  'id' | 'kind' | 'companyId' | 'proposalId' | 'position' | 'session' | 'currency' | 'amount'
> &
  Partial<Pick<ReturnedMoney, 'returned'>>;

/** Writes down what Stripe told; false where this event was written down already. */
export async function keepNotice(
  tx: Tx,
  event: Told,
  given: {
    readonly outcome: NoticeOutcome;
    readonly expected: bigint | null;
    readonly isBack?: boolean;
    readonly now: Date;
  },
): Promise<boolean> {
  const { outcome, expected, isBack = false, now } = given;
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
      returned: event.returned ?? null,
      is_back: isBack,
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
    .where('returned', 'is', null)
    .where('outcome', 'in', ['recorded', 'questioned'])
    .executeTakeFirst();
  return row !== undefined;
}

/** The last that was kept of a refund or a dispute and counts, or waits for a person, or did. */
export async function findCounted(
  tx: Tx,
  companyId: string,
  returned: string,
  isBack: boolean,
): Promise<{ readonly eventId: string; readonly isRecorded: boolean; readonly isWaiting: boolean } | null> {
  const row = await tx
    .selectFrom('payment_notices')
    .select(['event_id', 'outcome', 'settled_at'])
    .where('company_id', '=', companyId)
    .where('returned', '=', returned)
    .where('is_back', '=', isBack)
    .where('outcome', 'in', ['recorded', 'questioned'])
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const isRecorded = row.outcome === 'recorded';
  return { eventId: row.event_id, isRecorded, isWaiting: !isRecorded && row.settled_at === null };
}

/** Whether Stripe told of a refund or a dispute that the money is there after all. */
export async function isKnownBack(tx: Tx, companyId: string, returned: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_notices')
    .select('event_id')
    .where('company_id', '=', companyId)
    .where('returned', '=', returned)
    .where('is_back', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Money of a session that waits for a person; null where none does. In the smallest unit as Stripe counts it. */
export async function findWaitingMoney(
  tx: Tx,
  companyId: string,
  session: string,
): Promise<{ readonly eventId: string; readonly currency: string; readonly amount: bigint } | null> {
  const row = await tx
    .selectFrom('payment_notices')
    .select(['event_id', 'currency', 'amount'])
    .where('company_id', '=', companyId)
    .where('session', '=', session)
    .where('returned', 'is', null)
    .where('outcome', '=', 'questioned')
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { eventId: row.event_id, currency: row.currency, amount: BigInt(row.amount) };
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
  const recorded = new Set<string>();
  for (const { session, returned } of rows) {
    if (returned !== null && (await findPaymentOf(tx, companyId, session)) !== null) recorded.add(session);
  }
  return rows.map((row) => ({
    eventId: row.event_id,
    kind: kindOf(row),
    position: row.position,
    session: row.session,
    currency: row.currency,
    amount: BigInt(row.amount),
    expected: row.expected === null ? null : BigInt(row.expected),
    receivedAt: row.received_at,
    isRecordable: row.returned === null || (!row.is_back && recorded.has(row.session)),
  }));
}

function kindOf({ returned, is_back: isBack, kind }: Selectable<Tables['payment_notices']>): QuestionedKind {
  if (returned === null) return 'payment';
  if (isBack) return 'back';
  if (kind === 'charge.dispute.closed') return 'lost';
  return kind.startsWith('charge.dispute') ? 'dispute' : 'refund';
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

/** Somebody has decided; `by` null: what Stripe told since has. */
export async function settleNotice(
  tx: Tx,
  companyId: string,
  eventId: string,
  { by, now, outcome }: { readonly by: string | null; readonly now: Date; readonly outcome?: 'recorded' },
): Promise<void> {
  await tx
    .updateTable('payment_notices')
    .set({ settled_at: now, settled_by: by, ...(outcome && { outcome }) })
    .where('company_id', '=', companyId)
    .where('event_id', '=', eventId)
    .execute();
}
