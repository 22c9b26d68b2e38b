import { z } from 'zod';
import { type Ours, oursSchema } from './ours.ts';

/** What Stripe tells of one session of its Checkout. */
export interface PaymentEvent extends Ours {
  readonly of: 'session';
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
      metadata: oursSchema,
    }),
  }),
});

/** Null for an event of another kind, and of a session that is none of ours: other programs may share the account. */
export function paymentEventOf(event: unknown): PaymentEvent | null {
  const parsed = schema.safeParse(event);
  if (!parsed.success) return null;
  const { id, type, data } = parsed.data;
  const { id: session, payment_status: status, amount_total: amount, currency, metadata: ours } = data.object;
  return {
    of: 'session',
    id,
    kind: type,
    session,
    isPaid: status === 'paid' && (type === 'checkout.session.completed' || type.endsWith('async_payment_succeeded')),
    isOver: type === 'checkout.session.expired' || type === 'checkout.session.async_payment_failed',
    currency: currency.toUpperCase(),
    amount: BigInt(amount),
    ...ours,
  };
}
