import { CATEGORIES, UNITS } from '@showbill/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorDigits, toMajor } from '../../platform/money/index.ts';
import { price } from './fixtures.ts';
import { checkChargedDays, reprice, unitPrice } from './index.ts';

/** Decimals as whole hundredths, so that the tests can compute with integers of their own. */
const hundredths = (min: number, max: number) => fc.integer({ min, max });
const print = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;

const line = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  unit: fc.constantFrom(...UNITS),
  units: fc.integer({ min: 1, max: 200 }),
  hours: fc.integer({ min: 1, max: 200 }),
  days: fc.integer({ min: 1, max: 60 }),
  basePrice: fc.bigInt(0n, 100_000n),
  optional: fc.boolean(),
  picked: fc.boolean(),
});
const lines = fc.array(line, { maxLength: 12 });

/** Charged days in hundredths for 1 to 8 days, some rows missing; never falling, never more than the days. */
const table = fc
  .tuple(fc.array(hundredths(0, 100), { minLength: 7, maxLength: 7 }), fc.nat(127), hundredths(0, 100))
  .map(([steps, missing, beyond]) => {
    const rows = [{ days: 1, charged: 100 }];
    let charged = 100;
    for (const [at, step] of steps.entries()) {
      charged += step;
      if ((missing & (1 << at)) === 0) rows.push({ days: at + 2, charged });
    }
    return { rows, beyond };
  });
type Table = typeof table extends fc.Arbitrary<infer T> ? T : never;

const change = fc.oneof(
  fc.constant(null),
  hundredths(0, 12_000).map((percent) => ({ kind: 'percent' as const, percent: print(percent), label: 'x' })),
  fc.bigInt(0n, 10_000_000n).map((amount) => ({ kind: 'amount' as const, amount, label: 'x' })),
);
const settings = fc.record({
  table,
  currency: fc.constantFrom('GBP', 'JPY', 'KWD'),
  regionalFactor: hundredths(50, 200).map(print),
  exchangeRate: hundredths(1, 20_000).map(print),
  discount: change,
  surcharge: change,
  taxRate: hundredths(0, 2700),
});

function toSettings({ table, taxRate, ...rest }: typeof settings extends fc.Arbitrary<infer T> ? T : never) {
  const rows = table.rows.map(({ days, charged }) => ({ days, charged: print(charged) }));
  return {
    ...rest,
    companyCurrency: 'GBP',
    chargedDays: { rows, beyondRate: print(table.beyond) },
    taxRate: print(taxRate),
    taxLabel: 'VAT',
  };
}

describe('price', () => {
  it('can be recomputed from the numbers of the JSON answer alone', () => {
    fc.assert(
      fc.property(lines, settings, (lines, drawn) => {
        const { currency } = drawn;
        const priced = price(lines, toSettings(drawn));
        const wire: Wire = JSON.parse(
          JSON.stringify({
            line_items: priced.lines.map((each, at) => ({
              quantity: each.quantity,
              unit_price: toMajor(each.unitPrice, currency),
              total: toMajor(each.total, currency),
              is_optional: lines[at]?.optional && !lines[at].picked,
            })),
            subtotal: toMajor(priced.subtotal, currency),
            adjustments: priced.adjustments.map(({ amount }) => toMajor(amount, currency)),
            total: toMajor(priced.total, currency),
          }),
        );
        const minor = (major: number) => scaled(major, minorDigits(currency));
        for (const item of wire.line_items) {
          expect(BigInt(item.quantity) * minor(item.unit_price)).toBe(minor(item.total));
        }
        const counted = wire.line_items.filter((item) => !item.is_optional);
        expect(sum(counted.map((item) => minor(item.total)))).toBe(minor(wire.subtotal));
        expect(minor(wire.subtotal) + sum(wire.adjustments.map(minor))).toBe(minor(wire.total));
      }),
    );
  });

  it('gives the multi_day adjustment and the tax that integer arithmetic gives', () => {
    fc.assert(
      fc.property(lines, settings, (lines, drawn) => {
        const bare = { ...toSettings(drawn), discount: null, surcharge: null };
        const priced = price(lines, bare);
        const perLine = lines.map((each, at) => {
          const inFull = ['crew', 'transport', 'consumables'].includes(each.category);
          if (each.unit !== 'day' || inFull || (each.optional && !each.picked)) return 0n;
          const saved = charge(each.days, drawn.table) - 100 * each.days;
          return roundedFraction(BigInt(each.units) * (priced.lines[at]?.unitPrice ?? 0n) * BigInt(saved), 100n);
        });
        const multiDay = sum(perLine);
        expect(priced.adjustments.find(({ kind }) => kind === 'multi_day')?.amount ?? 0n).toBe(multiDay);
        const tax = roundedFraction((priced.subtotal + multiDay) * BigInt(drawn.taxRate), 10_000n);
        expect(priced.total).toBe(priced.subtotal + multiDay + tax);
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, settings, fc.infiniteStream(fc.nat()), (lines, drawn, random) => {
        const shuffled = lines
          .map((each) => ({ each, key: random.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ each }) => each);
        const { lines: _a, ...before } = price(lines, toSettings(drawn));
        const { lines: _b, ...after } = price(shuffled, toSettings(drawn));
        expect(after).toEqual(before);
      }),
    );
  });

  it('gives the same again from the unit prices that it fixed', () => {
    fc.assert(
      fc.property(lines, settings, (lines, drawn) => {
        const priced = price(lines, toSettings(drawn));
        const fixed = lines.map((each, at) => ({ ...each, unitPrice: priced.lines[at]?.unitPrice ?? -1n }));
        expect(reprice(fixed, toSettings(drawn))).toEqual(priced);
      }),
    );
  });

  it('never comes to a negative total, nor dearer for being charged by the table', () => {
    fc.assert(
      fc.property(lines, settings, (lines, drawn) => {
        const bare = { ...toSettings(drawn), discount: null, surcharge: null };
        expect(price(lines, toSettings(drawn)).total >= 0n).toBe(true);
        expect(price(lines, bare).total <= price(lines, { ...bare, chargedDays: null }).total).toBe(true);
      }),
    );
  });

  it('keeps the order of the adjustments', () => {
    const order = ['multi_day', 'discount', 'surcharge', 'tax'];
    fc.assert(
      fc.property(lines, settings, (lines, drawn) => {
        const kinds = price(lines, toSettings(drawn)).adjustments.map(({ kind }) => kind);
        expect(kinds).toEqual(order.filter((kind) => kinds.some((each) => each === kind)));
      }),
    );
  });

  it('rounds a unit price to the nearest minor unit, a half up', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 9n), hundredths(1, 500), hundredths(1, 99_999), (base, factor, rate) => {
        const common = { companyCurrency: 'GBP', regionalFactor: print(factor), exchangeRate: print(rate) };
        const product = base * BigInt(factor) * BigInt(rate);
        expect(unitPrice(base, { ...common, currency: 'EUR' })).toBe(roundedFraction(product, 10_000n));
        expect(unitPrice(base, { ...common, currency: 'JPY' })).toBe(roundedFraction(product, 1_000_000n));
        expect(unitPrice(base, { ...common, currency: 'KWD' })).toBe(roundedFraction(product * 10n, 10_000n));
      }),
    );
  });

  it('draws tables that a company may have', () => {
    fc.assert(
      fc.property(settings, (drawn) => {
        expect(checkChargedDays(toSettings(drawn).chargedDays)).toBeNull();
      }),
    );
  });
});

interface Wire {
  readonly line_items: readonly {
    readonly quantity: number;
    readonly unit_price: number;
    readonly total: number;
    readonly is_optional: boolean;
  }[];
  readonly subtotal: number;
  readonly adjustments: readonly number[];
  readonly total: number;
}

/** A printed number times 10 ** digits, by its characters. */
function scaled(value: number, digits: number): bigint {
  const [whole = '', fraction = ''] = String(value).split('.');
  expect(fraction.length).toBeLessThanOrEqual(digits);
  return BigInt(whole + fraction.padEnd(digits, '0'));
}

function charge(days: number, { rows, beyond }: Table): number {
  let found = { days: 0, charged: 0 };
  for (const row of rows) if (row.days <= days) found = row;
  return found === rows.at(-1) ? found.charged + beyond * (days - found.days) : found.charged;
}

/** Half towards +infinity, by trying the whole numbers around the quotient. */
function roundedFraction(numerator: bigint, denominator: bigint): bigint {
  const near = numerator / denominator;
  const candidates = [near - 1n, near, near + 1n];
  const fits = candidates.filter((whole) => {
    const twiceRest = 2n * (numerator - whole * denominator);
    return twiceRest < denominator && twiceRest >= -denominator;
  });
  expect(fits).toHaveLength(1);
  return fits[0] ?? 0n;
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
