import { CATEGORIES, text, UNITS } from '@showbill/contract';
import { z } from 'zod';
import { getCompany } from '../../../accounts/index.ts';
import { searchProducts as find } from '../../../catalogue/index.ts';
import { dayIn } from '../../../platform/clock.ts';
import { toMajor } from '../../../platform/money/index.ts';
import { forCompany } from '../../../platform/tenancy.ts';
import { defineTool, READS } from '../tool.ts';

export const searchProducts = defineTool({
  name: 'search_products',
  title: 'Search the catalogue',
  description: 'Products of the catalogue with list prices; all words must be in name, SKU or category.',
  input: z.strictObject({
    text: text(200, 0).default(''),
    category: z.enum(CATEGORIES).optional(),
    limit: z.int().min(1).max(50).default(20),
    offset: z.int().min(0).max(1_000_000).default(0),
  }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        sku: z.string().nullable(),
        name: z.string(),
        category: z.enum(CATEGORIES),
        unit: z.enum(UNITS),
        unit_price: z.number(),
        owned: z.int().nullable(),
      }),
    ),
    count: z.int().meta({ description: 'How many there are in all.' }),
    currency: z.string(),
  }),
  hints: READS,
  run: ({ context, account: { companyId, currency } }, { text: words, category, limit, offset }) =>
    forCompany(context.db, companyId, async (tx) => {
      const { timeZone } = await getCompany(tx, companyId);
      const page = { limit, offset, closestFirst: true };
      const today = dayIn(timeZone, context.clock.now());
      const { products, count } = await find(tx, companyId, { text: words, category }, page, today);
      const data = products.map(({ unitPrice, ...product }) => ({
        ...product,
        unit_price: toMajor(unitPrice, currency),
      }));
      return { data, count, currency };
    }),
});
