import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentTermsBody } from '@showbill/contract';
import { readPdf } from '../../documents/read-pdf.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal } from '../../proposals/index.ts';
import { saveNewProposal } from '../../proposals/save.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { type Answer, startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';
import { draftOf } from '../v1/availability-fixtures/draft-of.ts';

/** Payment terms, what follows of them, and payments that are recorded by hand. */

let service: TestService;
let company: TestCompany;
let ada: TestPerson;
let now: Date;
beforeAll(async () => {
  service = await startTestService({ clock: { now: () => now } });
});
beforeEach(async () => {
  now = TEST_NOW;
  company = await service.company();
  ada = await signedInMember(service, company.id, 'editor');
  await tell('payments.changeTerms', { payment_terms: TERMS });
});
afterAll(() => service.close());

const TERMS: PaymentTermsBody = {
  deposit: { kind: 'percent', percent: 30 },
  instalments: [{ share: { kind: 'amount', amount: 100.5 }, due: { from: 'event', days: -30 } }],
  rest: { from: 'event_end', days: 14 },
  early: { percent: 2, due: { from: 'acceptance', days: 10 } },
};

const PRICED = { subtotal: 100_001n, total: 100_001n };

const ask = async (path: string, input?: unknown) => dataOf(await ada.query(path, { company: company.id, input }));
const tell = async (path: string, input: unknown) => dataOf(await ada.mutate(path, input, { company: company.id }));
const refused = async (path: string, input: unknown) =>
  (await ada.mutate(path, input, { company: company.id })).json.error.data;

function dataOf(answer: Answer) {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json.result.data;
}

/** A draft for 1,000.01, for two days from 12 March 2027. */
async function made({ currency = 'GBP', client = false } = {}): Promise<string> {
  const draft = draftOf({ date: '2027-03-12', days: 2, lines: [{ productId: null, units: 1 }] });
  const lines = draft.lines.map((line) => ({ ...line, unitPrice: PRICED.total, total: PRICED.total }));
  const clientId = client ? (await tell('clients.create', { name: 'Ada Marsh' })).id : null;
  return forCompany(service.context.db, company.id, (tx) =>
    saveNewProposal(tx, company.id, { ...draft, ...PRICED, lines, currency, clientId }, '2026-11-20', now),
  );
}

async function accepted(id: string): Promise<string> {
  await changeProposal(service.context, company.id, id, 'send');
  await changeProposal(service.context, company.id, id, 'accept');
  return id;
}

const open = (id: string) => ask('proposals.get', { id });
const scheduleOf = async (id: string) =>
  (await service.call('GET', `/v1/proposals/${id}`, { key: company.key })).json.payment_schedule;
const pay = (id: string, amount: number, position: number | null = null, note?: string) =>
  tell('payments.record', { id, position, paid_on: '2026-11-20', amount, method: 'bank_transfer', note });

describe('payment terms', () => {
  it('of the company are what a new proposal begins with, and not what others follow', async () => {
    const first = await made();
    await tell('payments.changeTerms', { payment_terms: null });
    expect((await open(first)).payment_terms).toEqual(TERMS);
    expect((await open(await made())).payment_terms).toBeNull();
    expect(await scheduleOf(first)).toEqual([
      { label: 'Deposit', due: 'acceptance', amount: 300, paid: 0 },
      { label: 'Instalment', due: '2027-02-10', amount: 100.5, paid: 0 },
      { label: 'Balance', due: '2027-03-27', amount: 599.51, paid: 0 },
    ]);
  });

  it('have their amounts converted where the company has a rate, and are left out where it has none', async () => {
    await tell('company.saveRate', { from: 'GBP', to: 'JPY', rate: 190.5 });
    const [share] = (await open(await made({ currency: 'JPY' }))).payment_terms.instalments;
    expect(share.share).toEqual({ kind: 'amount', amount: 19_145 });
    expect((await open(await made({ currency: 'USD' }))).payment_terms).toBeNull();
  });

  it('of a draft are changed like its other fields, with an undo, and of what was sent no more', async () => {
    const id = await made();
    const terms = { ...TERMS, deposit: null, instalments: [] };
    const change = { kind: 'set_payment_terms', payment_terms: terms, was: TERMS };
    const { undo } = await tell('proposals.edit', { id, changes: [change] });
    expect(await scheduleOf(id)).toMatchObject([{ label: 'Full payment', amount: 1000.01 }]);
    const stale = { ...change, payment_terms: null };
    expect((await refused('proposals.edit', { id, changes: [stale] })).code).toBe('conflict');
    await tell('proposals.edit', { id, changes: undo });
    expect((await open(id)).payment_terms).toEqual(TERMS);
    await changeProposal(service.context, company.id, id, 'send');
    expect((await refused('proposals.edit', { id, changes: [stale] })).code).toBe('conflict');
  });

  it('are refused where shares come to more than all of it, or an amount is none of the currency', async () => {
    const of = (percent: number) => ({ ...TERMS, deposit: { kind: 'percent', percent } });
    const half = { share: { kind: 'percent', percent: 50 }, due: { from: 'event', days: 0 } };
    const more = { payment_terms: { ...of(50.001), instalments: [half] } };
    expect((await refused('payments.changeTerms', more)).code).toBe('invalid_request');
    await tell('payments.changeTerms', { payment_terms: { ...of(50), instalments: [half] } });
    const odd = { payment_terms: { ...TERMS, deposit: { kind: 'amount', amount: 1.005 } } };
    expect(await refused('payments.changeTerms', odd)).toMatchObject({ param: 'payment_terms.deposit.amount' });
  });

  it('are shown on the client’s page and on paper before acceptance, in the client’s language', async () => {
    const id = await made();
    await tell('proposals.edit', { id, changes: [{ kind: 'set_language', language: 'de', was: 'en' }] });
    const { proposal } = await changeProposal(service.context, company.id, id, 'send');
    const page = (await service.call('GET', `/p/${proposal.shareToken}`)).text.replace(/<[^>]+>/g, ' ');
    const pdf = await service.call('GET', `/p/${proposal.shareToken}?document=proposal`);
    const paper = (await readPdf(new Uint8Array(pdf.bytes))).pages.join(' ');
    for (const text of [page, paper].map((each) => each.replace(/\s+/g, ' '))) {
      expect(text).toMatch(/Anzahlung.*bei Annahme.*300,00 £/);
      expect(text).toMatch(/Rate.*Mittwoch, 10. Februar 2027.*100,50 £/);
      expect(text).toMatch(/Restzahlung.*27. März 2027.*599,51 £/);
      expect(text).toMatch(/2 % Skonto.*10 Tage nach Annahme.*−20,00 £/);
    }
    expect(page).not.toContain('Überfällig');
  });
});

const early = async (id: string) =>
  (await service.call('GET', `/v1/proposals/${id}`, { key: company.key })).json.early_payment;
const termsOf = (change: object) => tell('payments.changeTerms', { payment_terms: { ...TERMS, ...change } });

/** Whether page and paper tell of it. */
async function shows(id: string): Promise<boolean[]> {
  const token = (await open(id)).share_url.split('/').at(-1);
  const page = (await service.call('GET', `/p/${token}`)).text;
  const pdf = await service.call('GET', `/p/${token}?document=proposal`);
  const paper = (await readPdf(new Uint8Array(pdf.bytes))).pages.join(' ');
  return [page, paper].map((text) => /2 % less|−£20\.00/.test(text));
}

describe('early payment', () => {
  it('is told to programs beside the schedule, outside the total, with its day as that becomes known', async () => {
    const id = await made();
    expect(await early(id)).toEqual({ percent: 2, amount: 20, due: 'acceptance+10' });
    await accepted(id);
    expect(await early(id)).toEqual({ percent: 2, amount: 20, due: '2026-11-30' });
    now = new Date('2026-12-24T10:00:00Z');
    expect(await early(id)).toEqual({ percent: 2, amount: 20, due: '2026-11-30' });
    await termsOf({ early: { percent: 2.5, due: { from: 'event', days: -14 } } });
    expect(await early(await made())).toEqual({ percent: 2.5, amount: 25, due: '2027-02-26' });
    const body = { event: { description: 'Party for 40 with two speakers' } };
    const answered = await service.call('POST', '/v1/proposals', { key: company.key, body });
    expect(answered.json.early_payment).toMatchObject({ percent: 2.5, due: 'event-14' });
    await termsOf({ early: { percent: 2, due: { from: 'day', day: '2026-12-23' } } });
    expect(await early(await accepted(await made()))).toBeNull();
    await termsOf({ early: null });
    expect(await early(await made())).toBeNull();
  });

  it('has the day of acceptance of the company’s time zone, whatever the time is elsewhere', async () => {
    await forCompany(service.context.db, company.id, (tx) =>
      tx.updateTable('companies').set({ time_zone: 'Pacific/Auckland' }).where('id', '=', company.id).execute(),
    );
    now = new Date('2026-11-20T20:00:00Z');
    expect((await early(await accepted(await made()))).due).toBe('2026-12-01');
  });

  it('is on the page and on paper until its day is over, and then only where all but it was paid in time', async () => {
    const [late, inTime, all] = [
      await accepted(await made()),
      await accepted(await made()),
      await accepted(await made()),
    ];
    await pay(late, 900);
    await pay(inTime, 980.01);
    await pay(all, 1_000.01);
    now = new Date('2026-11-30T10:00:00Z');
    expect([await shows(late), await shows(inTime), await shows(all)]).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    now = new Date('2026-12-01T10:00:00Z');
    expect([await shows(late), await shows(inTime)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});

describe('what was agreed', () => {
  it('is fixed at acceptance, with its days', async () => {
    const id = await accepted(await made());
    await tell('payments.changeTerms', { payment_terms: null });
    expect(await scheduleOf(id)).toMatchObject([{ due: '2026-11-20' }, { due: '2027-02-10' }, { due: '2027-03-27' }]);
    await expect(
      forCompany(service.context.db, company.id, (tx) =>
        tx.updateTable('payment_rows').set({ amount: 1n }).where('proposal_id', '=', id).execute(),
      ),
    ).rejects.toThrow('permission denied');
  });

  it('is part of what the client signs', async () => {
    const id = await made();
    const { proposal } = await changeProposal(service.context, company.id, id, 'send');
    const form = 'do=accept&name=Ada&email=ada%40client.example&terms=yes&version=1&seen=';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await service.call('POST', `/p/${proposal.shareToken}`, { headers, body: form })).status).toBe(303);
    await pay(id, 300);
    const copy = await service.call('GET', `/p/${proposal.shareToken}?document=signed-copy`);
    const text = (await readPdf(new Uint8Array(copy.bytes))).pages.join(' ').replace(/\s+/g, ' ');
    expect(text).toMatch(/Deposit.*Friday 20 November 2026.*£300\.00/);
    expect(text).not.toContain('Paid');
  });

  it('is due, overdue and paid by the company’s day', async () => {
    const id = await accepted(await made());
    const states = async () => (await open(id)).payments.rows.map(({ state }: { state: string }) => state);
    expect(await states()).toEqual(['due', 'due', 'due']);
    now = new Date('2026-11-21T10:00:00Z');
    expect(await states()).toEqual(['overdue', 'due', 'due']);
    await pay(id, 300);
    expect(await states()).toEqual(['paid', 'due', 'due']);
  });
});

describe('a payment', () => {
  it('pays its row, then the others in their order, and is taken back', async () => {
    const id = await accepted(await made());
    await pay(id, 120.5, 1, 'from the venue');
    await pay(id, 80);
    const { payments } = await open(id);
    expect(payments).toMatchObject({
      rows: [
        { paid: 100, state: 'partly_paid' },
        { paid: 100.5, state: 'paid' },
        { paid: 0, state: 'due' },
      ],
      paid: 200.5,
      outstanding: 799.51,
      over: 0,
      received: [
        { position: 1, note: 'from the venue', method: 'bank_transfer', recorded_by: ada.email.split('@')[0] },
        {},
      ],
    });
    expect(await scheduleOf(id)).toMatchObject([{ paid: 100 }, { paid: 100.5 }, { paid: 0 }]);
    await tell('payments.undo', { id, payment: payments.received[0].id });
    expect((await open(id)).payments).toMatchObject({ paid: 80, received: [{ amount: 80 }] });
    expect((await refused('payments.undo', { id, payment: payments.received[0].id })).code).toBe('not_found');
    expect(await scheduleOf(id)).toMatchObject([{ paid: 80 }, { paid: 0 }, { paid: 0 }]);
    const history = (await ask('proposals.history', { id })).map(({ what }: { what: string }) => what);
    expect(history.slice(0, 3)).toEqual(['payment_undone', 'payment_recorded', 'payment_recorded']);
    const audited = await forCompany(service.context.db, company.id, (tx) =>
      tx
        .selectFrom('audit_entries')
        .select(['what', 'actor_name'])
        .where('subject_id', '=', id)
        .where('what', 'in', ['proposal.payment_recorded', 'proposal.payment_undone'])
        .orderBy('at', 'desc')
        .execute(),
    );
    expect(audited.map(({ what }) => what)).toEqual([
      'proposal.payment_undone',
      'proposal.payment_recorded',
      'proposal.payment_recorded',
    ]);
  });

  it('beyond the total is shown as that', async () => {
    const id = await accepted(await made());
    await pay(id, 1_100);
    expect((await open(id)).payments).toMatchObject({ outstanding: 0, over: 99.99 });
  });

  it('is refused for what is not accepted, a row that is none, a day to come and a part of a penny', async () => {
    const draft = await made();
    const payment = { position: null, paid_on: '2026-11-20', amount: 1, method: 'cash' };
    expect((await refused('payments.record', { id: draft, ...payment })).code).toBe('conflict');
    const id = await accepted(draft);
    const wrong = [{ position: 3 }, { paid_on: '2026-11-21' }, { amount: 0.001 }, { amount: 0 }, { method: 'gold' }];
    for (const change of wrong) {
      expect((await refused('payments.record', { id, ...payment, ...change })).code).toBe('invalid_request');
    }
    expect((await open(id)).payments.paid).toBe(0);
  });

  it('counts for the proposal that replaces the one it was for, and is seen there before', async () => {
    const id = await accepted(await made());
    await pay(id, 300, 0);
    const proposal = await tell('proposals.amend', { id });
    const before = (await open(proposal.id)).payments;
    const { number } = await open(id);
    expect(before).toMatchObject({ paid: 300, received: [{ carried_from: null }] });
    expect(await scheduleOf(proposal.id)).toMatchObject([{ paid: 0 }, {}, {}]);
    await accepted(proposal.id);
    const after = (await open(proposal.id)).payments;
    expect(after).toMatchObject({ paid: 300, rows: [{ state: 'paid' }, {}, {}], received: [{ carried_from: number }] });
    await pay(proposal.id, 100);
    expect((await open(id)).payments.paid).toBe(300);
    const third = await tell('proposals.amend', { id: proposal.id });
    await accepted(third.id);
    const last = (await open(third.id)).payments.received;
    expect(last).toMatchObject([{ carried_from: number }, { amount: 100, carried_from: proposal.number }]);
  });
});

describe('what is due over all proposals', () => {
  it('is listed by day with what is open of each, and without what is paid or off', async () => {
    const [first, second, third] = [
      await accepted(await made({ client: true })),
      await accepted(await made()),
      await made(),
    ];
    await accepted(third);
    await changeProposal(service.context, company.id, third, 'cancel');
    await pay(first, 350);
    await pay(second, 1000.01);
    const due = async (within: number | null) =>
      (await ask('payments.due', { within })).rows.map((row: DueRow) => [
        row.proposal.id,
        row.kind,
        row.open,
        row.state,
      ]);
    expect(await due(30)).toEqual([]);
    expect(await due(90)).toEqual([[first, 'instalment', 50.5, 'partly_paid']]);
    now = new Date('2027-02-11T10:00:00Z');
    expect(await due(0)).toEqual([[first, 'instalment', 50.5, 'overdue']]);
    expect(await due(null)).toEqual([
      [first, 'instalment', 50.5, 'overdue'],
      [first, 'rest', 599.51, 'due'],
    ]);
    expect((await ask('payments.due', { within: 0 })).rows[0].client.name).toBe('Ada Marsh');
  });
});

interface DueRow {
  readonly proposal: { readonly id: string };
  readonly kind: string;
  readonly open: number;
  readonly state: string;
}
