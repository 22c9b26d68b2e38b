import { CATEGORIES, UNITS } from '@showbill/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '../../accounts/index.ts';
import type { Tx } from '../../platform/db.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { runs } from '../../testing/runs.ts';
import { startTestService, TEST_NOW, type TestService } from '../../testing/service.ts';
import { importCatalogue } from '../index.ts';
import { recordCounts } from '../owned.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { createProduct } from './save-product.ts';

const DAY = '2026-11-20';
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** All that a catalogue holds, but for ids. */
async function contents(tx: Tx, companyId: string): Promise<unknown> {
  const { rows } = await sql`
    select p.name, p.category, p.own_category, p.unit, p.unit_price::text as price, p.cost_price::text as cost,
      p.description, p.tracked, p.first_owned,
      p.per_attendees::text as per, p.kilograms::text as kg, p.cubic_metres::text as m3, p.watts::text as w, p.kinds,
      (select jsonb_agg(jsonb_build_array(o.name, a.quantity) order by o.name, a.quantity) from product_accessories a
        join products o on o.company_id = a.company_id and o.id = a.accessory_id
        where a.company_id = p.company_id and a.product_id = p.id) as accessories
    from products p where p.company_id = ${companyId} order by p.name_key, price, p.description, p.tracked, p.unit, p.category`.execute(
    tx,
  );
  return rows;
}

const name = fc
  .string({
    unit: fc.constantFrom('a', 'B', 'é', '"', ',', ';', '=', '+', '-', '@', '1', ' ', 'ß', "'", '/'),
    minLength: 1,
    maxLength: 12,
  })
  .map((text) => `${text}Desk`);
const measure = fc.integer({ min: 1, max: 99_999_999 }).map((thousandths) => thousandths / 1000);
const product = fc.record({
  name,
  sku: fc.constant(null),
  description: fc.option(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '=', ' ', '1'), maxLength: 20 })),
  category: fc.constantFrom(...CATEGORIES),
  ownCategory: fc.option(fc.constantFrom('Ton & Licht', '=Bühne', 'audio', ' Deko, "alt" ')),
  unit: fc.constantFrom(...UNITS),
  unitPrice: fc.bigInt({ min: 0n, max: 10_000_000n }),
  costPrice: fc.option(fc.bigInt({ min: 0n, max: 10_000_000n })),
  tracked: fc.boolean(),
  perAttendees: fc.option(measure),
  kilograms: fc.option(measure.filter((value) => value < 90_000)),
  cubicMetres: fc.option(measure.filter((value) => value < 90_000)),
  watts: fc.option(measure.filter((value) => value < 90_000)),
  owned: fc.option(fc.integer({ min: 0, max: 50 })),
});

describe('an export', () => {
  it('read into an empty catalogue brings the same products', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GBP', 'JPY', 'KWD'),
        fc.uniqueArray(product, { minLength: 1, maxLength: 6, selector: (each) => each.name.toLowerCase().trim() }),
        async (currency, products) => {
          const from = await createCompany(service.context.db, { name: 'From', currency, country: 'GB' });
          const into = await createCompany(service.context.db, { name: 'Into', currency, country: 'GB' });
          const { csv, held } = await forCompany(service.context.db, from.id, async (tx) => {
            let last: string | undefined;
            for (const { owned, ...each } of products) {
              const accessories = last === undefined ? [] : [{ productId: last, quantity: 2 }];
              last = await createProduct(tx, from.id, { ...each, accessories });
              if (!each.tracked || owned === null) continue;
              await recordCounts(tx, from.id, [{ productId: last, owned }], {
                cause: 'counted',
                day: DAY,
                now: TEST_NOW,
              });
            }
            return { csv: await exportCatalogue(tx, from, DAY), held: await contents(tx, from.id) };
          });
          await forCompany(service.context.db, into.id, async (tx) => {
            const file = new TextEncoder().encode(csv);
            const { errors } = await importCatalogue(tx, into, file, { skipInvalid: false, now: TEST_NOW });
            expect(errors).toEqual([]);
            expect(await contents(tx, into.id)).toEqual(held);
          });
        },
      ),
      { numRuns: runs(40, 400) },
    );
  });

  it('leaves out what is archived, and keeps formulas from being carried out', async () => {
    const company = await service.company({ catalogue: null });
    const csv = await forCompany(service.context.db, company.id, async (tx) => {
      const make = (text: string) =>
        createProduct(tx, company.id, { name: text, category: 'other', unit: 'each', unitPrice: 100n });
      await make('=HYPERLINK("http://x")');
      const gone = await make('Gone');
      await tx.updateTable('products').set({ archived_at: TEST_NOW }).where('id', '=', gone).execute();
      return exportCatalogue(tx, company, DAY);
    });
    expect(csv).toContain('"\u200B=HYPERLINK(""http://x"")"');
    expect(csv).not.toContain('Gone');
  });
});
