import type { Category, Unit } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { toMinor } from '../../platform/money/index.ts';
import { type PriceLine, type PriceSettings, price } from './fixtures.ts';
import { type AdjustmentSettings, type FixedLine, reprice, unitPrice } from './index.ts';

const HALF_FROM_DAY_TWO = {
  rows: [
    { days: 1, charged: '1' },
    { days: 2, charged: '1.5' },
    { days: 3, charged: '2' },
  ],
  beyondRate: '0.5',
};

describe('quantity and line total', () => {
  it.each<[Unit, Partial<FixedLine>, number, bigint]>([
    ['day', { units: 4, days: 3 }, 12, 12_012n],
    ['week', { units: 2, days: 1 }, 2, 2002n],
    ['week', { units: 2, days: 7 }, 2, 2002n],
    ['week', { units: 2, days: 8 }, 4, 4004n],
    ['week', { units: 1, days: 15 }, 3, 3003n],
    ['hour', { units: 3, hours: 10, days: 2 }, 30, 30_030n],
    ['hour', { units: 1, hours: 4.5 }, 4.5, 4505n],
    ['event', { units: 5, days: 3 }, 5, 5005n],
    ['each', { units: 200, days: 3 }, 200, 200_200n],
    ['metre', { units: 12, days: 2 }, 12, 12_012n],
    ['square_metre', { units: 36 }, 36, 36_036n],
    ['kilometre', { units: 120 }, 120, 120_120n],
    ['person', { units: 80 }, 80, 80_080n],
  ])('by the %s: %j is %d pricing units', (unit, fields, quantity, total) => {
    const priced = reprice([fixed({ unit, ...fields, unitPrice: 1001n })], plain());
    expect(priced.lines).toEqual([{ quantity, unitPrice: 1001n, total }]);
    expect(priced).toMatchObject({ subtotal: total, adjustments: [], total });
  });

  it.each([
    { units: 0 },
    { units: 1.5 },
    { units: Number.NaN },
    { days: 0 },
    { days: 2.5 },
    { unit: 'hour' as const, hours: null },
    { unit: 'hour' as const, hours: 0 },
    { unit: 'hour' as const, hours: Number.POSITIVE_INFINITY },
  ])('refuses a line with %j', (fields) => {
    expect(() => reprice([fixed(fields)], plain())).toThrow(AppError);
  });

  it('prices a million units at ten million each without losing a penny', () => {
    const priced = reprice([fixed({ units: 1_000_000, unitPrice: 999_999_999n })], plain());
    expect(priced.total).toBe(999_999_999_000_000n);
  });

  it('refuses amounts that a JSON number cannot hold exactly', () => {
    const line = fixed({ units: 1_000_000, days: 366, unitPrice: 1_000_000_000n });
    expect(() => reprice([line], plain())).toThrow(AppError);
    const half = fixed({ units: 1_000_000, unitPrice: 600_000_000n });
    expect(() => reprice([half, half], plain())).toThrow(AppError);
  });

  it('prices nothing as nothing', () => {
    expect(reprice([], plain())).toEqual({ lines: [], subtotal: 0n, adjustments: [], total: 0n });
  });
});

describe('optional lines', () => {
  it('stand outside subtotal, multi_day, tax and total until they are picked', () => {
    const lines = [
      fixed({ days: 2, unitPrice: 10_000n }),
      fixed({ days: 2, unitPrice: 5000n, optional: true }),
      fixed({ days: 2, unitPrice: 2000n, optional: true, picked: true }),
    ];
    const priced = reprice(lines, plain({ chargedDays: HALF_FROM_DAY_TWO, taxRate: '20' }));
    expect(priced.lines.map(({ total }) => total)).toEqual([20_000n, 10_000n, 4000n]);
    expect(priced.subtotal).toBe(24_000n);
    expect(amounts(priced)).toEqual([
      ['multi_day', -6000n],
      ['tax', 3600n],
    ]);
    expect(priced.total).toBe(21_600n);
  });
});

describe('unit price', () => {
  it.each([
    ['no factor', '10.01', 'GBP', 'GBP', '1', '1', '10.01'],
    ['a region', '10.01', 'GBP', 'GBP', '1.15', '1', '11.51'], // 11.5115
    ['a half is rounded up', '10.10', 'GBP', 'GBP', '1.05', '1', '10.61'], // 10.605
    ['GBP to JPY', '10.01', 'GBP', 'JPY', '1', '191.35', '1915'], // 1915.4135
    ['GBP to JPY, a half', '0.50', 'GBP', 'JPY', '1', '191', '96'], // 95.5
    ['GBP to KWD', '10.01', 'GBP', 'KWD', '1', '0.3899', '3.903'], // 3.902899
    ['JPY to GBP', '1500', 'JPY', 'GBP', '1', '0.005226', '7.84'], // 7.839
    ['KWD to JPY', '1.234', 'KWD', 'JPY', '1', '490.7', '606'], // 605.5238
    ['EUR to CLF', '100', 'EUR', 'CLF', '1', '0.0273', '2.73'],
    ['one rounding for both', '10.01', 'GBP', 'JPY', '1.1', '191.35', '2107'], // 2106.95485
    ['one rounding, where two would differ', '0.05', 'GBP', 'GBP', '1.1', '1.8', '0.10'], // 0.099; in two steps 0.06, then 0.11
  ])('%s: %s %s to %s', (_, base, companyCurrency, currency, regionalFactor, exchangeRate, expected) => {
    const settings = { currency, companyCurrency, regionalFactor, exchangeRate };
    expect(unitPrice(toMinor(base, companyCurrency), settings)).toBe(toMinor(expected, currency));
  });

  it.each([
    { regionalFactor: '0' },
    { regionalFactor: '-1' },
    { exchangeRate: '0' },
    { exchangeRate: '1e2' },
    { currency: 'XXX' },
  ])('refuses %j', (fields) => {
    expect(() => unitPrice(1000n, { ...inPounds(), ...fields })).toThrow(AppError);
  });

  it('multiplies what was rounded, so that quantity × unit price is the total', () => {
    const settings = { ...inPounds(), regionalFactor: '1.15' };
    const priced = price([catalogued({ units: 3, basePrice: 1001n })], settings);
    expect(priced.lines).toEqual([{ quantity: 3, unitPrice: 1151n, total: 3453n }]);
  });
});

describe('multi_day', () => {
  it.each<[string, Partial<FixedLine>[], [string, bigint] | null]>([
    ['a half goes towards +infinity', [{ days: 2, unitPrice: 1001n }], ['2 days charged as 1.5', -500n]], // -500.5
    [
      'units are multiplied before rounding',
      [{ days: 2, units: 3, unitPrice: 1001n }],
      ['2 days charged as 1.5', -1501n],
    ], // -1501.5
    [
      'each line is rounded for itself',
      [
        { days: 2, unitPrice: 1001n },
        { days: 2, unitPrice: 1001n },
      ],
      ['2 days charged as 1.5', -1000n],
    ],
    ['three days', [{ days: 3, unitPrice: 5000n }], ['3 days charged as 2', -5000n]],
    ['beyond the table', [{ days: 6, unitPrice: 1000n }], ['6 days charged as 3.5', -2500n]],
    [
      'lines of different days',
      [{ days: 3, unitPrice: 1000n }, { days: 2, unitPrice: 1000n }, { days: 1 }],
      ['2 days charged as 1.5, 3 days charged as 2', -1500n],
    ],
    ['one day', [{ days: 1 }], null],
    ['no price', [{ days: 3, unitPrice: 0n }], null],
    [
      'other units',
      [
        { days: 3, unit: 'event' },
        { days: 3, unit: 'week' },
      ],
      null,
    ],
  ])('%s', (_, lines, expected) => {
    const priced = reprice(lines.map(fixed), plain({ chargedDays: HALF_FROM_DAY_TWO }));
    const adjustments = expected === null ? [] : [{ kind: 'multi_day', label: expected[0], amount: expected[1] }];
    expect(priced.adjustments).toEqual(adjustments);
    expect(priced.total).toBe(priced.subtotal + (expected?.[1] ?? 0n));
  });

  it.each<[Category, boolean]>([
    ['audio', true],
    ['furniture', true],
    ['other', true],
    ['crew', false],
    ['transport', false],
    ['consumables', false],
  ])('on %s: %s', (category, counts) => {
    const priced = reprice([fixed({ category, days: 2 })], plain({ chargedDays: HALF_FROM_DAY_TWO }));
    expect(priced.adjustments.length).toBe(counts ? 1 : 0);
  });

  it('is none without a table', () => {
    expect(reprice([fixed({ days: 5 })], plain()).adjustments).toEqual([]);
  });
});

describe('discount, surcharge and tax', () => {
  const lines = [fixed({ unitPrice: 10_010n })];
  const tenPercent = { kind: 'percent', percent: '10', label: 'Loyal client' } as const;

  it('come in order, each on what stands above it', () => {
    const priced = reprice([fixed({ days: 2, unitPrice: 10_001n })], {
      chargedDays: HALF_FROM_DAY_TWO,
      discount: tenPercent,
      surcharge: { kind: 'percent', percent: '5', label: 'Short notice' },
      taxRate: '20.00',
      taxLabel: 'VAT',
    });
    expect(priced).toMatchObject({ subtotal: 20_002n, total: 17_012n });
    expect(priced.adjustments).toEqual([
      { kind: 'multi_day', label: '2 days charged as 1.5', amount: -5000n }, // -5000.5; 15,002 stand
      { kind: 'discount', label: 'Loyal client', amount: -1500n }, // -1500.2; 13,502
      { kind: 'surcharge', label: 'Short notice', amount: 675n }, // 675.1; 14,177
      { kind: 'tax', label: 'VAT 20 %', amount: 2835n }, // 2835.4
    ]);
  });

  it.each<[string, Partial<AdjustmentSettings>, [string, bigint][]]>([
    ['a percentage', { discount: tenPercent }, [['discount', -1001n]]],
    ['a discount is rounded', { discount: { ...tenPercent, percent: '0.05' } }, [['discount', -5n]]], // -5.005
    ['an amount', { discount: { kind: 'amount', amount: 2500n, label: 'Goodwill' } }, [['discount', -2500n]]],
    ['no more than stands', { discount: { kind: 'amount', amount: 99_999n, label: '' } }, [['discount', -10_010n]]],
    ['150 % is all of it', { discount: { ...tenPercent, percent: '150' } }, [['discount', -10_010n]]],
    ['a discount of nothing is left out', { discount: { ...tenPercent, percent: '0' } }, []],
    ['a surcharge of an amount', { surcharge: { kind: 'amount', amount: 500n, label: 'Key' } }, [['surcharge', 500n]]],
    [
      'a surcharge on what the discount leaves',
      { discount: tenPercent, surcharge: tenPercent },
      [
        ['discount', -1001n],
        ['surcharge', 901n],
      ],
    ],
    ['a tax of null is left out', { taxRate: null }, []],
    ['a tax of 0.00 is left out', { taxRate: '0.00' }, []],
    ['tax is rounded', { taxRate: '8.25' }, [['tax', 826n]]], // 825.825
    [
      'tax on nothing left',
      { discount: { ...tenPercent, percent: '100' }, taxRate: '20' },
      [
        ['discount', -10_010n],
        ['tax', 0n],
      ],
    ],
  ])('%s', (_, settings, expected) => {
    const priced = reprice(lines, plain(settings));
    expect(amounts(priced)).toEqual(expected);
    expect(priced.total).toBe(expected.reduce((sum, [, amount]) => sum + amount, 10_010n));
  });

  it.each<[bigint, string, bigint]>([
    [1000n, '0.25', -2n], // -2.5
    [1000n, '0.35', -3n], // -3.5
    [1000n, '0.26', -3n], // -2.6
  ])('%s less %s %% is %s: a half goes towards +infinity', (unitPrice, percent, amount) => {
    const priced = reprice([fixed({ unitPrice })], plain({ discount: { ...tenPercent, percent } }));
    expect(amounts(priced)).toEqual([['discount', amount]]);
  });

  it('names the rate after the tax, without zeros at its end', () => {
    const labels = ['20.00', '8.25', '7.7'].map(
      (taxRate) => reprice(lines, plain({ taxRate, taxLabel: 'MwSt.' })).adjustments[0]?.label,
    );
    expect(labels).toEqual(['MwSt. 20 %', 'MwSt. 8.25 %', 'MwSt. 7.7 %']);
  });

  it.each<Partial<AdjustmentSettings>>([
    { taxRate: '-1' },
    { taxRate: 'twenty' },
    { discount: { ...tenPercent, percent: '-5' } },
    { discount: { kind: 'amount', amount: -5n, label: '' } },
    { surcharge: { ...tenPercent, percent: '-5' } },
  ])('refuses settings of the wrong sign or form', (settings) => {
    expect(() => reprice(lines, plain(settings))).toThrow(AppError);
  });

  it('rounds tax to whole yen and to fils', () => {
    const yen = price([catalogued({ basePrice: 1001n })], {
      ...inPounds(),
      currency: 'JPY',
      exchangeRate: '191.35',
      taxRate: '10',
    });
    expect(yen).toMatchObject({ subtotal: 1915n, total: 2107n }); // tax 191.5 → 192
    const dinar = price([catalogued({ basePrice: 1001n })], {
      ...inPounds(),
      currency: 'KWD',
      exchangeRate: '0.3899',
      taxRate: '5',
    });
    expect(dinar).toMatchObject({ subtotal: 3903n, total: 4098n }); // tax 195.15 → 195
  });
});

function amounts(priced: { readonly adjustments: readonly { readonly kind: string; readonly amount: bigint }[] }) {
  return priced.adjustments.map(({ kind, amount }) => [kind, amount]);
}

function fixed(fields: Partial<FixedLine> = {}): FixedLine {
  return {
    category: 'audio',
    unit: 'day',
    units: 1,
    hours: null,
    days: 1,
    unitPrice: 1000n,
    optional: false,
    picked: false,
    ...fields,
  };
}

function catalogued({ basePrice, ...fields }: Partial<PriceLine> & { readonly basePrice: bigint }): PriceLine {
  const { unitPrice: _, ...line } = fixed(fields);
  return { ...line, basePrice };
}

function plain(settings: Partial<AdjustmentSettings> = {}): AdjustmentSettings {
  return { chargedDays: null, taxRate: null, taxLabel: 'VAT', ...settings };
}

function inPounds(): PriceSettings {
  return { ...plain(), currency: 'GBP', companyCurrency: 'GBP', regionalFactor: '1', exchangeRate: '1' };
}
