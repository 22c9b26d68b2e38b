import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Company, createCompany } from '../accounts/index.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { forCompany } from '../platform/tenancy.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { importCatalogue, listProducts, recordChange, recordCounts } from './index.ts';

const TODAY = '2026-11-20';
const NOW = new Date(`${TODAY}T10:00:00.000Z`);
const LATER = new Date(`${TODAY}T11:00:00.000Z`);
const EVER = ['0001-01-01', '2026-11-19', TODAY, '2026-11-21', '9999-12-31'];

let database: TestDatabase;
let company: Company;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  company = await createCompany(database.db, { name: 'Northlight', currency: 'GBP', country: 'GB' });
});

function inside<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return forCompany(database.db, company.id, work);
}

/** Imports products by name with the text of their column `owned`; all are tracked. */
function bringIn(owned: Record<string, string | number>, now = NOW) {
  const rows = Object.entries(owned).map(([name, units]) => `${name},${name},audio,day,10,true,${units}`);
  const file = new TextEncoder().encode(['sku,name,category,unit,unit_price,tracked,owned', ...rows].join('\n'));
  return inside((tx) => importCatalogue(tx, company, file, { skipInvalid: false, now }));
}

async function productId(name: string): Promise<string> {
  const products = await inside((tx) => listProducts(tx, company.id, TODAY));
  const found = products.find((product) => product.name === name);
  if (found === undefined) throw new Error(`no product ${name}`);
  return found.id;
}

/** Units owned on each of some days. */
async function owned(name: string, days: readonly string[]): Promise<(number | null)[]> {
  const id = await productId(name);
  const units: (number | null)[] = [];
  for (const day of days) {
    const products = await inside((tx) => listProducts(tx, company.id, day));
    units.push(products.find((product) => product.id === id)?.owned ?? null);
  }
  return units;
}

function changes() {
  return inside((tx) =>
    tx.selectFrom('stock_changes').select(['cause', 'quantity', 'day', 'recorded_at']).orderBy('id').execute(),
  );
}

async function change(quantity: number, day: string): Promise<string> {
  const id = await productId('Desk');
  return inside((tx) => recordChange(tx, company.id, id, quantity, { day, now: NOW }));
}

async function count(units: number, day: string): Promise<void> {
  const id = await productId('Desk');
  await inside((tx) =>
    recordCounts(tx, company.id, [{ productId: id, owned: units }], { cause: 'counted', day, now: NOW }),
  );
}

describe('an import', () => {
  it('sets the first count, which holds on every day there is', async () => {
    await bringIn({ Desk: 10 });
    expect(await owned('Desk', EVER)).toEqual([10, 10, 10, 10, 10]);
    expect(await changes()).toEqual([]);
  });

  it('changes a number that differs from today on only, upwards and downwards', async () => {
    await bringIn({ Desk: 10, Truss: 4 });
    await bringIn({ Desk: 12, Truss: 0 }, LATER);
    expect(await owned('Desk', EVER)).toEqual([10, 10, 12, 12, 12]);
    expect(await owned('Truss', EVER)).toEqual([4, 4, 0, 0, 0]);
    expect(await changes()).toEqual([
      { cause: 'imported', quantity: 2, day: TODAY, recorded_at: LATER },
      { cause: 'imported', quantity: -4, day: TODAY, recorded_at: LATER },
    ]);
  });

  it('may come several times a day: the last number counts, and every record of it stays', async () => {
    await bringIn({ Desk: 10 });
    await bringIn({ Desk: 12 });
    await bringIn({ Desk: 9 });
    expect(await owned('Desk', EVER)).toEqual([10, 10, 9, 9, 9]);
    expect((await changes()).map(({ quantity }) => quantity)).toEqual([2, -3]);
  });

  it('takes today from the time zone of the company', async () => {
    company = await createCompany(database.db, { name: 'Southern', currency: 'NZD', country: 'NZ' });
    await bringIn({ Desk: 10 });
    await bringIn({ Desk: 11 }, new Date('2026-11-20T11:00:00.000Z'));
    expect(await owned('Desk', ['2026-11-20', '2026-11-21'])).toEqual([10, 11]);
  });

  it('records nothing where the number is the one that is known', async () => {
    await bringIn({ Desk: 10 });
    await bringIn({ Desk: 12 });
    await bringIn({ Desk: 12 }, new Date('2027-02-01T10:00:00.000Z'));
    expect(await changes()).toHaveLength(1);
  });

  it('changes nothing with an empty number', async () => {
    await bringIn({ Desk: 10 });
    await bringIn({ Desk: '' });
    expect(await owned('Desk', EVER)).toEqual([10, 10, 10, 10, 10]);
    expect(await changes()).toEqual([]);
  });

  it('keeps to what was bought and sold since: it counts today, and what is known to come still comes', async () => {
    await bringIn({ Desk: 10 });
    await change(5, '2026-12-01');
    await bringIn({ Desk: 8 });
    expect(await owned('Desk', ['2026-11-19', TODAY, '2026-11-30', '2026-12-01'])).toEqual([10, 8, 8, 13]);
  });

  it('is refused as a whole where a sale to come would leave fewer than none', async () => {
    await bringIn({ Desk: 10, Truss: 4 });
    await change(-6, '2026-12-01');
    await expect(bringIn({ Truss: 5, Desk: 5 })).rejects.toMatchObject({
      code: 'invalid_request',
      message: 'that would leave -1 of Desk on 2026-12-01',
    });
    expect(await owned('Truss', [TODAY])).toEqual([4]);
    expect(await owned('Desk', [TODAY, '2026-12-01'])).toEqual([10, 4]);
  });
});

describe('two imports at once', () => {
  it('make each product once where it is new', async () => {
    const both = await Promise.all([bringIn({ Desk: 10, Truss: 4 }), bringIn({ Desk: 10, Truss: 4 })]);
    expect(new Set(both.map(({ created, updated }) => `${created} made, ${updated} known`))).toEqual(
      new Set(['2 made, 0 known', '0 made, 2 known']),
    );
    expect(await owned('Desk', EVER)).toEqual([10, 10, 10, 10, 10]);
    expect(await changes()).toEqual([]);
  });

  it('change the number by one after the other, in whatever order their rows are', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `Case ${at}`);
    const all = (units: number, names = many) => Object.fromEntries(names.map((name) => [name, units]));
    await bringIn(all(10));
    await Promise.all([
      bringIn(all(12)),
      bringIn(all(12, many.toReversed())),
      bringIn(all(12)),
      bringIn(all(12, many.toReversed())),
    ]);
    expect(await owned('Case 7', EVER)).toEqual([10, 10, 12, 12, 12]);
    expect(await changes()).toHaveLength(60);
  });
});

describe('an import while a proposal is being accepted', () => {
  it('does not wait for it: what refers to a product locks no record of its stock', async () => {
    await bringIn({ Desk: 10 });
    const id = await productId('Desk');
    await inside(async (tx) => {
      await sql`
        insert into stock_holds (company_id, id, product_id, kind, quantity, from_day, until_day, recorded_at)
        values (${company.id}, ${newId()}, ${id}, 'lost', 1, ${TODAY}, 'infinity', ${NOW})`.execute(tx);
      await inside(async (other) => {
        await sql`set local lock_timeout = '2s'`.execute(other);
        const recording = { day: TODAY, now: NOW };
        await recordCounts(other, company.id, [{ productId: id, owned: 12 }], { ...recording, cause: 'imported' });
        await recordChange(other, company.id, id, 1, recording);
      });
    });
    expect(await owned('Desk', [TODAY])).toEqual([13]);
  });
});

describe('a tracked product that was never counted', () => {
  beforeEach(() => bringIn({ Desk: '' }));

  it('has a later count as its first, on every day there is', async () => {
    expect(await owned('Desk', [TODAY])).toEqual([null]);
    await count(7, '2026-11-25');
    expect(await owned('Desk', EVER)).toEqual([7, 7, 7, 7, 7]);
    expect((await changes()).map(({ quantity }) => quantity)).toEqual([0]);
    await count(6, '2026-11-26');
    expect(await owned('Desk', ['2026-11-25', '2026-11-26'])).toEqual([7, 6]);
  });

  it('had none before its first are bought', async () => {
    await change(3, TODAY);
    expect(await owned('Desk', EVER)).toEqual([0, 0, 3, 3, 3]);
    await count(4, '2026-11-19');
    expect(await owned('Desk', EVER)).toEqual([0, 4, 7, 7, 7]);
  });

  it('cannot be sold', async () => {
    await expect(change(-1, TODAY)).rejects.toThrow('that would leave -1 of Desk on 2026-11-20');
    expect(await owned('Desk', [TODAY])).toEqual([null]);
  });
});

describe('units bought, sold and counted', () => {
  beforeEach(() => bringIn({ Desk: 10 }));

  it('count from their day on, past or to come, in whatever order they are recorded', async () => {
    await change(4, '2026-12-01');
    await change(-3, '2026-10-01');
    await change(2, '2026-11-01');
    expect(
      await owned('Desk', ['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01']),
    ).toEqual([10, 7, 7, 9, 9, 13]);
    expect((await changes()).map(({ cause, quantity }) => [cause, quantity])).toEqual([
      ['bought', 4],
      ['sold', -3],
      ['bought', 2],
    ]);
  });

  it('may be sold down to none, on the day they are bought too', async () => {
    await change(5, '2026-12-01');
    await change(-15, '2026-12-01');
    expect(await owned('Desk', ['2026-11-30', '2026-12-01'])).toEqual([10, 0]);
  });

  it('are refused where fewer than none would be left on a later day, and leave no record', async () => {
    await change(-8, '2026-12-10');
    await change(5, '2026-12-20');
    // enough on the day itself and at the end, too few in between
    await expect(change(-3, '2026-11-25')).rejects.toMatchObject({
      code: 'invalid_request',
      details: { param: 'quantity' },
      message: 'that would leave -1 of Desk on 2026-12-10',
    });
    await expect(count(7, '2026-11-25')).rejects.toThrow('that would leave -1 of Desk on 2026-12-10');
    expect(await changes()).toHaveLength(2);
    await change(-2, '2026-11-25');
    expect(await owned('Desk', ['2026-11-25', '2026-12-10', '2026-12-20'])).toEqual([8, 0, 5]);
  });

  it('sold twice at once are sold once where there is enough for one', async () => {
    const both = await Promise.allSettled([change(-6, TODAY), change(-6, TODAY)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await owned('Desk', [TODAY])).toEqual([4]);
  });

  it('counted twice at once differ once', async () => {
    await Promise.all([count(8, TODAY), count(8, TODAY)]);
    expect(await owned('Desk', ['2026-11-19', TODAY])).toEqual([10, 8]);
    expect((await changes()).map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([-2, 0]);
  });

  it('as counted on an earlier day shift the days after it along', async () => {
    await change(4, '2026-12-01');
    await count(9, '2026-11-01');
    expect(await owned('Desk', ['2026-10-31', '2026-11-01', '2026-12-01'])).toEqual([10, 9, 13]);
    await count(0, '2026-12-02');
    expect(await owned('Desk', ['2026-12-01', '2026-12-02', '9999-12-31'])).toEqual([13, 0, 0]);
  });

  it('leave a later count standing, also one that found what was known', async () => {
    await count(10, TODAY);
    await count(8, '2026-11-01');
    expect(await owned('Desk', ['2026-10-31', '2026-11-01', '2026-11-19', TODAY])).toEqual([10, 8, 8, 10]);
    await change(3, '2026-11-10');
    expect(await owned('Desk', ['2026-11-09', '2026-11-10', TODAY])).toEqual([8, 11, 10]);
  });

  it('belong to one company: of another nobody knows the product', async () => {
    const id = await productId('Desk');
    const other = await createCompany(database.db, { name: 'Other', currency: 'GBP', country: 'GB' });
    const recording = { day: TODAY, now: NOW };
    const asOther = (work: (tx: Tx) => Promise<unknown>) => forCompany(database.db, other.id, work);
    await expect(asOther((tx) => recordChange(tx, other.id, id, 1, recording))).rejects.toMatchObject({
      code: 'not_found',
    });
    await asOther((tx) =>
      recordCounts(tx, other.id, [{ productId: id, owned: 1 }], { ...recording, cause: 'counted' }),
    );
    await asOther((tx) =>
      recordCounts(tx, company.id, [{ productId: id, owned: 1 }], { ...recording, cause: 'counted' }),
    );
    expect(await owned('Desk', [TODAY])).toEqual([10]);
    expect(await changes()).toEqual([]);
    await expect(change(1, TODAY)).resolves.toEqual(expect.any(String));
    await expect(inside((tx) => recordChange(tx, company.id, newId(), 1, recording))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('are refused for a product that is not tracked', async () => {
    const file = new TextEncoder().encode('name,category,unit,unit_price,tracked\nEngineer,crew,hour,30,false\n');
    await inside((tx) => importCatalogue(tx, company, file, { skipInvalid: false, now: NOW }));
    const id = await productId('Engineer');
    await expect(inside((tx) => recordChange(tx, company.id, id, 1, { day: TODAY, now: NOW }))).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('Engineer is not tracked'),
    });
  });
});

describe('what was recorded of stock', () => {
  it.each([
    'update stock_changes set quantity = 1',
    'delete from stock_changes',
    'truncate stock_changes',
    'update stock_holds set quantity = 1',
    'delete from stock_holds',
    'truncate stock_holds',
    'delete from stock_releases',
    'truncate stock_releases',
    'delete from dispatched_units',
  ])('is kept by PostgreSQL from the service itself: %s', async (statement) => {
    await expect(inside((tx) => sql.raw(statement).execute(tx))).rejects.toMatchObject({ code: '42501' });
  });
});
