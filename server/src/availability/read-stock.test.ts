import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '../accounts/index.ts';
import { dayNumber, dayOf } from '../platform/days.ts';
import { newId } from '../platform/ids.ts';
import { forCompany } from '../platform/tenancy.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { runs } from '../testing/runs.ts';
import { book, makeCompany, makeProposals, NOW, TODAY } from './fixtures.ts';
import { readStock, type StockRange, trackedProducts } from './read-stock.ts';
import { report } from './report/index.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Range = Partial<StockRange> & Pick<StockRange, 'from' | 'until'>;

function read(company: Company, range: Range) {
  return forCompany(database.db, company.id, async (tx) => {
    const products = await trackedProducts(tx, company.id, null);
    return readStock(tx, company.id, products, { bufferBefore: 0, bufferAfter: 0, ...range });
  });
}

describe('a booking', () => {
  const start = dayNumber('2027-03-10');

  it.each([
    ['a day', 1, null],
    ['62 days, the longest short one', 62, null],
    ['63 days, the shortest long one', 63, null],
    ['a year', 366, null],
    ['a day and left the day before', 1, 1],
    ['a day and left so early that it is the longest short one', 1, 61],
    ['a day and left so early that it is a long one', 1, 62],
    ['two months and left two months before', 60, 60],
  ])('of %s is found on the days that it holds, buffers included, and on no others', async (_, days, early) => {
    const company = await makeCompany(database.db, ['Desk']);
    const left = early === null ? null : start - early;
    const until = start + days;
    await book(database.db, company, [{ from: start, until, left }]);
    const isFound = async (day: number, buffers: Partial<StockRange> = {}) => {
      const range = { from: day, until: day + 1, bufferBefore: 0, bufferAfter: 0, ...buffers };
      const stock = await read(company, range);
      return report(stock, { ...range, today: TODAY }).firm[0] === 1;
    };
    const first = left ?? start;
    expect([await isFound(first - 1), await isFound(first)]).toEqual([false, true]);
    expect([await isFound(until - 1), await isFound(until)]).toEqual([true, false]);
    expect(await isFound(first + Math.floor((until - first) / 2))).toBe(true);
    const after = { bufferAfter: 60 };
    expect([await isFound(until + 59, after), await isFound(until + 60, after)]).toEqual([true, false]);
    const before = { bufferBefore: 60 };
    const firstBuffered = Math.min(first, start - 60);
    expect([await isFound(firstBuffered - 1, before), await isFound(firstBuffered, before)]).toEqual([false, true]);
  });

  it('is left out of what is read without its proposal', async () => {
    const company = await makeCompany(database.db, ['Desk']);
    const [own = ''] = await book(database.db, company, [
      { from: start, until: start + 3, quantity: 7 },
      { from: start, until: start + 100, quantity: 2 },
    ]);
    const { bookings } = await read(company, { from: start, until: start + 1, without: own });
    expect(bookings.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('of another company is not read, whoever is asked for', async () => {
    const [company, other] = [await makeCompany(database.db, ['Desk']), await makeCompany(database.db, ['Desk'])];
    await book(database.db, company, [{ from: start, until: start + 3 }]);
    const range = { from: start, until: start + 3, bufferBefore: 0, bufferAfter: 0 };
    expect((await read(other, range)).bookings).toEqual([]);
    const products = await forCompany(database.db, company.id, (tx) => trackedProducts(tx, company.id, null));
    const stolen = await forCompany(database.db, other.id, (tx) => readStock(tx, company.id, products, range));
    expect(stolen).toEqual({ products, changes: [], holds: [], bookings: [], dispatched: [] });
  });

  it('is read in the first and in the last year there is', async () => {
    const company = await makeCompany(database.db, ['Desk']);
    const [dawn, dusk] = [dayNumber('0001-01-01'), dayNumber('9999-12-31')];
    await book(database.db, company, [
      { from: dawn, until: dawn + 1 },
      { from: dusk, until: dusk + 366, quantity: 2 },
    ]);
    const buffers = { bufferBefore: 60, bufferAfter: 60 };
    const quantities = async (range: Range) => (await read(company, range)).bookings.map(({ quantity }) => quantity);
    expect(await quantities({ from: dawn, until: dawn + 1, ...buffers })).toEqual([1]);
    expect(await quantities({ from: dusk, until: dusk + 1, ...buffers })).toEqual([2]);
    expect(await quantities({ from: dawn, until: dusk + 1 })).toEqual([1, 2]);
    expect(await quantities({ from: TODAY, until: TODAY + 1, ...buffers })).toEqual([]);
  });
});

describe('what is read of any range', () => {
  const PRODUCTS = ['Amp', 'Desk', 'Truss'];
  const RECORDS = { numRuns: 400, seed: 20_261_120 };
  /** Days within two years around today, where all records lie. */
  const near = fc.integer({ min: TODAY - 400, max: TODAY + 400 });
  const product = fc.nat(PRODUCTS.length - 1);
  const quantity = fc.integer({ min: 1, max: 9 });
  const length = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 5 }) },
    { weight: 2, arbitrary: fc.integer({ min: 58, max: 66 }) },
    { weight: 1, arbitrary: fc.integer({ min: 100, max: 366 }) },
  );
  const booking = fc
    .record({
      product,
      quantity,
      kind: fc.constantFrom('provisional' as const, 'firm' as const),
      from: near,
      length,
      early: fc.option(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 50, max: 90 }))),
      validUntil: fc.option(near),
    })
    .map(({ length: days, early, validUntil, ...rest }) => ({
      ...rest,
      until: rest.from + days,
      left: rest.kind === 'firm' && early !== null ? rest.from - early : null,
      validUntil: rest.kind === 'provisional' ? validUntil : null,
    }));
  const hold = fc.record({ product, quantity, from: near, length: fc.option(length), lost: fc.boolean() });
  const change = fc.record({ product, quantity, day: near });
  /** What came back did so before any day that is today: nothing is recorded that has not happened. */
  const past = fc.integer({ min: TODAY - 500, max: TODAY - 200 });
  const lot = fc.record({ product, quantity, left: past, length, back: fc.option(fc.integer({ min: 0, max: 90 })) });
  const ranges = fc.record({
    from: fc.oneof(
      { weight: 8, arbitrary: near },
      { weight: 1, arbitrary: fc.integer({ min: TODAY - 4000, max: TODAY + 4000 }) },
    ),
    days: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 100, max: 367 })),
    today: fc.integer({ min: TODAY - 110, max: TODAY + 400 }),
    bufferBefore: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 })),
    bufferAfter: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 })),
  });
  type Drawn = typeof ranges extends fc.Arbitrary<infer T> ? T : never;

  let company: Company;

  beforeAll(async () => {
    company = await makeCompany(database.db, PRODUCTS);
    await book(database.db, company, fc.sample(booking, RECORDS));
    await forCompany(database.db, company.id, async (tx) => {
      const ids = (await trackedProducts(tx, company.id, null)).map(({ id }) => id);
      const [job = ''] = await makeProposals(tx, company.id, 1);
      for (const { product: at, quantity: units, day } of fc.sample(change, { ...RECORDS, numRuns: 20 })) {
        await sql`
          insert into stock_changes (company_id, id, product_id, cause, quantity, day, recorded_at)
          values (${company.id}, ${newId()}, ${ids[at]}, 'bought', ${units}, ${dayOf(day)}, ${NOW})`.execute(tx);
      }
      for (const { product: at, lost, quantity: units, from, length: days } of fc.sample(hold, RECORDS).slice(0, 40)) {
        const id = newId();
        await sql`
          insert into stock_holds (company_id, id, product_id, kind, quantity, from_day, until_day, recorded_at)
          values (${company.id}, ${id}, ${ids[at]}, ${lost ? 'lost' : 'in_repair'}, ${units}, ${dayOf(from)},
            ${days === null ? 'infinity' : dayOf(from + days)}, ${NOW})`.execute(tx);
        const back = dayOf(from + ((units * 7) % 20) - 5);
        await sql`
          insert into stock_releases (company_id, id, hold_id, quantity, day, recorded_at, superseded_at)
          values (${company.id}, ${newId()}, ${id}, 1, ${back}, ${NOW}, ${units % 3 === 0 ? NOW : null})`.execute(tx);
      }
      for (const { product: at, quantity: units, left, length: days, back } of fc.sample(lot, RECORDS).slice(0, 60)) {
        await sql`
          insert into dispatched_units (company_id, id, proposal_id, product_id, quantity, left_day, due_day, back_day,
            left_recorded_at)
          values (${company.id}, ${newId()}, ${job}, ${ids[at]}, ${units}, ${dayOf(left)}, ${dayOf(left + days)},
            ${back === null ? null : dayOf(left + back)}, ${NOW})`.execute(tx);
      }
    });
  });

  /** The figures of each day and product, asked of every record by the words of the rules. */
  async function naive({ from, days, today, bufferBefore, bufferAfter }: Drawn) {
    const { rows } = await forCompany(database.db, company.id, (tx) =>
      sql<Record<Figure, number>>`
        select
          (p.first_owned + coalesce((
            select sum(c.quantity) from stock_changes c where c.product_id = p.id and c.day <= d.day), 0))::integer
            as owned,
          ${onHold('in_repair')} as "inRepair",
          ${onHold('lost')} as lost,
          ${booked(sql`b.kind = 'firm'`)} as firm,
          ${booked(sql`b.kind = 'provisional' and (b.valid_until is null or b.valid_until >= ${dayOf(today)}::date)`)}
            as provisional,
          (select coalesce(sum(u.quantity), 0) from dispatched_units u
            where u.product_id = p.id and u.due_day - 1 + ${bufferAfter}::integer < d.at_most and u.left_day <= d.at_most
              and (u.back_day is null or u.back_day > d.at_most))::integer as overdue
        from (
          select day::date as day, least(day::date, ${dayOf(today)}::date) as at_most
          from generate_series(${dayOf(from)}::date, ${dayOf(from + days - 1)}::date, interval '1 day') day) d
        cross join products p
        order by d.day, p.name`.execute(tx),
    );
    return rows;

    function booked(which: ReturnType<typeof sql>) {
      return sql`(select coalesce(sum(b.quantity), 0) from bookings b
        where b.product_id = p.id and ${which} and b.until_day + ${bufferAfter}::integer > d.day
          and (b.from_day - ${bufferBefore}::integer <= d.day or b.left_day <= d.day))::integer`;
    }
  }

  const FIGURES = ['owned', 'inRepair', 'lost', 'firm', 'provisional', 'overdue'] as const;
  type Figure = (typeof FIGURES)[number];

  it('is what a look at every record finds', async () => {
    const seen = new Set<Figure>();
    await fc.assert(
      fc.asyncProperty(ranges, async ({ from, days, today, ...buffers }) => {
        const range = { from, until: from + days, ...buffers };
        const figures = report(await read(company, range), { ...range, today });
        const expected = await naive({ from, days, today, ...buffers });
        for (const name of FIGURES) {
          expect([...figures[name]], name).toEqual(expected.map((row) => row[name]));
          if (figures[name].some((units) => units > 0)) seen.add(name);
        }
      }),
      { numRuns: runs(60, 250) },
    );
    expect(seen.size).toBe(FIGURES.length);
  });
});

/** SQL: units on hold of a product `p` on a day `d.day`. */
function onHold(kind: string) {
  return sql`(select coalesce(sum(h.quantity - coalesce((
        select sum(r.quantity) from stock_releases r
        where r.hold_id = h.id and r.superseded_at is null and r.day <= d.day), 0)), 0)
    from stock_holds h
    where h.product_id = p.id and h.kind = ${kind} and h.from_day <= d.day and h.until_day > d.day)::integer`;
}
