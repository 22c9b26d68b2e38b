import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateCompany } from '../../accounts/index.ts';
import { holdStock, releaseHold } from '../../availability/index.ts';
import { listProducts, recordChange, recordCounts } from '../../catalogue/index.ts';
import type { Tx } from '../../platform/db.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal, type Deed, dispatchJob, expireProposals, returnJob } from '../../proposals/index.ts';
import { saveNewProposal } from '../../proposals/save.ts';
import { startLoneTestService, type TestCompany, type TestService } from '../../testing/service.ts';
import { draftOf } from './availability-fixtures/draft-of.ts';

const CATALOGUE = `sku,name,category,unit,unit_price,tracked,owned
SP,Speaker,audio,day,38,true,10
DK,Desk,audio,day,95,true,4
SE,Sound Engineer,crew,hour,32,false,
`;

let service: TestService;
let now: Date;
let company: TestCompany;
let ids: Record<string, string>;

beforeAll(async () => {
  service = await startLoneTestService({ clock: { now: () => now } });
});
afterAll(() => service.close());
/** A company in London with 10 speakers; there, as in UTC, it is 20 November 2026. */
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  await open();
});

async function open(timeZone?: string): Promise<void> {
  company = await service.company({ catalogue: CATALOGUE });
  await updateCompany(service.context.db, company.id, { timeZone });
  const products = await asCompany((tx) => listProducts(tx, company.id, '2026-11-20'));
  ids = Object.fromEntries(products.map(({ sku, id }) => [sku, id]));
}

function asCompany<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return forCompany(service.context.db, company.id, work);
}

/** The figures of each day from the first to the last: owned, in repair, lost, firm, provisional, overdue, free. */
async function figures(from: string, to = from, sku = 'SP'): Promise<number[][]> {
  const path = `/v1/inventory/availability?from=${from}&to=${to}&items=${ids[sku]}`;
  const { json } = await service.call('GET', path, { key: company.key });
  return json.data.map((record: Record<string, number>) =>
    ['owned', 'in_repair', 'lost', 'firm', 'provisional', 'overdue', 'free'].map((figure) => record[figure]),
  );
}

/** One figure of each day. */
async function each(figure: 'firm' | 'provisional' | 'overdue' | 'free', from: string, to = from): Promise<unknown[]> {
  const place = { firm: 3, provisional: 4, overdue: 5, free: 6 }[figure];
  return (await figures(from, to)).map((record) => record[place]);
}

interface Job {
  /** Default: 24 November. */
  readonly date?: string | null;
  /** Default: 2. */
  readonly days?: number;
  readonly lines?: Parameters<typeof draftOf>[0]['lines'];
  readonly replaces?: string;
}

/** A proposal for so many speakers with which some things are done in their turn; its id. */
async function job(
  speakers: number,
  deeds: readonly Deed[],
  { date = '2026-11-24', days = 2, ...rest }: Job = {},
): Promise<string> {
  const lines = rest.lines ?? [{ productId: ids['SP'] ?? '', units: speakers }];
  const draft = draftOf({ date, days, lines, replaces: rest.replaces });
  const id = await asCompany((tx) => saveNewProposal(tx, company.id, draft, '2026-11-20', now));
  for (const deed of deeds) await change(id, deed);
  return id;
}

function change(id: string, deed: Deed, picked: readonly string[] = []) {
  return changeProposal(service.context, company.id, id, deed, { picked });
}

function dispatch(id: string, on?: string) {
  return dispatchJob(service.context, company.id, id, { on });
}

function giveBack(id: string, on?: string, quantity?: number) {
  return returnJob(service.context, company.id, id, { on, productId: ids['SP'], quantity });
}

describe('what proposals hold', () => {
  it('is firm of accepted ones, provisional of sent ones, and nothing of any other or without a date', async () => {
    now = new Date('2026-11-01T10:00:00Z');
    await job(50, ['send']);
    now = new Date('2026-11-15T23:59:59Z');
    await expireProposals(service.context);
    expect(await each('provisional', '2026-11-24')).toEqual([50]);
    now = new Date('2026-11-16T00:00:00Z');
    expect(await each('provisional', '2026-11-24')).toEqual([0]);
    await expireProposals(service.context);
    now = new Date('2026-11-20T10:00:00Z');
    await job(20, ['send', 'decline']);
    await job(30, ['send', 'accept', 'cancel']);
    await job(40, []);
    await job(60, ['send', 'revise']);
    await job(70, ['send', 'accept'], { date: null });
    await job(80, ['send'], { date: null });
    await job(3, ['send', 'accept']);
    await job(2, ['send']);
    expect(await figures('2026-11-23', '2026-11-26')).toEqual([
      [10, 0, 0, 0, 0, 0, 10],
      [10, 0, 0, 3, 2, 0, 7],
      [10, 0, 0, 3, 2, 0, 7],
      [10, 0, 0, 0, 0, 0, 10],
    ]);
    expect(await figures('2026-11-24', '2026-11-24', 'DK')).toEqual([[4, 0, 0, 0, 0, 0, 4]]);
  });

  it('is the sum of its lines with the product, options only once they are picked', async () => {
    const [productId, desk, engineer] = [ids['SP'] ?? '', ids['DK'] ?? '', ids['SE'] ?? ''];
    const lines = [
      { productId, units: 2 },
      { productId: desk, units: 1 },
      { productId, units: 3 },
      { productId, units: 4, optional: true },
      { productId, units: 1, optional: true },
      { productId: engineer, units: 9 },
      { productId: null, units: 9 },
    ];
    const id = await job(0, [], { lines });
    const { proposal } = await change(id, 'send');
    expect(await each('provisional', '2026-11-24')).toEqual([5]);
    await change(id, 'accept', [proposal.lines[4]?.id ?? '']);
    expect(await figures('2026-11-24')).toEqual([[10, 0, 0, 6, 0, 0, 4]]);
    expect(await figures('2026-11-24', '2026-11-24', 'DK')).toEqual([[4, 0, 0, 1, 0, 0, 3]]);
  });

  it('is held on the buffer days too, of jobs agreed before they were set as well', async () => {
    await job(4, ['send', 'accept']);
    await job(1, ['send'], { days: 1 });
    await updateCompany(service.context.db, company.id, { bufferDaysBefore: 2, bufferDaysAfter: 1 });
    expect(await each('firm', '2026-11-21', '2026-11-27')).toEqual([0, 4, 4, 4, 4, 4, 0]);
    expect(await each('provisional', '2026-11-21', '2026-11-27')).toEqual([0, 1, 1, 1, 1, 0, 0]);
  });

  it('may come to more than there is: then less than nothing is free', async () => {
    await job(8, ['send', 'accept']);
    await job(7, ['send', 'accept'], { date: '2026-11-25', days: 1 });
    expect(await each('free', '2026-11-23', '2026-11-26')).toEqual([10, 2, -5, 10]);
  });

  it('is found however long the job lasts, to its first and last day', async () => {
    await job(4, ['send', 'accept'], { date: '2026-09-01', days: 100 });
    await job(1, ['send'], { date: '2026-12-09', days: 366 });
    expect(await figures('2026-12-08', '2026-12-10')).toEqual([
      [10, 0, 0, 4, 0, 0, 6],
      [10, 0, 0, 4, 1, 0, 6],
      [10, 0, 0, 0, 1, 0, 10],
    ]);
    expect(await each('firm', '2026-08-31', '2026-09-01')).toEqual([0, 4]);
    expect(await each('firm', '2026-10-20')).toEqual([4]);
    expect(await each('provisional', '2027-12-09', '2027-12-10')).toEqual([1, 0]);
  });

  it('is held on the first and the last days of the calendar, buffers beyond them or not', async () => {
    await updateCompany(service.context.db, company.id, { bufferDaysBefore: 60, bufferDaysAfter: 60 });
    await dispatch(await job(3, ['send', 'accept'], { date: '0001-01-01', days: 1 }), '0001-01-01');
    await job(4, ['send', 'accept'], { date: '9999-12-31', days: 366 });
    expect(await each('firm', '0001-03-01', '0001-03-03')).toEqual([3, 3, 0]);
    expect(await each('overdue', '0001-03-01', '0001-03-03')).toEqual([0, 0, 3]);
    expect(await figures('0001-01-01')).toEqual([[10, 0, 0, 3, 0, 0, 7]]);
    expect(await figures('9999-12-31')).toEqual([[10, 0, 0, 4, 0, 3, 3]]);
    expect(await each('firm', '9999-10-31', '9999-11-02')).toEqual([0, 4, 4]);
  });

  it('is provisional to the last moment of its last day in the time zone of the company', async () => {
    await open('America/New_York');
    await job(2, ['send'], { date: '2026-12-24' });
    now = new Date('2026-12-05T04:59:59.999Z');
    await expireProposals(service.context);
    expect(await each('provisional', '2026-12-24')).toEqual([2]);
    now = new Date('2026-12-05T05:00:00.000Z');
    expect(await each('provisional', '2026-12-24')).toEqual([0]);
  });
});

describe('what is owned, in repair and lost', () => {
  it('is as of each day, by what was recorded for it', async () => {
    const productId = ids['SP'] ?? '';
    await asCompany(async (tx) => {
      await holdStock(
        tx,
        company.id,
        { productId, kind: 'in_repair', quantity: 2, from: '2026-11-21', to: '2026-11-22' },
        now,
      );
      const lost = await holdStock(tx, company.id, { productId, kind: 'lost', quantity: 3, from: '2026-11-20' }, now);
      await releaseHold(tx, company.id, lost, { on: '2026-11-23', quantity: 2, now });
      await recordChange(tx, company.id, productId, 5, { day: '2026-11-22', now });
      await recordChange(tx, company.id, productId, -3, { day: '2026-11-24', now });
      await recordCounts(tx, company.id, [{ productId, owned: 11 }], { cause: 'counted', day: '2026-11-25', now });
    });
    await job(4, ['send', 'accept'], { date: '2026-11-21' });
    expect(await figures('2026-11-19', '2026-11-25')).toEqual([
      [10, 0, 0, 0, 0, 0, 10],
      [10, 0, 3, 0, 0, 0, 7],
      [10, 2, 3, 4, 0, 0, 1],
      [15, 2, 3, 4, 0, 0, 6],
      [15, 0, 1, 0, 0, 0, 14],
      [12, 0, 1, 0, 0, 0, 11],
      [11, 0, 1, 0, 0, 0, 10],
    ]);
    expect(await figures('0001-01-01')).toEqual([[10, 0, 0, 0, 0, 0, 10]]);
    expect(await figures('9999-12-31')).toEqual([[11, 0, 1, 0, 0, 0, 10]]);
  });
});

describe('what left', () => {
  it('is firm from the day of dispatch on where that is earlier, and no later where it is not', async () => {
    await updateCompany(service.context.db, company.id, { bufferDaysBefore: 1 });
    await dispatch(await job(4, ['send', 'accept']), '2026-11-18');
    expect(await each('firm', '2026-11-17', '2026-11-26')).toEqual([0, 4, 4, 4, 4, 4, 4, 4, 4, 0]);
    await dispatch(await job(3, ['send', 'accept'], { date: '2026-11-10', days: 3 }), '2026-11-11');
    expect(await each('firm', '2026-11-08', '2026-11-13')).toEqual([0, 3, 3, 3, 3, 0]);
  });

  it('is overdue after the last day of its job: on past days what was out then, later what is out today', async () => {
    const id = await job(6, ['send', 'accept'], { date: '2026-11-12' });
    await dispatch(id, '2026-11-11');
    await giveBack(id, '2026-11-14', 2);
    await giveBack(id, '2026-11-17', 1);
    const past = [
      [10, 0, 0, 0, 0, 0, 10],
      [10, 0, 0, 6, 0, 0, 4],
      [10, 0, 0, 6, 0, 0, 4],
      [10, 0, 0, 6, 0, 0, 4],
      [10, 0, 0, 0, 0, 4, 6],
      [10, 0, 0, 0, 0, 4, 6],
      [10, 0, 0, 0, 0, 4, 6],
      [10, 0, 0, 0, 0, 3, 7],
      [10, 0, 0, 0, 0, 3, 7],
      [10, 0, 0, 0, 0, 3, 7],
    ];
    expect(await figures('2026-11-10', '2026-11-19')).toEqual(past);
    expect(await each('overdue', '2026-11-20', '2026-11-22')).toEqual([3, 3, 3]);
    expect(await each('overdue', '9999-12-31')).toEqual([3]);
    await giveBack(id);
    expect(await figures('2026-11-10', '2026-11-19')).toEqual(past);
    expect(await each('overdue', '2026-11-20', '2026-11-22')).toEqual([0, 0, 0]);
    now = new Date('2026-11-23T10:00:00Z');
    expect(await each('overdue', '2026-11-18', '2026-11-22')).toEqual([3, 3, 0, 0, 0]);
  });

  it('is not overdue while its job or the buffer after it lasts, nor where it never left or is back early', async () => {
    await updateCompany(service.context.db, company.id, { bufferDaysAfter: 1 });
    await dispatch(await job(4, ['send', 'accept'], { date: '2026-11-19', days: 3 }), '2026-11-18');
    await job(1, ['send', 'accept'], { date: '2026-11-02' });
    const early = await job(2, ['send', 'accept'], { date: '2026-11-17', days: 4 });
    await dispatch(early, '2026-11-17');
    await giveBack(early, '2026-11-18');
    expect(await each('firm', '2026-11-17', '2026-11-23')).toEqual([2, 6, 6, 6, 6, 4, 0]);
    for (const today of ['2026-11-20', '2026-11-21', '2026-11-22']) {
      now = new Date(`${today}T23:59:59Z`);
      expect(await each('overdue', '2026-11-01', '2026-12-31')).toEqual(Array(61).fill(0));
    }
    now = new Date('2026-11-23T00:00:00Z');
    expect(await each('overdue', '2026-11-21', '2026-11-25')).toEqual([0, 0, 4, 4, 4]);
  });

  it.each([
    // at one moment it is 21 November, 20 November, and 19 November there
    ['Pacific/Kiritimati', [0, 4, 5, 5]],
    ['Europe/London', [0, 4, 4, 4]],
    ['Pacific/Pago_Pago', [0, 0, 0, 0]],
  ])('is overdue by the day that it is in %s', async (timeZone, overdue) => {
    await open(timeZone);
    now = new Date('2026-11-20T10:30:00Z');
    await dispatch(await job(4, ['send', 'accept'], { date: '2026-11-18' }), '2026-11-18');
    await dispatch(await job(1, ['send', 'accept'], { date: '2026-11-18', days: 3 }), '2026-11-18');
    expect(await each('overdue', '2026-11-19', '2026-11-22')).toEqual(overdue);
  });

  it('belongs to the job that amends its own, and is due when that one says', async () => {
    const id = await job(6, ['send', 'accept'], { date: '2026-11-16' });
    await dispatch(id, '2026-11-16');
    expect(await each('overdue', '2026-11-17', '2026-11-21')).toEqual([0, 6, 6, 6, 6]);
    await job(8, ['send', 'accept'], { date: '2026-11-16', days: 5, replaces: id });
    expect(await figures('2026-11-20', '2026-11-21')).toEqual([
      [10, 0, 0, 8, 0, 0, 2],
      [10, 0, 0, 0, 0, 0, 10],
    ]);
    now = new Date('2026-11-21T10:00:00Z');
    expect(await each('overdue', '2026-11-17', '2026-11-22')).toEqual([0, 0, 0, 0, 6, 6]);
  });

  it('is firm from the first day of dispatch on, also where what an amendment added left before the rest', async () => {
    const id = await job(6, ['send', 'accept'], { date: '2026-11-18' });
    await dispatch(id, '2026-11-17');
    const amended = await job(8, ['send', 'accept'], { date: '2026-11-18', replaces: id });
    await dispatch(amended, '2026-11-15');
    expect(await each('firm', '2026-11-14', '2026-11-20')).toEqual([0, 8, 8, 8, 8, 8, 0]);
    await giveBack(amended, '2026-11-20', 7);
    expect(await each('overdue', '2026-11-19', '2026-11-21')).toEqual([0, 1, 1]);
  });
});
