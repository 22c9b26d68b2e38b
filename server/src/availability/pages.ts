import { getCompany } from '../accounts/index.ts';
import { dayIn } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { addDays } from '../platform/days.ts';
import { forCompany } from '../platform/tenancy.ts';
import { readReport } from './availability.ts';
import { type NamedProduct, trackedProducts } from './read-stock.ts';
import type { Report } from './report/index.ts';

/** Products whose figures are read at once where somebody looks at all of them. */
export const PRODUCTS_A_PAGE = 250;

export interface TrackedProducts {
  /** The company's. */
  readonly today: string;
  /** In the order of every report. */
  readonly products: readonly NamedProduct[];
}

/** Every product whose stock is tracked. */
export function listTracked(context: Context, companyId: string): Promise<TrackedProducts> {
  return forCompany(context.db, companyId, async (tx) => {
    const { timeZone } = await getCompany(tx, companyId);
    const products = await trackedProducts(tx, companyId, null);
    return { today: dayIn(timeZone, context.clock.now()), products };
  });
}

/** The figures of one page of these products, the first is 0, on so many days; none beyond the last page. */
export function getFigures(
  context: Context,
  companyId: string,
  { from, days, page }: { readonly from: string; readonly days: number; readonly page: number },
): Promise<Report> {
  return forCompany(context.db, companyId, async (tx) => {
    const company = await getCompany(tx, companyId);
    const products = await trackedProducts(tx, companyId, null);
    const items = products.slice(page * PRODUCTS_A_PAGE, (page + 1) * PRODUCTS_A_PAGE).map(({ id }) => id);
    return readReport(tx, company, { from, to: addDays(from, days - 1), items }, context.clock.now());
  });
}
