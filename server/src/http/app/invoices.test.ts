import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { forCompany } from '../../platform/tenancy.ts';
import { saveNewProposal } from '../../proposals/save.ts';
import { signedInMember } from '../../testing/browser.ts';
import { SELLER } from '../../testing/invoices.ts';
import { orderBlind, PART, TERMS, useInvoicing } from '../../testing/invoicing.ts';
import { draftOf } from '../v1/availability-fixtures/draft-of.ts';

/** Invoices of accepted proposals: what can be issued, what they come to, and how value-added tax is dealt with. */

const desk = useInvoicing();
const { ask, tell, refused, accepted, order, issue, listed, numbers } = desk;

const nextRow = async (id: string) => (await ask('invoices.ofProposal', { id })).next_row;

/** `CN-2`, `CN-1`. */
function down(series: string, from: number, to: number): string[] {
  return Array.from({ length: from - to + 1 }, (_, at) => `${series}-${from - at}`);
}

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
    const draft = await forCompany(desk.service.context.db, desk.company.id, (tx) =>
      saveNewProposal(tx, desk.company.id, draftOf({ date: null, days: 1, lines: [] }), '2026-11-20', desk.now),
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
    const wanted = await order(id, PART.final, { buyer: { name: '', street: ' ', post_code: '', city: '' } });
    expect((await refused('invoices.issue', wanted)).message).toBe(
      'Before this invoice can be issued, add: your full address (Settings, Company), the client’s name, ' +
        'the client’s street, the client’s postcode, the client’s town.',
    );
    const inGerman = { company: desk.company.id, headers: { 'accept-language': 'de' } };
    const { json } = await desk.ada.mutate('invoices.issue', wanted, inGerman);
    expect(json.error.message).toContain('der Ort des Kunden');
  });

  it('at once for all that is left: one is issued', async () => {
    const id = await accepted();
    const wanted = await order(id, PART.final);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => desk.ada.mutate('invoices.issue', wanted, { company: desk.company.id })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await numbers()).toEqual(['INV-2026-0001']);
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
      await signedInMember(desk.service, desk.company.id, 'viewer'),
      await signedInMember(desk.service, desk.company.id, 'editor'),
    ];
    const as = { company: desk.company.id };
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
    // as many more as make two pages and a bit, the last of them in the series of credit notes
    await forCompany(desk.service.context.db, desk.company.id, async (tx) => {
      const columns = sql`company_id, id, proposal_id, issued_on, currency, net, tax, treatment, rate, buyer, document, content_hash,
        issued_at, year, ordinal, number, kind, series, corrects`;
      const copied = sql`company_id, gen_random_uuid(), proposal_id, issued_on, currency, net, tax, treatment, rate, buyer, document,
        content_hash, issued_at, year`;
      await sql`insert into invoices (${columns})
        select ${copied}, n, 'INV-' || n, 'part', 'invoice', null from invoices, generate_series(2, 152) n`.execute(tx);
      await sql`insert into invoices (${columns})
        select ${copied}, ordinal, 'CN-' || ordinal, 'credit', 'credit_note', id from invoices where ordinal <= 51`.execute(
        tx,
      );
    });
    const pages: string[][] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: { invoices: { number: string }[]; next_cursor: string | null } = await ask('invoices.list', {
        year: 2026,
        ...(cursor !== undefined && { cursor }),
      });
      pages.push(page.invoices.map(({ number }) => number));
      cursor = page.next_cursor;
    }
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 3]);
    expect(pages.flat()).toEqual([...down('CN', 51, 1), ...down('INV', 152, 2), 'INV-2026-0001']);
    const { next_cursor: cursor } = await ask('invoices.list', { year: 2026 });
    const { json } = await desk.ada.query('invoices.list', { company: desk.company.id, input: { year: 2025, cursor } });
    expect([json.error.data.code, json.error.data.param]).toEqual(['invalid_request', 'cursor']);
  });
});

/** First and last day by the number of the invoice, as accounting is told them. */
const supplied = async () => {
  const { csv } = await tell('invoices.export', { year: 2026 });
  const rows: string[][] = csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row: string) => row.split(','));
  return Object.fromEntries(rows.map(([number = '', , , , from, to]) => [number, [from, to]]));
};

describe('the date of supply', () => {
  it('is that of the event, of an invoice for a part too; a deposit is paid before it', async () => {
    const id = await accepted();
    for (const part of [PART.deposit, { kind: 'amount', amount: 100 }, PART.final]) await issue(id, part);
    expect(await supplied()).toEqual({
      'INV-2026-0001': ['', ''],
      'INV-2026-0002': ['2027-03-12', '2027-03-13'],
      'INV-2026-0003': ['2027-03-12', '2027-03-13'],
    });
  });

  it('is asked for where the proposal has none, and told by the invoice and its credit note', async () => {
    const id = await accepted({ date: null });
    const seen = { kind: 'business', country: 'GB', has_number: false };
    const previewOf = (part: object) => ask('invoices.preview', { id, part, buyer: seen, treatment: null });
    expect(await previewOf(PART.deposit)).toMatchObject({ supplied: null, asks_for_supply: false });
    expect(await previewOf(PART.final)).toMatchObject({ supplied: null, asks_for_supply: true });
    await issue(id, PART.deposit);
    const wanted = await order(id, PART.final);
    expect(await refused('invoices.issue', wanted)).toMatchObject({
      code: 'conflict',
      message: 'Before this invoice can be issued, add: the date of supply.',
    });
    const backwards = { ...wanted, supplied_from: '2026-11-03', supplied_to: '2026-11-02' };
    expect(await refused('invoices.issue', backwards)).toMatchObject({ param: 'supplied_to' });
    const { id: invoice } = await tell('invoices.issue', { ...wanted, supplied_from: '2026-11-03' });
    await tell('invoices.credit', { id: invoice });
    await tell('invoices.issue', { ...wanted, supplied_from: '2026-11-03', supplied_to: '2026-11-05' });
    expect(await supplied()).toEqual({
      'INV-2026-0001': ['', ''],
      'INV-2026-0002': ['2026-11-03', '2026-11-03'],
      'INV-2026-0003': ['2026-11-03', '2026-11-03'],
      'INV-2026-0004': ['2026-11-03', '2026-11-05'],
    });
  });
});

describe('a treatment of value-added tax', () => {
  const abroad = { country: 'FR', vat_id: 'FR 40 303 265 045', city: 'Lyon', post_code: '69001' };

  it('is proposed with its reason, and charges no tax where a person confirms it', async () => {
    const id = await accepted();
    const seen = { kind: 'business', country: 'FR', has_number: true };
    const previewed = await ask('invoices.preview', { id, part: PART.final, buyer: seen, treatment: null });
    expect(previewed).toMatchObject({
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
