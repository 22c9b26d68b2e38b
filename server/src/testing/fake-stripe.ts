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
}

/** The part of Stripe's API that is used, as its documentation has it: sessions of Checkout, one for each idempotency key. */
export interface FakeStripe {
  readonly config: StripeConfig;
  readonly sessions: readonly FakeSession[];
  /** How it answers instead: a status and an error. */
  refuses: { readonly status: number; readonly body: object } | null;
  close(): Promise<void>;
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const byKey = new Map<string, { readonly form: string; readonly session: FakeSession }>();
  const sessions: FakeSession[] = [];
  const fake: { refuses: FakeStripe['refuses'] } = { refuses: null };
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
    if (request.method !== 'POST' || request.url !== '/v1/checkout/sessions') {
      return void send(404, { error: { type: 'invalid_request_error', message: 'Unrecognized request URL' } });
    }
    const key = String(request.headers['idempotency-key']);
    const known = byKey.get(key);
    if (known !== undefined && known.form !== form) {
      return void send(400, { error: { type: 'idempotency_error', message: 'Keys for idempotent requests' } });
    }
    const session = known?.session ?? sessionOf(new URLSearchParams(form), apiUrl);
    if (known === undefined) {
      byKey.set(key, { form, session });
      sessions.push(session);
    }
    send(200, { id: session.id, object: 'checkout.session', url: session.url, status: 'open' });
  }

  return {
    config: { ...STRIPE_SECRETS, apiUrl },
    sessions,
    get refuses() {
      return fake.refuses;
    },
    set refuses(next) {
      fake.refuses = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

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
