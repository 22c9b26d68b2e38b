import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal } from '../../proposals/index.ts';
import { SELLER } from '../../testing/invoices.ts';
import { PART, useInvoicing } from '../../testing/invoicing.ts';

/** Numbers of invoices and of credit notes: none is missing, none is there twice. */

const desk = useInvoicing();
const { ask, tell, refused, setNow, accepted, order, issue, listed, numbers } = desk;

/** An order for an amount, which may be more than is left. */
async function orderOf(id: string, amount: number) {
  const asked = await order(id, { kind: 'amount', amount: 10 });
  return { ...asked, part: { kind: 'amount', amount }, gross: amount };
}

const upTo = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, at) => `${prefix}-2026-${String(at + 1).padStart(4, '0')}`);

const ownCreditNumbers = (own = true) => tell('invoices.changeSettings', { ...SELLER, own_credit_numbers: own });

describe('invoices', () => {
  it('are numbered by year where the company is, from 1', async () => {
    const id = await accepted();
    setNow(new Date('2026-12-31T23:30:00Z'));
    await issue(id, { kind: 'amount', amount: 10 });
    setNow(new Date('2027-01-01T00:30:00Z'));
    await issue(id, { kind: 'amount', amount: 10 });
    await issue(id, { kind: 'amount', amount: 10 });
    expect([await numbers(2026), await numbers(2027)]).toEqual([['INV-2026-0001'], ['INV-2027-0001', 'INV-2027-0002']]);
    expect((await ask('invoices.list', {})).years).toEqual([2027, 2026]);
  });

  it('and credit notes, twenty at once, share no number and skip none, those that are refused among them', async () => {
    await ownCreditNumbers();
    const ids = [await accepted(), await accepted(), await accepted(), await accepted()];
    const credited = [];
    for (const id of ids) credited.push(await issue(id, { kind: 'amount', amount: 10 }));
    const orders = await Promise.all(ids.flatMap((id) => [20, 30, 2000].map((amount) => orderOf(id, amount))));
    const as = { company: desk.company.id };
    const answers = await Promise.all([
      ...orders.map((each) => desk.ada.mutate('invoices.issue', each, as)),
      ...[...credited, ...credited].map((id) => desk.ada.mutate('invoices.credit', { id }, as)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect((await numbers()).toSorted()).toEqual([...upTo(4, 'CN'), ...upTo(12, 'INV')]);
  });

  it('stand: the service can change and delete neither them nor their papers', async () => {
    await issue(await accepted(), PART.final);
    for (const statement of [
      sql`update invoices set net = 1`,
      sql`delete from invoices`,
      sql`update invoice_copies set content_hash = ''`,
      sql`delete from invoice_copies`,
      sql`delete from invoice_counters`,
    ]) {
      const work = forCompany(desk.service.context.db, desk.company.id, (tx) => statement.execute(tx));
      await expect(work).rejects.toThrow('permission denied');
    }
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
    await changeProposal(desk.service.context, desk.company.id, id, 'cancel');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        desk.ada.mutate('invoices.credit', { id: invoice }, { company: desk.company.id }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await numbers()).toEqual(['INV-2026-0001', 'INV-2026-0002']);
  });

  it('has numbers of its own where the company wants it, by year and in the order of days', async () => {
    const id = await accepted();
    const part = { kind: 'amount', amount: 10 };
    const issued = [];
    for (let count = 0; count < 4; count += 1) issued.push(await issue(id, part));
    const [first, second, third, fourth] = issued;
    await tell('invoices.credit', { id: first });
    await ownCreditNumbers();
    await tell('invoices.credit', { id: second });
    setNow(new Date('2026-11-19T10:00:00Z'));
    await tell('invoices.credit', { id: third });
    setNow(new Date('2027-01-04T10:00:00Z'));
    await tell('invoices.credit', { id: fourth });
    await ownCreditNumbers(false);
    await tell('invoices.credit', { id: await issue(id, part) });
    expect(await numbers()).toEqual([...upTo(5, 'INV'), ...upTo(2, 'CN')]);
    expect((await numbers(2027)).toSorted()).toEqual(['CN-2027-0001', 'INV-2027-0001', 'INV-2027-0002']);
    const days = (await listed()).map(({ issued_on: day }: { issued_on: string }) => day);
    expect(new Set(days)).toEqual(new Set(['2026-11-20']));
    expect((await ask('invoices.list', {})).years).toEqual([2027, 2026]);
  });

  it('is of no day or year before its invoice’s, also where the company’s day has gone back', async () => {
    const id = await accepted();
    setNow(new Date('2027-01-01T10:00:00Z'));
    const invoice = await issue(id, { kind: 'amount', amount: 10 });
    await ownCreditNumbers();
    setNow(new Date('2026-12-31T10:00:00Z'));
    await tell('invoices.credit', { id: invoice });
    expect(await listed(2026)).toEqual([]);
    expect(await listed(2027)).toMatchObject([
      { number: 'CN-2027-0001', issued_on: '2027-01-01', corrects: 'INV-2027-0001' },
      { number: 'INV-2027-0001', issued_on: '2027-01-01' },
    ]);
  });

  it('has them from the start in Spain, where the law asks for it', async () => {
    expect((await ask('invoices.settings')).own_credit_numbers).toBe(false);
    await forCompany(desk.service.context.db, desk.company.id, (tx) =>
      tx.updateTable('companies').set({ country: 'ES', invoicing: null }).where('id', '=', desk.company.id).execute(),
    );
    expect((await ask('invoices.settings')).own_credit_numbers).toBe(true);
  });
});
