import { type Company, getCompany } from '../accounts/index.ts';
import { dayIn } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { dayNumber } from '../platform/days.ts';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { isUuid } from '../platform/ids.ts';
import { forCompany } from '../platform/tenancy.ts';
import { type NamedProduct, readStock, trackedProducts } from './read-stock.ts';
import { type Asked, type Report, report, type TrackedProduct, withKits } from './report/index.ts';

const PRODUCT_DAYS_LIMIT = 20_000;

export interface AvailabilityQuery {
  /** Days, `YYYY-MM-DD`, both inclusive. */
  readonly from: string;
  readonly to: string;
  /** Ids of products; those that are no tracked product of the company are left out. Null: every tracked product. */
  readonly items: readonly string[] | null;
  /** A proposal whose own bookings are left out. */
  readonly without?: string | undefined;
}

/** The figures of a company's stock for each day and product. Throws `invalid_request` beyond 20,000 product-days. */
export function getAvailability(context: Context, companyId: string, query: AvailabilityQuery): Promise<Report> {
  const ids = query.items?.filter(isUuid) ?? null;
  return forCompany(context.db, companyId, async (tx) => {
    const company = await getCompany(tx, companyId);
    return readReport(tx, company, { ...query, items: ids }, context.clock.now(), refuseTooMany);
  });
}

/** The same in the caller's transaction, however many product-days it comes to. */
export async function readReport(
  tx: Tx,
  company: Company,
  query: AvailabilityQuery,
  now: Date,
  check: (products: number, days: number) => void = () => {},
): Promise<Report> {
  const products = await trackedProducts(tx, company.id, query.items);
  const range = {
    from: dayNumber(query.from),
    until: dayNumber(query.to) + 1,
    bufferBefore: company.bufferDaysBefore,
    bufferAfter: company.bufferDaysAfter,
    without: query.without,
  };
  check(products.length, range.until - range.from);
  const { stocked, asked } = stockedProducts(products);
  const stock = await readStock(tx, company.id, stocked, range);
  const today = dayNumber(dayIn(company.timeZone, now));
  return withKits(report(stock, { ...range, today }), asked);
}

/** The products whose stock is to be read, the parts of kits among them, and what is made of their figures. */
function stockedProducts(products: readonly NamedProduct[]): { stocked: TrackedProduct[]; asked: Asked[] } {
  const stocked = new Map<string, TrackedProduct>();
  for (const product of products) {
    for (const each of product.parts ?? [product]) stocked.set(each.id, each);
  }
  const at = new Map([...stocked.keys()].map((id, index) => [id, index]));
  const asked = products.map(({ id, parts }) => ({
    id,
    parts: (parts ?? [{ id, quantity: 1 }]).map((part) => ({
      product: at.get(part.id) ?? -1,
      quantity: part.quantity,
    })),
  }));
  return { stocked: [...stocked.values()], asked };
}

function refuseTooMany(products: number, days: number): void {
  if (products * days <= PRODUCT_DAYS_LIMIT) return;
  throw new AppError(
    'invalid_request',
    ({ stock }) => stock.tooMuchAtOnce(products, String(days), PRODUCT_DAYS_LIMIT),
    { param: 'items' },
  );
}
