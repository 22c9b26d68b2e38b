import type { Language } from '@showbill/contract';
import type Stripe from 'stripe';
import type { StripeConfig } from '../../platform/config.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { operatorFetch } from '../../platform/outbound/index.ts';
import { inEnglish } from '../../refusals/index.ts';
import { marksOf } from './ours.ts';
import { type PaymentEvent, paymentEventOf } from './payment-event.ts';
import { type ReturnedEvent, returnedEventOf, type ReturnedMoney, returnedMoneyOf } from './returned-money.ts';

const MOST_BYTES = 1_000_000;
const TIMEOUT_MS = 15_000;
/** A notice that was signed longer ago is refused: it may have been caught and sent again. */
const TOLERANCE_SECONDS = 300;

export interface WantedSession {
  /** The same for what is to be the same session. */
  readonly key: string;
  readonly companyId: string;
  readonly proposalId: string;
  readonly position: number;
  readonly currency: string;
  /** In the smallest unit as Stripe counts it. */
  readonly amount: bigint;
  /** What is paid for, as the payer reads it. */
  readonly label: string;
  readonly language: Language;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A page on which is paid. */
export interface OpenedSession {
  readonly id: string;
  readonly url: string;
  /** When Stripe closes it by itself. */
  readonly closesAt: Date;
}

/** Stripe's Checkout, through its own library. */
export interface PaymentGateway {
  /** Throws `unavailable`, and `conflict` for an amount that Stripe never takes. */
  openSession(wanted: WantedSession): Promise<OpenedSession>;
  /** Closes a page, and resolves once nobody can begin to pay on it. Throws `unavailable`. */
  endSession(id: string): Promise<void>;
  /**
   * Null for what says nothing of a session of ours. Throws `invalid_request` for what Stripe has not signed, and `unavailable`
   * where it has to be asked for the session and does not answer.
   */
  readEvent(body: Buffer, signature: string | undefined, now: Date): Promise<PaymentEvent | ReturnedMoney | null>;
}

/** Null where the operator has not set it up. The library is loaded when it is first needed. */
export function createPaymentGateway(config: StripeConfig | null): PaymentGateway | null {
  if (config === null) return null;
  let loaded: Promise<Stripe> | undefined;
  const stripe = () => {
    loaded ??= load(config);
    return loaded;
  };
  return {
    async openSession(wanted) {
      const client = await stripe();
      try {
        const made = await client.checkout.sessions.create(sessionOf(wanted), { idempotencyKey: wanted.key });
        const { id, url, expires_at: closes } = made;
        if (url === null || !URL.canParse(url)) throw new Error('Stripe gave a session without an address');
        return { id, url, closesAt: new Date(closes * 1000) };
      } catch (error) {
        if (isAmountRefused(error)) {
          throw new AppError('conflict', inEnglish('Stripe does not take an amount like this'), { cause: error });
        }
        throw new AppError('unavailable', inEnglish('Stripe made no page to pay on'), { cause: error });
      }
    },
    async endSession(id) {
      const client = await stripe();
      try {
        await client.checkout.sessions.expire(id);
      } catch (error) {
        if (await isOver(client, id)) return;
        throw new AppError('unavailable', inEnglish('Stripe did not close a page to pay on'), { cause: error });
      }
    },
    async readEvent(body, signature, now) {
      const client = await stripe();
      const told = verified(client, config, { body, signature, now });
      const returned = returnedEventOf(told);
      return returned === null ? paymentEventOf(told) : await findSession(client, returned);
    },
  };
}

async function load({ secretKey, apiUrl }: StripeConfig): Promise<Stripe> {
  const { default: Library } = await import('stripe');
  const fetchWithin = operatorFetch({ maxBytes: MOST_BYTES, totalTimeoutMs: TIMEOUT_MS });
  const address = apiUrl === null ? null : new URL(apiUrl);
  return new Library(secretKey, {
    httpClient: Library.createFetchHttpClient(fetchWithin),
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(address !== null && {
      host: address.hostname,
      port: Number(address.port),
      protocol: address.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

/** Below or above what Stripe takes in a currency (https://docs.stripe.com/error-codes). */
function isAmountRefused(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'amount_too_small' || code === 'amount_too_large';
}

/** A refund and a dispute name what was paid, not the page on which it was: Stripe is asked for that. */
async function findSession(client: Stripe, event: ReturnedEvent): Promise<ReturnedMoney | null> {
  try {
    const { data } = await client.checkout.sessions.list({ payment_intent: event.paymentIntent, limit: 1 });
    return returnedMoneyOf(event, data[0]);
  } catch (error) {
    throw new AppError('unavailable', inEnglish('Stripe did not say what was paid back'), { cause: error });
  }
}

/** Whether a page that could not be closed was closed before, or paid on. */
async function isOver(client: Stripe, id: string): Promise<boolean> {
  try {
    const { status } = await client.checkout.sessions.retrieve(id);
    return status === 'complete' || status === 'expired';
  } catch {
    return false;
  }
}

function sessionOf(wanted: WantedSession): Stripe.Checkout.SessionCreateParams {
  const metadata = marksOf(wanted);
  return {
    mode: 'payment',
    locale: wanted.language,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: wanted.currency.toLowerCase(),
          unit_amount: Number(wanted.amount),
          product_data: { name: wanted.label },
        },
      },
    ],
    client_reference_id: `${wanted.proposalId}-${wanted.position}`,
    metadata,
    payment_intent_data: { metadata },
    success_url: wanted.successUrl,
    cancel_url: wanted.cancelUrl,
  };
}

interface Signed {
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly now: Date;
}

function verified(client: Stripe, { webhookSecret }: StripeConfig, { body, signature, now }: Signed): unknown {
  try {
    return client.webhooks.constructEvent(
      body,
      signature ?? '',
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch {
    throw invalidRequest('stripe-signature', inEnglish('this notice is not signed by Stripe'));
  }
}
