import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb } from '../../platform/db.ts';
import { connectionOf, openSidePool } from '../../platform/side-pool.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { startLoneTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';
import { importCatalogue } from '../index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startLoneTestService();
});
afterAll(() => service.close());

const OPTIONS = { skipInvalid: true, now: TEST_NOW };

function fileOf(rows: readonly string[], header = 'sku,name,category,unit,unit_price,accessories'): Uint8Array {
  return new TextEncoder().encode([header, ...rows, ''].join('\n'));
}

/** Each goes out with the one before it. */
function chained(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const before = at === 0 ? '' : `C${at - 1}*1`;
    return `C${at},Folding Chair ${at},furniture,event,2.00,${before}`;
  });
}

function bring(company: TestCompany, file: Uint8Array) {
  return forCompany(service.context.db, company.id, (tx) => importCatalogue(tx, company, file, OPTIONS));
}

// the first here: the tables have to be small
it('reads each product some few times, however few there were when the connection made its plans', async () => {
  const company = await service.company({ catalogue: null });
  await bring(company, fileOf(chained(12)));
  const owner = new Client(service.database.owner);
  await owner.connect();
  await owner.query('vacuum analyze products'); // now the planner knows how small it is
  await owner.end();
  const pool = openSidePool(connectionOf(service.context.pool));
  const db = createDb(pool);
  for (let time = 0; time < 8; time += 1) {
    // checks of foreign keys, often enough to be planned for good while there is next to nothing
    const few = fileOf(chained(12).map((row) => (time % 2 === 0 ? row : row.replace('*1', '*2'))));
    await forCompany(db, company.id, (tx) => importCatalogue(tx, company, few, OPTIONS));
  }
  const read = await forCompany(db, company.id, async (tx) => {
    await importCatalogue(tx, company, fileOf(chained(4000)), OPTIONS);
    const { rows } = await sql<{ read: number }>`
      select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as read from pg_stat_xact_user_tables
      where relname in ('products', 'product_kinds', 'product_words', 'product_accessories')`.execute(tx);
    return rows[0]?.read ?? 0;
  });
  await pool.end();
  expect(read / 4000).toBeLessThan(20);
});

it('brings more rows in than are written at a time, whichever names the other', async () => {
  const company = await service.company({ catalogue: null });
  expect(await bring(company, fileOf(chained(4100).toReversed()))).toMatchObject({ created: 4100, errorCount: 0 });
  expect(await bring(company, fileOf(chained(4100)))).toMatchObject({ updated: 4100, unchanged: 4100 });
  const changed = chained(4100).map((row, at) => (at % 1000 === 0 ? row.replace('2.00', '3.00') : row));
  expect(await bring(company, fileOf(changed))).toMatchObject({ updated: 4100, unchanged: 4095 });
});

describe('a row', () => {
  it('is an error where an earlier one is of the same product of the catalogue', async () => {
    const company = await service.company({ catalogue: null });
    await bring(company, fileOf(['X,Chair,furniture,event,2.00,']));
    const { updated, errors } = await bring(
      company,
      fileOf(['X,Stool,furniture,event,2.00,', ',Chair,furniture,event,3.00,']),
    );
    expect([updated, errors]).toEqual([
      1,
      [{ line: 3, column: 'name', message: 'is the same product of the catalogue as line 2; keep one of them' }],
    ]);
  });

  it('that only has another price leaves what its product is found by', async () => {
    const company = await service.company({ catalogue: null });
    const versions = () =>
      forCompany(service.context.db, company.id, async (tx) => {
        const { rows } = await sql<{ version: string }>`
          select distinct xmin::text as version from product_words union
          select distinct xmin::text from product_kinds`.execute(tx);
        return rows;
      });
    await bring(company, fileOf(['X,Chair,furniture,event,2.00,']));
    const before = await versions();
    await bring(company, fileOf(['X,Chair,furniture,event,2.50,']));
    expect([before.length, await versions()]).toEqual([1, before]);
    await bring(company, fileOf(['X,Bar Stool,furniture,event,2.50,']));
    expect(await versions()).not.toEqual(before);
  });

  it('without a sku leaves the one that its product is found by', async () => {
    const company = await service.company({ catalogue: null });
    await bring(company, fileOf(['QX77,Chair,furniture,event,2.00,']));
    await bring(company, fileOf(['CHAIR,furniture,event,2.00'], 'name,category,unit,unit_price'));
    const words = await forCompany(service.context.db, company.id, (tx) =>
      tx.selectFrom('product_words').select('word').orderBy('word').execute(),
    );
    expect(words.map(({ word }) => word)).toEqual(['77', 'chair', 'qx']);
  });
});

it('waits for no other import of the company longer than its connection does', async () => {
  const company = await service.company({ catalogue: null });
  await forCompany(service.context.db, company.id, async (first) => {
    await importCatalogue(first, company, fileOf(chained(1)), OPTIONS);
    const second = forCompany(service.context.db, company.id, async (tx) => {
      await sql`set local lock_timeout = '50ms'`.execute(tx);
      return importCatalogue(tx, company, fileOf(chained(1)), OPTIONS);
    });
    await expect(second).rejects.toMatchObject({ code: 'conflict' });
  });
});
