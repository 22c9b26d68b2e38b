import { z } from 'zod';
import { type Ours, oursSchema, type SessionMetadata } from './ours.ts';

/** What Stripe tells of money of a session that went back to who paid it. */
export interface ReturnedMoney extends Ours {
  readonly of: 'return';
  readonly id: string;
  /** `refund.created` … */
  readonly kind: string;
  /** Stripe's id of the refund or the dispute: of one it tells in several events. */
  readonly returned: string;
  readonly isDispute: boolean;
  /** `gone`: the money went back. `back`: it did not, after all. `pending`: not yet. */
  readonly state: 'gone' | 'back' | 'pending';
  readonly session: string;
  /** ISO 4217, in capitals. */
  readonly currency: string;
  /** In the smallest unit as Stripe counts it. */
  readonly amount: bigint;
}

/** The same before its session is known. */
export type ReturnedEvent = Omit<ReturnedMoney, keyof Ours | 'session'> & { readonly paymentIntent: string };

const stripeId = z.string().regex(/^\w{1,255}$/);

const schema = z.object({
  id: stripeId,
  type: z.enum([
    'refund.created',
    'refund.updated',
    'refund.failed',
    'charge.dispute.created',
    'charge.dispute.closed',
  ]),
  data: z.object({
    object: z.object({
      id: stripeId,
      amount: z.int().min(0),
      currency: z.string().regex(/^[a-z]{3}$/),
      payment_intent: stripeId,
      status: z.string(),
    }),
  }),
});

/** Null for an event of another kind, and of money that was not paid on a page. */
export function returnedEventOf(event: unknown): ReturnedEvent | null {
  const parsed = schema.safeParse(event);
  if (!parsed.success) return null;
  const { id, type, data } = parsed.data;
  const { id: returned, amount, currency, payment_intent: paymentIntent, status } = data.object;
  const isDispute = type.startsWith('charge.dispute');
  return {
    of: 'return',
    id,
    kind: type,
    returned,
    isDispute,
    state: isDispute ? ofDispute(type, status) : ofRefund(type, status),
    currency: currency.toUpperCase(),
    amount: BigInt(amount),
    paymentIntent,
  };
}

/** `requires_action`, `pending`, `succeeded`, `failed`, `canceled`. */
function ofRefund(type: string, status: string): ReturnedMoney['state'] {
  if (type === 'refund.failed' || status === 'failed' || status === 'canceled') return 'back';
  return status === 'succeeded' ? 'gone' : 'pending';
}

/** An inquiry (`warning_…`) takes no money. Closed it is `lost`, `won` or `warning_closed`. */
function ofDispute(type: string, status: string): ReturnedMoney['state'] {
  if (type === 'charge.dispute.created') return status.startsWith('warning_') ? 'pending' : 'gone';
  return status === 'lost' ? 'gone' : 'back';
}

/** As it was paid on a page; null where that is none of ours. */
export function returnedMoneyOf(
  { paymentIntent: _, ...event }: ReturnedEvent,
  session: { readonly id: string; readonly metadata: SessionMetadata } | undefined,
): ReturnedMoney | null {
  const ours = oursSchema.safeParse(session?.metadata);
  return session === undefined || !ours.success ? null : { ...event, ...ours.data, session: session.id };
}
