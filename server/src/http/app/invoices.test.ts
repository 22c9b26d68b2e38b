import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPdf } from '../../documents/read-pdf.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal } from '../../proposals/index.ts';
import { saveNewProposal } from '../../proposals/save.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { BUYER, readyToInvoice, SELLER } from '../../testing/invoices.ts';
import { type Answer, startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';
import { draftOf } from '../v1/availability-fixtures/draft-of.ts';

/** Invoices of accepted proposals: their numbers, what they come to, and what they are handed out as. */

let service: TestService;
let company: TestCompany;
let ada: TestPerson;
let now: Date;
beforeAll(async () => {
  service = await startTestService({ clock: { now: () => now } });
});
beforeEach(async () => {
  now = TEST_NOW;
  company = await service.company({ taxRate: '20' });
  ada = await signedInMember(service, company.id, 'owner');
  await forCompany(service.context.db, company.id, (tx) => readyToInvoice(tx, company.id));
});
afterAll(() => service.close());

const PART = { deposit: { kind: 'row', position: 0 }, final: { kind: 'final' } } as const;
const TERMS = {
  deposit: { kind: 'percent', percent: 30 },
  instalments: [],
  rest: { from: 'event_end', days: 14 },
  early: null,
};

const ask = async (path: string, input?: unknown) => dataOf(await ada.query(path, { company: company.id, input }));
const tell = async (path: string, input: unknown) => dataOf(await ada.mutate(path, input, { company: company.id }));
const refused = async (path: string, input: unknown) => {
  const { json } = await ada.mutate(path, input, { company: company.id });
  return { code: json.error.data.code, param: json.error.data.param, message: json.error.message };
};

function dataOf(answer: Answer) {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json.result.data;
}

interface Wanted {
  readonly currency?: string;
  readonly replaces?: string;
  readonly net?: bigint;
  readonly client?: string;
  readonly terms?: object;
  /** Of the tax, in percent. */
  readonly rate?: bigint;
}

/** A proposal that was accepted, of two lines and a discount: 1,000.01 and a tax of 200.00 unless told otherwise. */
async function accepted(wanted: Wanted = {}): Promise<string> {
  const { currency = 'GBP', replaces, net = 100_001n, client, rate = 20n, terms = TERMS } = wanted;
  await tell('payments.changeTerms', { payment_terms: terms });
  const draft = draftOf({ date: '2027-03-12', days: 2, replaces, lines: [{ productId: null, units: 1 }] });
  const [line] = draft.lines;
  if (line === undefined) throw new Error('there is a line');
  const tax = (net * rate + 50n) / 100n;
  const made = {
    ...draft,
    currency,
    clientId: client ?? null,
    subtotal: net + 5000n,
    total: net + tax,
    lines: [
      { ...line, name: 'Stage <deck> & "more"', unitPrice: net, total: net },
      { ...line, name: 'Hazer\u000BK12', unit: 'day' as const, quantity: 2, unitPrice: 2500n, total: 5000n },
    ],
    adjustments: [
      { kind: 'discount' as const, label: 'Regular client', amount: -5000n },
      { kind: 'tax' as const, label: `VAT ${rate} %`, amount: tax },
    ],
    adjustedWith: { ...draft.adjustedWith, taxRate: `${rate}.000`, taxLabel: 'VAT' },
  };
  const id = await forCompany(service.context.db, company.id, (tx) =>
    saveNewProposal(tx, company.id, made, '2026-11-20', now),
  );
  for (const deed of ['send', 'accept'] as const) await changeProposal(service.context, company.id, id, deed);
  return id;
}

async function order(id: string, part: object, changes: Record<string, unknown> = {}) {
  const buyer = { ...BUYER, ...(changes['buyer'] as object | undefined) };
  const { kind, country, vat_id: number } = buyer;
  const seen = { kind, country, has_number: number !== '' };
  const foreseen = await ask('invoices.foresee', { id, part, buyer: seen, treatment: changes['treatment'] ?? null });
  const { treatment, wording, gross, due_on } = foreseen;
  return { id, part, treatment, wording, gross, due_on, ...changes, buyer };
}

/** What is refused before it is foreseen. */
function orderBlind(id: string) {
  return { id, part: PART.final, buyer: BUYER, treatment: 'standard', wording: '', due_on: '2026-12-04', gross: 1 };
}

/** An order for an amount, which may be more than is left. */
async function orderOf(id: string, amount: number) {
  const asked = await order(id, { kind: 'amount', amount: 10 });
  return { ...asked, part: { kind: 'amount', amount }, gross: amount };
}

const issue = async (id: string, part: object, changes = {}) =>
  (await tell('invoices.issue', await order(id, part, changes))).id as string;
const nextRow = async (id: string) => (await ask('invoices.ofProposal', { id })).next_row;
const listed = async (year = 2026) => (await ask('invoices.list', { year })).invoices;
const numbers = async (year = 2026) =>
  (await listed(year)).map(({ number }: { number: string }) => number).toReversed();
const file = async (id: string, format = 'ubl') => {
  const { base64, ...rest } = await ask('invoices.file', { id, format });
  return { ...rest, bytes: Buffer.from(base64, 'base64') };
};

describe('invoices', () => {
  it('of a deposit and of all that is left come to what was agreed, the deposit taken off', async () => {
    const id = await accepted();
    await issue(id, PART.deposit);
    await issue(id, PART.final);
    expect((await listed()).toReversed()).toMatchObject([
      { number: 'INV-2026-0001', kind: 'deposit', net: 300, tax: 60, gross: 360, due_on: '2026-11-20' },
      { number: 'INV-2026-0002', kind: 'final', net: 700.01, tax: 140, gross: 840.01, treatment: 'standard' },
    ]);
    const { rest, is_final: isFinal, open_rows: open } = await ask('invoices.ofProposal', { id });
    expect([rest, isFinal, open]).toEqual([0, true, []]);
  });

  it('never come to more than was agreed', async () => {
    const id = await accepted();
    await issue(id, { kind: 'amount', amount: 1000 });
    const { message } = await refused('invoices.issue', {
      ...(await order(id, PART.final)),
      part: { kind: 'amount', amount: 200.02 },
      gross: 200.02,
    });
    expect(message).toBe('must be at most what is left to invoice, 200.01 GBP');
    await issue(id, PART.deposit, {}).catch(() => {});
    await issue(id, PART.final);
    expect(await refused('invoices.issue', { ...orderBlind(id), part: PART.final })).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('is the final invoice for this proposal'),
    });
    const sum = (await listed()).reduce((all: number, { gross }: { gross: number }) => all + gross, 0);
    expect(sum).toBeCloseTo(1200.01, 6);
  });

  it('are refused before acceptance, for another sum than was shown, and for a row that was invoiced', async () => {
    const id = await accepted();
    const seen = await order(id, PART.deposit);
    expect(await refused('invoices.issue', { ...seen, gross: 360.01 })).toMatchObject({ code: 'conflict' });
    await tell('invoices.issue', seen);
    expect((await refused('invoices.issue', seen)).message).toContain('invoiced already, with INV-2026-0001');
    expect((await refused('invoices.issue', { ...seen, due_on: '2026-11-19' })).code).toBe('conflict');
    const draft = await forCompany(service.context.db, company.id, (tx) =>
      saveNewProposal(tx, company.id, draftOf({ date: null, days: 1, lines: [] }), '2026-11-20', now),
    );
    const early = await refused('invoices.issue', orderBlind(draft));
    expect(early.message).toBe('Invoices are issued for a proposal that is accepted; this one is draft.');
    expect(await numbers()).toEqual(['INV-2026-0001']);
  });

  it('for an amount are not issued twice where the answer was lost', async () => {
    const id = await accepted();
    const { rest } = await ask('invoices.ofProposal', { id });
    const wanted = await order(id, { kind: 'amount', amount: 100 }, { rest });
    await tell('invoices.issue', wanted);
    expect(await refused('invoices.issue', wanted)).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('since you opened this form'),
    });
    const { rest: left } = await ask('invoices.ofProposal', { id });
    await tell('invoices.issue', { ...wanted, rest: left });
    expect(await numbers()).toEqual(['INV-2026-0001', 'INV-2026-0002']);
  });

  it('say in words what is missing, in the language of whoever issues them', async () => {
    const id = await accepted();
    await tell('invoices.changeSettings', { ...SELLER, city: '' });
    const wanted = await order(id, PART.final, { buyer: { name: '', city: '' } });
    expect((await refused('invoices.issue', wanted)).message).toBe(
      'Before this invoice can be issued, add: your street and town (Settings, Company), the client’s name, the client’s town.',
    );
    const inGerman = { company: company.id, headers: { 'accept-language': 'de' } };
    const { json } = await ada.mutate('invoices.issue', wanted, inGerman);
    expect(json.error.message).toContain('der Ort des Kunden');
  });

  it('are numbered by year where the company is, from 1', async () => {
    const id = await accepted();
    now = new Date('2026-12-31T23:30:00Z');
    await issue(id, { kind: 'amount', amount: 10 });
    now = new Date('2027-01-01T00:30:00Z');
    await issue(id, { kind: 'amount', amount: 10 });
    await issue(id, { kind: 'amount', amount: 10 });
    expect([await numbers(2026), await numbers(2027)]).toEqual([['INV-2026-0001'], ['INV-2027-0001', 'INV-2027-0002']]);
    expect((await ask('invoices.list', {})).years).toEqual([2027, 2026]);
  });

  it('of twenty at once share no number and skip none, those that are refused among them', async () => {
    const ids = [await accepted(), await accepted(), await accepted(), await accepted()];
    const orders = await Promise.all(ids.flatMap((id) => [10, 20, 30, 40, 2000].map((amount) => orderOf(id, amount))));
    const answers = await Promise.all(
      orders.map((each) => ada.mutate('invoices.issue', each, { company: company.id })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(16);
    expect(await numbers()).toEqual(
      Array.from({ length: 16 }, (_, at) => `INV-2026-${String(at + 1).padStart(4, '0')}`),
    );
  });

  it('at once for all that is left: one is issued', async () => {
    const id = await accepted();
    const wanted = await order(id, PART.final);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ada.mutate('invoices.issue', wanted, { company: company.id })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await numbers()).toEqual(['INV-2026-0001']);
  });

  it('stand: the service can change and delete neither them nor their papers', async () => {
    const invoice = await issue(await accepted(), PART.final);
    await file(invoice, 'pdf');
    for (const statement of [
      sql`update invoices set net = 1`,
      sql`delete from invoices`,
      sql`update invoice_copies set content_hash = ''`,
      sql`delete from invoice_copies`,
      sql`delete from invoice_counters`,
    ]) {
      const work = forCompany(service.context.db, company.id, (tx) => statement.execute(tx));
      await expect(work).rejects.toThrow('permission denied');
    }
  });

  it('for a proposal that replaced another take off what was invoiced for that', async () => {
    const first = await accepted();
    await issue(first, PART.final);
    const second = await accepted({ replaces: first, net: 150_000n });
    await issue(second, PART.final);
    expect((await listed())[0]).toMatchObject({ net: 499.99, tax: 100, gross: 599.99 });
    const third = await accepted({ replaces: second, net: 100_000n });
    const over = await refused('invoices.issue', { ...orderBlind(third), gross: 0 });
    expect(over.message).toBe('More was invoiced than was agreed, by 600 GBP. Credit an invoice first.');
  });

  it('for a proposal that replaced another propose what is left, once a deposit was invoiced for that', async () => {
    const first = await accepted();
    expect(await nextRow(first)).toBe(0);
    const deposit = await issue(first, PART.deposit);
    const second = await accepted({ replaces: first, net: 150_000n });
    expect([await nextRow(first), await nextRow(second)]).toEqual([null, null]);
    await tell('invoices.credit', { id: deposit });
    expect(await nextRow(second)).toBe(0);
  });

  it('for a proposal that replaced another at another rate are refused until those at the former rate are credited', async () => {
    const first = await accepted({ net: 100_000n });
    const deposit = await issue(first, PART.deposit);
    const second = await accepted({ replaces: first, net: 100_000n, rate: 19n });
    for (const part of [PART.deposit, PART.final, { kind: 'amount', amount: 100 }]) {
      expect(await refused('invoices.issue', { ...orderBlind(second), part })).toMatchObject({
        code: 'conflict',
        message: 'INV-2026-0001 charges VAT at another rate than this proposal. Credit it first.',
      });
    }
    await tell('invoices.credit', { id: deposit });
    await issue(second, PART.final);
    expect((await listed())[0]).toMatchObject({ net: 1000, tax: 190, gross: 1190 });
  });

  it('are shown to those who look, issued by editors, and set up by owners', async () => {
    const id = await accepted();
    const wanted = await order(id, PART.final);
    const [viewer, editor] = [
      await signedInMember(service, company.id, 'viewer'),
      await signedInMember(service, company.id, 'editor'),
    ];
    const as = { company: company.id };
    expect((await viewer.mutate('invoices.issue', wanted, as)).status).toBe(403);
    expect((await editor.mutate('invoices.changeSettings', SELLER, as)).status).toBe(403);
    expect((await editor.mutate('invoices.issue', wanted, as)).status).toBe(200);
    expect((await viewer.query('invoices.list', { ...as, input: {} })).json.result.data.invoices).toHaveLength(1);
    const bad = { ...SELLER, account: 'GB82 WEST 1234 5698 7654 33' };
    expect(await refused('invoices.changeSettings', bad)).toMatchObject({ param: 'account' });
  });
});

describe('the list of a year', () => {
  it('is told a page at a time, each invoice once and the latest first, and goes on in its own year alone', async () => {
    await issue(await accepted(), PART.deposit);
    // as many more as make two pages and a bit
    await forCompany(service.context.db, company.id, (tx) =>
      sql`
        insert into invoices (company_id, id, year, ordinal, number, kind, proposal_id, issued_on, currency, net, tax, treatment,
          rate, buyer, document, content_hash, issued_at)
        select company_id, gen_random_uuid(), year, n, 'INV-2026-' || lpad(n::text, 4, '0'), 'part', proposal_id, issued_on,
          currency, net, tax, treatment, rate, buyer, document, content_hash, issued_at
        from invoices, generate_series(2, 203) n`.execute(tx),
    );
    const ordinals: number[][] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: { invoices: { number: string }[]; next_cursor: string | null } = await ask('invoices.list', {
        year: 2026,
        ...(cursor !== undefined && { cursor }),
      });
      ordinals.push(page.invoices.map(({ number }) => Number(number.slice(-4))));
      cursor = page.next_cursor;
    }
    expect(ordinals.map(({ length }) => length)).toEqual([100, 100, 3]);
    expect(ordinals.flat()).toEqual(Array.from({ length: 203 }, (_, at) => 203 - at));
    const { next_cursor: cursor } = await ask('invoices.list', { year: 2026 });
    const { json } = await ada.query('invoices.list', { company: company.id, input: { year: 2025, cursor } });
    expect([json.error.data.code, json.error.data.param]).toEqual(['invalid_request', 'cursor']);
  });
});

describe('a credit note', () => {
  it('takes all of an invoice back, once, and leaves it to be invoiced again', async () => {
    const id = await accepted();
    const deposit = await issue(id, PART.deposit);
    const final = await issue(id, PART.final);
    const first = await refused('invoices.credit', { id: deposit });
    expect(first.message).toBe('INV-2026-0002 deducts this invoice. Credit INV-2026-0002 first.');
    const note = (await tell('invoices.credit', { id: final })).id;
    expect((await refused('invoices.credit', { id: final })).message).toContain('credited already, with INV-2026-0003');
    expect((await refused('invoices.credit', { id: note })).code).toBe('conflict');
    await tell('invoices.credit', { id: deposit });
    expect(await listed()).toMatchObject([
      { number: 'INV-2026-0004', kind: 'credit', gross: -360, corrects: 'INV-2026-0001', due_on: null },
      { number: 'INV-2026-0003', kind: 'credit', net: -700.01, tax: -140, gross: -840.01 },
      { number: 'INV-2026-0002', credited_by: 'INV-2026-0003' },
      { number: 'INV-2026-0001', credited_by: 'INV-2026-0004' },
    ]);
    expect((await ask('invoices.ofProposal', { id })).rest).toBe(1200.01);
    await issue(id, PART.final);
    expect((await listed())[0]).toMatchObject({ number: 'INV-2026-0005', gross: 1200.01 });
  });

  it('is written whatever became of the proposal, and at once only one', async () => {
    const id = await accepted();
    const invoice = await issue(id, PART.final);
    await changeProposal(service.context, company.id, id, 'cancel');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ada.mutate('invoices.credit', { id: invoice }, { company: company.id })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await numbers()).toEqual(['INV-2026-0001', 'INV-2026-0002']);
  });
});

describe('a treatment of value-added tax', () => {
  const abroad = { country: 'FR', vat_id: 'FR 40 303 265 045', city: 'Lyon', post_code: '69001' };

  it('is proposed with its reason, and charges no tax where a person confirms it', async () => {
    const id = await accepted();
    const seen = { kind: 'business', country: 'FR', has_number: true };
    const foreseen = await ask('invoices.foresee', { id, part: PART.final, buyer: seen, treatment: null });
    expect(foreseen).toMatchObject({
      treatment: 'outside_scope',
      reason: 'business_abroad',
      wording: 'Outside the scope of UK VAT.',
      gross: 1000.01,
      tax: 0,
    });
    await issue(id, PART.deposit, { buyer: abroad });
    expect((await listed())[0]).toMatchObject({ net: 300, tax: 0, gross: 300, treatment: 'outside_scope' });
    const other = { ...(await order(id, PART.final, { buyer: abroad })), treatment: 'standard', gross: 900.01 };
    expect((await refused('invoices.issue', other)).message).toContain('INV-2026-0001 has another VAT treatment');
    await issue(id, PART.final, { buyer: abroad });
    expect((await listed())[0]).toMatchObject({ gross: 700.01, tax: 0 });
  });

  it('that charges no tax leaves the last row of a schedule what is left, however the others were rounded', async () => {
    const half = { kind: 'percent', percent: 50 };
    const terms = { ...TERMS, deposit: half, instalments: [{ share: half, due: { from: 'event', days: -7 } }] };
    const id = await accepted({ net: 10_003n, terms });
    for (const position of [0, 1]) await issue(id, { kind: 'row', position }, { treatment: 'exempt' });
    expect(await listed()).toMatchObject([
      { kind: 'part', gross: 50.01 },
      { kind: 'deposit', gross: 50.02 },
    ]);
  });

  it('follows from what is known of the client, whose details are filled in', async () => {
    const { id: client } = await tell('clients.create', {
      name: 'Ada Marsh',
      company: 'Lyon Events',
      kind: 'business',
      tax_number: 'FR 40 303 265 045',
      address: '1 Quai Perrache\n69002 Lyon',
      country: 'FR',
    });
    const id = await accepted({ client });
    expect((await ask('invoices.ofProposal', { id })).buyer).toEqual({
      kind: 'business',
      name: 'Lyon Events',
      street: '1 Quai Perrache',
      post_code: '69002',
      city: 'Lyon',
      country: 'FR',
      vat_id: 'FR 40 303 265 045',
      email: '',
      reference: '',
    });
  });

  it('must say why, and asks for the numbers that it needs', async () => {
    const id = await accepted();
    const wanted = await order(id, PART.final, { treatment: 'reverse_charge' });
    expect(wanted.wording).toBe('Reverse charge');
    expect(await refused('invoices.issue', { ...wanted, wording: ' ' })).toMatchObject({ param: 'wording' });
    expect((await refused('invoices.issue', wanted)).message).toContain('the client’s VAT number');
  });
});

describe('an invoice from a country without value-added tax', () => {
  it('need not say why none is charged', async () => {
    await forCompany(service.context.db, company.id, (tx) =>
      tx.updateTable('companies').set({ country: 'US' }).where('id', '=', company.id).execute(),
    );
    const id = await accepted({ currency: 'USD', rate: 0n });
    const wanted = await order(id, PART.final, { buyer: { country: 'US' } });
    expect(wanted).toMatchObject({ treatment: 'outside_scope', wording: '', gross: 1000.01 });
    const { id: invoice } = await tell('invoices.issue', wanted);
    const { pages } = await readPdf(new Uint8Array((await file(invoice, 'pdf')).bytes));
    expect(pages.join(' ')).not.toMatch(/\b0\s%/);
    expect((await file(invoice)).bytes.toString()).toContain('<cbc:TaxExemptionReasonCode>VATEX-EU-O<');
  });
});

describe('an invoice as a file', () => {
  it('is a PDF that is the same for ever, with its data inside', async () => {
    const invoice = await issue(await accepted(), PART.final);
    const { name, media_type: type, bytes } = await file(invoice, 'pdf');
    expect([name, type]).toEqual(['INV-2026-0001.pdf', 'application/pdf']);
    await tell('company.change', { name: 'Another name', colour: '#ff0000' });
    await tell('invoices.changeSettings', { ...SELLER, legal_name: 'Somebody else' });
    expect((await file(invoice, 'pdf')).bytes.equals(bytes)).toBe(true);
    const kept = await forCompany(service.context.db, company.id, (tx) =>
      tx.selectFrom('invoice_copies').select('content_hash').executeTakeFirstOrThrow(),
    );
    expect(kept.content_hash).toBe(createHash('sha256').update(bytes).digest('hex'));
    const text = (await readPdf(new Uint8Array(bytes))).pages.join(' ');
    for (const words of [
      'Invoice INV-2026-0001',
      'Northlight Event Hire Ltd',
      'Harbour Trust',
      'VAT 20 % £200.00',
      '£1,200.01',
      'GB82 WEST',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('is UBL and XRechnung, as far as it holds what they ask for', async () => {
    const id = await accepted();
    const deposit = await issue(id, PART.deposit, { buyer: { email: '' } });
    const { message } = await (async () => {
      const { json } = await ada.query('invoices.file', { company: company.id, input: { id: deposit, format: 'ubl' } });
      return json.error;
    })();
    expect(message).toBe('This file can’t be made from this invoice. It lacks: the client’s email.');
    const final = await issue(id, PART.final);
    const xml = (await file(final)).bytes.toString();
    expect(xml).toContain('<cbc:Name>Stage &lt;deck&gt; &amp; "more"</cbc:Name>');
    expect(xml).toContain('<cbc:Name>Hazer K12</cbc:Name>');
    expect(xml).toContain('<cbc:PayableAmount currencyID="GBP">840.01</cbc:PayableAmount>');
    const { name, bytes } = await file(final, 'xrechnung');
    expect([name, bytes.toString().includes('xrechnung_3.0')]).toEqual(['INV-2026-0002-xrechnung.xml', true]);
  });

  it('in a currency of three decimals is paper without data', async () => {
    const invoice = await issue(await accepted({ currency: 'KWD' }), PART.final);
    expect((await listed())[0]).toMatchObject({ currency: 'KWD', gross: 120.001 });
    expect((await readPdf(new Uint8Array((await file(invoice, 'pdf')).bytes))).pages[0]).toContain('KWD');
    const { json } = await ada.query('invoices.file', { company: company.id, input: { id: invoice, format: 'ubl' } });
    expect(json.error.message).toContain('at most two decimals');
  });
});

describe('the export for accounting', () => {
  it('has a row for each invoice of a year, figures plain, and is written down', async () => {
    const id = await accepted();
    await issue(id, PART.deposit, { buyer: { name: '=HYPERLINK("x")', vat_id: 'GB 123 4567 82' } });
    await tell('invoices.credit', { id: await issue(id, PART.final) });
    const { name, csv } = await tell('invoices.export', { year: 2026 });
    const [head, first, , last] = csv.slice(1).split('\r\n');
    expect(name).toBe('invoices-2026.csv');
    expect(head).toBe(
      'number,kind,date,due,client,client_country,client_vat_id,proposal,currency,net,tax_rate,tax,gross,treatment,corrects,credited_by',
    );
    expect(first).toBe(
      'INV-2026-0001,deposit,2026-11-20,2026-11-20,"\u200B=HYPERLINK(""x"")",GB,GB 123 4567 82,P-2026-0001,GBP,300,20,60,360,standard,,',
    );
    expect(last).toBe(
      'INV-2026-0003,credit,2026-11-20,,Harbour Trust,GB,,P-2026-0001,GBP,-700.01,20,-140,-840.01,standard,INV-2026-0002,',
    );
    const entries = (await ask('audit.list', {})).data.map(
      ({ what, subject }: { what: string; subject: { name: string } }) => [what, subject.name],
    );
    expect(entries.slice(0, 4)).toEqual([
      ['export.invoices', null],
      ['invoice.credited', 'INV-2026-0003'],
      ['invoice.issued', 'INV-2026-0002'],
      ['invoice.issued', 'INV-2026-0001'],
    ]);
  });

  it('of a year with more than a file holds is refused, not cut', async () => {
    await issue(await accepted(), PART.final);
    await forCompany(service.context.db, company.id, (tx) =>
      tx.updateTable('invoice_counters').set({ last_number: 20_001 }).where('company_id', '=', company.id).execute(),
    );
    expect(await refused('invoices.export', { year: 2026 })).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('more than 20,000 invoices'),
    });
  });
});
