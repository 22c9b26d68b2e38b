import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../platform/days.ts';
import { runs } from '../../testing/runs.ts';
import { leastFree, type ReportDays, report, type Stock, shortages } from './index.ts';

const PRODUCTS = ['speaker', 'stand', 'cable', 'desk'];
/** Around these days a company's records lie: year ends, leap days, and days where others would expect one. */
const ANCHORS = ['2026-12-31', '2028-02-28', '2028-02-29', '2027-03-01', '2100-02-28', '2000-02-29', '2026-10-25'];

/** Days before or after the anchor: mostly near, some far outside of any range. */
const near = fc.integer({ min: -25, max: 25 });
const offset = fc.oneof({ weight: 9, arbitrary: near }, { weight: 1, arbitrary: fc.integer({ min: -900, max: 900 }) });
const product = fc.constantFrom(...PRODUCTS);
const buffer = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5 }));

const lot = fc.record({ product, units: fc.integer({ min: 1, max: 9 }), left: offset, back: fc.option(offset) });
const drawn = fc.record({
  anchor: fc.constantFrom(...ANCHORS),
  first: near,
  days: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 30 })),
  today: offset,
  bufferBefore: buffer,
  bufferAfter: buffer,
  products: fc.subarray(PRODUCTS),
  firstOwned: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 4, maxLength: 4 }),
  changes: fc.array(fc.record({ product, day: offset, units: fc.integer({ min: -20, max: 20 }) }), { maxLength: 6 }),
  holds: fc.array(
    fc.record({
      product,
      kind: fc.constantFrom('in_repair' as const, 'lost' as const),
      units: fc.integer({ min: -3, max: 6 }),
      first: offset,
      days: fc.option(fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 900 }))),
    }),
    { maxLength: 6 },
  ),
  proposals: fc.array(
    fc.record({
      status: fc.constantFrom('accepted' as const, 'sent' as const),
      date: offset,
      days: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 366 })),
      lines: fc.uniqueArray(fc.record({ product, units: fc.integer({ min: 1, max: 9 }) }), {
        maxLength: 4,
        selector: ({ product }) => product,
      }),
      validUntil: fc.option(offset),
      lots: fc.array(lot, { maxLength: 4 }),
    }),
    { maxLength: 8 },
  ),
  needed: fc.uniqueArray(fc.tuple(fc.nat(3), fc.integer({ min: 0, max: 40 })), { selector: ([product]) => product }),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;
type Company = ReturnType<typeof toCompany>;

/** The records as a person would write them down: days of the calendar, first and last ones included. */
function toCompany({ anchor, products, firstOwned, changes, holds, proposals, ...rest }: Drawn) {
  const known = <T extends { readonly product: string }>(records: readonly T[]) =>
    records.filter((record) => products.includes(record.product));
  const day = (offset: number) => shifted(anchor, offset);
  const dayOrNull = (offset: number | null) => (offset === null ? null : day(offset));
  return {
    today: day(rest.today),
    days: Array.from({ length: rest.days }, (_, at) => day(rest.first + at)),
    bufferBefore: rest.bufferBefore,
    bufferAfter: rest.bufferAfter,
    products: products.map((id, at) => ({ id, firstOwned: firstOwned[at] ?? 0 })),
    changes: known(changes).map((change) => ({ ...change, day: day(change.day) })),
    holds: known(holds).map(({ first, days, ...hold }) => ({
      ...hold,
      first: day(first),
      last: days === null ? null : day(first + days - 1),
    })),
    proposals: proposals.map(({ status, date, days, lines, validUntil, lots }) => {
      // Nothing comes back before it left, and only what is accepted is dispatched.
      const dispatched = status === 'accepted' ? known(lots) : [];
      return {
        status,
        date: day(date),
        lastDay: day(date + days - 1),
        lines: known(lines),
        validUntil: dayOrNull(validUntil),
        lots: dispatched.map(({ left, back, ...units }) => ({
          ...units,
          left: day(left),
          back: dayOrNull(back === null ? null : Math.max(left, back)),
        })),
      };
    }),
  };
}

/** The same records in the form that the report is made of. */
function toStock({ products, changes, holds, proposals }: Company): Stock {
  const at = (id: string) => products.findIndex((product) => product.id === id);
  return {
    products,
    changes: changes.map(({ product, day, units }) => ({ product: at(product), day: dayNumber(day), quantity: units })),
    holds: holds.map(({ product, kind, units, first, last }) => ({
      product: at(product),
      kind,
      quantity: units,
      from: dayNumber(first),
      until: last === null ? Infinity : dayNumber(last) + 1,
    })),
    bookings: proposals.flatMap(({ status, date, lastDay, lines, validUntil, lots }) =>
      lines.map(({ product, units }) => ({
        product: at(product),
        kind: status === 'accepted' ? 'firm' : 'provisional',
        quantity: units,
        from: dayNumber(date),
        until: dayNumber(lastDay) + 1,
        left: numberOrNull(dispatchOf(lots)),
        validUntil: numberOrNull(validUntil),
      })),
    ),
    dispatched: proposals.flatMap(({ lastDay, lots }) =>
      lots.map(({ product, units, left, back }) => ({
        product: at(product),
        quantity: units,
        left: dayNumber(left),
        due: dayNumber(lastDay) + 1,
        back: numberOrNull(back),
      })),
    ),
  };
}

function toDays({ days, today, bufferBefore, bufferAfter }: Company): ReportDays {
  const from = dayNumber(days[0] ?? '');
  return { from, until: from + days.length, today: dayNumber(today), bufferBefore, bufferAfter };
}

/** One record, read from the rules: every day is asked of every record. Days as text sort as days. */
function recordOf(company: Company, product: { readonly id: string; readonly firstOwned: number }, day: string) {
  const { today } = company;
  let owned = product.firstOwned;
  for (const change of company.changes) {
    if (change.product === product.id && change.day <= day) owned += change.units;
  }
  const held = { in_repair: 0, lost: 0 };
  for (const hold of company.holds) {
    const isOver = hold.last !== null && hold.last < day;
    if (hold.product === product.id && hold.first <= day && !isOver) held[hold.kind] += hold.units;
  }
  let [firm, provisional, overdue] = [0, 0, 0];
  for (const proposal of company.proposals) {
    const firstHeld = shifted(proposal.date, -company.bufferBefore);
    const lastHeld = shifted(proposal.lastDay, company.bufferAfter);
    const dispatch = dispatchOf(proposal.lots);
    const hasStarted = firstHeld <= day || (dispatch !== null && dispatch <= day);
    for (const line of proposal.lines) {
      if (line.product !== product.id || !hasStarted || lastHeld < day) continue;
      if (proposal.status === 'accepted') firm += line.units;
      else if (proposal.validUntil === null || proposal.validUntil >= today) provisional += line.units;
    }
    for (const { left, back, ...lot } of proposal.lots) {
      // What matters is who had the units at the end of that day; for days to come, who has them today
      // and is not to have brought them back by then.
      const end = day < today ? day : today;
      const isOut = left <= end && (back === null || back > day);
      if (lot.product === product.id && isOut && lastHeld < end) overdue += lot.units;
    }
  }
  const free = owned - held.in_repair - held.lost - firm - overdue;
  return { owned, inRepair: held.in_repair, lost: held.lost, firm, provisional, overdue, free };
}

function numberOrNull(day: string | null): number | null {
  return day === null ? null : dayNumber(day);
}

function dispatchOf(lots: readonly { readonly left: string }[]): string | null {
  return lots.map(({ left }) => left).toSorted()[0] ?? null;
}

/** By the calendar of JavaScript, not by counting days. */
function shifted(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const companies = drawn.map((all) => ({ company: toCompany(all), needed: all.needed }));

describe('the report of any company', () => {
  it('is, on each day and for each product, what its records say by the rules', () => {
    fc.assert(
      fc.property(companies, ({ company }) => {
        const { from, days, productIds, ...figures } = report(toStock(company), toDays(company));
        expect({ from, days, productIds }).toEqual({
          from: dayNumber(company.days[0] ?? ''),
          days: company.days.length,
          productIds: company.products.map(({ id }) => id),
        });
        const expected = company.days.flatMap((day) => company.products.map((each) => recordOf(company, each, day)));
        for (const name of ['owned', 'inRepair', 'lost', 'firm', 'provisional', 'overdue', 'free'] as const) {
          expect([...figures[name]], name).toEqual(expected.map((record) => record[name]));
        }
      }),
      { numRuns: runs(500, 20_000) },
    );
  });

  it('has its least free units and its shortages where a look at every day finds them', () => {
    fc.assert(
      fc.property(companies, fc.nat(30), fc.integer({ min: -5, max: 30 }), ({ company, needed }, start, length) => {
        const { products, days } = company;
        const made = report(toStock(company), toDays(company));
        const records = days.map((day) => products.map((each) => recordOf(company, each, day).free));
        const least = products.map((_, product) => {
          const free = records.map((ofDay) => ofDay[product] ?? 0);
          const at = free.indexOf(Math.min(...free));
          return { free: free[at], day: made.from + at };
        });
        expect(leastFree(made)).toEqual(least);

        const wanted = new Map(needed.filter(([product]) => product < products.length));
        const short = records.flatMap((ofDay, at) =>
          ofDay.flatMap((free, product) => {
            const units = wanted.get(product) ?? 0;
            const isHeld = at >= start && at < start + length;
            return isHeld && units > 0 && free < units ? [{ product, day: made.from + at, needed: units, free }] : [];
          }),
        );
        const held = { from: made.from + start, until: made.from + start + length };
        expect(shortages(made, wanted, held)).toEqual(short);
      }),
      { numRuns: runs(100, 5_000) },
    );
  });
});
