import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey, createCompany } from '../../accounts/index.ts';
import { importCatalogue } from '../../catalogue/index.ts';
import type { Tx } from '../../platform/db.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { verifyStock } from '../../proposals/index.ts';
import { saveNewProposal } from '../../proposals/save.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { runs } from '../../testing/runs.ts';
import { startTestService, type TestService } from '../../testing/service.ts';
import { nextChange, nextMidnight, shifted, type Zone } from './availability-fixtures/calendar.ts';
import { draftOf } from './availability-fixtures/draft-of.ts';
import { type Hire, pick, todayOf } from './availability-fixtures/hire.ts';
import { change, dispatch, giveBack, sweep } from './availability-fixtures/job-acts.ts';
import { hiredInOn, type PlainCompany, type PlainRecord, recordsOf } from './availability-fixtures/plain-records.ts';
import {
  archive,
  assemble,
  catalogueOf,
  count,
  hold,
  importAgain,
  release,
  restore,
  set,
  trade,
} from './availability-fixtures/stock-acts.ts';
import { askSupplier, changeHiring } from './availability-fixtures/sub-hire-acts.ts';
import { type Act, type ActOf, type Draft, type Story, stories, type Wait } from './availability-fixtures/stories.ts';

/** Figures that were asked for and are no zero, each with whether its day was past, today or to come. */
const seen = new Set<string>();

let service: TestService;
let database: TestDatabase;
let now: Date;
beforeAll(async () => {
  database = await openTestDatabase();
  service = await startTestService({ clock: { now: () => now }, tell: async () => {} }, database);
});
afterAll(async () => {
  await service.close();
  await database.close();
});

describe('GET /v1/inventory/availability', () => {
  // run a case again with the `seed` and `path` that its failure tells, beside `numRuns`
  it(
    'answers for any company, kits, sub-hires and all, what a look at each of its records on each day comes to',
    { timeout: 900_000 },
    () =>
      fc.assert(fc.asyncProperty(stories, play), {
        numRuns: runs(100, 500),
        interruptAfterTimeLimit: runs(300_000, 600_000),
        markInterruptAsFailure: true,
      }),
  );

  it('was asked about every figure, on days past, today and to come', () => {
    const figures = ['in_repair', 'lost', 'firm', 'provisional', 'overdue', 'negative free', 'hired in'];
    const all = figures.flatMap((figure) => ['past', 'today', 'to come', 'of a kit'].map((of) => `${figure} ${of}`));
    expect(all.filter((each) => !seen.has(each))).toEqual([]);
  });
});

async function play(story: Story): Promise<void> {
  now = new Date(Date.parse(`${story.start[0]}T00:00:00Z`) + story.start[1] * 60_000);
  const company = await open(story);
  const { id, plain } = company.hire;
  for (const { wait, act } of story.steps) {
    now = waited(plain.zone, wait);
    await perform(company, act);
  }
  const wholly = { first: -35, days: 80, items: null };
  await ask(company, wholly);
  now = waited(plain.zone, { until: 'midnight', days: 5, milliseconds: 0 });
  await ask(company, wholly);
  // what bears on a single day is found as well
  const lastOut = plain.jobs.flatMap(({ units }) =>
    units.flatMap(({ back }) => (back === null ? [] : shifted(back, -1))),
  );
  for (const day of [...new Set(lastOut)].slice(0, 3)) await askFor(company, { from: day, to: day, items: null });
  const checked = await forCompany(database.db, id, (tx) => verifyStock(tx, id, { rebuild: false }));
  expect(checked).toEqual({ checked: plain.jobs.length, differences: [] });
}

function waited(zone: Zone, wait: Wait): Date {
  switch (wait.until) {
    case 'later':
      return new Date(now.getTime() + wait.minutes * 60_000);
    case 'midnight': {
      const midnight = nextMidnight(zone, new Date(now.getTime() + wait.days * 86_400_000));
      return new Date(midnight.getTime() + wait.milliseconds);
    }
    case 'change of clocks': {
      const change = nextChange(zone, now).getTime();
      return change - now.getTime() < 40 * 86_400_000 ? new Date(change + wait.milliseconds) : now;
    }
    default:
      return wait satisfies never;
  }
}

interface Company {
  readonly hire: Hire;
  readonly key: string;
  readonly unwritten: Draft[];
}

async function open({ zone, before, after, products, drafts }: Story): Promise<Company> {
  const company = await createCompany(database.db, {
    name: 'Northlight',
    currency: 'GBP',
    country: 'GB',
    timeZone: zone.name,
    bufferDaysBefore: before,
    bufferDaysAfter: after,
  });
  const { id } = company;
  const rows = products.map((product, place) => ({ ...product, sku: `P${place}` }));
  return forCompany(database.db, id, async (tx) => {
    await importCatalogue(tx, company, catalogueOf(rows), { skipInvalid: false, now });
    const { key } = await createApiKey(tx, id, { name: 'test' });
    const kept = await tx.selectFrom('products').select(['id', 'sku']).where('company_id', '=', id).execute();
    const plain: PlainCompany = {
      zone,
      bufferBefore: before,
      bufferAfter: after,
      products: rows.map(({ owned: firstCount, ...row }) => {
        const productId = kept.find(({ sku }) => sku === row.sku)?.id ?? '';
        return { ...row, id: productId, archived: false, firstCount, records: [], holds: [], subHires: [], parts: [] };
      }),
      jobs: [],
    };
    const hire = { id, plain, context: service.context };
    for (const draft of drafts.slice(0, 3)) await write(tx, hire, draft);
    return { hire, key, unwritten: drafts.slice(3) };
  });
}

async function write(tx: Tx, hire: Hire, draft: Draft): Promise<void> {
  const { products, jobs } = hire.plain;
  const today = todayOf(hire);
  const accepted = jobs.filter(({ status }) => status === 'accepted');
  const left = accepted.filter(({ dispatchedOn }) => dispatchedOn !== null);
  const replaces = draft.amends === null ? null : pick(left.length > 0 ? left : accepted, draft.amends);
  const lines = draft.lines.map((line) => ({
    ...line,
    product: line.product === null ? null : pick(products, line.product),
  }));
  const date = draft.date === null ? null : shifted(today, draft.date);
  const drafted = draftOf({
    date,
    days: draft.days,
    lines: lines.map(({ product, ...line }) => ({ ...line, productId: product?.id ?? null })),
    replaces: replaces?.id,
  });
  const id = await saveNewProposal(tx, hire.id, drafted, today, now);
  const validUntil = draft.validFor === null ? null : shifted(today, draft.validFor);
  if (validUntil !== null) {
    const ofCompany = tx.updateTable('proposals').where('company_id', '=', hire.id);
    await ofCompany.where('id', '=', id).set({ valid_until: validUntil }).execute();
  }
  const kept = await tx
    .selectFrom('line_items')
    .select('id')
    .where('company_id', '=', hire.id)
    .where('proposal_id', '=', id)
    .orderBy('position')
    .execute();
  jobs.push({
    id,
    status: 'draft',
    date,
    days: draft.days,
    validUntil,
    replaces,
    lines: lines.map((line, place) => ({ ...line, id: kept[place]?.id ?? '' })),
    dispatchedOn: null,
    units: [],
  });
}

async function perform(company: Company, act: Act): Promise<void> {
  const { hire, unwritten } = company;
  switch (act.what) {
    case 'write': {
      const draft = unwritten.shift();
      if (draft !== undefined) await forCompany(database.db, hire.id, (tx) => write(tx, hire, draft));
      return;
    }
    case 'change':
      return change(hire, act);
    case 'dispatch':
      return dispatch(hire, act);
    case 'return':
      return giveBack(hire, act);
    case 'sweep':
      return sweep(hire);
    case 'hold':
      return hold(hire, act);
    case 'release':
      return release(hire, act);
    case 'trade':
      return trade(hire, act);
    case 'count':
      return count(hire, act);
    case 'import':
      return importAgain(hire, act);
    case 'ask a supplier':
      return askSupplier(hire, act);
    case 'change a sub-hire':
      return changeHiring(hire, act);
    case 'archive':
      return archive(hire, act);
    case 'restore':
      return restore(hire, act);
    case 'assemble':
      return assemble(hire, act);
    case 'set':
      return set(hire, act);
    case 'ask':
      return ask(company, act);
    default:
      return act satisfies never;
  }
}

async function ask(company: Company, { first, days, items }: Omit<ActOf<'ask'>, 'what'>): Promise<void> {
  const { products } = company.hire.plain;
  const from = shifted(todayOf(company.hire), first);
  const named = items === null ? null : items.map((which) => pick(products, which)?.id ?? '');
  await askFor(company, { from, to: shifted(from, days - 1), items: named });
}

async function askFor({ hire, key }: Company, { from, to, items }: Parameters<typeof recordsOf>[2]): Promise<void> {
  const today = todayOf(hire);
  const path = `/v1/inventory/availability?from=${from}&to=${to}${items === null ? '' : `&items=${items.join()}`}`;
  const { status, json } = await service.call('GET', path, { key });
  const expected = recordsOf(hire.plain, today, { from, to, items });
  expect([status, json.count]).toEqual([200, expected.length]);
  // far faster than to compare them one by one
  if (JSON.stringify(json.data) !== JSON.stringify(expected)) expect(json.data).toEqual(expected);
  const products = new Map(hire.plain.products.map((product) => [product.id, product]));
  for (const record of expected) {
    const time = record.day < today ? 'past' : record.day === today ? 'today' : 'to come';
    const product = products.get(record.catalog_item_id);
    const made = product === undefined ? [] : [product, ...product.parts.map((part) => part.product)];
    const hiredIn = made.reduce((units, each) => units + hiredInOn(each, record.day), 0);
    note(record, hiredIn, made.length > 1 ? 'of a kit' : time);
  }
}

function note({ free, ...record }: PlainRecord, hiredIn: number, time: string): void {
  const figures = Object.entries({ ...record, 'negative free': Number(free < 0), 'hired in': hiredIn });
  for (const [figure, units] of figures) {
    const name = `${figure} ${time}`;
    if (typeof units === 'number' && units > 0) seen.add(name);
  }
}
