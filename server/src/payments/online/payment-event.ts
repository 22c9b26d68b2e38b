import { z } from 'zod';

/** What Stripe tells of one session of its Checkout. */
export interface PaymentEvent {
  readonly id: string;
  /** `checkout.session.completed` … */
  readonly kind: string;
  readonly session: string;
  /** Money has come in. */
  readonly isPaid: boolean;
  /** It ended unpaid. */
  readonly isOver: boolean;
  /** ISO 4217, in capitals. */
  readonly currency: string;
  /** In the smallest unit as Stripe counts it. */
  readonly amount: bigint;
  /** What the session was made for. */
  readonly companyId: string;
  readonly proposalId: string;
  readonly position: number;
}

/** Kinds of event that say something of a session; of others nothing is kept. */
const KINDS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const;

const stripeId = z.string().regex(/^\w{1,255}$/);

const schema = z.object({
  id: stripeId,
  type: z.enum(KINDS),
  data: z.object({
    object: z.object({
      id: stripeId,
      payment_status: z.string(),
      amount_total: z.int().min(0),
      currency: z.string().regex(/^[a-z]{3}$/),
      metadata: z.object({
        showbill_company: z.uuid(),
        showbill_proposal: z.uuid(),
        showbill_row: z.string().regex(/^\d{1,3}$/),
      }),
    }),
  }),
});

/** Null for an event of another kind, and of a session that is none of ours: other programs may share the account. */
export function paymentEventOf(event: unknown): PaymentEvent | null {
  const parsed = schema.safeParse(event);
  if (!parsed.success) return null;
  const { id, type, data } = parsed.data;
  const { id: session, payment_status: status, amount_total: amount, currency, metadata } = data.object;
  return {
    id,
    kind: type,
    session,
    isPaid: status === 'paid' && (type === 'checkout.session.completed' || type.endsWith('async_payment_succeeded')),
    isOver: type === 'checkout.session.expired' || type === 'checkout.session.async_payment_failed',
    currency: currency.toUpperCase(),
    amount: BigInt(amount),
    companyId: metadata.showbill_company,
    proposalId: metadata.showbill_proposal,
    position: Number(metadata.showbill_row),
  };
}
