import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { attemptsAt, callersOf } from '../attempts.ts';
import { isObject, type Json } from '../json.ts';
import { idOf } from '../likely.ts';
import type { Operation } from '../operation.ts';

/** What the servers are started with: nothing is asked of Stripe. */
export const STRIPE = { secretKey: 'sk_test_ofTheAbuse', webhookSecret: 'whsec_ofTheAbuse' } as const;

const CALLERS = callersOf({ nobody: 1 });
const KINDS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.created',
];
// few, so that events and sessions come again
const FEW = Array.from({ length: 12 }, (_, at) => String(at));

/** What Stripe tells of payments: as it does, broken, again, and signed by somebody else. */
export function paymentNoticeOperations(): readonly Operation[] {
  const session = fc.record({
    id: fc.constantFrom(...FEW).map((at) => `cs_test_${at}`),
    payment_status: fc.constantFrom('paid', 'unpaid', 'no_payment_required'),
    amount_total: fc.oneof(fc.nat(1_000_000), fc.constantFrom(0, 1, Number.MAX_SAFE_INTEGER)),
    currency: fc.constantFrom('gbp', 'jpy', 'kwd', 'zzz'),
    metadata: fc.record({
      showbill_company: idOf('own', 'company'),
      showbill_proposal: fc.oneof(
        { weight: 3, arbitrary: idOf('own', 'job') },
        { weight: 1, arbitrary: idOf('own', 'proposal') },
        { weight: 1, arbitrary: idOf('other', 'job') },
      ),
      showbill_row: fc.constantFrom('0', '1', '2', '999'),
    }),
  });
  const event = fc.record({
    id: fc.constantFrom(...FEW).map((at) => `evt_${at}`),
    object: fc.constant('event'),
    type: fc.constantFrom(...KINDS),
    data: fc.record({ object: session }),
  });
  const told = event.map((body): Json => ({ body: body as Json }));
  const signed = (name: string, secret: string | null, age: number): Operation => ({
    name,
    face: "client's page",
    weight: 6,
    attempts: attemptsAt({ allowed: told, callers: CALLERS, entitled: 'nobody' }),
    forbidden: secret === STRIPE.webhookSecret && age === 0 ? [] : ['nobody'],
    write: (parts) => {
      const body = Buffer.from(JSON.stringify(isObject(parts) ? (parts['body'] ?? null) : null));
      const headers = { 'content-type': 'application/json' };
      const signature = secret === null ? {} : { 'stripe-signature': signatureOf(body, secret, age) };
      return { method: 'POST', path: '/payments/stripe', headers: { ...headers, ...signature }, body };
    },
  });
  return [
    signed('payment notice', STRIPE.webhookSecret, 0),
    signed('payment notice wrongly signed', 'whsec_ofAnother', 0),
    signed('payment notice caught and sent later', STRIPE.webhookSecret, 3600),
    signed('payment notice without a signature', null, 0),
  ];
}

function signatureOf(body: Buffer, secret: string, age: number): string {
  const seconds = Math.floor(Date.now() / 1000) - age;
  const mac = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
