import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentTermsBody } from '@showbill/contract';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal } from '../../proposals/index.ts';
import { saveNewProposal } from '../../proposals/save.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import {
  type FakeSession,
  type FakeStripe,
  startFakeStripe,
  stripeEvent,
  stripeSignature,
} from '../../testing/fake-stripe.ts';
import { type Answer, startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';
import { draftOf } from '../v1/availability-fixtures/draft-of.ts';

/** Clients who pay by the link on their page, and what Stripe tells of it; Stripe is a fake of ours over HTTP. */

let stripe: FakeStripe;
let service: TestService;
let company: TestCompany;
let owner: TestPerson;
beforeAll(async () => {
  stripe = await startFakeStripe();
  service = await startTestService({ config: { stripe: stripe.config } });
});
beforeEach(async () => {
  stripe.refuses = null;
  company = await service.company();
  owner = await signedInMember(service, company.id, 'owner');
  await tell('payments.setOnline', { is_on: true });
  await tell('payments.changeTerms', { payment_terms: THIRD });
});
afterAll(async () => {
  await service.close();
  await stripe.close();
});

const THIRD: PaymentTermsBody = {
  deposit: { kind: 'percent', percent: 30 },
  instalments: [],
  rest: { from: 'event', days: -14 },
  early: null,
};

const tell = async (path: string, input: unknown) => dataOf(await owner.mutate(path, input, { company: company.id }));
const openOne = async (id: string) =>
  dataOf(await owner.query('proposals.get', { company: company.id, input: { id } }));

function dataOf(answer: Answer) {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json.result.data;
}

interface Made {
  readonly id: string;
  readonly path: string;
}

/** An accepted proposal for 1,000 of its currency. */
async function accepted({ currency = 'GBP', total = 100_000n } = {}): Promise<Made> {
  const draft = draftOf({ date: '2027-03-12', days: 1, lines: [{ productId: null, units: 1 }] });
  const id = await forCompany(service.context.db, company.id, (tx) =>
    saveNewProposal(tx, company.id, { ...draft, total, currency }, '2026-11-20', TEST_NOW),
  );
  await changeProposal(service.context, company.id, id, 'send');
  const { proposal } = await changeProposal(service.context, company.id, id, 'accept');
  return { id, path: `/p/${proposal.shareToken}` };
}

function press({ path }: Made, row = 0): Promise<Answer> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return service.call('POST', path, { headers, body: `do=pay&row=${row}` });
}

/** The session that a client is led to. */
async function sessionFor(made: Made, row = 0): Promise<FakeSession> {
  const { headers } = await press(made, row);
  const session = stripe.sessions.find(({ url }) => headers['refresh'] === `0; url=${url}`);
  if (session === undefined) throw new Error('no page to pay on');
  return session;
}

function notify(body: string, signature = stripeSignature(body, TEST_NOW)): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return service.call('POST', '/payments/stripe', { headers, body });
}

const standing = async ({ id }: Made) => {
  const { rows, received, questioned, paid } = (await openOne(id)).payments;
  return {
    rows: rows.map(({ state }: { state: string }) => state),
    received: received.map(({ amount, online }: { amount: number; online: boolean }) => [amount, online]),
    questioned: questioned.map(({ amount, expected }: { amount: number; expected: number }) => [amount, expected]),
    paid,
  };
};

describe('the link', () => {
  it('leads to a page of Stripe’s for what is due, the same however often it is pressed', async () => {
    const made = await accepted();
    const page = await service.call('GET', made.path);
    expect(page.text.match(/Pay deposit|Pay balance/g)).toEqual(['Pay deposit']);
    const [first, second] = [await sessionFor(made), await sessionFor(made)];
    expect(second.id).toBe(first.id);
    const { id } = made;
    expect(first).toMatchObject({
      amount: 30_000,
      currency: 'gbp',
      name: expect.stringMatching(/^P-2026-\d{4} · Deposit$/),
      metadata: { showbill_company: company.id, showbill_proposal: id, showbill_row: '0' },
      successUrl: `http://showbill.test${made.path}?paid=0`,
    });
    const back = await service.call('GET', `${made.path}?paid=0`);
    expect(back.text).toContain('as soon as it is confirmed');
    expect(back.text).not.toContain('Pay deposit');
  });

  it('leads to another one once a session ended unpaid', async () => {
    const made = await accepted();
    const first = await sessionFor(made);
    await notify(stripeEvent(first, { type: 'checkout.session.expired' }));
    expect((await sessionFor(made)).id).not.toBe(first.id);
    expect(await standing(made)).toMatchObject({ rows: ['due', 'due'], questioned: [] });
  });

  it.each([
    ['KWD', 100_004n, 30_010],
    ['JPY', 1_000n, 300],
    ['ISK', 1_000n, 30_000],
  ])('asks for %s as Stripe counts it', async (currency, total, amount) => {
    const made = await accepted({ currency, total });
    const session = await sessionFor(made);
    expect([session.currency, session.amount]).toEqual([currency.toLowerCase(), amount]);
    expect((await notify(stripeEvent(session))).status).toBe(200);
    expect(await standing(made)).toMatchObject({ rows: ['paid', expect.any(String)], questioned: [] });
  });

  it('is not there where the company does not offer it, for a row that is none or not due, or before acceptance', async () => {
    const made = await accepted();
    for (const row of [1, 7]) expect((await press(made, row)).status).toBe(409);
    await tell('payments.setOnline', { is_on: false });
    expect((await service.call('GET', made.path)).text).not.toContain('Pay deposit');
    expect((await press(made)).status).toBe(409);
    expect(stripe.sessions.filter(({ metadata }) => metadata['showbill_proposal'] === made.id)).toEqual([]);
  });

  it('is not there for a contract that the client withdrew from', async () => {
    const made = await accepted();
    const key = { company_id: company.id, proposal_id: made.id };
    const right = { notice: 'Fourteen days', language: 'en', last_day: '2026-12-04', time_zone: 'UTC' } as const;
    const who = { name: null, email: null, statement: null, address: null, browser: null };
    await forCompany(service.context.db, company.id, async (tx) => {
      await tx
        .insertInto('withdrawal_rights')
        .values({ ...key, ...right, asked_to_start: true })
        .execute();
      await tx
        .insertInto('withdrawals')
        .values({ ...key, ...who, at: TEST_NOW, ended: false })
        .execute();
    });
    expect((await service.call('GET', made.path)).text).not.toContain('Pay deposit');
    expect((await press(made)).status).toBe(409);
    expect(stripe.sessions.filter(({ metadata }) => metadata['showbill_proposal'] === made.id)).toEqual([]);
  });

  it('says so where Stripe cannot be asked, and nothing of why', async () => {
    const made = await accepted();
    stripe.refuses = { status: 402, body: { error: { type: 'card_error', message: 'a reason of Stripe’s' } } };
    const answer = await press(made);
    expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('can’t be opened right now')]);
    expect(answer.text).not.toMatch(/reason of Stripe|sk_test/);
  });

  it('may be switched on by owners alone', async () => {
    const editor = await signedInMember(service, company.id, 'editor');
    expect((await editor.mutate('payments.setOnline', { is_on: true }, { company: company.id })).status).toBe(403);
  });
});

describe('what Stripe tells', () => {
  it('is a payment, once however often it is told', async () => {
    const made = await accepted();
    const session = await sessionFor(made);
    const body = stripeEvent(session);
    const answers = await Promise.all([notify(body), notify(body), notify(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    // the same money in another event
    await notify(stripeEvent(session, { type: 'checkout.session.async_payment_succeeded' }));
    expect(await standing(made)).toEqual({ rows: ['paid', 'due'], received: [[300, true]], questioned: [], paid: 300 });
    const page = await service.call('GET', made.path);
    expect(page.text).toMatch(/Paid so far[^]*£300\.00[^]*Still to pay[^]*£700\.00/);
    const { json } = await service.call('GET', `/v1/proposals/${made.id}`, { key: company.key });
    expect(json.payment_schedule).toEqual([
      { label: 'Deposit', due: '2026-11-20', amount: 300, paid: 300 },
      { label: 'Balance', due: '2027-02-26', amount: 700, paid: 0 },
    ]);
  });

  it('counts in whichever order it comes', async () => {
    const made = await accepted();
    const session = await sessionFor(made);
    await notify(stripeEvent(session, { type: 'checkout.session.async_payment_succeeded' }));
    await notify(stripeEvent(session, { object: { payment_status: 'unpaid' } }));
    await notify(stripeEvent(session, { type: 'checkout.session.expired' }));
    expect(await standing(made)).toMatchObject({ rows: ['paid', 'due'], paid: 300, questioned: [] });
  });

  it('is left for a person where it is not what was due, and counts as they decide', async () => {
    const made = await accepted();
    const session = await sessionFor(made);
    await notify(stripeEvent({ ...session, amount: 29_999 }));
    await notify(stripeEvent({ ...session, id: 'cs_other', currency: 'usd' }));
    expect(await standing(made)).toMatchObject({
      paid: 0,
      questioned: [
        [299.99, 300],
        [300, 300],
      ],
    });
    const due = dataOf(await owner.query('payments.due', { company: company.id, input: { within: 0 } }));
    expect(due.questioned).toMatchObject([{ id: made.id }]);
    const [less, foreign] = (await openOne(made.id)).payments.questioned;
    const otherwise = { id: made.id, event_id: foreign.event_id, record: true };
    const refused = await owner.mutate('payments.decide', otherwise, { company: company.id });
    expect(refused.json.error.data.code).toBe('conflict');
    await tell('payments.decide', { ...otherwise, record: false });
    await tell('payments.decide', { id: made.id, event_id: less.event_id, record: true });
    expect(await standing(made)).toMatchObject({ rows: ['partly_paid', 'due'], paid: 299.99, questioned: [] });
  });

  it('is left for a person where the row was paid otherwise meanwhile', async () => {
    const made = await accepted();
    const session = await sessionFor(made);
    const payment = { position: 0, paid_on: '2026-11-20', amount: 300, method: 'cash' };
    await tell('payments.record', { id: made.id, ...payment });
    await notify(stripeEvent(session));
    expect(await standing(made)).toMatchObject({ paid: 300, questioned: [[300, null]] });
  });

  it('is refused without a signature, with a wrong or an old one, and over other bytes', async () => {
    const made = await accepted();
    const body = stripeEvent(await sessionFor(made));
    const old = new Date(TEST_NOW.getTime() - 301_000);
    const answers = await Promise.all([
      notify(body, ''),
      notify(body, stripeSignature(body, TEST_NOW, 'whsec_another')),
      notify(body, stripeSignature(body, old)),
      notify(` ${body}`, stripeSignature(body, TEST_NOW)),
      notify('', 't=1,v1='),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(await standing(made)).toMatchObject({ paid: 0, questioned: [] });
  });

  it('of something else is taken and changes nothing', async () => {
    const made = await accepted();
    const session = await sessionFor(made);
    const elsewhere = { ...session.metadata, showbill_proposal: crypto.randomUUID() };
    const bodies = [
      stripeEvent(session, { type: 'customer.created' }),
      stripeEvent({ ...session, metadata: {} }),
      stripeEvent({ ...session, metadata: elsewhere }),
      stripeEvent({ ...session, metadata: { ...session.metadata, showbill_company: crypto.randomUUID() } }),
      'null',
    ];
    const answers = await Promise.all(bodies.map((body) => notify(body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await standing(made)).toMatchObject({ paid: 0, questioned: [] });
  });
});
