import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company } from '../accounts/index.ts';
import type { Tx } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import { startTestService, TEST_NOW, type TestService } from '../testing/service.ts';
import { importCatalogue } from './bring-in/index.ts';
import { archiveProduct, createProduct, exportCatalogue, getProduct, updateProduct } from './edit/index.ts';
import { requireTracked } from './owned.ts';
import { findCandidates } from './shelf.ts';
import { listProducts } from './products.ts';

const TODAY = '2026-11-20';
const FILE = `sku,name,category,unit,unit_price,owned,parts,accessories
TOP,Full-range Top,audio,day,40,6,,
SUB,Subwoofer,audio,day,30,3,,
RACK,Amp Rack,audio,day,50,,,
CASE,Flight Case,other,day,5,9,,
PA,Small PA,audio,day,120,,TOP*2;SUB*1;RACK,CASE*1
`;

let service: TestService;
let company: Company;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  company = await service.company({ catalogue: null });
  await bring(FILE);
});

function inside<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return forCompany(service.context.db, company.id, work);
}

/** The errors of a file, each with its line and column. */
function bring(text: string): Promise<string[]> {
  return inside(async (tx) => {
    const file = new TextEncoder().encode(text);
    const { errors } = await importCatalogue(tx, company, file, { skipInvalid: false, now: TEST_NOW });
    return errors.map(({ line, column, message }) => `${line} ${column}: ${message}`);
  });
}

async function shelf() {
  const products = await inside((tx) => listProducts(tx, company.id, TODAY));
  return Object.fromEntries(products.map(({ sku, id, tracked, owned }) => [sku, { id, tracked, owned }]));
}

async function idOf(sku: string): Promise<string> {
  return (await shelf())[sku]?.id ?? '';
}

async function partsOf(sku: string) {
  const id = await idOf(sku);
  const { parts, accessories } = await inside((tx) => getProduct(tx, company.id, id, TODAY));
  return { parts: parts.map(({ name, quantity }) => `${quantity} ${name}`), accessories: accessories.length };
}

/** Makes a product a kit of others, one of each. */
function set(id: string, parts: readonly string[]) {
  const given = parts.map((productId) => ({ productId, quantity: 1 }));
  return (tx: Tx) => updateProduct(tx, company.id, id, { parts: given });
}

async function refusal(work: (tx: Tx) => Promise<unknown>): Promise<string> {
  const error = await inside(work).then(() => null, String);
  expect(error).not.toBeNull();
  return error ?? '';
}

describe('a kit', () => {
  it('is owned as often as its tracked parts allow, and tracked where one of them is', async () => {
    const { PA, TOP, RACK } = await shelf();
    expect([PA, TOP, RACK].map((product) => [product?.tracked, product?.owned])).toEqual([
      [true, 3],
      [true, 6],
      [false, null],
    ]);
    const offered = await inside((tx) => findCandidates(tx, company.id, { kinds: [], phrases: [] }, TODAY));
    const kit = offered?.find(({ name }) => name === 'Small PA');
    // what it is made of is no accessory: it would be a line of its own
    expect([kit?.owned, kit?.accessories.length]).toEqual([3, 1]);
  });

  it('has no stock of its own, whatever a file of another system counts', async () => {
    expect(await bring('sku,name,category,unit,unit_price,owned\nPA,Small PA,audio,day,120,4\n')).toEqual([]);
    const { id = '', owned } = (await shelf()).PA ?? {};
    expect(owned).toBe(3);
    expect(await refusal((tx) => requireTracked(tx, company.id, id))).toContain('its stock is that of its parts');
  });

  it('comes back from an export as it was', async () => {
    const file = await inside((tx) => exportCatalogue(tx, company, TODAY));
    expect(file).toContain('TOP*2');
    const other = await service.company({ catalogue: null });
    company = other;
    expect(await bring(file)).toEqual([]);
    expect(await partsOf('PA')).toEqual({ parts: ['1 Amp Rack', '2 Full-range Top', '1 Subwoofer'], accessories: 1 });
    expect((await shelf()).PA?.owned).toBe(3);
  });

  it('keeps its parts where a file has no column for them, and follows one that has', async () => {
    expect(await bring('sku,name,category,unit,unit_price\nPA,Small PA,audio,day,130\n')).toEqual([]);
    expect((await partsOf('PA')).parts).toHaveLength(3);
    expect(await bring('sku,name,category,unit,unit_price,parts\nPA,Small PA,audio,day,130,TOP*4\n')).toEqual([]);
    expect(await partsOf('PA')).toEqual({ parts: ['4 Full-range Top'], accessories: 1 });
    expect(await bring('sku,name,category,unit,unit_price,parts\nPA,Small PA,audio,day,130,\n')).toEqual([]);
    expect((await shelf()).PA).toMatchObject({ tracked: false, owned: null });
  });

  it.each([
    ['X,Big PA,audio,day,200,,PA*2', '3 parts: names the sku “PA”, which is a kit itself: name its parts instead'],
    [
      'X,Big PA,audio,day,200,,NONE*2',
      '3 parts: names the sku "NONE", which is neither in this file nor in the catalogue',
    ],
    [
      'TOP,Full-range Top,audio,day,40,,SUB*1',
      '3 parts: has parts and is a part of “Small PA”: a kit cannot be in another',
    ],
  ])('cannot be imported as %s', async (row, error) => {
    const file = `sku,name,category,unit,unit_price,owned,parts\nNEW,New Thing,audio,day,1,,\n${row}\n`;
    expect(await bring(file)).toEqual([error]);
  });

  it('is made of products with stock of their own, each once', async () => {
    const [pa, top, sub] = await Promise.all([idOf('PA'), idOf('TOP'), idOf('SUB')]);
    expect(await refusal(set(pa, [pa]))).toContain('part of itself');
    expect(await refusal(set(pa, [top, top]))).toContain('named twice');
    expect(await refusal(set(sub, [top]))).toContain('this product is a part of Small PA');
    expect(await refusal((tx) => createProduct(tx, company.id, bigPa(pa)))).toContain('Small PA is a kit itself');
    expect(await refusal((tx) => archiveProduct(tx, company.id, top, TEST_NOW))).toContain(
      'Full-range Top is a part of Small PA',
    );
    await inside((tx) => archiveProduct(tx, company.id, pa, TEST_NOW));
    await inside((tx) => archiveProduct(tx, company.id, top, TEST_NOW));
    expect(await refusal((tx) => createProduct(tx, company.id, bigPa(top)))).toContain('Full-range Top is archived');
  });

  it('takes a part that was an accessory, and gives it back as one', async () => {
    const [pa, top] = await Promise.all([idOf('PA'), idOf('CASE')]);
    const one = [{ productId: top, quantity: 1 }];
    expect(await refusal((tx) => updateProduct(tx, company.id, pa, { parts: one, accessories: one }))).toContain(
      'both a part and an accessory',
    );
    await inside((tx) => updateProduct(tx, company.id, pa, { parts: one, accessories: [] }));
    expect(await partsOf('PA')).toEqual({ parts: ['1 Flight Case'], accessories: 0 });
    await inside((tx) => updateProduct(tx, company.id, pa, { accessories: one, parts: [] }));
    expect(await partsOf('PA')).toEqual({ parts: [], accessories: 1 });
  });
});

function bigPa(part: string) {
  return {
    name: 'Big PA',
    category: 'audio' as const,
    unit: 'day' as const,
    unitPrice: 20_000n,
    parts: [{ productId: part, quantity: 2 }],
  };
}
