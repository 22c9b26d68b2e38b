import { ask } from './acts.ts';
import type { Picture } from './take.ts';
import type { World } from './world.ts';

/** Proposals with payment terms: a draft, and one that is accepted and paid in part. */
export interface PaidProposals {
  readonly draft: string;
  readonly accepted: string;
  /** Paths of their clients' pages. */
  readonly open: string;
  readonly paying: string;
}

const TERMS = {
  deposit: { kind: 'percent', percent: 30 },
  instalments: [{ share: { kind: 'percent', percent: 25 }, due: { from: 'event', days: -60 } }],
  rest: { from: 'event_end', days: 14 },
  early: { percent: 2, due: { from: 'acceptance', days: 10 } },
};

/** Gives the company payment terms, and makes proposals of which one is paid in part. */
export async function makePayments(call: World['call'], source: string): Promise<PaidProposals> {
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
  const pathOf = async (id: string) => new URL((await call('proposals.get', { id })).share_url).pathname;
  return { draft, accepted, open: await pathOf(sent), paying: await pathOf(accepted) };
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
  { name: 'payments-client', who: 'guest', at: ({ payments }: World) => payments.open },
  { name: 'payments-client-paying', who: 'guest', at: ({ payments }: World) => payments.paying },
];
