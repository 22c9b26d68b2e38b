import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forCompany } from '../../platform/tenancy.ts';
import { startTestService, TEST_NOW, type TestService } from '../../testing/service.ts';
import { importCatalogue } from './import-catalogue.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const FULL = `sku,name,category,unit,unit_price,description,owned,per_attendees,accessories,weight_kg
CH,Chair,furniture,event,2.00,White and folding,120,1,PAD*1,4.5
PAD,Seat Pad,furniture,event,0.50,,,,,
`;

async function importTwice(second: string) {
  const company = await service.company({ catalogue: null });
  return forCompany(service.context.db, company.id, async (tx) => {
    for (const text of [FULL, second]) {
      const file = new TextEncoder().encode(text);
      const { errors } = await importCatalogue(tx, company, file, { skipInvalid: false, now: TEST_NOW });
      expect(errors).toEqual([]);
    }
    const { rows } = await sql`
      select p.name, p.unit_price::int as price, p.description, p.tracked, p.per_attendees::int as per,
        p.kilograms::float8 as kilograms, (select count(*)::int from product_accessories a where a.product_id = p.id) as accessories
      from products p where sku = 'CH'`.execute(tx);
    return rows[0];
  });
}

it('leaves what the second file has no column for', async () => {
  expect(await importTwice('sku,name,category,unit,unit_price\nCH,Folding Chair,furniture,event,2.50\n')).toEqual({
    name: 'Folding Chair',
    price: 250,
    description: 'White and folding',
    tracked: true,
    per: 1,
    kilograms: 4.5,
    accessories: 1,
  });
});

it('takes an empty cell of a column that is there as the value, but never as the end of tracking', async () => {
  const second = FULL.replace('White and folding,120,1,PAD*1,4.5', ',,,,');
  expect(await importTwice(second)).toMatchObject({
    description: null,
    tracked: true,
    per: null,
    kilograms: null,
    accessories: 0,
  });
});

it('keeps the company’s own category until a file says another', async () => {
  const company = await service.company({ catalogue: null });
  const own = await forCompany(service.context.db, company.id, async (tx) => {
    const seen: (string | null)[] = [];
    for (const text of [
      'name,category,unit,unit_price\nChair,Möbel,event,2\n',
      'name,category,unit,unit_price\nChair,furniture,event,3\n',
      'name,category,unit,unit_price\nChair,Sitzmöbel,event,3\n',
      'name,category,own_category,unit,unit_price\nChair,Möbel,Sitzen,event,3\n',
      'name,category,own_category,unit,unit_price\nChair,Möbel,,event,3\n',
    ]) {
      const file = new TextEncoder().encode(text);
      const { errors } = await importCatalogue(tx, company, file, { skipInvalid: false, now: TEST_NOW });
      expect(errors).toEqual([]);
      seen.push((await tx.selectFrom('products').select('own_category').executeTakeFirstOrThrow()).own_category);
    }
    return seen;
  });
  expect(own).toEqual(['Möbel', 'Möbel', 'Sitzmöbel', 'Sitzen', null]);
});

it('leaves a product alone whose code another item of the same system has now', async () => {
  const company = await service.company({ catalogue: null });
  const header =
    'ID;Code;Name (in database);Folder (Folder);Stock calculation method;Current quantity;Rental-/Sales price';
  const rentman = (...rows: string[]) => new TextEncoder().encode([header, ...rows, ''].join('\n'));
  const result = await forCompany(service.context.db, company.id, async (tx) => {
    const options = { skipInvalid: true, now: TEST_NOW };
    await importCatalogue(tx, company, rentman('1;A;Wren Moving Head;Lighting;Bulk;4;45.00'), options);
    const moved = rentman('2;A;Kestrel Speaker;Audio;Bulk;2;60.00', '1;B;Wren Moving Head;Lighting;Bulk;4;45.00');
    const { errors } = await importCatalogue(tx, company, moved, options);
    return { errors, products: await tx.selectFrom('products').select(['sku', 'external_id', 'name']).execute() };
  });
  expect(result).toEqual({
    errors: [{ line: 2, column: 'Code', message: 'the SKU “A” belongs to another product of the catalogue' }],
    products: [{ sku: 'B', external_id: 'rentman:1', name: 'Wren Moving Head' }],
  });
});

it('ends tracking where the file says so', async () => {
  const second = 'sku,name,category,unit,unit_price,tracked\nCH,Chair,furniture,event,2.00,no\n';
  expect(await importTwice(second)).toMatchObject({ tracked: false });
});

it('leaves products alone whose sku is the number that another system has for something else', async () => {
  const company = await service.company({ catalogue: null });
  const own = 'sku,name,category,unit,unit_price\n1,Chair,furniture,event,2\n';
  const rms =
    'Id,Name,Product Group,Allowed Stock Type,Rental Rate Definition,Rental Price,Rental Bulk Quantity\n' +
    '1,Mixer,Audio,Rental,Daily Rate,90,2\n';
  const hirehop = '[{"ID":1,"NAME":"Truss","CATEGORY":"Rigging","QTY":4,"PRICE_1":"9.00"}]';
  const products = await forCompany(service.context.db, company.id, async (tx) => {
    for (const text of [own, rms, hirehop, rms]) {
      const file = new TextEncoder().encode(text);
      const { errors } = await importCatalogue(tx, company, file, { skipInvalid: false, now: TEST_NOW });
      expect(errors).toEqual([]);
    }
    return (await sql`select sku, name from products order by name`.execute(tx)).rows;
  });
  expect(products).toEqual([
    { sku: '1', name: 'Chair' },
    { sku: 'current-rms-1', name: 'Mixer' },
    { sku: 'hirehop-1', name: 'Truss' },
  ]);
});

describe('a file that says what stands already', () => {
  /** Imports FULL, then another; what came of that one, and which products it wrote. */
  async function importOver(second: string, between: RawBuilder<unknown> = sql`select 1`) {
    const company = await service.company({ catalogue: null });
    const options = { skipInvalid: false, now: TEST_NOW };
    const bring = (text: string) =>
      forCompany(service.context.db, company.id, (tx) =>
        importCatalogue(tx, company, new TextEncoder().encode(text), options),
      );
    const inside = <Row>(query: RawBuilder<Row>) =>
      forCompany(service.context.db, company.id, async (tx) => (await query.execute(tx)).rows);
    await bring(FULL);
    await inside(between);
    const versions = sql<{
      sku: string;
      version: string;
    }>`select sku, xmin::text as version from products order by sku`;
    const before = await inside(versions);
    const { created, updated, unchanged } = await bring(second);
    const after = await inside(versions);
    const written = after.filter((row, at) => row.version !== before[at]?.version).map(({ sku }) => sku);
    const [stock] = await inside(sql<{ changes: number }>`select count(*)::int as changes from stock_changes`);
    return { result: [created, updated, unchanged], written, changes: stock?.changes };
  }

  it('writes nothing, and says how many rows are unchanged', async () => {
    expect(await importOver(FULL)).toEqual({ result: [0, 2, 2], written: [], changes: 0 });
    expect(
      await importOver('name,category,unit,unit_price\nSeat pad,furniture,event,0.5\nCHAIR,furniture,event,2\n'),
    ).toEqual({
      result: [0, 2, 0],
      written: ['CH', 'PAD'],
      changes: 0,
    });
  });

  it.each([
    ['a price', FULL.replace('0.50', '0.55'), ['PAD'], 0],
    ['a number owned', FULL.replace('120', '121'), ['CH'], 1],
    ['how many accessories', FULL.replace('PAD*1', 'PAD*2'), ['CH'], 0],
    ['no accessories', FULL.replace('PAD*1', ''), ['CH'], 0],
    ['a description that is emptied', FULL.replace('White and folding', ''), ['CH'], 0],
    ['a weight', FULL.replace('4.5', '4.6'), ['CH'], 0],
  ])('writes the product alone whose row says something new: %s', async (_what, second, written, changes) => {
    expect(await importOver(second)).toEqual({ result: [0, 2, 1], written, changes });
  });

  it('brings back a product that was archived', async () => {
    const archive = sql`update products set archived_at = now() where sku = 'PAD'`;
    expect(await importOver(FULL, archive)).toEqual({ result: [0, 2, 1], written: ['PAD'], changes: 0 });
  });
});
