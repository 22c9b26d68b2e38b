import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiKey } from '../../accounts/index.ts';
import { listProducts, type Product } from '../../catalogue/index.ts';
import { eraseClient } from '../../erasure/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

const CATALOGUE = `sku,name,category,unit,unit_price,cost_price,owned
EPS,Epson EB-L200 4500 lm Projector,video,day,80.00,20.00,2
EPL,Epson EB-L210 4500 lm Projector,video,day,85.00,21.00,5
BIG,Christie 20000 lm Projector,video,day,900.00,300.00,5
SC,Fastfold Projection Screen 3m x 1.7m,video,day,60.00,15.00,10
`;

let service: TestService;
let company: TestCompany;
let editor: TestPerson;
let viewer: TestPerson;
let products: readonly Product[];
let knowing: string;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  company = await service.company({ catalogue: CATALOGUE });
  [editor, viewer] = [
    await signedInMember(service, company.id, 'editor'),
    await signedInMember(service, company.id, 'viewer'),
  ];
  [products, knowing] = await forCompany(service.context.db, company.id, async (tx) => [
    await listProducts(tx, company.id, '2026-11-20'),
    (await createApiKey(tx, company.id, { name: 'money', scopes: ['write', 'money'] })).key,
  ]);
});

const idOf = (sku: string) => products.find((product) => product.sku === sku)?.id ?? '';

async function ask(procedure: string, input?: unknown, person = editor) {
  const { json, status } = await person.query(procedure, { company: company.id, input });
  expect([procedure, status]).toEqual([procedure, 200]);
  return json.result.data;
}

async function tell(procedure: string, input: unknown, person = editor) {
  return (await person.mutate(procedure, input, { company: company.id })).json;
}

/** A draft for two days with so many projectors. */
async function draft(units: number): Promise<{ readonly id: string; readonly line: string }> {
  const event = { description: '1 projection screen', date: '2027-05-04', days: 2 };
  const { json } = await service.call('POST', '/v1/proposals', {
    key: company.key,
    body: { event, client: { name: 'Ada Marsh' } },
  });
  const add = { kind: 'add_line', product_id: idOf('EPS'), units };
  await tell('proposals.edit', { id: json.id, changes: [add, ...(await removals(json.id))] });
  const [line] = (await ask('proposals.get', { id: json.id })).line_items;
  expect([line.name, line.units]).toEqual(['Epson EB-L200 4500 lm Projector', units]);
  return { id: json.id, line: line.id };
}

/** The changes that take all lines out. */
async function removals(id: string): Promise<object[]> {
  const { line_items: lines } = await ask('proposals.get', { id });
  return lines.map((line: Record<string, unknown>) => {
    const { id: line_id, is_optional: optional, units, days, hours, unit_price, name, category } = line;
    return { kind: 'remove_line', line_id, was: { units, days, hours, unit_price, optional, name, category } };
  });
}

function hire(proposalId: string | null, given: object = {}) {
  const days = { arrives: '2027-05-04', goes_back: '2027-05-05' };
  const rest = { supplier: { name: 'Acme Hire' }, units: 2, cost: 100, note: null, state: 'confirmed' };
  return { product_id: idOf('EPS'), proposal_id: proposalId, ...days, ...rest, ...given };
}

describe('an offer to hire in what is short', () => {
  it('begins with the units short, the days of the job, and what the product costs for them', async () => {
    const { id, line } = await draft(5);
    const offer = await ask('subHires.offer', { id, item: idOf('EPS') });
    expect(offer).toMatchObject({
      product: { name: 'Epson EB-L200 4500 lm Projector' },
      currency: 'GBP',
      short: 3,
      needed: 5,
      unit_cost: 40,
      supplier_id: null,
      arrives: '2027-05-04',
      goes_back: '2027-05-05',
      lines: [line],
    });
  });

  it('begins with who hired it to the company last, and for how much it did for as many days', async () => {
    const { id } = await draft(5);
    const { result } = await tell(
      'subHires.add',
      hire(null, { units: 3, cost: 100, arrives: '2027-01-04', goes_back: '2027-01-05' }),
    );
    expect(result.data.short).toEqual([]);
    const offer = await ask('subHires.offer', { id, item: idOf('EPS') });
    const [supplier] = await ask('suppliers.list');
    expect([offer.unit_cost, offer.supplier_id]).toEqual([33.33, supplier.id]);
    expect(supplier).toMatchObject({ name: 'Acme Hire', sub_hires: 1 });
  });

  it('begins with what the product costs where it was hired in for other days than so many, and not with what is cancelled', async () => {
    const { id } = await draft(5);
    const days = { arrives: '2027-01-04', goes_back: '2027-01-04' };
    await tell('subHires.add', hire(null, days));
    const other = { supplier: { name: 'Borrow & Sons' }, arrives: '2027-02-04', goes_back: '2027-02-05' };
    const { result } = await tell('subHires.add', hire(null, other));
    await tell('subHires.setState', { id: result.data.id, state: 'cancelled' });
    const offer = await ask('subHires.offer', { id, item: idOf('EPS') });
    const suppliers: { id: string; name: string }[] = await ask('suppliers.list');
    expect([offer.unit_cost, suppliers.find((each) => each.id === offer.supplier_id)?.name]).toEqual([40, 'Acme Hire']);
  });

  it('names an equivalent that is free, with how many are, and no line is short once it took its place', async () => {
    const { id } = await draft(5);
    const { equivalents } = await ask('subHires.offer', { id, item: idOf('EPS') });
    expect(equivalents).toEqual([{ item: idOf('EPL'), name: 'Epson EB-L210 4500 lm Projector', free: 5 }]);
    const [instead] = equivalents;
    const added = { kind: 'add_line', product_id: instead.item, units: 5 };
    await tell('proposals.edit', { id, changes: [added, ...(await removals(id))] });
    const [now] = (await ask('proposals.get', { id })).line_items;
    expect([now.name, now.shortages]).toEqual(['Epson EB-L210 4500 lm Projector', []]);
  });

  it('names none where too few are free', async () => {
    const { id } = await draft(6);
    expect((await ask('subHires.offer', { id, item: idOf('EPS') })).equivalents).toEqual([]);
  });
});

/** Of the short projector, owned and free, on the day before, the two days of the draft, and the day after. */
async function owned(): Promise<string[]> {
  const path = `/v1/inventory/availability?from=2027-05-03&to=2027-05-06&items=${idOf('EPS')}`;
  const { json } = await service.call('GET', path, { key: company.key });
  return json.data.map((record: { owned: number; free: number }) => [record.owned, record.free].join());
}

describe('a sub-hire', () => {
  it('counts as owned in the public API while it is confirmed', async () => {
    const { result } = await tell('subHires.add', hire(null, { state: 'asked' }));
    expect(await owned()).toEqual(['2,2', '2,2', '2,2', '2,2']);
    await tell('subHires.setState', { id: result.data.id, state: 'confirmed' });
    expect(await owned()).toEqual(['2,2', '4,4', '4,4', '2,2']);
    await tell('subHires.setState', { id: result.data.id, state: 'cancelled' });
    expect(await owned()).toEqual(['2,2', '2,2', '2,2', '2,2']);
  });

  it('takes away what a line is short of', async () => {
    const { id } = await draft(4);
    const short = async () => (await ask('proposals.get', { id })).line_items[0].shortages.length;
    expect(await short()).toBe(2);
    await tell('subHires.add', hire(id));
    expect(await short()).toBe(0);
  });

  it('costs its proposal what the supplier takes, at once, for those who may know', async () => {
    const { id } = await draft(4);
    const money = async () => {
      const { json } = await service.call('GET', `/v1/proposals/${id}`, { key: knowing });
      const { earnings } = await ask('proposals.get', { id });
      expect([earnings.cost, earnings.margin]).toEqual([json.cost, json.margin]);
      return json.line_items[0].cost;
    };
    expect(await money()).toBe(160);
    const { result } = await tell('subHires.add', hire(id, { state: 'asked' }));
    expect(await money()).toBe(180);
    await tell('subHires.change', { id: result.data.id, ...hire(id, { units: 4, cost: 130.55 }) });
    expect(await money()).toBe(130.55);
    await tell('subHires.setState', { id: result.data.id, state: 'cancelled' });
    expect(await money()).toBe(160);
  });

  it('of which no cost is known leaves that of its units unknown, and not that of the product', async () => {
    const { id } = await draft(4);
    await tell('subHires.add', hire(id, { units: 3, cost: null, state: 'asked' }));
    const { earnings, line_items: lines } = await ask('proposals.get', { id });
    expect([earnings.cost, earnings.unknown]).toEqual([40, 1]);
    expect(lines[0].hired_in).toEqual({ units: 3, cost: 0, whole: false });
    const { json } = await service.call('GET', `/v1/proposals/${id}`, { key: knowing });
    expect([json.cost, json.margin, json.line_items[0].cost]).toEqual([null, null, null]);
  });

  it('takes the place of the same units as one that follows it on another day', async () => {
    const { id } = await draft(10);
    await tell('subHires.add', hire(id, { cost: 50, goes_back: '2027-05-04' }));
    await tell('subHires.add', hire(id, { cost: 50, arrives: '2027-05-05' }));
    const cost = async () => (await ask('proposals.get', { id })).earnings.cost;
    expect(await cost()).toBe(8 * 40 + 100);
    await tell('subHires.add', hire(id, { units: 3, cost: 0 }));
    expect(await cost()).toBe(5 * 40 + 100);
  });

  it('keeps what a change leaves out, and its supplier under whatever name', async () => {
    const { id } = await draft(4);
    const { result } = await tell('subHires.add', hire(id, { state: 'asked' }));
    const [{ id: supplier }] = await ask('suppliers.list');
    await tell('suppliers.save', { id: supplier, name: 'Acme Rentals', email: '', phone: '', notes: '' });
    await tell('subHires.setState', { id: result.data.id, state: 'confirmed' });
    await tell('subHires.change', { id: result.data.id, note: 'at the back door' });
    const [kept] = (await ask('subHires.ofProposal', { id })).data;
    expect(kept).toMatchObject({
      supplier: { id: supplier, name: 'Acme Rentals' },
      proposal: { id },
      units: 2,
      arrives: '2027-05-04',
      goes_back: '2027-05-05',
      state: 'confirmed',
      cost: 100,
      note: 'at the back door',
    });
    await tell('subHires.change', { id: result.data.id, cost: null, note: '' });
    expect((await ask('subHires.ofProposal', { id })).data[0]).toMatchObject({ units: 2, cost: null, note: null });
  });

  it('is told of to members who only look, without its cost', async () => {
    const { id } = await draft(4);
    await tell('subHires.add', hire(id));
    const [shown] = (await ask('subHires.ofProposal', { id }, viewer)).data;
    expect(shown).toMatchObject({ units: 2, supplier: { name: 'Acme Hire' }, state: 'confirmed', cost: null });
    expect((await ask('subHires.ofProposal', { id })).data[0].cost).toBe(100);
    expect((await ask('subHires.list', { from: '2027-05-05', days: 1 })).data).toHaveLength(1);
    expect((await ask('subHires.list', { from: '2027-05-06', days: 1 })).data).toEqual([]);
    expect((await ask('subHires.ofProduct', { item: idOf('EPS'), day: '2027-05-04' })).data).toHaveLength(1);
  });

  it.each([
    ['that goes back before it arrives', { goes_back: '2027-05-03' }, 'must not be before'],
    ['from nobody', { supplier: { name: ' ' } }, '1 to 200'],
    ['of no units', { units: 0 }, 'whole number from 1'],
    ['for less than nothing', { cost: -1 }, '0 or more'],
    ['for a part of a penny', { cost: 1.005 }, 'cost'],
    ['that is cancelled already', { state: 'cancelled' }, 'state'],
    ['of another company', { supplier: { id: '0192d3a4-0000-7000-8000-000000000001' } }, 'no supplier'],
  ])('%s is refused', async (_, given, said) => {
    const { error } = await tell('subHires.add', hire(null, given));
    expect(JSON.stringify(error)).toContain(said);
  });

  it('outlives the draft that it was for, and says nothing of a client who is erased', async () => {
    const [gone, kept] = [await draft(2), await draft(2)];
    await tell('subHires.add', hire(gone.id, { note: 'for Ada' }));
    await tell('subHires.add', hire(kept.id, { note: 'for Ada' }));
    const { client } = await ask('proposals.get', { id: kept.id });
    await tell('proposals.delete', { id: gone.id });
    await eraseClient(service.context, company.id, client.id);
    const { data } = await ask('subHires.list', { from: '2027-05-04' });
    const told = data.map(({ proposal, note }: { proposal: { id: string } | null; note: string | null }) => [
      proposal?.id ?? null,
      note,
    ]);
    expect(told).toEqual(
      expect.arrayContaining([
        [null, null],
        [kept.id, null],
      ]),
    );
  });
});

describe('a supplier', () => {
  it('has a name that no other has, and goes only while nothing was asked of them', async () => {
    const nobody = { email: '', phone: '', notes: '' };
    const { result } = await tell('suppliers.save', { ...nobody, name: 'Acme Hire', email: 'desk@acme.example' });
    const again = await tell('suppliers.save', { ...nobody, name: 'ACME hire' });
    expect(again.error.message).toContain('already');
    const other = await tell('suppliers.save', { ...nobody, name: 'Borrow & Sons' });
    await tell('subHires.add', hire(null, { supplier: { id: result.data.id } }));
    expect((await tell('suppliers.remove', { id: result.data.id })).error.message).toContain('cannot be removed');
    await tell('suppliers.save', { ...nobody, id: result.data.id, name: 'Acme Rentals' });
    await tell('suppliers.remove', { id: other.result.data.id });
    const names = (await ask('suppliers.list')).map(({ name, email }: { name: string; email: string | null }) => [
      name,
      email,
    ]);
    expect(names).toEqual([['Acme Rentals', null]]);
  });
});
