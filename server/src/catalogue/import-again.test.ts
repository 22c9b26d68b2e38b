import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forCompany } from '../platform/tenancy.ts';
import { startTestService, TEST_NOW, type TestService } from '../testing/service.ts';
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

it('ends tracking where the file says so', async () => {
  const second = 'sku,name,category,unit,unit_price,tracked\nCH,Chair,furniture,event,2.00,no\n';
  expect(await importTwice(second)).toMatchObject({ tracked: false });
});
