import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findCandidates } from '../../catalogue/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { type Answer, startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
let company: TestCompany;
let editor: TestPerson;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  company = await service.company();
  editor = await signedInMember(service, company.id, 'editor');
});

async function ask(path: string, input?: unknown) {
  return dataOf(await editor.query(`catalogue.${path}`, { company: company.id, input }));
}
async function does(path: string, input: unknown) {
  return dataOf(await editor.mutate(`catalogue.${path}`, input, { company: company.id }));
}
async function refusal(path: string, input: unknown) {
  const { json } = await editor.mutate(`catalogue.${path}`, input, { company: company.id });
  return [json.error.data.code, json.error.data.param, json.error.message];
}
function dataOf({ json, text }: Answer) {
  if (json.result === undefined) throw new Error(text);
  return json.result.data;
}
async function named(text: string) {
  return (await ask('list', { text })).data[0];
}
async function names(input: object): Promise<string[]> {
  return (await ask('list', input)).data.map(({ name }: { name: string }) => name);
}

describe('the list of products', () => {
  it('is sorted by name, filtered by words of name and SKU and by category, and paged', async () => {
    const first = await ask('list', { limit: 3 });
    expect(first.count).toBe(10);
    expect(first.data.map((product: { name: string }) => product.name)).toEqual([
      'Bar Stool',
      'Epson EB-L1505 12,000 lm Projector',
      'Fastfold Projection Screen 4m x 2.25m',
    ]);
    expect(first.data[0]).toEqual({
      id: expect.any(String),
      sku: 'ST',
      name: 'Bar Stool',
      category: 'furniture',
      own_category: null,
      unit: 'event',
      unit_price: 6.5,
      tracked: true,
      owned: 80,
      archived: false,
    });
    expect(await names({ limit: 3, offset: 3 })).not.toContain('Bar Stool');
    expect(await names({ text: 'SPEAK qsc' })).toEqual(['QSC K12.2 12in Powered Speaker']);
    expect(await names({ text: '%' })).toEqual([]);
    expect(await names({ category: 'video' })).toHaveLength(2);
    expect((await names({ sort: 'price', descending: true }))[0]).toBe('Epson EB-L1505 12,000 lm Projector');
  });
});

describe('a product', () => {
  it('is made, changed in what is sent alone, and keeps its accessories', async () => {
    const stool = await named('stool');
    const { id } = await does('create', {
      name: '  Poseur  Table* ',
      category: 'furniture',
      unit: 'event',
      unit_price: 12.5,
      tracked: true,
      per_attendees: 4.5,
      weight_kg: 11,
      accessories: [{ product_id: stool.id, quantity: 3 }],
    });
    await does('update', { id, unit_price: 13.25, description: 'Round' });
    expect(await ask('get', { id })).toMatchObject({
      name: 'Poseur Table',
      unit_price: 13.25,
      description: 'Round',
      per_attendees: 4.5,
      weight_kg: 11,
      tracked: true,
      owned: null,
      accessories: [{ product_id: stool.id, name: 'Bar Stool', quantity: 3, archived: false }],
      goes_with: [],
    });
    expect((await ask('get', { id: stool.id })).goes_with).toMatchObject([{ product_id: id, quantity: 3 }]);
    await does('update', { id, accessories: [], description: null, sku: 'PT' });
    expect(await ask('get', { id })).toMatchObject({ accessories: [], description: null, sku: 'PT' });
  });

  it('is refused with the field that is wrong', async () => {
    const { id } = await named('stool');
    expect(await refusal('update', { id, sku: 'SP' })).toEqual([
      'conflict',
      'sku',
      'QSC K12.2 12in Powered Speaker already has the SKU SP',
    ]);
    expect((await refusal('update', { id, unit_price: 1.234 })).slice(0, 2)).toEqual(['invalid_request', 'unit_price']);
    expect((await refusal('update', { id, unit_price: -1 })).slice(0, 2)).toEqual(['invalid_request', 'unit_price']);
    expect((await refusal('update', { id, name: ' ** ' })).slice(0, 2)).toEqual(['invalid_request', 'name']);
    const self = [{ product_id: id, quantity: 1 }];
    expect((await refusal('update', { id, accessories: self })).slice(0, 2)).toEqual([
      'invalid_request',
      'accessories',
    ]);
  });

  it('is found by nothing while it is archived, and by its words again once it is back', async () => {
    const { id } = await named('uplight');
    const found = () =>
      forCompany(service.context.db, company.id, async (tx) => {
        const wanted = { kinds: [], phrases: ['uplight'] };
        const items = await findCandidates(tx, company.id, wanted, '2026-11-20');
        const index = [];
        for (const table of ['product_kinds', 'product_words'] as const) {
          index.push(...(await tx.selectFrom(table).selectAll().where('product_id', '=', id).execute()));
        }
        return { listed: items?.some((item) => item.id === id), indexed: index.length > 0 };
      });
    expect(await found()).toEqual({ listed: true, indexed: true });
    await does('archive', { id });
    expect(await found()).toEqual({ listed: false, indexed: false });
    expect(await names({ text: 'uplight' })).toEqual([]);
    expect(await names({ archived: true })).toEqual(['LED Uplight']);
    await does('update', { id, name: 'LED Uplight Mk2' });
    expect(await found()).toEqual({ listed: false, indexed: false });
    await does('restore', { id });
    expect(await found()).toEqual({ listed: true, indexed: true });
    expect(await names({ text: 'mk2' })).toEqual(['LED Uplight Mk2']);
  });
});

describe('prices of many', () => {
  const change = { filter: { category: 'video' }, change: { kind: 'percent', percent: 7.5 }, round_to: 0.5 };

  it('are shown before and changed as they were shown', async () => {
    const preview = await ask('previewPrices', change);
    expect(preview).toMatchObject({
      count: 2,
      unchanged: 0,
      prices: [
        { name: 'Epson EB-L1505 12,000 lm Projector', before: 280, after: 301 },
        { name: 'Fastfold Projection Screen 4m x 2.25m', before: 95, after: 102 },
      ],
    });
    expect((await named('epson')).unit_price).toBe(280);
    expect(await does('changePrices', { ...change, seal: preview.seal })).toEqual({ changed: 2 });
    expect((await named('epson')).unit_price).toBe(301);
    expect((await named('stool')).unit_price).toBe(6.5);
  });

  it('are not changed where somebody changed one of them since, or one would fall below 0', async () => {
    const { seal } = await ask('previewPrices', change);
    await does('update', { id: (await named('epson')).id, unit_price: 290 });
    expect((await refusal('changePrices', { ...change, seal }))[0]).toBe('conflict');
    expect((await named('fastfold')).unit_price).toBe(95);
    const less = { ...change, change: { kind: 'amount', amount: -100 }, seal };
    expect(await refusal('changePrices', less)).toEqual([
      'invalid_request',
      'amount',
      'that would put Fastfold Projection Screen 4m x 2.25m below 0',
    ]);
  });
});

describe('the stock of a product', () => {
  it('is what was bought, sold, counted, held and released, with a log of it', async () => {
    const { id } = await named('projector');
    const record = (entry: object) => does('recordStock', { product_id: id, ...entry });
    await record({ kind: 'bought', quantity: 3, note: 'from the sale' });
    await record({ kind: 'sold', quantity: 1 });
    await record({ kind: 'in_repair', quantity: 2, to: '2026-11-25' });
    await record({ kind: 'lost', quantity: 1 });
    const before = await ask('get', { id });
    expect(before.today).toEqual({
      owned: 6,
      in_repair: 2,
      lost: 1,
      firm: 0,
      provisional: 0,
      overdue: 0,
      free: 3,
    });
    const [repair, lost] = before.holds;
    expect(repair).toMatchObject({ kind: 'in_repair', held: 2, from: '2026-11-20', to: '2026-11-25' });
    expect(await does('releaseHold', { hold_id: lost.id })).toEqual({ still_held: 0 });
    expect(await does('releaseHold', { hold_id: repair.id, quantity: 1 })).toEqual({ still_held: 1 });
    await record({ kind: 'counted', quantity: 5 });
    const after = await ask('get', { id });
    expect([after.owned, after.today.free]).toEqual([5, 4]);
    expect(after.holds).toMatchObject([{ id: repair.id, held: 1 }]);
    const log = await ask('stockLog', { id });
    expect(
      log.map((entry: { what: string; quantity: number }) => `${entry.what} ${entry.quantity}`).toSorted(),
    ).toEqual(['bought 3', 'counted -1', 'in_repair 2', 'lost 1', 'released 1', 'released 1', 'sold -1'].toSorted());
  });

  it('is refused where more is sold than owned, and where it is not tracked', async () => {
    const projector = await named('projector');
    const sold = { kind: 'sold', product_id: projector.id, quantity: 5 };
    expect((await refusal('recordStock', sold)).slice(0, 2)).toEqual(['invalid_request', 'quantity']);
    const engineer = await named('engineer');
    const counted = { kind: 'counted', product_id: engineer.id, quantity: 2 };
    expect((await refusal('recordStock', counted))[0]).toBe('invalid_request');
    await does('update', { id: engineer.id, tracked: true });
    await does('recordStock', counted);
    expect((await ask('get', { id: engineer.id })).today).toMatchObject({ owned: 2, free: 2 });
  });
});
