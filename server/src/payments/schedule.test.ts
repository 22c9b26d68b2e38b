import type { PaymentDue } from '@showbill/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../platform/days.ts';
import { runs } from '../testing/runs.ts';
import { earlyPaymentOf, settle } from './account.ts';
import { type Scheduled, scheduleOf } from './schedule.ts';
import type { PaymentTerms, Share } from './terms.ts';

const EVENT = { date: '2027-03-12', days: 2 };
const TERMS: PaymentTerms = {
  deposit: { kind: 'percent', percent: '30' },
  instalments: [
    { share: { kind: 'amount', amount: 10_000n }, due: { from: 'event', days: -30 } },
    { share: { kind: 'percent', percent: '12.5' }, due: { from: 'acceptance', days: 14 } },
  ],
  rest: { from: 'event_end', days: 7 },
  early: { percent: '2', due: { from: 'acceptance', days: 10 } },
};
const ACCEPTED: Scheduled = {
  total: 100_001n,
  terms: TERMS,
  event: EVENT,
  accepted: '2026-11-20',
  earliest: '2026-11-20',
};
const rowsOf = (changes: Partial<Scheduled>) =>
  scheduleOf({ ...ACCEPTED, ...changes }).map(({ kind, ordinal, dueOn, amount }) => [kind, ordinal, dueOn, amount]);

describe('the schedule', () => {
  it('has its days from acceptance and event, counted in their order, and the rest takes what is left', () => {
    expect(rowsOf({})).toEqual([
      ['deposit', 0, '2026-11-20', 30_000n],
      ['instalment', 1, '2026-12-04', 12_500n],
      ['instalment', 2, '2027-02-10', 10_000n],
      ['rest', 0, '2027-03-20', 47_501n],
    ]);
  });

  it('knows no day that follows from an acceptance to come or from an event without a date', () => {
    expect(rowsOf({ accepted: null, earliest: '2026-11-20', event: { date: null, days: 2 } })).toEqual([
      ['deposit', 0, null, 30_000n],
      ['instalment', 1, null, 12_500n],
      ['instalment', 2, null, 10_000n],
      ['rest', 0, null, 47_501n],
    ]);
  });

  it('has due on acceptance what would be over by then', () => {
    const event = { date: '2026-12-01', days: 1 };
    expect(rowsOf({ event })[1]).toEqual(['instalment', 1, '2026-11-20', 10_000n]);
    expect(scheduleOf({ ...ACCEPTED, event, accepted: null })[1]?.due).toEqual({ from: 'acceptance', days: 0 });
  });

  it('is one row where nothing is due before, and none without terms or a total', () => {
    expect(rowsOf({ terms: { ...TERMS, deposit: null, instalments: [] } })).toEqual([
      ['full', 0, '2027-03-20', 100_001n],
    ]);
    expect([rowsOf({ terms: null }), rowsOf({ total: 0n })]).toEqual([[], []]);
  });

  it('cuts amounts beyond the total and leaves out what comes to nothing', () => {
    expect(rowsOf({ total: 5_000n, terms: { ...TERMS, deposit: { kind: 'amount', amount: 9_000n } } })).toEqual([
      ['deposit', 0, '2026-11-20', 5_000n],
    ]);
  });

  it('tells what is taken off for paying all of it early, for as long as that is to come', () => {
    expect(earlyPaymentOf(ACCEPTED)).toMatchObject({ percent: '2', amount: 2_000n, dueOn: '2026-11-30' });
    const past: PaymentDue = { from: 'day', day: '2026-11-19' };
    expect(earlyPaymentOf({ ...ACCEPTED, terms: { ...TERMS, early: { percent: '2', due: past } } })).toBeNull();
  });
});

const due: fc.Arbitrary<PaymentDue> = fc.oneof(
  fc.record({ from: fc.constant('acceptance' as const), days: fc.nat(730) }),
  fc.record({ from: fc.constant('event' as const), days: fc.integer({ min: -730, max: 730 }) }),
  fc.record({ from: fc.constant('event_end' as const), days: fc.nat(730) }),
  fc.record({ from: fc.constant('day' as const), day: fc.nat(1500).map((days) => addDays('2026-01-01', days)) }),
);
// of totals in minor units, whichever decimals a currency has: JPY 0, GBP 2, KWD 3
const total = fc.constantFrom(0, 2, 3).chain((digits) => fc.bigInt(0n, 99_999_999n * 10n ** BigInt(digits)));
const share: fc.Arbitrary<Share> = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }).map((percent): Share => ({ kind: 'percent', percent: String(percent / 1000) })),
  total.map((amount): Share => ({ kind: 'amount', amount: amount + 1n })),
);
const scheduled: fc.Arbitrary<Scheduled> = fc
  .record({
    total,
    terms: fc.record({
      deposit: fc.option(share),
      instalments: fc.array(fc.record({ share, due }), { maxLength: 12 }),
      rest: due,
      early: fc.constant(null),
    }),
    event: fc.record({
      date: fc.option(fc.nat(900).map((days) => addDays('2026-06-01', days))),
      days: fc.integer({ min: 1, max: 366 }),
    }),
    isAccepted: fc.boolean(),
    today: fc.nat(600).map((days) => addDays('2026-06-01', days)),
  })
  .map(({ isAccepted, today, ...rest }) => ({ ...rest, accepted: isAccepted ? today : null, earliest: today }));

describe('any schedule', () => {
  it('adds up to the total to the minor unit, in rows of more than nothing, in order of days from acceptance on', () => {
    fc.assert(
      fc.property(scheduled, (given) => {
        const rows = scheduleOf(given);
        expect(rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(given.total);
        expect(rows.every(({ amount }) => amount > 0n)).toBe(true);
        const days = rows.flatMap(({ dueOn }) => dueOn ?? []);
        expect(days).toEqual(days.toSorted());
        expect(days.every((day) => day >= (given.earliest ?? ''))).toBe(true);
        expect(rows.map(({ position }) => position)).toEqual(rows.map((_, place) => place));
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('counts each minor unit that was paid once', () => {
    const payments = fc.array(fc.record({ position: fc.option(fc.nat(14)), amount: fc.bigInt(1n, 10n ** 11n) }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(scheduled, payments, (given, paid) => {
        const rows = scheduleOf(given);
        const account = settle(rows, paid, { total: given.total, today: '2027-01-01' });
        const counted = account.rows.reduce((sum, row) => sum + row.paid, 0n);
        expect(counted + account.over).toBe(account.paid);
        expect(account.paid + account.outstanding - account.over).toBe(given.total);
        for (const row of account.rows) {
          expect(row.paid >= 0n && row.paid <= row.amount).toBe(true);
          expect(row.state === 'paid').toBe(row.paid === row.amount);
        }
      }),
      { numRuns: runs(300, 5000) },
    );
  });
});
