import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { StripeConfig } from '../platform/config.ts';

export const STRIPE_SECRETS = {
  secretKey: 'sk_test_aKeyOfTheTests',
  webhookSecret: 'whsec_aSecretOfTheTests',
} as const;

export interface FakeSession {
  readonly id: string;
  readonly url: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly successUrl: string;
  readonly paymentIntent: string;
  status: 'open' | 'complete' | 'expired';
}

/** Seconds from when a page is made to when Stripe closes it by itself. */
const DAY_SECONDS = 86_400;

/** The part of Stripe's API that is used, as its documentation has it: sessions of Checkout, made once for each key, closed and found. */
export interface FakeStripe {
  readonly config: StripeConfig;
  readonly sessions: readonly FakeSession[];
  /** How it answers instead: a status and an error. */
  refuses: { readonly status: number; readonly body: object } | null;
  /** Is done while it makes a session. */
  beforeMaking: (() => Promise<unknown>) | null;
  /** What was asked of it: `POST /v1/checkout/sessions`. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** `now`: of the program that asks. */
export async function startFakeStripe(now: () => Date = () => new Date()): Promise<FakeStripe> {
  const byKey = new Map<string, { readonly form: string; readonly session: FakeSession }>();
  const sessions: FakeSession[] = [];
  const asked: string[] = [];
  const fake: Pick<FakeStripe, 'refuses' | 'beforeMaking'> = { refuses: null, beforeMaking: null };
  const server = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await text(request);
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (fake.refuses !== null) return void send(fake.refuses.status, fake.refuses.body);
    if (request.headers.authorization !== `Bearer ${STRIPE_SECRETS.secretKey}`) {
      return void send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', apiUrl);
    asked.push(`${request.method} ${pathname}`);
    const [, id = '', deed] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(pathname) ?? [];
    const session = sessions.find((each) => each.id === id);
    switch (id === '' ? `${request.method} ${pathname}` : `${request.method} ${deed ?? ''}`) {
      case 'POST /v1/checkout/sessions':
        await fake.beforeMaking?.();
        return create(request, form, send);
      case 'GET /v1/checkout/sessions':
        return void send(200, {
          object: 'list',
          has_more: false,
          data: sessions
            .filter(({ paymentIntent }) => paymentIntent === searchParams.get('payment_intent'))
            .map((each) => bodyOf(each)),
        });
      case 'GET ':
        if (session !== undefined) return void send(200, bodyOf(session));
        break;
      case 'POST /expire':
        if (session?.status === 'open') {
          session.status = 'expired';
          return void send(200, bodyOf(session));
        }
        if (session !== undefined) return void send(400, NOT_OPEN);
        break;
    }
    send(404, { error: { type: 'invalid_request_error', message: 'Unrecognized request URL' } });
  }

  function create(request: IncomingMessage, form: string, send: (status: number, body: object) => void): void {
    const key = String(request.headers['idempotency-key']);
    const known = byKey.get(key);
    if (known !== undefined && known.form !== form) {
      return send(400, { error: { type: 'idempotency_error', message: 'Keys for idempotent requests' } });
    }
    const session = known?.session ?? sessionOf(new URLSearchParams(form), apiUrl);
    if (known === undefined) {
      byKey.set(key, { form, session });
      sessions.push(session);
    }
    // an answer to a key is given again as it was
    send(200, { ...bodyOf(session), status: 'open' });
  }

  function bodyOf({ id, url, status, metadata, paymentIntent }: FakeSession): object {
    const expires = Math.floor(now().getTime() / 1000) + DAY_SECONDS;
    const intent = status === 'complete' ? paymentIntent : null;
    return { id, object: 'checkout.session', url, status, metadata, payment_intent: intent, expires_at: expires };
  }

  return {
    config: { ...STRIPE_SECRETS, apiUrl },
    sessions,
    asked,
    get refuses() {
      return fake.refuses;
    },
    set refuses(next) {
      fake.refuses = next;
    },
    get beforeMaking() {
      return fake.beforeMaking;
    },
    set beforeMaking(next) {
      fake.beforeMaking = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const NOT_OPEN = {
  error: {
    type: 'invalid_request_error',
    message: 'Only Checkout Sessions with a status in ["open"] can be expired.',
  },
};

function sessionOf(form: URLSearchParams, address: string): FakeSession {
  const id = `cs_test_${randomBytes(12).toString('hex')}`;
  const metadata = ['company', 'proposal', 'row'].map((name) => [
    `showbill_${name}`,
    form.get(`metadata[showbill_${name}]`) ?? '',
  ]);
  return {
    id,
    url: `${address}/c/pay/${id}`,
    amount: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    name: form.get('line_items[0][price_data][product_data][name]') ?? '',
    metadata: Object.fromEntries(metadata) as Record<string, string>,
    successUrl: form.get('success_url') ?? '',
    paymentIntent: `pi_${randomBytes(12).toString('hex')}`,
    status: 'open',
  };
}

let told = 0;

/** What Stripe tells of a session, as its bytes. */
export function stripeEvent(
  session: Pick<FakeSession, 'id' | 'amount' | 'currency' | 'metadata'>,
  changes: { readonly id?: string; readonly type?: string; readonly object?: object } = {},
): string {
  told += 1;
  const { id = `evt_${told}x${randomBytes(6).toString('hex')}`, type = 'checkout.session.completed', object } = changes;
  return JSON.stringify({
    id,
    object: 'event',
    type,
    data: {
      object: {
        id: session.id,
        object: 'checkout.session',
        payment_status: type.endsWith('completed') || type.endsWith('succeeded') ? 'paid' : 'unpaid',
        amount_total: session.amount,
        currency: session.currency,
        metadata: session.metadata,
        ...object,
      },
    },
  });
}

interface ReturnChanges {
  readonly type?: string;
  readonly returned?: string;
  readonly amount?: number;
  readonly status?: string;
}

/** What Stripe tells of money of a session that went back: `amount` of it, by default all. */
export function returnEvent(
  { amount: paid, currency, paymentIntent }: Pick<FakeSession, 'amount' | 'currency' | 'paymentIntent'>,
  changes: ReturnChanges = {},
): string {
  told += 1;
  const { type = 'refund.created', amount = paid, returned = `re_${told}x${randomBytes(6).toString('hex')}` } = changes;
  const isDispute = type.startsWith('charge.dispute');
  const { status = isDispute ? 'needs_response' : 'succeeded' } = changes;
  const object = isDispute ? 'dispute' : 'refund';
  return JSON.stringify({
    id: `evt_${told}x${randomBytes(6).toString('hex')}`,
    object: 'event',
    type,
    data: { object: { id: returned, object, amount, currency, payment_intent: paymentIntent, metadata: {}, status } },
  });
}

/** The header that Stripe signs bytes with, made without its library. */
export function stripeSignature(
  body: string | Buffer,
  at: Date,
  secret: string = STRIPE_SECRETS.webhookSecret,
): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
