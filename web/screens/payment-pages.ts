import { stripeEvent, stripeSignature } from '../../server/src/testing/fake-stripe.ts';
import { ask } from './acts.ts';
import type { Picture } from './take.ts';
import type { World } from './world.ts';

/** Proposals with payment terms: a draft, and one that is accepted and paid in part. */
export interface PaidProposals {
  readonly draft: string;
  readonly accepted: string;
  /** Of which Stripe told money that was not what was due. */
  readonly questioned: string;
  /** Paths of their clients' pages. */
  readonly open: string;
  readonly paying: string;
  readonly replaced: string;
}

/** What the server of the pictures is started with: Stripe is asked nothing. */
export const STRIPE = { secretKey: 'sk_test_ofThePictures', webhookSecret: 'whsec_ofThePictures' } as const;

const TERMS = {
  deposit: { kind: 'percent', percent: 30 },
  instalments: [{ share: { kind: 'percent', percent: 25 }, due: { from: 'event', days: -60 } }],
  rest: { from: 'event_end', days: 14 },
  early: { percent: 2, due: { from: 'acceptance', days: 10 } },
};

/** Gives the company payment terms, and makes proposals of which one is paid in part. */
export async function makePayments(call: World['call'], address: string, source: string): Promise<PaidProposals> {
  await call('payments.setOnline', { is_on: true });
  await call('payments.changeTerms', { payment_terms: TERMS });
  const withTerms = async () => {
    const { id } = await call('proposals.duplicate', { id: source });
    const change = { kind: 'set_payment_terms', payment_terms: TERMS, was: null };
    await call('proposals.edit', { id, changes: [change] });
    return id as string;
  };
  const [draft, sent, accepted] = [await withTerms(), await withTerms(), await withTerms()];
  await call('proposals.send', { id: sent });
  await call('proposals.send', { id: accepted });
  await call('proposals.accept', { id: accepted, picked: [], outcome: { reason: null, note: null } });
  const today = new Date().toISOString().slice(0, 10);
  const note = 'Reference on the statement: FERNHOW 12';
  await call('payments.record', {
    id: accepted,
    position: 0,
    paid_on: today,
    amount: 200,
    method: 'bank_transfer',
    note,
  });
  const questioned = await withTerms();
  await call('proposals.send', { id: questioned });
  await call('proposals.accept', { id: questioned, picked: [], outcome: { reason: null, note: null } });
  await tellOfMoney(call, address, questioned);
  const replaced = await withTerms();
  await call('proposals.send', { id: replaced });
  await call('proposals.accept', { id: replaced, picked: [], outcome: { reason: null, note: null } });
  const { id: amendment } = await call('proposals.amend', { id: replaced });
  await call('proposals.send', { id: amendment });
  await call('proposals.accept', { id: amendment, picked: [], outcome: { reason: null, note: null } });
  const pathOf = async (id: string) => new URL((await call('proposals.get', { id })).share_url).pathname;
  return {
    draft,
    accepted,
    questioned,
    open: await pathOf(sent),
    paying: await pathOf(accepted),
    replaced: await pathOf(replaced),
  };
}

/** Stripe tells of money that is not what was due. */
async function tellOfMoney(call: World['call'], address: string, proposal: string): Promise<void> {
  const company = (await call('me.get')).companies[0].id;
  const metadata = { showbill_company: company, showbill_proposal: proposal, showbill_row: '0' };
  const body = stripeEvent({ id: 'cs_test_ofThePictures', amount: 12_000, currency: 'gbp', metadata });
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': stripeSignature(body, new Date(), STRIPE.webhookSecret),
  };
  const { status } = await fetch(`${address}/payments/stripe`, { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`Stripe's notice was answered with ${status}`);
}

/** Payment terms, what is due, and what was paid. */
export const paymentPages: readonly Picture[] = [
  { name: 'payments', at: () => '/payments?within=all' },
  { name: 'payments-viewer', who: 'viewer', at: () => '/payments?within=all' },
  { name: 'payments-empty', who: 'newcomer', at: () => '/payments' },
  { name: 'payments-draft', at: ({ payments }: World) => `/proposals/${payments.draft}` },
  {
    name: 'payments-terms',
    at: ({ payments }: World) => `/proposals/${payments.draft}`,
    act: ask('Change payment terms'),
  },
  { name: 'payments-accepted', at: ({ payments }: World) => `/proposals/${payments.accepted}` },
  {
    name: 'payments-record',
    at: ({ payments }: World) => `/proposals/${payments.accepted}`,
    act: ask('Record payment'),
  },
  { name: 'payments-questioned', at: ({ payments }: World) => `/proposals/${payments.questioned}` },
  {
    name: 'payments-reminders',
    at: () => '/settings/company',
    act: async (page) => {
      const reminders = page.getByRole('region', { name: 'Payment reminders' });
      await reminders.getByRole('switch').press('Space');
      await reminders.scrollIntoViewIfNeeded();
    },
  },
  { name: 'payments-client-replaced', who: 'guest', at: ({ payments }: World) => payments.replaced },
  { name: 'payments-client', who: 'guest', at: ({ payments }: World) => payments.open },
  { name: 'payments-client-paying', who: 'guest', at: ({ payments }: World) => payments.paying },
];
