import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Company, createCompany } from '../accounts/index.ts';
import { importCatalogue, listProducts } from '../catalogue/index.ts';
import type { Tx } from '../platform/db.ts';
import type { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { forCompany } from '../platform/tenancy.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { runs } from '../testing/runs.ts';
import { companyOfHold, holdStock, listStockLog, readReport, releaseHold } from './index.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const LATER = new Date('2026-11-21T10:00:00.000Z');
const CATALOGUE = `name,category,unit,unit_price,tracked,owned
Desk,audio,day,100,true,10
Engineer,crew,hour,30,false,
`;

let database: TestDatabase;
let company: Company;
let desk: string;
let engineer: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  company = await createCompany(database.db, { name: 'Northlight', currency: 'GBP', country: 'GB' });
  const products = await inside(async (tx) => {
    await importCatalogue(tx, company, new TextEncoder().encode(CATALOGUE), { skipInvalid: false, now: NOW });
    return listProducts(tx, company.id, '2026-11-20');
  });
  const idOf = (name: string) => products.find((product) => product.name === name)?.id ?? '';
  desk = idOf('Desk');
  engineer = idOf('Engineer');
});

function inside<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return forCompany(database.db, company.id, work);
}

type Hold = Partial<Parameters<typeof holdStock>[2]>;

function hold(changes: Hold = {}): Promise<string> {
  const usual = { productId: desk, kind: 'in_repair', quantity: 4, from: '2026-12-05' } as const;
  return inside((tx) => holdStock(tx, company.id, { ...usual, ...changes }, NOW));
}

function release(id: string, on: string, quantity?: number, now = LATER) {
  return inside((tx) => releaseHold(tx, company.id, id, { on, quantity, now }));
}

/** Units held of the desk, day by day from one day to another, for instance `0 4 4 0`. */
async function held(from: string, to: string, kind: 'inRepair' | 'lost' = 'inRepair'): Promise<string> {
  const report = await inside((tx) => readReport(tx, company, { from, to, items: [desk] }, NOW));
  for (const [at, free] of report.free.entries()) {
    expect(free).toBe(10 - (report.inRepair[at] ?? 0) - (report.lost[at] ?? 0));
  }
  return report[kind].join(' ');
}

function releases() {
  return inside((tx) =>
    tx.selectFrom('stock_releases').select(['quantity', 'day', 'superseded_at']).orderBy('id').execute(),
  );
}

describe('units in repair', () => {
  it('are held from the first day to the last, both included', async () => {
    await hold({ to: '2026-12-07' });
    expect(await held('2026-12-03', '2026-12-09')).toBe('0 0 4 4 4 0 0');
    await hold({ from: '2026-12-09', to: '2026-12-09', quantity: 10 });
    expect(await held('2026-12-08', '2026-12-10')).toBe('0 10 0');
  });

  it('are held for good where no last day is known', async () => {
    await hold();
    expect(await held('2026-12-04', '2026-12-06')).toBe('0 4 4');
    expect(await held('9999-12-30', '9999-12-31')).toBe('4 4');
  });

  it('may have been held in the past, on several holds that add up, and beyond what is owned', async () => {
    await hold({ from: '2020-02-28', to: '2020-03-01', quantity: 7 });
    await hold({ from: '2020-02-29', to: '2020-02-29', quantity: 8 });
    expect(await held('2020-02-27', '2020-03-02')).toBe('0 7 15 7 0');
  });

  it('are refused with a last day before the first', async () => {
    await expect(hold({ to: '2026-12-04' })).rejects.toMatchObject({
      code: 'invalid_request',
      message: 'to (2026-12-04) must not be before from (2026-12-05)',
    });
    expect(await held('2026-12-01', '2026-12-10')).toBe('0 0 0 0 0 0 0 0 0 0');
  });

  it('are refused for a product that is not tracked, unknown, or of another company', async () => {
    await expect(hold({ productId: engineer })).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('the stock of Engineer is not tracked'),
    });
    const id = newId();
    await expect(hold({ productId: id })).rejects.toMatchObject({
      code: 'not_found',
      message: `there is no product ${id}`,
    });
    const other = await createCompany(database.db, { name: 'Other', currency: 'GBP', country: 'GB' });
    const theirs = { productId: desk, kind: 'lost', quantity: 1, from: '2026-12-05' } as const;
    await expect(forCompany(database.db, other.id, (tx) => holdStock(tx, other.id, theirs, NOW))).rejects.toMatchObject(
      { code: 'not_found' },
    );
  });
});

describe('a release', () => {
  it('ends a hold: its day is the first one back', async () => {
    const id = await hold();
    expect(await release(id, '2026-12-07')).toEqual({
      productId: desk,
      kind: 'in_repair',
      quantity: 4,
      stillHeld: 0,
    });
    expect(await held('2026-12-04', '2026-12-08')).toBe('0 4 4 0 0');
  });

  it('ends one that has a last day earlier, and changes nothing from that day on', async () => {
    const id = await hold({ to: '2026-12-08' });
    await release(id, '2026-12-07');
    expect(await held('2026-12-04', '2026-12-10')).toBe('0 4 4 0 0 0 0');
  });

  it('calls a planned repair off before or on its first day', async () => {
    for (const on of ['2026-11-20', '2026-12-05']) {
      const id = await hold();
      await release(id, on);
      expect(await held('2026-11-19', '2026-12-10')).not.toMatch(/[1-9]/);
    }
  });

  it('finds what was lost, in part and then the rest', async () => {
    const id = await hold({ kind: 'lost', quantity: 5, from: '2026-12-01' });
    expect(await release(id, '2026-12-03', 2)).toMatchObject({ kind: 'lost', quantity: 2, stillHeld: 3 });
    expect(await held('2026-11-30', '2026-12-06', 'lost')).toBe('0 5 5 3 3 3 3');
    expect(await release(id, '2026-12-05')).toMatchObject({ quantity: 3, stillHeld: 0 });
    expect(await held('2026-11-30', '2026-12-06', 'lost')).toBe('0 5 5 3 3 0 0');
    expect(await held('2026-11-30', '2026-12-06')).toBe('0 0 0 0 0 0 0');
  });

  it('on the day after the last changes nothing, and later than that is refused', async () => {
    const id = await hold({ to: '2026-12-07' });
    await expect(release(id, '2026-12-09')).rejects.toMatchObject({
      code: 'conflict',
      message: 'this hold ended on 2026-12-07',
    });
    await release(id, '2026-12-08');
    expect(await held('2026-12-04', '2026-12-09')).toBe('0 4 4 4 0 0');
  });

  it('ends a hold to the last day that can be written', async () => {
    const id = await hold({ to: '9999-12-31' });
    await release(id, '2026-12-06');
    expect(await held('2026-12-05', '2026-12-06')).toBe('4 0');
    expect(await held('9999-12-30', '9999-12-31')).toBe('0 0');
  });

  it('happens once: the second says that nothing is held any more', async () => {
    const id = await hold();
    await release(id, '2026-12-07');
    for (const on of ['2026-12-07', '2026-12-20']) {
      await expect(release(id, on)).rejects.toMatchObject({
        code: 'conflict',
        message: `all 4 units of this hold are already back by ${on}`,
      });
    }
    expect(await releases()).toHaveLength(1);
  });

  it('gives back no more than is held on its day', async () => {
    const id = await hold();
    await release(id, '2026-12-07', 3);
    await expect(release(id, '2026-12-08', 2)).rejects.toMatchObject({
      code: 'conflict',
      message: 'only 1 of the units of this hold are still held on 2026-12-08',
    });
    expect(await held('2026-12-06', '2026-12-09')).toBe('4 1 1 1');
  });

  it('of no hold, or of another company, is refused', async () => {
    const id = await hold();
    expect(await companyOfHold(database.db, id)).toBe(company.id);
    for (const unknown of [newId(), 'nonsense', '']) {
      await expect(companyOfHold(database.db, unknown)).rejects.toMatchObject({
        code: 'not_found',
        message: `there is no hold ${unknown}`,
      });
    }
    const other = await createCompany(database.db, { name: 'Other', currency: 'GBP', country: 'GB' });
    await expect(
      forCompany(database.db, other.id, (tx) => releaseHold(tx, other.id, id, { on: '2026-12-06', now: NOW })),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect(await held('2026-12-06', '2026-12-06')).toBe('4');
  });
});

describe('a release that turns out to have been earlier', () => {
  it('supersedes the later one, which is kept', async () => {
    const id = await hold();
    await release(id, '2026-12-20', undefined, NOW);
    await release(id, '2026-12-07');
    expect(await held('2026-12-05', '2026-12-08')).toBe('4 4 0 0');
    expect(await held('2026-12-19', '2026-12-21')).toBe('0 0 0');
    expect(await releases()).toEqual([
      { quantity: 4, day: '2026-12-20', superseded_at: LATER },
      { quantity: 4, day: '2026-12-07', superseded_at: null },
    ]);
  });

  it('takes only as much from later ones as it needs, from the latest first', async () => {
    const id = await hold({ quantity: 10, from: '2026-12-01' });
    await release(id, '2026-12-05', 2);
    await release(id, '2026-12-07', 3);
    expect(await held('2026-12-04', '2026-12-08')).toBe('10 8 8 5 5');
    // five are held for good, three until the 7th, two until the 5th: seven of them come back on the 3rd
    expect(await release(id, '2026-12-03', 7)).toMatchObject({ quantity: 7, stillHeld: 3 });
    expect(await held('2026-12-02', '2026-12-08')).toBe('10 3 3 1 1 0 0');
    expect(
      (await releases()).map(({ quantity, day, superseded_at }) => [quantity, day, superseded_at !== null]),
    ).toEqual([
      [2, '2026-12-05', false],
      [3, '2026-12-07', true],
      [1, '2026-12-07', false],
      [7, '2026-12-03', false],
    ]);
  });

  it('takes nothing from later ones where enough is held for good', async () => {
    const id = await hold({ quantity: 10, from: '2026-12-01' });
    await release(id, '2026-12-07', 3);
    await release(id, '2026-12-03', 7);
    expect(await held('2026-12-02', '2026-12-08')).toBe('10 3 3 3 3 0 0');
    expect((await releases()).every(({ superseded_at }) => superseded_at === null)).toBe(true);
    await release(id, '2026-12-02');
    expect(await held('2026-12-01', '2026-12-08')).toBe('10 0 0 0 0 0 0 0');
  });
});

describe('releases in any order', () => {
  const drawn = fc.record({ day: fc.integer({ min: 1, max: 9 }), quantity: fc.option(fc.integer({ min: 1, max: 6 })) });

  it('give each unit back once, on the earliest day that was said of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(drawn, { maxLength: 8 }), async (all) => {
        const id = await hold({ kind: 'lost', from: '2027-01-03', quantity: 6 });
        // the day on which each unit is back; those held longest come back first
        let back = Array<number>(6).fill(Infinity);
        for (const { day, quantity } of all) {
          const on = back.filter((backDay) => backDay > day).toSorted((a, b) => b - a);
          const isPossible = on.length > 0 && (quantity ?? 1) <= on.length;
          const done = await release(id, `2027-01-0${day}`, quantity ?? undefined).then(
            () => 'done',
            (error: AppError) => error.code,
          );
          expect(done).toBe(isPossible ? 'done' : 'conflict');
          if (!isPossible) continue;
          const others = back.filter((backDay) => backDay <= day);
          const wanted = quantity ?? on.length;
          back = [...others, ...on.map((backDay, at) => (at < wanted ? day : backDay))];
        }
        const days = Array.from({ length: 9 }, (_, at) => at + 1);
        const expected = days.map((day) => (day < 3 ? 0 : back.filter((backDay) => backDay > day).length));
        expect(await held('2027-01-01', '2027-01-09', 'lost')).toBe(expected.join(' '));
        // so that nothing is left for the next
        if (back.some((backDay) => backDay > 1)) await release(id, '2027-01-01');
        expect(await held('2027-01-01', '2027-01-09', 'lost')).toBe('0 0 0 0 0 0 0 0 0');
      }),
      { numRuns: runs(25, 250) },
    );
  });
});

describe('two releases at once', () => {
  it('of the same hold give its units back once', async () => {
    const id = await hold();
    const both = await Promise.allSettled([release(id, '2026-12-07'), release(id, '2026-12-07')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await held('2026-12-06', '2026-12-08')).toBe('4 0 0');
  });

  it('for two days never give back more than was held', async () => {
    const id = await hold();
    await Promise.allSettled([release(id, '2026-12-09'), release(id, '2026-12-07', 3), release(id, '2026-12-06', 2)]);
    const days = (await held('2026-12-05', '2026-12-10')).split(' ').map(Number);
    expect(days[0]).toBe(4);
    expect(days.every((units, at) => units >= 0 && units <= (days[at - 1] ?? 4))).toBe(true);
  });
});

describe('the log of stock', () => {
  it('tells every record, newest first, with what was superseded', async () => {
    const id = await hold({ kind: 'lost', note: 'after the fair' });
    await hold({ to: '9999-12-31', quantity: 1 });
    await release(id, '2026-12-20', 1);
    await release(id, '2026-12-07', 4, new Date('2026-11-22T10:00:00.000Z'));
    const log = await inside((tx) => listStockLog(tx, company.id, desk));
    expect(log.map(({ what, quantity, day, to, superseded_at }) => [what, quantity, day, to, superseded_at])).toEqual([
      ['released', 4, '2026-12-07', null, null],
      ['released', 1, '2026-12-20', null, '2026-11-22T10:00:00.000Z'],
      ['in_repair', 1, '2026-12-05', '9999-12-31', null],
      ['lost', 4, '2026-12-05', null, null],
    ]);
    expect(log[0]?.hold_id).toBe(id);
    expect(log[3]).toEqual({
      id,
      catalog_item_id: desk,
      name: 'Desk',
      what: 'lost',
      quantity: 4,
      day: '2026-12-05',
      to: null,
      note: 'after the fair',
      hold_id: null,
      recorded_at: '2026-11-20T10:00:00.000Z',
      superseded_at: null,
    });
    expect(await inside((tx) => listStockLog(tx, company.id, engineer))).toEqual([]);
    const other = await createCompany(database.db, { name: 'Other', currency: 'GBP', country: 'GB' });
    expect(await forCompany(database.db, other.id, (tx) => listStockLog(tx, other.id, null))).toEqual([]);
  });
});
