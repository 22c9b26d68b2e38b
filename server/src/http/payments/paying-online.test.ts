import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forCompany } from '../../platform/tenancy.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { type FakeStripe, startFakeStripe, stripeEvent, stripeSignature } from '../../testing/fake-stripe.ts';
import { openPayingClients, type PayingClients } from '../../testing/paying-clients.ts';
import { startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';

/** Clients who pay by the link on their page, and what Stripe tells of it; Stripe is a fake of ours over HTTP. */

let stripe: FakeStripe;
let service: TestService;
let company: TestCompany;
let owner: TestPerson;
let clients: PayingClients;
beforeAll(async () => {
  stripe = await startFakeStripe(() => TEST_NOW);
  service = await startTestService({ config: { stripe: stripe.config } });
});
beforeEach(async () => {
  stripe.refuses = null;
  company = await service.company();
  owner = await signedInMember(service, company.id, 'owner');
  clients = await openPayingClients(service, stripe, { company, owner });
});
afterAll(async () => {
  await service.close();
  await stripe.close();
});

describe('the link', () => {
  it('leads to a page of Stripe’s for what is due, the same however often it is pressed', async () => {
    const made = await clients.accepted();
    const page = await service.call('GET', made.path);
    expect(page.text.match(/Pay deposit|Pay balance/g)).toEqual(['Pay deposit']);
    const [first, second] = [await clients.sessionFor(made), await clients.sessionFor(made)];
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
    const made = await clients.accepted();
    const first = await clients.sessionFor(made);
    await clients.notify(stripeEvent(first, { type: 'checkout.session.expired' }));
    expect((await clients.sessionFor(made)).id).not.toBe(first.id);
    expect(await clients.standing(made)).toMatchObject({ rows: ['due', 'due'], questioned: [] });
  });

  it.each([
    ['KWD', 100_004n, 30_010],
    ['JPY', 1_000n, 300],
    ['ISK', 1_000n, 30_000],
  ])('asks for %s as Stripe counts it', async (currency, total, amount) => {
    const made = await clients.accepted({ currency, total });
    const session = await clients.sessionFor(made);
    expect([session.currency, session.amount]).toEqual([currency.toLowerCase(), amount]);
    expect((await clients.notify(stripeEvent(session))).status).toBe(200);
    expect(await clients.standing(made)).toMatchObject({ rows: ['paid', expect.any(String)], questioned: [] });
  });

  it('is not there where the company does not offer it, for a row that is none or not due, or before acceptance', async () => {
    const made = await clients.accepted();
    for (const row of [1, 7]) expect((await clients.press(made, row)).status).toBe(409);
    await clients.tell('payments.setOnline', { is_on: false });
    expect((await service.call('GET', made.path)).text).not.toContain('Pay deposit');
    expect((await clients.press(made)).status).toBe(409);
    expect(stripe.sessions.filter(({ metadata }) => metadata['showbill_proposal'] === made.id)).toEqual([]);
  });

  it('is not there for a contract that the client withdrew from', async () => {
    const made = await clients.accepted();
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
    expect((await clients.press(made)).status).toBe(409);
    expect(stripe.sessions.filter(({ metadata }) => metadata['showbill_proposal'] === made.id)).toEqual([]);
  });

  it('says so where Stripe cannot be asked, and nothing of why', async () => {
    const made = await clients.accepted();
    stripe.refuses = { status: 402, body: { error: { type: 'card_error', message: 'a reason of Stripe’s' } } };
    const answer = await clients.press(made);
    expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('can’t be opened right now')]);
    expect(answer.text).not.toMatch(/reason of Stripe|sk_test/);
  });

  it('says that an amount which Stripe never takes is to be paid another way', async () => {
    const made = await clients.accepted();
    stripe.refuses = { status: 400, body: { error: { type: 'invalid_request_error', code: 'amount_too_small' } } };
    const answer = await clients.press(made);
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('This amount can’t be paid online')]);
  });

  it('may be switched on by owners alone', async () => {
    const editor = await signedInMember(service, company.id, 'editor');
    expect((await editor.mutate('payments.setOnline', { is_on: true }, { company: company.id })).status).toBe(403);
  });
});

describe('what Stripe tells', () => {
  it('is a payment, once however often it is told', async () => {
    const made = await clients.accepted();
    const session = await clients.sessionFor(made);
    const body = stripeEvent(session);
    const answers = await Promise.all([clients.notify(body), clients.notify(body), clients.notify(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    // the same money in another event
    await clients.notify(stripeEvent(session, { type: 'checkout.session.async_payment_succeeded' }));
    expect(await clients.standing(made)).toEqual({
      rows: ['paid', 'due'],
      received: [[300, true]],
      questioned: [],
      paid: 300,
    });
    const page = await service.call('GET', made.path);
    expect(page.text).toMatch(/Paid so far[^]*£300\.00[^]*Still to pay[^]*£700\.00/);
    const { json } = await service.call('GET', `/v1/proposals/${made.id}`, { key: company.key });
    expect(json.payment_schedule).toEqual([
      { label: 'Deposit', due: '2026-11-20', amount: 300, paid: 300 },
      { label: 'Balance', due: '2027-02-26', amount: 700, paid: 0 },
    ]);
  });

  it('counts in whichever order it comes', async () => {
    const made = await clients.accepted();
    const session = await clients.sessionFor(made);
    await clients.notify(stripeEvent(session, { type: 'checkout.session.async_payment_succeeded' }));
    await clients.notify(stripeEvent(session, { object: { payment_status: 'unpaid' } }));
    await clients.notify(stripeEvent(session, { type: 'checkout.session.expired' }));
    expect(await clients.standing(made)).toMatchObject({ rows: ['paid', 'due'], paid: 300, questioned: [] });
  });

  it('is left for a person where it is not what was due, and counts as they decide', async () => {
    const made = await clients.accepted();
    const session = await clients.sessionFor(made);
    await clients.notify(stripeEvent({ ...session, amount: 29_999 }));
    await clients.notify(stripeEvent({ ...session, id: 'cs_other', currency: 'usd' }));
    expect(await clients.standing(made)).toMatchObject({
      paid: 0,
      questioned: [
        [299.99, 300],
        [300, 300],
      ],
    });
    const due = await clients.ask('payments.due', { within: 0 });
    expect(due.questioned).toMatchObject([{ id: made.id }]);
    const [less, foreign] = (await clients.ask('proposals.get', { id: made.id })).payments.questioned;
    const otherwise = { id: made.id, event_id: foreign.event_id, record: true };
    const refused = await owner.mutate('payments.decide', otherwise, { company: company.id });
    expect(refused.json.error.data.code).toBe('conflict');
    await clients.tell('payments.decide', { ...otherwise, record: false });
    await clients.tell('payments.decide', { id: made.id, event_id: less.event_id, record: true });
    expect(await clients.standing(made)).toMatchObject({ rows: ['partly_paid', 'due'], paid: 299.99, questioned: [] });
  });

  it('is left for a person where the row was paid otherwise meanwhile', async () => {
    const made = await clients.accepted();
    const session = await clients.sessionFor(made);
    const payment = { position: 0, paid_on: '2026-11-20', amount: 300, method: 'cash' };
    await clients.tell('payments.record', { id: made.id, ...payment });
    await clients.notify(stripeEvent(session));
    expect(await clients.standing(made)).toMatchObject({ paid: 300, questioned: [[300, null]] });
  });

  it('is refused without a signature, with a wrong or an old one, and over other bytes', async () => {
    const made = await clients.accepted();
    const body = stripeEvent(await clients.sessionFor(made));
    const old = new Date(TEST_NOW.getTime() - 301_000);
    const answers = await Promise.all([
      clients.notify(body, ''),
      clients.notify(body, stripeSignature(body, TEST_NOW, 'whsec_another')),
      clients.notify(body, stripeSignature(body, old)),
      clients.notify(` ${body}`, stripeSignature(body, TEST_NOW)),
      clients.notify('', 't=1,v1='),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(await clients.standing(made)).toMatchObject({ paid: 0, questioned: [] });
  });

  it('of something else is taken and changes nothing', async () => {
    const made = await clients.accepted();
    const session = await clients.sessionFor(made);
    const elsewhere = { ...session.metadata, showbill_proposal: crypto.randomUUID() };
    const bodies = [
      stripeEvent(session, { type: 'customer.created' }),
      stripeEvent({ ...session, metadata: {} }),
      stripeEvent({ ...session, metadata: elsewhere }),
      stripeEvent({ ...session, metadata: { ...session.metadata, showbill_company: crypto.randomUUID() } }),
      'null',
    ];
    const answers = await Promise.all(bodies.map((body) => clients.notify(body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await clients.standing(made)).toMatchObject({ paid: 0, questioned: [] });
  });
});
