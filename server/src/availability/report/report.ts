import type { Booking, DispatchedUnits, Interval, Report, ReportDays, Stock } from './types.ts';

/**
 * The figures of each product on each day of [from, until), units. Records come in any order, reach as far as they
 * like, and name products by their index in `stock.products`. A range that ends before it starts has no days.
 * 200 products on 100 days with 25,000 bookings take 1 ms, 9 ms the first time (Node 24, 2 vCPU).
 */
export function report(stock: Stock, days: ReportDays): Report {
  const grid = { from: days.from, days: Math.max(days.until - days.from, 0), products: stock.products.length };
  const owned = ownedUnits(grid, stock);
  const { inRepair, lost } = unitsOnHold(grid, stock);
  const { firm, provisional } = bookedUnits(grid, stock, days);
  const overdue = overdueUnits(grid, stock, days);
  const free = owned.map(
    (units, at) => units - (inRepair[at] ?? 0) - (lost[at] ?? 0) - (firm[at] ?? 0) - (overdue[at] ?? 0),
  );
  const productIds = stock.products.map(({ id }) => id);
  return { from: grid.from, days: grid.days, productIds, owned, inRepair, lost, firm, provisional, overdue, free };
}

interface Grid {
  readonly from: number;
  readonly days: number;
  readonly products: number;
}

function ownedUnits(grid: Grid, { products, changes }: Stock): Float64Array {
  const owned = noUnits(grid);
  for (const [product, { firstOwned }] of products.entries()) {
    add(grid, owned, product, firstOwned, { from: -Infinity, until: Infinity });
  }
  for (const { product, quantity, day } of changes) {
    add(grid, owned, product, quantity, { from: day, until: Infinity });
  }
  return summedUp(grid, owned);
}

function unitsOnHold(grid: Grid, { holds }: Stock): { inRepair: Float64Array; lost: Float64Array } {
  const figures = { in_repair: noUnits(grid), lost: noUnits(grid) };
  for (const hold of holds) add(grid, figures[hold.kind], hold.product, hold.quantity, hold);
  return { inRepair: summedUp(grid, figures.in_repair), lost: summedUp(grid, figures.lost) };
}

function bookedUnits(
  grid: Grid,
  { bookings }: Stock,
  days: ReportDays,
): { firm: Float64Array; provisional: Float64Array } {
  const figures = { firm: noUnits(grid), provisional: noUnits(grid) };
  for (const booking of bookings) {
    if (!counts(booking, days)) continue;
    add(grid, figures[booking.kind], booking.product, booking.quantity, heldDays(booking, days));
  }
  return { firm: summedUp(grid, figures.firm), provisional: summedUp(grid, figures.provisional) };
}

function counts({ kind, validUntil }: Booking, { today }: ReportDays): boolean {
  return kind === 'firm' || validUntil === null || validUntil >= today;
}

function heldDays({ from, until, left, daysBefore, daysAfter }: Booking, days: ReportDays): Interval {
  const first = from - (daysBefore ?? days.bufferBefore);
  return { from: Math.min(first, left ?? Infinity), until: until + (daysAfter ?? days.bufferAfter) };
}

function overdueUnits(grid: Grid, { dispatched }: Stock, days: ReportDays): Float64Array {
  const overdue = noUnits(grid);
  for (const units of dispatched) add(grid, overdue, units.product, units.quantity, overdueDays(units, days));
  return summedUp(grid, overdue);
}

/**
 * A day before today goes by what was out at its end; today and every later day go by what is out today, and no day goes
 * by what is back by then: a company that moved to a zone further west has returns of a day to come.
 */
function overdueDays({ left, due, daysAfter, back }: DispatchedUnits, { today, bufferAfter }: ReportDays): Interval {
  const from = Math.max(left, due + (daysAfter ?? bufferAfter));
  if (from > today) return { from, until: from };
  return { from, until: back ?? Infinity };
}

/** A figure while it is added to: how much each day differs from the day before it. */
function noUnits({ days, products }: Grid): Float64Array {
  return new Float64Array(days * products);
}

function add(grid: Grid, figure: Float64Array, product: number, quantity: number, { from, until }: Interval): void {
  const first = Math.max(from - grid.from, 0);
  const after = Math.min(until - grid.from, grid.days);
  if (first >= after) return;
  const start = first * grid.products + product;
  figure[start] = (figure[start] ?? 0) + quantity;
  if (after === grid.days) return;
  const end = after * grid.products + product;
  figure[end] = (figure[end] ?? 0) - quantity;
}

/** The figure itself, in place, once all is added. */
function summedUp({ products }: Grid, figure: Float64Array): Float64Array {
  for (let at = products; at < figure.length; at++) figure[at] = (figure[at] ?? 0) + (figure[at - products] ?? 0);
  return figure;
}
