import type { Company } from '../accounts/index.ts';
import { dayNumber, dayOf } from '../platform/days.ts';
import type { Tx } from '../platform/db.ts';
import type { Holding } from './bookings.ts';
import { readStock, trackedProducts } from './read-stock.ts';
import { report, shortages } from './report/index.ts';

/** A product of which more units are needed on a day than are free. */
export interface Shortage {
  readonly productId: string;
  readonly productName: string;
  readonly day: string;
  readonly needed: number;
  /** Without what needs them. */
  readonly free: number;
}

/** Where a proposal's holding needs more than is free without it, by day, then by product. */
export async function findShortages(
  tx: Tx,
  company: Company,
  holding: Holding,
  today: string,
  proposalId: string,
): Promise<Shortage[]> {
  const { bufferDaysBefore: bufferBefore, bufferDaysAfter: bufferAfter } = company;
  const before = holding.daysBefore ?? bufferBefore;
  const after = holding.daysAfter ?? bufferAfter;
  const products = await trackedProducts(tx, company.id, [...holding.units.keys()]);
  const first = dayNumber(holding.from);
  const from = Math.min(first - before, holding.left === null ? first : dayNumber(holding.left));
  const until = first + holding.days + after;
  const stock = await readStock(tx, company.id, products, {
    from,
    until,
    bufferBefore,
    bufferAfter,
    without: proposalId,
  });
  const levels = report(stock, { from, until, today: dayNumber(today), bufferBefore, bufferAfter });
  const needed = new Map(products.map(({ id }, index) => [index, holding.units.get(id) ?? 0]));
  return shortages(levels, needed, { from, until }).map(({ product, day, needed: units, free }) => ({
    productId: products[product]?.id ?? '',
    productName: products[product]?.name ?? '',
    day: dayOf(day),
    needed: units,
    free,
  }));
}
