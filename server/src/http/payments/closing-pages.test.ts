import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endDueSessions, createPaymentGateway } from '../../payments/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { amendProposal, changeProposal } from '../../proposals/index.ts';
import { signedInMember } from '../../testing/browser.ts';
import { type FakeStripe, startFakeStripe, stripeEvent } from '../../testing/fake-stripe.ts';
import { type Agreed, openPayingClients, type PayingClients } from '../../testing/paying-clients.ts';
import { startLoneTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';

/** Pages of Stripe’s that are open when nothing is to be paid on them any more; Stripe is a fake of ours over HTTP. */

const MINUTE = 60_000;

let stripe: FakeStripe;
let service: TestService;
let company: TestCompany;
let clients: PayingClients;
let now = TEST_NOW;
beforeAll(async () => {
  stripe = await startFakeStripe(() => now);
  service = await startLoneTestService({ config: { stripe: stripe.config }, clock: { now: () => now } });
});
beforeEach(async () => {
  now = TEST_NOW;
  stripe.refuses = null;
  stripe.beforeMaking = null;
  company = await service.company();
  const owner = await signedInMember(service, company.id, 'owner');
  clients = await openPayingClients(service, stripe, { company, owner });
});
afterAll(async () => {
  await service.close();
  await stripe.close();
});

async function sweep(): Promise<void> {
  const gateway = createPaymentGateway(stripe.config);
  if (gateway === null) throw new Error('Stripe is not set up');
  await endDueSessions(service.context, gateway);
}

const cancelled = (made: Agreed) => changeProposal(service.context, company.id, made.id, 'cancel');

async function replaced(made: Agreed): Promise<unknown> {
  const { proposal } = await amendProposal(service.context, company.id, made.id, {});
  await changeProposal(service.context, company.id, proposal.id, 'send');
  return changeProposal(service.context, company.id, proposal.id, 'accept');
}

/** On the client's page; what has left by then is not ended by it: a person decides. */
const withdrawn = (dispatched: string | null) => async (made: Agreed) => {
  const key = { company_id: company.id, proposal_id: made.id };
  const right = { notice: 'Fourteen days', language: 'en', last_day: '2026-12-04', time_zone: 'UTC' } as const;
  await forCompany(service.context.db, company.id, async (tx) => {
    await tx
      .insertInto('withdrawal_rights')
      .values({ ...key, ...right, asked_to_start: true })
      .execute();
    await tx.updateTable('proposals').set({ dispatched_on: dispatched }).where('id', '=', made.id).execute();
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ do: 'withdraw', name: 'Ada', email: 'ada@client.example' }).toString();
  const answer = await service.call('POST', made.path, { headers, body });
  if (answer.status !== 303) throw new Error(answer.text);
};

const paid = (amount: number) => (made: Agreed) =>
  clients.tell('payments.record', { id: made.id, position: 0, paid_on: '2026-11-20', amount, method: 'cash' });

describe('an open page to pay on', () => {
  it.each<[string, (made: Agreed) => Promise<unknown>, number | null]>([
    ['the job is cancelled', cancelled, null],
    ['an amendment is accepted', replaced, null],
    ['the client withdraws', withdrawn(null), null],
    ['the client withdraws after equipment left', withdrawn('2026-11-20'), null],
    ['the payment is recorded by hand', paid(300), null],
    ['a part of it is recorded by hand', paid(100), 200],
  ])('is closed when %s; what is paid there all the same is for a person to decide', async (_when, happen, due) => {
    const made = await clients.accepted();
    const session = await clients.sessionFor(made);
    await happen(made);
    // Stripe is not told within the change
    expect(session.status).toBe('open');
    await sweep();
    expect(session.status).toBe('expired');
    const { paid: before } = await clients.standing(made);
    await clients.notify(stripeEvent(session));
    expect(await clients.standing(made)).toMatchObject({ paid: before, questioned: [[300, due]] });
  });

  it('is closed where the job was cancelled while Stripe made it, and nobody is led there', async () => {
    const made = await clients.accepted();
    stripe.beforeMaking = () => cancelled(made);
    expect((await clients.press(made)).status).toBe(409);
    const session = stripe.sessions.find(({ metadata }) => metadata['showbill_proposal'] === made.id);
    expect(session?.status).toBe('open');
    await sweep();
    expect(session?.status).toBe('expired');
  });

  it('is closed when the client’s link is renewed, since it leads back to the former one; the new link has its own', async () => {
    const made = await clients.accepted();
    const session = await clients.sessionFor(made);
    await clients.tell('proposals.renewLink', { id: made.id });
    const { share_url: url } = await clients.ask('proposals.get', { id: made.id });
    const { pathname: path } = new URL(url);
    const next = await clients.sessionFor({ ...made, path });
    expect(next.successUrl).toContain(path);
    expect((await clients.sessionFor({ ...made, path })).id).toBe(next.id);
    await sweep();
    expect([session.status, next.status]).toEqual(['expired', 'open']);
  });

  it('stays open while what it asks for is due', async () => {
    const made = await clients.accepted();
    const session = await clients.sessionFor(made);
    await clients.tell('payments.record', {
      id: made.id,
      position: 1,
      paid_on: '2026-11-20',
      amount: 50,
      method: 'cash',
    });
    await sweep();
    expect(session.status).toBe('open');
    expect((await clients.sessionFor(made)).id).toBe(session.id);
  });

  it('is closed once Stripe answers again, however often that takes', async () => {
    const made = await clients.accepted();
    const session = await clients.sessionFor(made);
    await cancelled(made);
    stripe.refuses = { status: 500, body: { error: { type: 'api_error', message: 'down' } } };
    await sweep();
    const asked = stripe.asked.length;
    await sweep();
    expect(stripe.asked.length).toBe(asked);
    stripe.refuses = null;
    now = new Date(now.getTime() + MINUTE);
    await sweep();
    expect(session.status).toBe('expired');
  });

  it('is left alone where it was paid, or Stripe has closed it by itself', async () => {
    const [made, late] = [await clients.accepted(), await clients.accepted()];
    const [done, old] = [await clients.sessionFor(made), await clients.sessionFor(late)];
    done.status = 'complete';
    await cancelled(made);
    await sweep();
    await cancelled(late);
    now = new Date(now.getTime() + 25 * 60 * MINUTE);
    const asked = stripe.asked.length;
    await sweep();
    await sweep();
    expect(stripe.asked.length).toBe(asked);
    expect([done.status, old.status]).toEqual(['complete', 'open']);
  });

  it('is closed by one of two servers', async () => {
    const made = await clients.accepted();
    const session = await clients.sessionFor(made);
    await cancelled(made);
    await Promise.all([sweep(), sweep(), sweep()]);
    const calls = stripe.asked.filter((each) => each === `POST /v1/checkout/sessions/${session.id}/expire`);
    expect(calls).toHaveLength(1);
  });

  it('is another one after a payment by hand was undone', async () => {
    const made = await clients.accepted();
    const first = await clients.sessionFor(made);
    await paid(300)(made);
    expect((await clients.press(made)).status).toBe(409);
    const [payment] = (await clients.ask('proposals.get', { id: made.id })).payments.received;
    await clients.tell('payments.undo', { id: made.id, payment: payment.id });
    expect((await clients.sessionFor(made)).id).not.toBe(first.id);
  });
});
