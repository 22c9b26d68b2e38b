import { CATEGORIES, type Category, type EditorBody, type TotalRule, UNITS } from '@showbill/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimate } from '../../../../web/src/features/editor/sheet/estimate.ts';
import { draftOf, lineOf } from '../../../../web/src/features/editor/sheet/fixtures.ts';
import { minorDigits, toMajor } from '../../platform/money/index.ts';
import { runs } from '../../testing/runs.ts';
import { type AdjustmentSettings, type FixedLine, reprice } from './index.ts';

/** Percentages as whole thousandths, so that what is expected is computed with integers of the tests' own. */
const thousandths = (least: number, most: number) => fc.integer({ min: least, max: most });
const percentOf = (value: number) => value / 1000;

const FIRST = '2027-01-01';
const DAY_MS = 86_400_000;
const dayAt = (offset: number) => new Date(Date.parse(FIRST) + offset * DAY_MS).toISOString().slice(0, 10);

const line = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  unit: fc.constantFrom(...UNITS),
  units: fc.integer({ min: 1, max: 40 }),
  hours: fc.integer({ min: 1, max: 40 }),
  days: fc.integer({ min: 1, max: 9 }),
  unitPrice: fc.bigInt(0n, 99_999n),
  optional: fc.boolean(),
  picked: fc.boolean(),
});
const someCategories = fc.uniqueArray(fc.constantFrom(...CATEGORIES), { minLength: 1, maxLength: 6 });
const season = fc.record({
  percent: fc.oneof(thousandths(-100_000, -1), thousandths(1, 150_000)),
  categories: fc.option(someCategories),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
  from: fc.nat(400),
  length: fc.nat(60),
  yearly: fc.boolean(),
  hasDates: fc.boolean(),
  off: fc.boolean(),
});
const waiver = fc.record({ percent: thousandths(1, 30_000), categories: someCategories, off: fc.boolean() });
const list = fc.record({
  percent: fc.option(thousandths(1, 60_000)),
  categories: fc.uniqueArray(fc.tuple(fc.constantFrom(...CATEGORIES), thousandths(1, 100_000)), {
    selector: ([category]) => category,
    maxLength: 4,
  }),
});
const change = fc.oneof(
  fc.record({ by: fc.constant('percent' as const), value: thousandths(1, 100_000) }),
  fc.record({ by: fc.constant('amount' as const), value: thousandths(1, 5_000_000) }),
);
const proposal = fc.record({
  currency: fc.constantFrom('JPY', 'GBP', 'KWD'),
  lines: fc.array(line, { maxLength: 10 }),
  date: fc.option(fc.nat(800)),
  seasons: fc.array(season, { maxLength: 3 }),
  waivers: fc.array(waiver, { maxLength: 2 }),
  list: fc.option(list),
  code: fc.option(change),
  minimum: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
  discount: fc.option(change),
  surcharge: fc.option(change),
  tax: fc.option(thousandths(1, 27_000)),
});
type Drawn = typeof proposal extends fc.Arbitrary<infer T> ? T : never;

const CHARGED = [100n, 100n, 150n, 200n, 225n, 250n, 275n, 300n, 320n, 340n];
const CHARGED_DAYS = {
  rows: [1, 2, 3, 4, 5, 6, 7].map((days) => ({ days, charged: String(Number(CHARGED[days]) / 100) })),
  beyondRate: '0.2',
};

describe('a proposal with rules of every kind', () => {
  it('adds up to the minor unit from the documented fields alone, in currencies of 0, 2 and 3 decimals', () => {
    fc.assert(
      fc.property(proposal, (drawn) => {
        const { currency, lines } = drawn;
        const priced = reprice(lines, settingsOf(drawn));
        const wire: Wire = JSON.parse(
          JSON.stringify({
            line_items: priced.lines.map((each, place) => ({
              quantity: each.quantity,
              unit_price: toMajor(each.unitPrice, currency),
              total: toMajor(each.total, currency),
              is_optional: lines[place]?.optional && !lines[place].picked,
            })),
            subtotal: toMajor(priced.subtotal, currency),
            adjustments: priced.adjustments.map(({ kind, amount }) => ({ kind, amount: toMajor(amount, currency) })),
            total: toMajor(priced.total, currency),
          }),
        );
        const minor = (major: number) => scaled(major, minorDigits(currency));
        for (const item of wire.line_items) {
          expect(BigInt(item.quantity) * minor(item.unit_price)).toBe(minor(item.total));
        }
        const counted = wire.line_items.filter((item) => !item.is_optional);
        expect(sum(counted.map((item) => minor(item.total)))).toBe(minor(wire.subtotal));
        expect(minor(wire.subtotal) + sum(wire.adjustments.map(({ amount }) => minor(amount)))).toBe(minor(wire.total));
        expect(wire.total).toBeGreaterThanOrEqual(0);
        const order = wire.adjustments.map(({ kind }) => ['multi_day', 'discount', 'surcharge', 'tax'].indexOf(kind));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('comes to the same in the browser, before the server has answered', () => {
    fc.assert(
      fc.property(proposal, (drawn) => {
        const { currency } = drawn;
        const priced = reprice(drawn.lines, settingsOf(drawn));
        const { line_items: lines, subtotal, adjustments, total } = estimate(shownOf(drawn));
        expect(lines.map(({ quantity, total }) => [quantity, total])).toEqual(
          priced.lines.map(({ quantity, total }) => [quantity, toMajor(total, currency)]),
        );
        expect({ subtotal, adjustments, total }).toEqual({
          subtotal: toMajor(priced.subtotal, currency),
          adjustments: priced.adjustments.map(({ kind, label, amount }) => {
            return { kind, label, amount: toMajor(amount, currency) };
          }),
          total: toMajor(priced.total, currency),
        });
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('has the adjustments that integer arithmetic gives', () => {
    fc.assert(
      fc.property(proposal, (drawn) => {
        const { adjustments } = reprice(drawn.lines, settingsOf(drawn));
        expect(adjustments.map(({ kind, label, amount }) => [kind, label, amount])).toEqual(expected(drawn));
      }),
      { numRuns: runs(500, 10_000) },
    );
  });
});

/** As its editor has it in the browser. */
function shownOf(drawn: Drawn): EditorBody {
  const { currency, lines, date, tax, discount, surcharge } = drawn;
  const changed = (change: Drawn['discount'], label: string) => {
    if (change === null) return null;
    const { by, value } = change;
    return by === 'percent'
      ? { kind: by, percent: percentOf(value), label }
      : { kind: by, amount: toMajor(BigInt(value), currency), label };
  };
  return draftOf(
    lines.map(({ unitPrice, optional, ...each }, place) => {
      return lineOf({ ...each, id: String(place), unit_price: toMajor(unitPrice, currency), is_optional: optional });
    }),
    {
      currency,
      event: { description: '', date: date === null ? null : dayAt(date), venue: null, attendees: null, days: 1 },
      charged_days: {
        rows: CHARGED_DAYS.rows.map(({ days, charged }) => ({ days, charged: Number(charged) })),
        beyond_rate: Number(CHARGED_DAYS.beyondRate),
      },
      rules: rulesOf(drawn),
      discount: changed(discount, 'own discount'),
      surcharge: changed(surcharge, 'own surcharge'),
      tax: tax === null ? null : { percent: percentOf(tax), label: '' },
    },
  );
}

function settingsOf(drawn: Drawn): AdjustmentSettings {
  const { date, tax, discount, surcharge } = drawn;
  return {
    chargedDays: CHARGED_DAYS,
    taxRate: tax === null ? null : String(percentOf(tax)),
    taxLabel: '',
    discount: discount && changeOf(discount, 'own discount'),
    surcharge: surcharge && changeOf(surcharge, 'own surcharge'),
    rules: rulesOf(drawn),
    date: date === null ? null : dayAt(date),
  };
}

function changeOf({ by, value }: NonNullable<Drawn['discount']>, label: string) {
  return by === 'percent'
    ? { kind: by, percent: String(percentOf(value)), label }
    : { kind: by, amount: BigInt(value), label };
}

function rulesOf({ currency, seasons, waivers, list: prices, code, minimum }: Drawn): TotalRule[] {
  const rules: TotalRule[] = seasons.map(({ percent, categories, weekdays, off, ...when }, at) => ({
    kind: 'season',
    id: `season ${at}`,
    off,
    label: `season ${at}`,
    percent: percentOf(percent),
    categories,
    weekdays,
    dates: when.hasDates ? { from: dayAt(when.from), to: dayAt(when.from + when.length), yearly: when.yearly } : null,
  }));
  if (prices !== null) {
    const categories = prices.categories.map(([category, percent]) => ({ category, percent: percentOf(percent) }));
    const percent = prices.percent === null ? null : percentOf(prices.percent);
    rules.push({ kind: 'price_list', id: 'price_list', off: false, label: 'prices', percent, categories });
  }
  if (code !== null) {
    const percent = code.by === 'percent' ? percentOf(code.value) : null;
    const amount = code.by === 'amount' ? String(code.value) : null;
    rules.push({ kind: 'code', id: 'code', off: false, label: 'code', code: 'CODE', percent, amount });
  }
  for (const [at, { percent, categories, off }] of waivers.entries()) {
    const label = `waiver ${at}`;
    rules.push({ kind: 'waiver', id: label, off, label, percent: percentOf(percent), categories, optional: true });
  }
  if (minimum !== null) {
    rules.push({ kind: 'minimum', id: 'minimum', off: false, label: 'minimum', amount: String(minimum), currency });
  }
  return rules;
}

/** The same by other means: whole numbers, one rule after the other, days counted one by one. */
function expected(drawn: Drawn): [string, string, bigint][] {
  const { date, seasons, waivers, list: prices, code, minimum, discount, surcharge, tax } = drawn;
  const counted = drawn.lines.filter((each) => !each.optional || each.picked);
  const charges = counted.map((each) => ({ ...each, saved: savedOn(each), total: quantityOf(each) * each.unitPrice }));
  const found: [string, string, bigint][] = [];
  let standing = sum(charges.map(({ total }) => total));
  const add = (kind: string, label: string, amount: bigint) => {
    const taken = kind === 'discount' && -amount > standing ? -standing : amount;
    if (taken === 0n && kind !== 'tax') return;
    found.push([kind, label, taken]);
    standing += taken;
  };
  const chargedFor = (categories: readonly Category[]) =>
    sum(charges.flatMap((each) => (categories.includes(each.category) ? each.total + each.saved : [])));
  const changed = ({ by, value }: NonNullable<Drawn['discount']>, sign: bigint) =>
    by === 'amount' ? sign * BigInt(value) : halfUp(sign * standing * BigInt(value), 100_000n);

  const days = [...new Set(charges.flatMap((each) => (each.saved === 0n && !isSaved(each) ? [] : each.days)))].sort(
    (a, b) => a - b,
  );
  const labels = days.map((each) => `${each} days charged as ${Number(CHARGED[each]) / 100}`);
  add('multi_day', labels.join(', '), sum(charges.map(({ saved }) => saved)));
  const seasonal = seasons.map((each, at) => ({
    ...each,
    at,
    amount: date === null ? 0n : inSeason(charges, each, date),
  }));
  for (const { at, percent, off, amount } of seasonal) if (!off && percent < 0) add('discount', `season ${at}`, amount);
  if (prices !== null) {
    const shares = new Map(prices.categories);
    const off = charges.map((each) => {
      return -(each.total + each.saved) * BigInt(shares.get(each.category) ?? prices.percent ?? 0);
    });
    add('discount', 'prices', halfUp(sum(off), 100_000n));
  }
  if (code !== null) add('discount', 'code', changed(code, -1n));
  if (discount !== null) add('discount', 'own discount', changed(discount, -1n));
  for (const { at, percent, off, amount } of seasonal)
    if (!off && percent > 0) add('surcharge', `season ${at}`, amount);
  for (const [at, { percent, categories, off }] of waivers.entries()) {
    if (!off) add('surcharge', `waiver ${at}`, halfUp(chargedFor(categories) * BigInt(percent), 100_000n));
  }
  if (surcharge !== null) add('surcharge', 'own surcharge', changed(surcharge, 1n));
  if (minimum !== null && counted.length > 0 && standing < BigInt(minimum)) {
    add('surcharge', 'minimum', BigInt(minimum) - standing);
  }
  if (tax !== null) add('tax', `${percentOf(tax)} %`, halfUp(standing * BigInt(tax), 100_000n));
  return found;
}

type Charge = FixedLine & { readonly saved: bigint; readonly total: bigint };

/** Each line's share by itself over the product of all lengths, so that nothing is rounded before the end. */
function inSeason(charges: readonly Charge[], drawn: Drawn['seasons'][number], date: number): bigint {
  const common = 2520n; // of 1 to 9 days
  const parts = charges.map((each) => {
    const hired = ['day', 'week', 'event'].includes(each.unit) && !IN_FULL.has(each.category);
    if (!(drawn.categories === null ? hired : drawn.categories.includes(each.category))) return 0n;
    let days = 0n;
    for (let passed = 0; passed < each.days; passed++) if (isIn(drawn, date + passed)) days++;
    return (each.total + each.saved) * days * (common / BigInt(each.days));
  });
  return halfUp(sum(parts) * BigInt(drawn.percent), common * 100_000n);
}

function isIn({ weekdays, hasDates, from, length, yearly }: Drawn['seasons'][number], offset: number): boolean {
  // 1 January 2027 is a Friday
  const weekday = ((offset + 4) % 7) + 1;
  if (weekdays.length > 0 && !weekdays.includes(weekday)) return false;
  if (!hasDates) return true;
  if (!yearly) return from <= offset && offset <= from + length;
  const days = new Set(Array.from({ length: length + 1 }, (_, at) => dayAt(from + at).slice(5)));
  return days.has(dayAt(offset).slice(5)) || isLeapDayWithin(dayAt(offset), from, length);
}

/** 29 February is in a yearly season that runs over it, in whichever year it was set. */
function isLeapDayWithin(day: string, from: number, length: number): boolean {
  const [first, last] = [dayAt(from).slice(5), dayAt(from + length).slice(5)];
  return day.endsWith('02-29') && (first <= last ? first <= '02-29' && last >= '02-29' : last >= '02-29');
}

const IN_FULL = new Set<Category>(['crew', 'transport', 'consumables']);

function isSaved({ unit, category, days }: FixedLine): boolean {
  return unit === 'day' && !IN_FULL.has(category) && CHARGED[days] !== BigInt(days) * 100n;
}

function savedOn(each: FixedLine): bigint {
  if (!isSaved(each)) return 0n;
  return halfUp(BigInt(each.units) * each.unitPrice * ((CHARGED[each.days] ?? 0n) - BigInt(each.days) * 100n), 100n);
}

function quantityOf({ unit, units, days, hours }: FixedLine): bigint {
  const times = unit === 'day' ? days : unit === 'week' ? Math.ceil(days / 7) : unit === 'hour' ? (hours ?? 0) : 1;
  return BigInt(units * times);
}

/** Half towards +infinity, by trying the whole numbers around the quotient. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  const near = numerator / denominator;
  const fits = [near - 1n, near, near + 1n].filter((whole) => {
    const twiceRest = 2n * (numerator - whole * denominator);
    return twiceRest < denominator && twiceRest >= -denominator;
  });
  expect(fits).toHaveLength(1);
  return fits[0] ?? 0n;
}

interface Wire {
  readonly line_items: readonly {
    readonly quantity: number;
    readonly unit_price: number;
    readonly total: number;
    readonly is_optional: boolean;
  }[];
  readonly subtotal: number;
  readonly adjustments: readonly { readonly kind: string; readonly amount: number }[];
  readonly total: number;
}

/** A printed number times 10 ** digits, by its characters. */
function scaled(value: number, digits: number): bigint {
  const [whole = '', fraction = ''] = String(value).split('.');
  expect(fraction.length).toBeLessThanOrEqual(digits);
  return BigInt(whole + fraction.padEnd(digits, '0'));
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
