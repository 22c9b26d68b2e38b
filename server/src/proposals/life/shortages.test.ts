import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateCompany } from '../../accounts/index.ts';
import { holdStock } from '../../availability/index.ts';
import { mailAbout } from '../../mail/index.ts';
import { createDb, createServicePool } from '../../platform/db.ts';
import { silentLog } from '../../platform/log.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type DraftLine, type Hire, LATER, openHire, type Sku } from './fixtures.ts';
import { changeProposal, dispatchJob, verifyStock } from './index.ts';

let database: TestDatabase;
let hire: Hire;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  hire = await openHire(database, mailAbout);
});

async function accept(id: string, picked: readonly string[] = []) {
  const { proposal, shortages } = await changeProposal(hire.at(), hire.company.id, id, 'accept', { picked });
  expect(proposal.status).toBe('accepted');
  return shortages.map(({ productId, productName, day, needed, free }) => {
    expect(productName).toBe(productId === hire.products.speaker ? 'Powered Speaker' : 'Mixing Console');
    const sku: Sku = productId === hire.products.speaker ? 'speaker' : 'mixer';
    return [day, sku, needed, free];
  });
}

function units(speaker: number, mixer?: number): DraftLine[] {
  return [
    { sku: 'speaker', units: speaker },
    ...(mixer === undefined ? [] : [{ sku: 'mixer', units: mixer } as const]),
  ];
}

describe('an acceptance', () => {
  it('is short of nothing up to the last unit', async () => {
    await hire.accepted({ lines: units(4) });
    expect(await accept(await hire.sent({ lines: units(6) }))).toEqual([]);
  });

  it('that overbooks is allowed, and told what is needed and what is free without it', async () => {
    await hire.accepted({ lines: units(4) });
    const id = await hire.sent({ lines: units(7) });
    expect(await accept(id)).toEqual([
      ['2026-12-10', 'speaker', 7, 6],
      ['2026-12-11', 'speaker', 7, 6],
    ]);
    expect(await accept(await hire.sent({ lines: units(1), days: 1 }))).toEqual([['2026-12-10', 'speaker', 1, -1]]);
  });

  it('is told day by day and by name, only the days and products that are short', async () => {
    await hire.accepted({ lines: units(9), date: '2026-12-11', days: 1 });
    await hire.accepted({ lines: units(8, 3), date: '2026-12-12', days: 3 });
    expect(await accept(await hire.sent({ lines: units(2, 2), date: '2026-12-10', days: 4 }))).toEqual([
      ['2026-12-11', 'speaker', 2, 1],
      ['2026-12-12', 'mixer', 2, 1],
      ['2026-12-13', 'mixer', 2, 1],
    ]);
  });

  it('adds up the lines of a product, and counts options once they are picked', async () => {
    const lines = [
      { sku: 'speaker', units: 5 },
      { sku: 'speaker', units: 6 },
      { sku: 'mixer', units: 5, optional: true },
    ] as const;
    const first = await hire.sent({ lines, days: 1 });
    expect(await accept(first)).toEqual([['2026-12-10', 'speaker', 11, 10]]);
    const id = await hire.sent({ lines, days: 1, date: '2027-01-10' });
    const option = await hire.inside((tx) =>
      tx
        .selectFrom('line_items')
        .select('id')
        .where('proposal_id', '=', id)
        .where('is_optional', '=', true)
        .executeTakeFirstOrThrow(),
    );
    expect(await accept(id, [option.id])).toEqual([
      ['2027-01-10', 'mixer', 5, 4],
      ['2027-01-10', 'speaker', 11, 10],
    ]);
  });

  it('counts buffer days of both jobs, and is short on its own as well', async () => {
    await updateCompany(database.db, hire.company.id, { bufferDaysBefore: 1, bufferDaysAfter: 2 });
    await hire.accepted({ lines: units(6), date: '2026-12-10', days: 1 }); // the 9th to the 12th
    expect(await accept(await hire.sent({ lines: units(5), date: '2026-12-13', days: 1 }))).toEqual([
      ['2026-12-12', 'speaker', 5, 4],
    ]);
    expect(await accept(await hire.sent({ lines: units(5), date: '2026-12-07', days: 1 }))).toEqual([
      ['2026-12-09', 'speaker', 5, 4],
    ]);
  });

  it('counts what is in repair, lost and overdue, and not what is provisional', async () => {
    const job = await hire.accepted({ lines: units(3), date: '2026-11-15', days: 2 });
    await dispatchJob(hire.at(), hire.company.id, job, { on: '2026-11-15' });
    await hire.inside(async (tx) => {
      const hold = { productId: hire.products.speaker, quantity: 1, from: '2026-11-01' };
      await holdStock(tx, hire.company.id, { ...hold, kind: 'in_repair' }, new Date(LATER));
      await holdStock(tx, hire.company.id, { ...hold, kind: 'lost', to: '2026-12-10' }, new Date(LATER));
    });
    await hire.sent({ lines: units(10) });
    expect(await accept(await hire.sent({ lines: units(7) }))).toEqual([
      ['2026-12-10', 'speaker', 7, 5],
      ['2026-12-11', 'speaker', 7, 6],
    ]);
  });

  it('is never short of what is not tracked, not owned in numbers, or archived', async () => {
    const lines = [
      { sku: 'engineer', units: 500 },
      { sku: 'van', units: 500 },
      { sku: 'mixer', units: 500 },
    ] as const;
    await hire.inside((tx) =>
      tx
        .updateTable('products')
        .set({ archived_at: new Date(LATER) })
        .where('id', '=', hire.products.mixer)
        .execute(),
    );
    expect(await accept(await hire.sent({ lines }))).toEqual([]);
  });

  it('is never short where there is no date', async () => {
    expect(await accept(await hire.sent({ lines: units(11), date: null }))).toEqual([]);
  });
});

describe('the acceptance of an amendment', () => {
  it('has the stock of the one it replaces', async () => {
    const old = await hire.accepted({ lines: units(8) });
    await hire.accepted({ lines: units(1) });
    expect(await accept(await hire.sent({ lines: units(9), replaces: old }))).toEqual([]);
  });

  it('is short by what it needs beyond that', async () => {
    const old = await hire.accepted({ lines: units(8) });
    await hire.accepted({ lines: units(2) });
    expect(await accept(await hire.sent({ lines: units(9), days: 1, replaces: old }))).toEqual([
      ['2026-12-10', 'speaker', 9, 8],
    ]);
  });

  it('is not short by what is out for it, overdue as that was', async () => {
    const old = await hire.accepted({ lines: units(8), date: '2026-11-15', days: 2 });
    await dispatchJob(hire.at(), hire.company.id, old, { on: '2026-11-15' });
    const lines = units(10);
    expect(await accept(await hire.sent({ lines, date: '2026-11-15', days: 30, replaces: old }))).toEqual([]);
  });

  it('is short on the days before it, from the day its equipment left', async () => {
    const old = await hire.accepted({ lines: units(8) });
    await dispatchJob(hire.at(), hire.company.id, old, { on: '2026-11-20' });
    await hire.accepted({ lines: units(3), date: '2026-11-25', days: 1 });
    const id = await hire.sent({ lines: units(8), date: '2026-12-10', replaces: old });
    expect(await accept(id)).toEqual([['2026-11-25', 'speaker', 8, 7]]);
  });
});

describe('two acceptances at once for the last units', () => {
  it('tell exactly one of the shortage, over two servers', async () => {
    const pool = createServicePool(database.owner, silentLog);
    const elsewhere = { ...hire.at(), pool, db: createDb(pool) };
    for (let n = 0; n < 40; n++) {
      const [date, next] = [`${2027 + n}-03-01`, `${2027 + n}-03-02`];
      const rivals = [await hire.sent({ date, lines: units(6) }), await hire.sent({ date, lines: units(6) })];
      const accepting = (place: number) =>
        changeProposal(place === 0 ? hire.at() : elsewhere, hire.company.id, rivals[place] ?? '', 'accept');
      const order = n % 2 === 0 ? [0, 1] : [1, 0];
      const changed = await Promise.all(order.map(accepting));
      expect(changed.filter(({ shortages }) => shortages.length > 0)).toHaveLength(1);
      const days = changed.flatMap(({ shortages }) => shortages.map(({ day, needed, free }) => [day, needed, free]));
      expect(days).toEqual([
        [date, 6, 4],
        [next, 6, 4],
      ]);
    }
    const { differences } = await hire.inside((tx) => verifyStock(tx, hire.company.id, { rebuild: false }));
    expect(differences).toEqual([]);
    await pool.end();
  });
});
