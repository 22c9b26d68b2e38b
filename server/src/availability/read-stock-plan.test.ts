import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '../accounts/index.ts';
import { dayNumber, dayOf } from '../platform/days.ts';
import type { Tables } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { makeCompany, makeProposals } from './fixtures.ts';
import { readStock, trackedProducts } from './read-stock.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database.close());

describe('among twenty thousand bookings', () => {
  const PROPOSALS = 2_500;
  const PRODUCTS = Array.from({ length: 8 }, (_, at) => `Product ${at}`);
  const first = dayNumber('2017-01-01');
  const last = first + PROPOSALS;

  let company: Company;

  beforeAll(async () => {
    company = await makeCompany(database.db, PRODUCTS);
    const other = await makeCompany(database.db, PRODUCTS);
    for (const [{ id }, count] of [
      [company, PROPOSALS],
      [other, PROPOSALS / 10],
    ] as const) {
      await forCompany(database.db, id, async (tx) => {
        const products = await trackedProducts(tx, id, null);
        const proposals = await makeProposals(tx, id, count);
        // one proposal a day with all products, of one to five days, every hundredth of ninety
        await sql`
          insert into bookings (company_id, proposal_id, product_id, kind, quantity, from_day, until_day)
          select ${id}::uuid, proposal, product, 'firm', 1, ${dayOf(first)}::date + place::integer,
            ${dayOf(first)}::date + place::integer + case when place % 100 = 0 then 90 else 1 + place::integer % 5 end
          from unnest(${proposals}::uuid[]) with ordinality as p (proposal, place)
          cross join unnest(${products.map((each) => each.id)}::uuid[]) product`.execute(tx);
      });
    }
    const owner = new Client(database.owner);
    await owner.connect();
    // only rows whose commit is on disk can be marked as seen by all, and only then is an index enough
    await owner.query('set synchronous_commit = on');
    await owner.query('create table flushed ()');
    await owner.query('vacuum analyze bookings, products, proposals');
    await owner.end();
  });

  interface PlanNode {
    readonly 'Node Type': string;
    readonly 'Relation Name'?: string;
    readonly 'Index Name'?: string;
    readonly 'Index Cond'?: string;
    readonly 'Actual Rows': number;
    readonly 'Actual Loops': number;
    readonly 'Rows Removed by Filter'?: number;
    readonly Plans?: readonly PlanNode[];
  }

  /** How PostgreSQL, as the service's role, reads the bookings for a range: the parts of the plan that touch them. */
  async function planOf(range: { readonly from: number; readonly until: number }): Promise<PlanNode[]> {
    const queries: CompiledQuery[] = [];
    const watched = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: database.pool }),
      log: ({ query }) => {
        queries.push(query);
      },
    });
    return forCompany(watched, company.id, async (tx) => {
      const products = await trackedProducts(tx, company.id, null);
      await readStock(tx, company.id, products, { ...range, bufferBefore: 1, bufferAfter: 1 });
      const query = queries.at(-1);
      if (query === undefined) throw new Error('nothing was asked');
      const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
        ...query,
        sql: `explain (analyze, format json) ${query.sql}`,
      });
      const whole = rows[0]?.['QUERY PLAN'][0].Plan;
      return whole === undefined
        ? []
        : nodesOf(whole).filter(
            // the heap part of a bitmap scan reads what its index part found
            (node) =>
              node['Node Type'] !== 'Bitmap Heap Scan' &&
              (node['Index Name'] ?? node['Relation Name'])?.startsWith('bookings'),
          );
    });
  }

  function nodesOf(node: PlanNode): PlanNode[] {
    return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
  }

  function rowsRead(nodes: readonly PlanNode[]): number {
    return nodes.reduce(
      (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    );
  }

  it.each([
    ['a week in the midst of them', first + 1000, 7],
    ['a year', first + 1200, 366],
    ['the first days', first - 3, 7],
    ['a month after the last', last + 100, 30],
  ])('%s is found by their indexes, and those outside of it are not read', async (_, from, days) => {
    const nodes = await planOf({ from, until: from + days });
    const conditions = new Map(nodes.map((node) => [node['Index Name'], node['Index Cond']]));
    expect(new Set(conditions.keys())).toEqual(new Set(['bookings_long', 'bookings_short']));
    expect(conditions.get('bookings_short')).toMatch(/company_id = .*starts_day >= .*starts_day < /);
    expect(conditions.get('bookings_long')).toMatch(/company_id = .*ends_day > /);
    const [short = [], long = []] = ['bookings_short', 'bookings_long'].map((index) =>
      nodes.filter((node) => node['Index Name'] === index),
    );
    // one proposal starts a day: those of the range, of its buffers and of the 62 days before it
    expect(rowsRead(short)).toBeLessThanOrEqual((days + 2 + 62) * PRODUCTS.length);
    expect(rowsRead(long)).toBeLessThanOrEqual((PROPOSALS / 100) * PRODUCTS.length);
  });
});
