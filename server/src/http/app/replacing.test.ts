import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listProducts, type Product } from '../../catalogue/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

/** What is free takes the place of what is short: on a draft, in the next version of what was sent, and in an amendment. */

const CATALOGUE = `sku,name,category,unit,unit_price,owned,parts
EPS,Epson EB-L200 4500 lm Projector,video,day,80.00,2,
EPL,Epson EB-L210 4500 lm Projector,video,day,85.00,5,
SC,Fastfold Projection Screen 3m x 1.7m,video,day,60.00,10,
HUB,Radio Hub,audio,day,10.00,4,
ONE,Handheld Radio Mic One,audio,day,20.00,2,
TWO,Handheld Radio Mic Two,audio,day,21.00,8,
KIT,Radio Mic Kit One,audio,day,50.00,,ONE*1;HUB*1
SET,Radio Mic Kit Two,audio,day,55.00,,TWO*2;HUB*1
`;
const SHORT = 'Epson EB-L200 4500 lm Projector';
const OTHER = 'Epson EB-L210 4500 lm Projector';

let service: TestService;
let company: TestCompany;
let editor: TestPerson;
let products: readonly Product[];

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  company = await service.company({ catalogue: CATALOGUE });
  editor = await signedInMember(service, company.id, 'editor');
  products = await forCompany(service.context.db, company.id, (tx) => listProducts(tx, company.id, '2026-11-20'));
});

const idOf = (sku: string) => products.find((product) => product.sku === sku)?.id ?? '';
const projectors = () => ({ item: idOf('EPS'), by: idOf('EPL') });

async function ask(procedure: string, input: unknown) {
  const { json, status } = await editor.query(procedure, { company: company.id, input });
  expect([procedure, status]).toEqual([procedure, 200]);
  return json.result.data;
}

async function tell(procedure: string, input: unknown) {
  return (await editor.mutate(procedure, input, { company: company.id })).json;
}

/** A draft for two days with nothing but units of these. */
async function draft(units: Readonly<Record<string, number>>): Promise<string> {
  const event = { description: '1 projection screen', date: '2027-05-04', days: 2 };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body: { event } });
  const { line_items: lines } = await ask('proposals.get', { id: json.id });
  const changes = [
    ...Object.entries(units).map(([sku, count]) => ({ kind: 'add_line', product_id: idOf(sku), units: count })),
    ...lines.map(({ id: line_id, is_optional: optional, ...line }: Record<string, unknown>) => {
      const { units: many, days, hours, unit_price, name, category } = line;
      return { kind: 'remove_line', line_id, was: { units: many, days, hours, unit_price, optional, name, category } };
    }),
  ];
  const { error } = await tell('proposals.edit', { id: json.id, changes });
  expect(error).toBeUndefined();
  return json.id;
}

async function sent(units: Readonly<Record<string, number>>): Promise<string> {
  const id = await draft(units);
  await tell('proposals.send', { id });
  return id;
}

/** Its lines, each with how many days it is short on. */
async function lines(id: string): Promise<unknown[]> {
  const { line_items: found } = await ask('proposals.get', { id });
  return found.map((line: Record<string, unknown> & { shortages: unknown[] }) => [
    line.units,
    line.name,
    line.shortages.length,
  ]);
}

async function free(id: string, sku: string): Promise<unknown> {
  const { equivalents } = await ask('subHires.offer', { id, item: idOf(sku) });
  return equivalents.map(({ name, free: units }: { name: string; free: number }) => `${units} × ${name}`);
}

describe('what was sent and is short', () => {
  it('is offered what is free instead, and takes it in its next version, which the client is asked to accept anew', async () => {
    const id = await sent({ EPS: 5 });
    const { version, total } = await ask('proposals.get', { id });
    expect(await free(id, 'EPS')).toEqual([`5 × ${OTHER}`]);
    const { result } = await tell('proposals.revise', { id, instead: projectors() });
    expect(result.data.proposal).toMatchObject({ id, status: 'draft', version: version + 1, total: (total / 80) * 85 });
    expect(await lines(id)).toEqual([[5, OTHER, 0]]);
    const history = await ask('proposals.history', { id });
    expect(history.map(({ what }: { what: string }) => what).slice(0, 2)).toEqual(['edited', 'revised']);
    expect((await tell('proposals.accept', { id })).error.message).toContain('sent');
  });

  it('stays sent, as it is, where the other cannot take its place', async () => {
    const id = await sent({ EPS: 5 });
    for (const instead of [
      { item: idOf('EPL'), by: idOf('EPS') },
      { item: idOf('EPS'), by: '0192d3a4-0000-7000-8000-000000000001' },
    ]) {
      const { error } = await tell('proposals.revise', { id, instead });
      expect(error).toBeDefined();
    }
    expect(await ask('proposals.get', { id })).toMatchObject({ status: 'sent', version: 1 });
    expect(await lines(id)).toEqual([[5, SHORT, 2]]);
  });

  it('that the client has accepted meanwhile is not taken back', async () => {
    const id = await sent({ EPS: 5 });
    await tell('proposals.accept', { id });
    expect((await tell('proposals.revise', { id, instead: projectors() })).error.message).toContain('accepted');
    expect(await ask('proposals.get', { id })).toMatchObject({ status: 'accepted' });
    expect(await lines(id)).toEqual([[5, SHORT, 2]]);
  });
});

describe('what was accepted and is short', () => {
  it('stays agreed, and an amendment has what is free instead', async () => {
    const id = await sent({ EPS: 5, SC: 1 });
    await tell('proposals.accept', { id });
    expect(await free(id, 'EPS')).toEqual([`5 × ${OTHER}`]);
    const { result } = await tell('proposals.amend', { id, instead: projectors() });
    expect((await lines(id))[0]).toEqual([5, SHORT, 2]);
    expect(await ask('proposals.get', { id: result.data.id })).toMatchObject({ status: 'draft' });
    expect((await lines(result.data.id))[0]).toEqual([5, OTHER, 0]);
    await tell('proposals.send', { id: result.data.id });
    await tell('proposals.accept', { id: result.data.id });
    expect(await ask('proposals.get', { id })).toMatchObject({ status: 'cancelled' });
  });

  it('is offered what its own lines leave of it', async () => {
    const id = await sent({ EPS: 3, EPL: 2 });
    await tell('proposals.accept', { id });
    expect(await free(id, 'EPS')).toEqual([`3 × ${OTHER}`]);
  });

  it('and is not offered what others hold', async () => {
    await tell('proposals.accept', { id: await sent({ EPL: 3 }) });
    const id = await sent({ EPS: 3 });
    await tell('proposals.accept', { id });
    expect(await free(id, 'EPS')).toEqual([]);
  });
});

describe('a kit that is short', () => {
  it('is offered another with enough of each part free, and its own parts to be hired in', async () => {
    const id = await sent({ KIT: 3 });
    const offer = await ask('subHires.offer', { id, item: idOf('KIT') });
    expect(offer).toMatchObject({
      product: { name: 'Radio Mic Kit One' },
      parts: [
        { item: idOf('ONE'), name: 'Handheld Radio Mic One', short: 1 },
        { item: idOf('HUB'), name: 'Radio Hub', short: 0 },
      ],
    });
    expect(await free(id, 'KIT')).toEqual(['4 × Radio Mic Kit Two']);
    await tell('proposals.revise', { id, instead: { item: idOf('KIT'), by: idOf('SET') } });
    expect(await lines(id)).toEqual([[3, 'Radio Mic Kit Two', 0]]);
  });

  it.each([
    ['a part of it that another line needs', { KIT: 3, HUB: 2 }],
    ['a part of it, of which each takes two, that another line needs', { KIT: 3, TWO: 3 }],
  ])('is offered none that lacks %s', async (_, units) => {
    expect(await free(await sent(units), 'KIT')).toEqual([]);
  });
});

function hire(proposalId: string, given: object) {
  const days = { arrives: '2027-05-04', goes_back: '2027-05-05' };
  const rest = { supplier: { name: 'Acme Hire' }, units: 2, cost: null, note: null, state: 'asked' };
  return { product_id: idOf('EPS'), proposal_id: proposalId, ...days, ...rest, ...given };
}

describe('a line that a supplier helps out', () => {
  it('says how many units come from whom, asked for or confirmed, and each unit once', async () => {
    const id = await draft({ EPS: 3, SC: 1, KIT: 3 });
    await tell('subHires.add', hire(id, {}));
    await tell('subHires.add', hire(id, { supplier: { name: 'Borrow & Sons' }, units: 1, state: 'confirmed' }));
    await tell('subHires.add', hire(id, { product_id: idOf('ONE'), units: 1 }));
    const { line_items: found } = await ask('proposals.get', { id });
    const said = found.map((line: { from_suppliers: unknown }) => line.from_suppliers);
    const acme = { part: null, supplier: 'Acme Hire', units: 2, state: 'asked' };
    expect(said).toEqual([
      [acme, { ...acme, supplier: 'Borrow & Sons', units: 1, state: 'confirmed' }],
      [],
      [{ ...acme, part: 'Handheld Radio Mic One', units: 1 }],
    ]);
  });

  it('says so in an amendment, which takes the units over', async () => {
    const id = await sent({ EPS: 3 });
    await tell('subHires.add', hire(id, {}));
    await tell('proposals.accept', { id });
    const { result } = await tell('proposals.amend', { id });
    const { line_items: found } = await ask('proposals.get', { id: result.data.id });
    expect(found[0].from_suppliers).toMatchObject([{ supplier: 'Acme Hire', units: 2 }]);
  });

  it('says nothing of what is cancelled', async () => {
    const id = await draft({ EPS: 3 });
    const { result } = await tell('subHires.add', hire(id, {}));
    await tell('subHires.setState', { id: result.data.id, state: 'cancelled' });
    expect((await ask('proposals.get', { id })).line_items[0].from_suppliers).toEqual([]);
  });
});
