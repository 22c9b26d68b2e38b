import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forCompany } from '../platform/tenancy.ts';
import { startTestService, type TestService } from '../testing/service.ts';
import { rereadProducts } from './reading.ts';
import { findCandidates } from './shelf.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

it('reads again the products that an older version read, of one company, once', async () => {
  const { db } = service.context;
  const { id } = await service.company();
  const other = await service.company();
  const shelf = () => forCompany(db, id, (tx) => findCandidates(tx, id, { kinds: [], phrases: [] }, '2026-11-20'));
  const fresh = await shelf();
  await forCompany(db, id, async (tx) => {
    await sql`update products set reading = 0, kinds = '[]', traits = '{}'`.execute(tx);
    await sql`delete from product_kinds`.execute(tx);
  });
  expect(await shelf()).not.toEqual(fresh);
  expect(await rereadProducts(db, other.id)).toBe(0);
  expect(await rereadProducts(db, id)).toBe(10);
  expect(await shelf()).toEqual(fresh);
  const { rows } = await forCompany(db, id, (tx) =>
    sql<{ kinds: bigint }>`select count(*) as kinds from product_kinds where kind = 'bar_stool'`.execute(tx),
  );
  expect(rows).toEqual([{ kinds: 1n }]);
  expect(await rereadProducts(db, id)).toBe(0);
});
