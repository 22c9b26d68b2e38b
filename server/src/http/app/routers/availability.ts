import { day } from '@showbill/contract';
import { z } from 'zod';
import { getFigures, listTracked, PRODUCTS_A_PAGE, type Report } from '../../../availability/index.ts';
import { addDays, dayOf } from '../../../platform/days.ts';
import { findHolding } from '../../../proposals/index.ts';
import { procedure, router } from '../procedures.ts';

const MOST_DAYS = 120;

export const availability = router({
  /** Every tracked product, in the order of the public API, and how many of them a page of figures has. */
  products: procedure.viewer.query(async ({ ctx }) => {
    const { today, products } = await listTracked(ctx.service, ctx.companyId);
    return {
      today,
      page_size: PRODUCTS_A_PAGE,
      products: products.map(({ id, name, category }) => ({ id, name, category })),
    };
  }),

  /** What GET /v1/inventory/availability answers, packed, for one page of the products. */
  figures: procedure.viewer
    .input(z.object({ from: day, days: z.int().min(1).max(MOST_DAYS), page: z.int().min(0).max(10_000) }))
    .query(async ({ ctx, input }) => present(await getFigures(ctx.service, ctx.companyId, input))),

  /**
   * The proposals behind the figures of a product on a day, of a kit with the part that each holds; `to` is the last day, null
   * where nobody knows it.
   */
  holders: procedure.viewer.input(z.object({ item: z.string(), day })).query(async ({ ctx, input }) => {
    const holders = await findHolding(ctx.service, ctx.companyId, input.item, input.day);
    return holders.map(({ proposalId, number, title, client, part, kind, units, from, until }) => ({
      proposal_id: proposalId,
      number,
      title,
      client,
      part,
      kind,
      units,
      from,
      to: until === null ? null : addDays(until, -1),
    }));
  }),
});

function present(report: Report) {
  const { productIds, owned, inRepair, lost, firm, provisional, overdue, free } = report;
  return {
    from: dayOf(report.from),
    days: report.days,
    items: productIds.map((id, product) => ({
      id,
      owned: packed(report, owned, product),
      in_repair: packed(report, inRepair, product),
      lost: packed(report, lost, product),
      firm: packed(report, firm, product),
      provisional: packed(report, provisional, product),
      overdue: packed(report, overdue, product),
      free: packed(report, free, product),
    })),
  };
}

/** A product's units on each day; one number where they are the same on all. */
function packed({ days, productIds }: Report, figure: Float64Array, product: number): number | number[] {
  const units = Array.from({ length: days }, (_, index) => figure[index * productIds.length + product] ?? 0);
  const [first = 0] = units;
  return units.every((count) => count === first) ? first : units;
}
