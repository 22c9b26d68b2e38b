import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiKey } from '../../accounts/index.ts';
import { importCatalogue, listProducts } from '../../catalogue/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal, dispatchJob, verifyStock } from '../../proposals/index.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';

const CATALOGUE = `sku,name,category,unit,unit_price,cost_price,owned,parts,accessories
TOP,Full-range Top,audio,day,40,10,6,,
SUB,Subwoofer,audio,day,30,8,3,,
CASE,Flight Case,other,day,5,1,9,,
PA,Small PA,audio,day,120,50,,TOP*2;SUB*1,CASE*1
`;
const HEADER = 'sku,name,category,unit,unit_price';
const DAYS = { arrives: '2027-05-04', goes_back: '2027-05-05' };

let service: TestService;
let company: TestCompany;
let editor: TestPerson;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  company = await service.company({ catalogue: CATALOGUE });
  editor = await signedInMember(service, company.id, 'editor');
  const products = await inside((tx) => listProducts(tx, company.id, '2026-11-20'));
  ids = Object.fromEntries(products.map(({ sku, id }) => [sku, id]));
});

function inside<T>(work: Parameters<typeof forCompany<T>>[2]): Promise<T> {
  return forCompany(service.context.db, company.id, work);
}

/** What is done, or why it is refused. */
async function does(procedure: string, input: object): Promise<unknown> {
  const { json } = await editor.mutate(procedure, input, { company: company.id });
  return json.error === undefined ? 'done' : `${json.error.data.code}: ${json.error.message}`;
}

async function ask(procedure: string, input: object) {
  const { json, status } = await editor.query(procedure, { company: company.id, input });
  expect([procedure, status]).toEqual([procedure, 200]);
  return json.result.data;
}

const set = (sku: string, parts: object) => does('catalogue.update', { id: ids[sku], parts: some(parts) });
const archive = (sku: string) => does('catalogue.archive', { id: ids[sku] });
const restore = (sku: string) => does('catalogue.restore', { id: ids[sku] });

function some(units: object) {
  return Object.entries(units).map(([sku, quantity]) => ({ product_id: ids[sku], quantity }));
}

/** What is wrong with a file, by line. */
function bring(...lines: string[]): Promise<string[]> {
  return inside(async (tx) => {
    const file = new TextEncoder().encode(lines.join('\n'));
    const { errors } = await importCatalogue(tx, company, file, { skipInvalid: false, now: TEST_NOW });
    return errors.map(({ line, column, message }) => `${line} ${column}: ${message}`);
  });
}

/** A draft for two days with so many of a product. */
async function draft(sku: string, units: number): Promise<string> {
  const event = { description: '1 subwoofer', date: '2027-05-04', days: 2 };
  const { json } = await service.call('POST', '/v1/proposals', {
    key: company.key,
    body: { event, client: { name: 'Ada Marsh' } },
  });
  const lines = (await ask('proposals.get', { id: json.id })).line_items.map((line: Record<string, unknown>) => {
    const { id: line_id, is_optional: optional, units: before, days, hours, unit_price, name, category } = line;
    const was = { units: before, days, hours, unit_price, optional, name, category };
    return { kind: 'remove_line', line_id, was };
  });
  const add = { kind: 'add_line', product_id: ids[sku], units };
  expect(await does('proposals.edit', { id: json.id, changes: [add, ...lines] })).toBe('done');
  return json.id;
}

describe('a part', () => {
  it('is no kit itself, though the kit that has it is archived', async () => {
    expect(await archive('PA')).toBe('done');
    expect(await set('TOP', { CASE: 1 })).toBe(
      'conflict: this product is a part of Small PA, so it cannot be a kit itself',
    );
    expect(await bring(`${HEADER},parts`, 'TOP,Full-range Top,audio,day,40,CASE*1')).toEqual([
      '2 parts: has parts and is a part of “Small PA”: a kit cannot be in another',
    ]);
    expect(await restore('PA')).toBe('done');
  });

  it('is in the catalogue as long as its kit is', async () => {
    expect(await archive('TOP')).toBe('conflict: Full-range Top is a part of Small PA: take it out of that kit first');
    expect([await archive('PA'), await archive('TOP')]).toEqual(['done', 'done']);
    expect(await restore('PA')).toBe('conflict: Full-range Top is archived: restore it first');
    expect(await bring(HEADER, 'PA,Small PA,audio,day,120')).toEqual([
      '2 name: is an archived kit, and so is its part “Full-range Top”: add that to the file, or restore it first',
    ]);
    const header = `${HEADER},parts`;
    expect(await bring(header, 'NEW,Big PA,audio,day,300,TOP*4')).toEqual([
      '2 parts: names the sku “TOP”, which is archived: add it to the file, or restore it first',
    ]);
    // with its parts it comes back, whatever comes first
    expect(await bring(header, 'PA,Small PA,audio,day,120,TOP*2', 'TOP,Full-range Top,audio,day,40,')).toEqual([]);
    expect((await ask('catalogue.get', { id: ids['PA'] })).parts).toMatchObject([
      { name: 'Full-range Top', archived: false },
    ]);
  });

  it('can be what was a kit until the same file', async () => {
    const rows = ['PA,Small PA,audio,day,120,', 'TOP,Full-range Top,audio,day,40,PA*1'];
    expect(await bring(`${HEADER},parts`, ...rows)).toEqual([]);
  });

  it('stays one where only accessories are given, and an accessory one where only parts are', async () => {
    expect(await bring(`${HEADER},accessories`, 'PA,Small PA,audio,day,120,TOP*1')).toEqual([
      '2 accessories: names the sku “TOP”, which is a part of this kit: leave it out, or add the column parts',
    ]);
    expect(await bring(`${HEADER},parts`, 'PA,Small PA,audio,day,120,CASE*1')).toEqual([
      '2 parts: names the sku “CASE”, which is an accessory of this product: leave it out, or add the column accessories',
    ]);
    const both = 'invalid_request: a product cannot be both a part and an accessory of the same product';
    expect(await does('catalogue.update', { id: ids['PA'], accessories: some({ TOP: 1 }) })).toBe(both);
    expect(await set('PA', { CASE: 1 })).toBe(both);
    const { parts, accessories } = await ask('catalogue.get', { id: ids['PA'] });
    expect([parts.length, accessories.length]).toEqual([2, 1]);
  });
});

describe('a kit on a proposal', () => {
  it('may need more of a part than can be counted, and the proposal still goes its way', async () => {
    const going = { parts: some({ TOP: 10_000 }), accessories: some({ CASE: 10_000 }) };
    expect(await does('catalogue.update', { id: ids['PA'], ...going })).toBe('done');
    const id = await draft('PA', 300_000);
    const [kit, accessory] = (await ask('proposals.get', { id })).line_items;
    expect(kit.shortages).toMatchObject([{ needed: 2_147_483_647, free: 6 }, {}]);
    expect(accessory.units).toBe(1_000_000);
    expect(await does('proposals.send', { id })).toBe('done');
    expect(await set('PA', { TOP: 9_999, SUB: 10_000 })).toBe('done');
    await changeProposal(service.context, company.id, id, 'accept');
    await dispatchJob(service.context, company.id, id);
    const most = { needed: 2_147_483_647, to_go: 0, out: 2_147_483_647 };
    expect((await ask('jobs.get', { id })).items).toMatchObject([{ needed: 1_000_000 }, most, most]);
    const offer = await ask('subHires.offer', { item: ids['TOP'], id });
    expect(offer).toBeTypeOf('object');
    const days = 'from=2027-05-04&to=2027-05-04';
    const { json } = await service.call('GET', `/v1/inventory/availability?${days}`, { key: company.key });
    expect(json.data.find((each: { catalog_item_id: string }) => each.catalog_item_id === ids['TOP'])).toMatchObject({
      owned: 6,
      firm: 2_147_483_647,
      free: 6 - 2_147_483_647,
    });
    expect(await inside((tx) => verifyStock(tx, company.id, { rebuild: false }))).toMatchObject({ differences: [] });
  });

  it('costs what is told of it at once when its parts change', async () => {
    const { key } = await inside((tx) => createApiKey(tx, company.id, { name: 'money', scopes: ['write', 'money'] }));
    const id = await draft('PA', 1);
    const sub = {
      product_id: ids['TOP'],
      proposal_id: id,
      supplier: { name: 'Acme Hire' },
      units: 1,
      cost: 9,
      note: null,
    };
    expect(await does('subHires.add', { ...sub, ...DAYS, state: 'confirmed' })).toBe('done');
    const told = async () => (await service.call('GET', `/v1/proposals/${id}`, { key })).json.cost;
    const shown = async () => (await ask('proposals.get', { id })).earnings.cost;
    const before = await told();
    expect(await set('PA', { SUB: 1 })).toBe('done');
    const after = await told();
    expect([after, after === before]).toEqual([await shown(), false]);
    expect(await set('PA', { TOP: 1, SUB: 1 })).toBe('done');
    expect([await told(), await shown()]).toEqual([before, before]);
  });
});
