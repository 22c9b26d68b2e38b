import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailAbout } from '../../mail/index.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { effectsOf, type Hire, LATER, openHire } from './fixtures.ts';
import { holdStockFor } from './hold-stock.ts';
import { changeProposal, dispatchJob, returnJob, verifyStock } from './index.ts';

/** The second day of the event, in the company's calendar. */
const THEN = '2026-12-11T08:00:00+00:00';
const CREWED = [
  { sku: 'speaker', units: 6 },
  { sku: 'mixer', units: 2 },
  { sku: 'engineer', units: 1 },
  { sku: 'stool', units: 9, optional: true },
] as const;

let database: TestDatabase;
let hire: Hire;
beforeAll(async () => {
  database = await openTestDatabase();
  hire = await openHire(database, mailAbout);
});
afterAll(() => database.close());

const dispatch = (id: string, on?: string, moment = THEN) => dispatchJob(hire.at(moment), hire.company.id, id, { on });
const back = (id: string, details: Parameters<typeof returnJob>[3] = {}) =>
  returnJob(hire.at(THEN), hire.company.id, id, details);

/** Units of a job by product, day of leaving and day of return, the latter null while they are out. */
async function lotsOf(id: string) {
  const lots = await hire.inside((tx) =>
    tx.selectFrom('dispatched_units').selectAll().where('proposal_id', '=', id).execute(),
  );
  return lots
    .map((lot) => {
      const sku = lot.product_id === hire.products.speaker ? 'speaker' : 'mixer';
      return `${lot.quantity} ${sku} ${lot.left_day} ${lot.back_day ?? 'out'}`;
    })
    .toSorted();
}

/** How something is refused that thereby changes nothing: `code: message`. */
async function refusalOf(work: () => Promise<unknown>): Promise<string> {
  let refusal = 'it was not refused';
  const effects = await effectsOf(hire, () =>
    work().catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      refusal = `${error.code}: ${error.message}`;
    }),
  );
  expect(effects).toEqual({});
  return refusal;
}

function refused(code: string, words: string) {
  return expect.stringMatching(`^${code}: .*${words}`);
}

async function expectStockRight(): Promise<void> {
  const { differences } = await hire.inside((tx) => verifyStock(tx, hire.company.id, { rebuild: false }));
  expect(differences).toEqual([]);
}

describe('dispatch', () => {
  it('records what leaves of tracked products, due after the last day, and holds it from that day on', async () => {
    const id = await hire.accepted({ lines: CREWED });
    const lot = (of: 'speaker' | 'mixer', quantity: number) =>
      expect.objectContaining({
        proposal_id: id,
        product_id: hire.products[of],
        quantity,
        left_day: '2026-12-08',
        due_day: '2026-12-12',
        back_day: null,
        left_recorded_at: THEN,
        back_recorded_at: null,
      });
    const earlier = { left_day: [null, '2026-12-08'], starts_day: ['2026-12-10', '2026-12-08'] };
    expect(await effectsOf(hire, () => dispatch(id, '2026-12-08'))).toEqual({
      proposals: { changed: [{ id, dispatched_on: [null, '2026-12-08'], updated_at: [LATER, THEN] }] },
      dispatched_units: { added: [lot('speaker', 6), lot('mixer', 2)] },
      job_movements: {
        added: [expect.objectContaining({ what: 'dispatched', on_day: '2026-12-08', undone_at: null })],
      },
      bookings: { changed: [earlier, earlier, earlier] },
    });
    await expectStockRight();
  });

  it('happens today where no day is given, as the company has it', async () => {
    const id = await hire.accepted();
    expect(await dispatch(id)).toMatchObject({ dispatchedOn: '2026-12-11', status: 'accepted' });
    const auckland = await openHire(database, mailAbout, { timeZone: 'Pacific/Auckland' });
    const job = await auckland.accepted();
    const late = auckland.at('2026-12-11T11:00:00Z');
    expect(await dispatchJob(late, auckland.company.id, job)).toMatchObject({ dispatchedOn: '2026-12-12' });
  });

  it('on a day of the event leaves what is held as it was', async () => {
    const id = await hire.accepted();
    expect(await effectsOf(hire, () => dispatch(id, '2026-12-10'))).not.toHaveProperty('bookings');
  });

  it('of a job without a date makes nothing due and holds nothing', async () => {
    const id = await hire.accepted({ date: null });
    const { dispatched_units, bookings } = await effectsOf(hire, () => dispatch(id));
    expect(dispatched_units?.added).toEqual([expect.objectContaining({ quantity: 6, due_day: null, late: false })]);
    expect(bookings).toBeUndefined();
    await back(id);
    expect(await lotsOf(id)).toEqual(['6 speaker 2026-12-11 2026-12-11']);
  });

  it('of crew alone records the day alone', async () => {
    const id = await hire.accepted({ lines: [{ sku: 'engineer', units: 2 }] });
    const effects = await effectsOf(hire, () => dispatch(id));
    expect(Object.keys(effects)).toEqual(['job_movements', 'proposals']);
    expect(await refusalOf(() => back(id))).toEqual(refused('conflict', 'no equipment is out'));
  });

  it('is refused a second time, also when all is back', async () => {
    const id = await hire.accepted();
    await dispatch(id, '2026-12-09');
    expect(await refusalOf(() => dispatch(id))).toEqual(refused('conflict', 'already left on 2026-12-09'));
    await back(id);
    expect(await refusalOf(() => dispatch(id))).toEqual(refused('conflict', 'already left on 2026-12-09'));
  });

  it('is refused on a day to come', async () => {
    const id = await hire.accepted();
    expect(await refusalOf(() => dispatch(id, '2026-12-12'))).toEqual(refused('invalid_request', '2026-12-12'));
    expect(await refusalOf(() => dispatch(id, '2026-12-12', '2026-12-11T23:59:59.999Z'))).toEqual(
      refused('invalid_request', 'in the future'),
    );
    expect(await dispatch(id, '2026-12-12', '2026-12-12T00:00:00Z')).toMatchObject({ dispatchedOn: '2026-12-12' });
  });

  it('is refused of a proposal that is not accepted, and of one that there is not', async () => {
    const declined = await hire.sent();
    await changeProposal(hire.at(), hire.company.id, declined, 'decline');
    const cancelled = await hire.accepted();
    await changeProposal(hire.at(), hire.company.id, cancelled, 'cancel');
    for (const [id, status] of [
      [await hire.draft(), 'draft'],
      [await hire.sent(), 'expired'],
      [declined, 'declined'],
      [cancelled, 'cancelled'],
    ] as const) {
      expect(await refusalOf(() => dispatch(id))).toEqual(refused('conflict', `this one is ${status}`));
    }
    expect(await refusalOf(() => dispatch(newId()))).toEqual(refused('not_found', 'there is no proposal'));
    const other = await openHire(database, mailAbout);
    const theirs = await other.accepted();
    const untouched = await effectsOf(other, async () => {
      expect(await refusalOf(() => dispatch(theirs))).toEqual(refused('not_found', theirs));
    });
    expect(untouched).toEqual({});
  });
});

/** A job that left on 9 December. */
async function out(): Promise<string> {
  const id = await hire.accepted({ lines: CREWED });
  await dispatch(id, '2026-12-09');
  return id;
}

describe('return', () => {
  it('of all brings back everything that is out, and changes nothing of what is held', async () => {
    const id = await out();
    const effects = await effectsOf(hire, () => back(id));
    expect(effects).toEqual({
      dispatched_units: {
        changed: [
          expect.objectContaining({ back_day: [null, '2026-12-11'], back_recorded_at: [null, THEN] }),
          expect.objectContaining({ back_day: [null, '2026-12-11'], back_recorded_at: [null, THEN] }),
        ],
      },
      job_movements: { added: [expect.objectContaining({ what: 'returned', on_day: '2026-12-11' })] },
    });
    await expectStockRight();
  });

  it('of one product leaves the others out', async () => {
    const id = await out();
    await back(id, { productId: hire.products.mixer, on: '2026-12-10' });
    expect(await lotsOf(id)).toEqual(['2 mixer 2026-12-09 2026-12-10', '6 speaker 2026-12-09 out']);
  });

  it('of some splits the lot: no unit is lost or made, and each keeps when it left and is due', async () => {
    const id = await out();
    const { speaker } = hire.products;
    const { dispatched_units } = await effectsOf(hire, () =>
      back(id, { productId: speaker, quantity: 4, on: '2026-12-10' }),
    );
    expect(dispatched_units).toEqual({
      added: [
        expect.objectContaining({
          quantity: 2,
          left_day: '2026-12-09',
          due_day: '2026-12-12',
          back_day: null,
          left_recorded_at: THEN,
        }),
      ],
      changed: [expect.objectContaining({ quantity: [6, 4], back_day: [null, '2026-12-10'] })],
    });
    await back(id, { productId: speaker, quantity: 1 });
    expect(await lotsOf(id)).toEqual([
      '1 speaker 2026-12-09 2026-12-11',
      '1 speaker 2026-12-09 out',
      '2 mixer 2026-12-09 out',
      '4 speaker 2026-12-09 2026-12-10',
    ]);
    await expectStockRight();
    await back(id);
    expect((await lotsOf(id)).filter((lot) => lot.endsWith('out'))).toEqual([]);
  });

  it('of the same product from several lots takes as many as are said', async () => {
    const id = await out();
    const { speaker } = hire.products;
    await back(id, { productId: speaker, quantity: 2, on: '2026-12-10' });
    // a second lot that is out, as an amendment leaves one
    await hire.inside(async (tx) => {
      const lot = await tx
        .selectFrom('dispatched_units')
        .selectAll()
        .where('proposal_id', '=', id)
        .where('product_id', '=', speaker)
        .where('back_day', 'is', null)
        .executeTakeFirstOrThrow();
      const { late: _late, gone_until: _goneUntil, ...copy } = lot;
      await tx
        .insertInto('dispatched_units')
        .values({ ...copy, id: newId(), quantity: 3, left_day: '2026-12-10' })
        .execute();
      await holdStockFor(tx, hire.company.id, id);
    });
    expect(await refusalOf(() => back(id, { productId: speaker, quantity: 8 }))).toEqual(
      refused('conflict', 'only 7 units of Powered Speaker are out'),
    );
    await back(id, { productId: speaker, quantity: 5 });
    expect((await lotsOf(id)).filter((lot) => lot.includes('speaker'))).toEqual([
      '1 speaker 2026-12-10 2026-12-11',
      '2 speaker 2026-12-09 2026-12-10',
      '2 speaker 2026-12-10 out',
      '4 speaker 2026-12-09 2026-12-11',
    ]);
  });

  it('is refused of more than is out, and of what is back already', async () => {
    const id = await out();
    const { speaker, stool } = hire.products;
    expect(await refusalOf(() => back(id, { productId: speaker, quantity: 7 }))).toEqual(refused('conflict', 'only 6'));
    expect(await refusalOf(() => back(id, { productId: stool }))).toEqual(
      refused('conflict', 'none of Bar Stool is out'),
    );
    await back(id, { productId: speaker });
    expect(await refusalOf(() => back(id, { productId: speaker }))).toEqual(
      refused('conflict', 'none of Powered Speaker is out'),
    );
    await back(id);
    expect(await refusalOf(() => back(id))).toEqual(refused('conflict', 'no equipment is out'));
  });

  it('is refused before it left and on a day to come, but not on the day it left', async () => {
    const id = await out();
    expect(await refusalOf(() => back(id, { on: '2026-12-08' }))).toEqual(refused('conflict', 'left on 2026-12-09'));
    expect(await refusalOf(() => back(id, { on: '2026-12-12' }))).toEqual(refused('invalid_request', 'in the future'));
    await back(id, { on: '2026-12-09' });
    expect(await lotsOf(id)).toEqual(['2 mixer 2026-12-09 2026-12-09', '6 speaker 2026-12-09 2026-12-09']);
  });

  it('is refused of what never left, and of a proposal that there is not', async () => {
    const id = await hire.accepted();
    expect(await refusalOf(() => back(id))).toEqual(refused('conflict', 'no equipment is out'));
    expect(await refusalOf(() => back(newId()))).toEqual(refused('not_found', 'there is no proposal'));
  });
});

describe('cancelling a job', () => {
  it('is refused while anything is out, and then owes nothing any more', async () => {
    const id = await hire.accepted({ lines: CREWED });
    await dispatch(id, '2026-12-09');
    const cancel = () => changeProposal(hire.at(THEN), hire.company.id, id, 'cancel');
    expect(await refusalOf(cancel)).toEqual(refused('conflict', 'equipment is out'));
    await back(id, { productId: hire.products.speaker });
    await back(id, { productId: hire.products.mixer, quantity: 1 });
    expect(await refusalOf(cancel)).toEqual(refused('conflict', 'equipment is out'));
    await back(id);
    const { proposals, bookings, dispatched_units } = await effectsOf(hire, cancel);
    expect(proposals?.changed).toEqual([expect.objectContaining({ id, status: ['accepted', 'cancelled'] })]);
    expect(bookings?.removed).toHaveLength(3);
    const forgiven = expect.objectContaining({ due_day: ['2026-12-12', null] });
    expect(dispatched_units).toEqual({ changed: [forgiven, forgiven, forgiven] });
    await expectStockRight();
  });
});
