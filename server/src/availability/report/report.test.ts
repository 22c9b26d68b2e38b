import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../platform/days.ts';
import { type Booking, type DispatchedUnits, type ReportDays, report, type Stock } from './index.ts';

/** Figures are asked for 1 to 10 June 2026; today is the 5th. */
const JUNE = dayNumber('2026-05-31');
const DAYS: ReportDays = { from: JUNE + 1, until: JUNE + 11, today: JUNE + 5, bufferBefore: 0, bufferAfter: 0 };

function stockWith(records: Partial<Stock>): Stock {
  const products = [{ id: 'speaker', firstOwned: 10 }];
  return { products, changes: [], holds: [], bookings: [], dispatched: [], ...records };
}

function booking(from: number, until: number, more: Partial<Booking> = {}): Booking {
  const common = { product: 0, kind: 'firm', quantity: 4, left: null, validUntil: null } as const;
  return { ...common, from: JUNE + from, until: JUNE + until, ...more };
}

/** Of a job that left, was due and came back on these days of June. */
function lot(quantity: number, left: number, due: number, back: number | null): DispatchedUnits {
  return { product: 0, quantity, left: JUNE + left, due: JUNE + due, back: back === null ? null : JUNE + back };
}

type Figure = 'owned' | 'inRepair' | 'lost' | 'firm' | 'provisional' | 'overdue' | 'free';

/** The figure of the first product, 1 to 10 June. */
function june(figure: Figure, records: Partial<Stock>, days: Partial<ReportDays> = {}): number[] {
  return [...report(stockWith(records), { ...DAYS, ...days })[figure]];
}

describe('owned', () => {
  it('is the first count on all days, however early, where nothing changed', () => {
    expect(june('owned', {})).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 10]);
    expect([...report(stockWith({}), { ...DAYS, from: -800_000, until: -799_999 }).owned]).toEqual([10]);
  });

  it('changes from the day of a purchase or a sale on', () => {
    const changes = [
      { product: 0, day: JUNE + 8, quantity: -5 },
      { product: 0, day: JUNE + 3, quantity: 2 },
    ];
    expect(june('owned', { changes })).toEqual([10, 10, 12, 12, 12, 12, 12, 7, 7, 7]);
  });

  it('counts changes before the range in full, and changes after it not at all', () => {
    const changes = [
      { product: 0, day: JUNE - 400, quantity: 3 },
      { product: 0, day: JUNE + 11, quantity: 50 },
    ];
    expect(june('owned', { changes })).toEqual(Array(10).fill(13));
  });

  it('adds up changes of one day', () => {
    const changes = [
      { product: 0, day: JUNE + 10, quantity: 3 },
      { product: 0, day: JUNE + 10, quantity: -1 },
    ];
    expect(june('owned', { changes }).slice(8)).toEqual([10, 12]);
  });
});

describe('units in repair and lost', () => {
  it('count from their first day up to the day they are back', () => {
    const hold = { product: 0, kind: 'in_repair', quantity: 2, from: JUNE + 3, until: JUNE + 6 } as const;
    expect(june('inRepair', { holds: [hold] })).toEqual([0, 0, 2, 2, 2, 0, 0, 0, 0, 0]);
    expect(june('lost', { holds: [hold] })).toEqual(Array(10).fill(0));
    expect(june('free', { holds: [hold] })).toEqual([10, 10, 8, 8, 8, 10, 10, 10, 10, 10]);
  });

  it('count for ever where no end is known', () => {
    const hold = { product: 0, kind: 'lost', quantity: 1, from: JUNE - 900, until: Infinity } as const;
    expect(june('lost', { holds: [hold] })).toEqual(Array(10).fill(1));
    expect(june('inRepair', { holds: [hold] })).toEqual(Array(10).fill(0));
  });

  it('are fewer where some came back earlier, by a negative quantity', () => {
    const repair = { product: 0, kind: 'in_repair', quantity: 5, from: JUNE + 2, until: JUNE + 9 } as const;
    const early = { ...repair, quantity: -3, from: JUNE + 4 };
    expect(june('inRepair', { holds: [repair, early] })).toEqual([0, 5, 5, 2, 2, 2, 2, 2, 0, 0]);
  });

  it('do not count outside the range', () => {
    const before = { product: 0, kind: 'lost', quantity: 1, from: JUNE - 5, until: JUNE + 1 } as const;
    const after = { ...before, from: JUNE + 11, until: Infinity };
    expect(june('lost', { holds: [before, after] })).toEqual(Array(10).fill(0));
  });
});

describe('firm and provisional', () => {
  it('hold every day of the event and no other', () => {
    expect(june('firm', { bookings: [booking(3, 5)] })).toEqual([0, 0, 4, 4, 0, 0, 0, 0, 0, 0]);
    expect(june('firm', { bookings: [booking(-90, 2), booking(10, 60)] })).toEqual([4, 0, 0, 0, 0, 0, 0, 0, 0, 4]);
    expect(june('firm', { bookings: [booking(-9, 1), booking(11, 12)] })).toEqual(Array(10).fill(0));
  });

  it('add up, and only firm ones reduce what is free', () => {
    const bookings = [booking(3, 6), booking(5, 8), booking(4, 7, { kind: 'provisional', quantity: 9 })];
    expect(june('firm', { bookings })).toEqual([0, 0, 4, 4, 8, 4, 4, 0, 0, 0]);
    expect(june('provisional', { bookings })).toEqual([0, 0, 0, 9, 9, 9, 0, 0, 0, 0]);
    expect(june('free', { bookings })).toEqual([10, 10, 6, 6, 2, 6, 6, 10, 10, 10]);
  });

  it('hold the buffer days before and after as well', () => {
    const buffers = { bufferBefore: 2, bufferAfter: 1 };
    const bookings = [booking(4, 6), booking(8, 9, { kind: 'provisional' })];
    expect(june('firm', { bookings }, buffers)).toEqual([0, 4, 4, 4, 4, 4, 0, 0, 0, 0]);
    expect(june('provisional', { bookings }, buffers)).toEqual([0, 0, 0, 0, 0, 4, 4, 4, 4, 0]);
  });

  it('reach into the range by their buffers alone', () => {
    const bookings = [booking(-3, 0), booking(12, 13)];
    expect(june('firm', { bookings }, { bufferBefore: 2, bufferAfter: 2 })).toEqual([4, 0, 0, 0, 0, 0, 0, 0, 0, 4]);
  });

  it('start with the dispatch where it is earlier than the buffer, however early', () => {
    const early = booking(6, 8, { left: JUNE + 3 });
    expect(june('firm', { bookings: [early] })).toEqual([0, 0, 4, 4, 4, 4, 4, 0, 0, 0]);
    expect(june('firm', { bookings: [early] }, { bufferBefore: 1 })).toEqual([0, 0, 4, 4, 4, 4, 4, 0, 0, 0]);
    expect(june('firm', { bookings: [{ ...early, left: JUNE - 500 }] })).toEqual([4, 4, 4, 4, 4, 4, 4, 0, 0, 0]);
  });

  it('start no later for a late dispatch, or one within the buffer', () => {
    expect(june('firm', { bookings: [booking(3, 6, { left: JUNE + 5 })] })).toEqual([0, 0, 4, 4, 4, 0, 0, 0, 0, 0]);
    const inBuffer = booking(5, 6, { left: JUNE + 4 });
    expect(june('firm', { bookings: [inBuffer] }, { bufferBefore: 2 })).toEqual([0, 0, 4, 4, 4, 0, 0, 0, 0, 0]);
  });

  it('drop a provisional one on all days once its last day has passed, and not on that day', () => {
    const offer = booking(2, 4, { kind: 'provisional' });
    const held = [0, 4, 4, 0, 0, 0, 0, 0, 0, 0];
    expect(june('provisional', { bookings: [{ ...offer, validUntil: JUNE + 4 }] })).toEqual(Array(10).fill(0));
    expect(june('provisional', { bookings: [{ ...offer, validUntil: JUNE + 5 }] })).toEqual(held);
    expect(june('provisional', { bookings: [offer] })).toEqual(held);
  });

  it('keep a firm one whatever its offer said of its last day', () => {
    expect(june('firm', { bookings: [booking(2, 3, { validUntil: JUNE - 20 })] })[1]).toBe(4);
  });
});

describe('overdue', () => {
  it('is nothing while a job runs, though its units are out', () => {
    const running = { bookings: [booking(3, 7, { left: JUNE + 2 })], dispatched: [lot(4, 2, 7, null)] };
    expect(june('overdue', running)).toEqual(Array(10).fill(0));
    expect(june('firm', running)).toEqual([0, 4, 4, 4, 4, 4, 0, 0, 0, 0]);
  });

  it('is nothing where nothing was dispatched, however long the job is over', () => {
    expect(june('overdue', { bookings: [booking(-30, 1)] })).toEqual(Array(10).fill(0));
  });

  it('is nothing on the last day of a job, and everything that is out from the next day on', () => {
    const dispatched = [lot(4, 2, 5, null)];
    expect(june('overdue', { dispatched }, { today: JUNE + 4 })).toEqual(Array(10).fill(0));
    expect(june('overdue', { dispatched }, { today: JUNE + 5 })).toEqual([0, 0, 0, 0, 4, 4, 4, 4, 4, 4]);
  });

  it('counts on past days, today and all later days while units are out', () => {
    const out = { bookings: [booking(1, 3, { left: JUNE + 1 })], dispatched: [lot(4, 1, 3, null)] };
    expect(june('overdue', out)).toEqual([0, 0, 4, 4, 4, 4, 4, 4, 4, 4]);
    expect(june('free', out)).toEqual(Array(10).fill(6));
  });

  it('stays on the past days of a late return, and is over from the day of the return on', () => {
    expect(june('overdue', { dispatched: [lot(4, 1, 2, 4)] })).toEqual([0, 4, 4, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('is over today for units that came back today', () => {
    expect(june('overdue', { dispatched: [lot(4, 1, 2, 5)] })).toEqual([0, 4, 4, 4, 0, 0, 0, 0, 0, 0]);
  });

  it('was never there for units that came back on time, or on the day after the last', () => {
    expect(june('overdue', { dispatched: [lot(4, 1, 4, 3), lot(4, 1, 4, 4)] })).toEqual(Array(10).fill(0));
  });

  it('falls with each part that comes back', () => {
    const dispatched = [lot(1, 1, 2, 2), lot(2, 1, 2, 4), lot(3, 1, 2, null)];
    expect(june('overdue', { dispatched })).toEqual([0, 5, 5, 3, 3, 3, 3, 3, 3, 3]);
  });

  it('starts after the buffer days', () => {
    const dispatched = [lot(4, 1, 2, null)];
    expect(june('overdue', { dispatched }, { bufferAfter: 2 })).toEqual([0, 0, 0, 4, 4, 4, 4, 4, 4, 4]);
    expect(june('overdue', { dispatched }, { bufferAfter: 4 })).toEqual(Array(10).fill(0));
  });

  it('starts with the dispatch where that came after the job', () => {
    expect(june('overdue', { dispatched: [lot(4, 4, 2, null)] })).toEqual([0, 0, 0, 4, 4, 4, 4, 4, 4, 4]);
    expect(june('overdue', { dispatched: [lot(4, 6, 2, null)] })).toEqual(Array(10).fill(0));
  });

  it('takes units that are to come back on a later day for out until then', () => {
    expect(june('overdue', { dispatched: [lot(4, 1, 2, 8)] })).toEqual([0, 4, 4, 4, 4, 4, 4, 0, 0, 0]);
  });

  it('goes by today where today is outside the range', () => {
    const dispatched = [lot(4, -8, -5, null), lot(2, -8, -5, 3)];
    expect(june('overdue', { dispatched }, { today: JUNE - 3 })).toEqual([6, 6, 4, 4, 4, 4, 4, 4, 4, 4]);
    expect(june('overdue', { dispatched }, { today: JUNE - 6 })).toEqual(Array(10).fill(0));
    expect(june('overdue', { dispatched }, { today: JUNE + 90 })).toEqual([6, 6, 4, 4, 4, 4, 4, 4, 4, 4]);
  });
});

describe('free', () => {
  it('is what is owned less repairs, losses, firm and overdue units, and may be negative', () => {
    const records = {
      changes: [{ product: 0, day: JUNE + 6, quantity: -6 }],
      holds: [
        { product: 0, kind: 'in_repair', quantity: 2, from: JUNE + 2, until: JUNE + 8 },
        { product: 0, kind: 'lost', quantity: 1, from: JUNE + 3, until: Infinity },
      ],
      bookings: [booking(5, 7), booking(1, 11, { kind: 'provisional', quantity: 50 })],
      dispatched: [lot(1, 1, 4, null)],
    } as const;
    expect(june('free', records)).toEqual([10, 8, 7, 6, 2, -4, 0, 2, 2, 2]);
  });
});

describe('the shape of a report', () => {
  const products = [
    { id: 'speaker', firstOwned: 10 },
    { id: 'stand', firstOwned: 20 },
    { id: 'cable', firstOwned: 0 },
  ];

  it('has all products of a day side by side, in the order of the stock', () => {
    const bookings = [booking(2, 3, { product: 1 }), booking(3, 4, { product: 2 })];
    const made = report(stockWith({ products, bookings }), { ...DAYS, until: JUNE + 4 });
    expect(made).toMatchObject({ from: JUNE + 1, days: 3, productIds: ['speaker', 'stand', 'cable'] });
    expect([...made.free]).toEqual([10, 20, 0, 10, 16, 0, 10, 20, -4]);
  });

  it('has no figures without products or days, whatever the records', () => {
    const nothing = { owned: new Float64Array(), overdue: new Float64Array(), free: new Float64Array() };
    const noProducts = report(stockWith({ products: [] }), DAYS);
    expect(noProducts).toMatchObject({ days: 10, productIds: [], ...nothing });
    const records = { products, bookings: [booking(-9, 99)], dispatched: [lot(1, -9, -8, null)] };
    for (const until of [DAYS.from, DAYS.from - 9]) {
      expect(report(stockWith(records), { ...DAYS, until })).toMatchObject({ days: 0, ...nothing });
    }
  });
});
