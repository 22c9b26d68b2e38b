import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addSubHire,
  changeSubHire,
  listStockLog,
  listSubHires,
  listSuppliers,
  removeSupplier,
  saveSupplier,
  type SubHireChanges,
  type SubHireInput,
} from '../../availability/index.ts';
import { setExchangeRate, updateProduct } from '../../catalogue/index.ts';
import { mailAbout } from '../../mail/index.ts';
import { addDays } from '../../platform/days.ts';
import { AppError } from '../../platform/errors.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { runs } from '../../testing/runs.ts';
import { getProposal } from '../find.ts';
import { type DraftLine, type Hire, openHire, type Sku } from './fixtures.ts';
import { amendProposal, changeProposal, verifyStock } from './index.ts';

/** The two days of the job of a draft. */
const DAYS = { arrives: '2026-12-10', goesBack: '2026-12-11' };

let database: TestDatabase;
let hire: Hire;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  hire = await openHire(database, mailAbout);
});

const speakers = (units: number): DraftLine => ({ sku: 'speaker', units });

function hireIn(units: number, given: Partial<SubHireInput> & { readonly sku?: Sku } = {}) {
  const { sku = 'speaker', ...rest } = given;
  return addSubHire(hire.at(), hire.company.id, {
    productId: hire.products[sku],
    supplier: { name: 'Acme Hire' },
    proposalId: null,
    units,
    ...DAYS,
    state: 'confirmed',
    cost: null,
    note: null,
    ...rest,
  });
}

function changeHire(id: string, changes: SubHireChanges) {
  return changeSubHire(hire.at(), hire.company.id, id, changes);
}

async function accept(id: string): Promise<string[]> {
  const { shortages } = await changeProposal(hire.at(), hire.company.id, id, 'accept');
  return shortages.map(({ day, needed, free }) => `${day}: ${needed} of ${free}`);
}

/** What the log of stock says of speakers that are hired in. */
async function logged(): Promise<unknown[]> {
  const log = await hire.inside((tx) => listStockLog(tx, hire.company.id, hire.products.speaker));
  return log
    .filter(({ what }) => what === 'hired_in')
    .map(({ quantity, day, to, note, superseded_at: cancelled }) => [quantity, day, to, note, cancelled !== null]);
}

describe('units of a supplier', () => {
  it('are there from the day they arrive to that on which they go back, once they are confirmed', async () => {
    const { id } = await hireIn(2, { state: 'asked' });
    const first = await hire.sent({ lines: [speakers(12)] });
    const both = ['2026-12-10: 12 of 10', '2026-12-11: 12 of 10'];
    expect(await accept(first)).toEqual(both);
    expect(await changeHire(id, { state: 'confirmed' })).toEqual({ id, short: [] });
    await changeProposal(hire.at(), hire.company.id, first, 'cancel');
    expect(await accept(await hire.sent({ lines: [speakers(12)] }))).toEqual([]);
  });

  it.each<[string, SubHireChanges, string[]]>([
    ['cancelled', { state: 'cancelled' }, ['2026-12-10: 2', '2026-12-11: 2']],
    ['not confirmed any more', { state: 'asked' }, ['2026-12-10: 2', '2026-12-11: 2']],
    ['shortened', { goesBack: '2026-12-10' }, ['2026-12-11: 2']],
    ['late', { arrives: '2026-12-11' }, ['2026-12-10: 2']],
    ['fewer', { units: 1 }, ['2026-12-10: 1', '2026-12-11: 1']],
    ['more and longer', { units: 3, goesBack: '2026-12-20' }, []],
  ])('that are needed and are %s leave who changed it told of it', async (_, changes, expected) => {
    const { id } = await hireIn(2);
    await hire.accepted({ lines: [speakers(12)] });
    const { short } = await changeHire(id, changes);
    expect(short.map(({ day, short: units }) => `${day}: ${units}`)).toEqual(expected);
  });

  it('that are cancelled stay so', async () => {
    const { id } = await hireIn(2);
    await changeHire(id, { state: 'cancelled' });
    await expect(changeHire(id, { state: 'confirmed' })).rejects.toThrow('is cancelled');
  });

  it('cannot go back before they arrive', async () => {
    await expect(hireIn(2, { goesBack: '2026-12-09' })).rejects.toThrow('must not be before');
  });

  it('of a kit are those of its parts', async () => {
    const parts = [{ productId: hire.products.speaker, quantity: 2 }];
    await hire.inside((tx) => updateProduct(tx, hire.company.id, hire.products.stool, { parts }));
    await expect(hireIn(1, { sku: 'stool' })).rejects.toThrow('parts');
    const id = await hire.sent({ lines: [{ sku: 'stool', units: 6 }] });
    await hireIn(2);
    expect(await accept(id)).toEqual([]);
    const { differences } = await hire.inside((tx) => verifyStock(tx, hire.company.id, { rebuild: false }));
    expect(differences).toEqual([]);
  });

  it('are for the amendment of their job once it is accepted', async () => {
    const job = await hire.accepted({ lines: [speakers(12)] });
    const { id } = await hireIn(2, { proposalId: job, cost: 5000n });
    const { proposal: amended } = await amendProposal(hire.at(), hire.company.id, job, { days: 1 });
    const isFor = async () =>
      (await hire.inside((tx) => listSubHires(tx, hire.company.id, { id })))[0]?.proposal?.id ?? null;
    expect(await isFor()).toBe(job);
    // what it costs is known before
    expect(amended.hiredIn).toMatchObject([{ units: 2, cost: 5000n }]);
    await changeProposal(hire.at(), hire.company.id, amended.id, 'send');
    expect(await accept(amended.id)).toEqual([]);
    expect(await isFor()).toBe(amended.id);
    const [after, before] = await Promise.all(
      [amended.id, job].map((each) => getProposal(hire.at(), hire.company.id, each)),
    );
    expect([after?.hiredIn.length, before?.hiredIn.length]).toEqual([1, 0]);
  });

  it('cost their proposal what they did at the exchange rate of when their cost was written down', async () => {
    hire = await openHire(database, mailAbout, { currency: 'EUR' });
    const rateIs = (rate: string) =>
      hire.inside((tx) => setExchangeRate(tx, hire.company.id, { from: 'EUR', to: 'GBP', rate }));
    await rateIs('0.8');
    const proposalId = await hire.draft();
    const { id } = await hireIn(2, { proposalId, cost: 10_000n, state: 'asked' });
    await rateIs('0.9');
    const costAfter = async (changes: SubHireChanges) => {
      await changeHire(id, changes);
      const proposal = await getProposal(hire.at(), hire.company.id, proposalId);
      return proposal?.hiredIn[0]?.cost;
    };
    expect(await costAfter({ state: 'confirmed' })).toBe(8000n);
    expect(await costAfter({ units: 3, cost: 10_000n, note: 'two vans' })).toBe(8000n);
    expect(await costAfter({ cost: 20_000n })).toBe(18_000n);
  });

  it('stand in the log of stock while they are confirmed, and after that as cancelled', async () => {
    const { id } = await hireIn(2, { state: 'asked' });
    expect(await logged()).toEqual([]);
    await changeHire(id, { state: 'confirmed' });
    expect(await logged()).toEqual([[2, '2026-12-10', '2026-12-11', 'Acme Hire', false]]);
    await changeHire(id, { state: 'cancelled' });
    expect(await logged()).toEqual([[2, '2026-12-10', '2026-12-11', 'Acme Hire', true]]);
  });
});

describe('of several at once', () => {
  const RUNS = runs(20, 200);
  const SLOWEST_MS = runs(60_000, 240_000);
  const days = Array.from({ length: RUNS }, (_, at) => addDays('2027-01-01', at));

  it('who need the same unit of a supplier, one is told that it is short, every time', {
    timeout: SLOWEST_MS,
  }, async () => {
    await hireIn(4, { arrives: days[0] ?? '', goesBack: days.at(-1) ?? '' });
    for (const date of days) {
      const ids = [
        await hire.sent({ lines: [speakers(8)], date, days: 1 }),
        await hire.sent({ lines: [speakers(7)], date, days: 1 }),
      ];
      const told = await Promise.all(ids.map(accept));
      expect(told.filter((short) => short.length > 0)).toHaveLength(1);
    }
  });

  it('who take a unit back and promise it, one is told that it is short, every time', {
    timeout: SLOWEST_MS,
  }, async () => {
    const changes: readonly SubHireChanges[] = [{ state: 'cancelled' }, { units: 1 }, { state: 'asked' }];
    for (const [at, date] of days.entries()) {
      const { id } = await hireIn(4, { arrives: date, goesBack: date });
      const proposal = await hire.sent({ lines: [speakers(12)], date, days: 1 });
      const shortened = { goesBack: date, arrives: date, ...changes[at % changes.length] };
      const [told, changed] = await Promise.all([accept(proposal), changeHire(id, shortened)]);
      expect(told.length + changed.short.length).toBe(1);
    }
  });

  it('who hire from a supplier and remove it, the first is heard, every time', { timeout: SLOWEST_MS }, async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const name = `Acme ${run}`;
      const details = { email: null, phone: null, notes: null };
      const known = await hire.inside((tx) => saveSupplier(tx, hire.company.id, { name, ...details }));
      const [removed] = await Promise.all([
        hire.inside((tx) => removeSupplier(tx, hire.company.id, known)).catch((error: unknown) => error),
        hireIn(1, { supplier: { name } }),
      ]);
      const supplier = (await hire.inside((tx) => listSuppliers(tx, hire.company.id))).find(
        (each) => each.name === name,
      );
      expect(supplier?.id === known).toBe(removed instanceof AppError);
      expect(removed === undefined || removed instanceof AppError).toBe(true);
    }
  });

  it('who add the same supplier, one does', async () => {
    const names = ['Borrow Ltd', 'borrow ltd', 'BORROW LTD'];
    await Promise.all(names.map((name) => hireIn(1, { supplier: { name } })));
    const made = await hire.inside((tx) => listSubHires(tx, hire.company.id, {}));
    expect(new Set(made.map(({ supplierId }) => supplierId)).size).toBe(1);
  });
});
