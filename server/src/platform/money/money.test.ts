import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { roundHalfUp } from '@showbill/contract/sums';
import {
  addDecimals,
  CURRENCIES,
  compareDecimals,
  formatDecimal,
  isCurrency,
  MAX_MINOR,
  minorDigits,
  multiplyRounded,
  parseDecimal,
  powerOfTen,
  subtractDecimals,
  toMajor,
  toMinor,
} from './index.ts';

describe('currencies', () => {
  it('holds as many codes of each kind as List One of 2026-09-17: 17, 139, 7 and 2', () => {
    const counts = Map.groupBy(CURRENCIES, minorDigits);
    expect([0, 2, 3, 4].map((digits) => counts.get(digits)?.length)).toEqual([17, 139, 7, 2]);
    expect(CURRENCIES).toHaveLength(165);
    expect(new Set(CURRENCIES).size).toBe(165);
    expect(CURRENCIES.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  });

  it.each([
    ['JPY', 0],
    ['GBP', 2],
    ['EUR', 2],
    ['HUF', 2],
    ['MGA', 2],
    ['KWD', 3],
    ['CLF', 4],
    ['XCG', 2],
    ['XOF', 0],
  ])('knows that %s has %i minor digits', (code, digits) => {
    expect(minorDigits(code)).toBe(digits);
  });

  it.each(['BGN', 'HRK', 'ANG', 'DEM', 'XAU', 'XTS', 'XXX', 'XDR', 'gbp', 'GB', '', 'GBP ', 'toString'])(
    'does not take %j for a current currency',
    (code) => {
      expect(isCurrency(code)).toBe(false);
      expect(() => minorDigits(code)).toThrow(AppError);
    },
  );

  it('finds every code that it lists', () => {
    expect(CURRENCIES.every(isCurrency)).toBe(true);
  });
});

describe('decimals', () => {
  it.each([
    ['0', '0'],
    ['1.50', '1.5'],
    ['-0.05', '-0.05'],
    ['-0', '0'],
    ['007.10', '7.1'],
    ['100', '100'],
    ['0.000', '0'],
    ['-12.340', '-12.34'],
  ])('prints %s as %s', (text, printed) => {
    expect(formatDecimal(parseDecimal(text))).toBe(printed);
  });

  it.each(['', ' ', '1e3', '1E-3', '.5', '5.', '+1', '1,5', '1.2.3', '0x10', 'NaN', 'Infinity', ' 1', '1\n', '٣'])(
    'refuses the text %j',
    (text) => {
      expect(() => parseDecimal(text)).toThrow(AppError);
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e21, 1e-7, 2 ** 53, -(2 ** 60)])(
    'refuses the number %d, which has no exact plain print',
    (value) => {
      expect(() => parseDecimal(value)).toThrow(AppError);
    },
  );

  it('refuses a text of more than 40 characters and names the field at fault', () => {
    expect(() => parseDecimal('1'.repeat(41), 'exchange_rate')).toThrow(
      expect.objectContaining({ code: 'invalid_request', details: { param: 'exchange_rate' } }),
    );
  });

  it('adds, subtracts and compares over different scales', () => {
    const [a, b] = [parseDecimal('1.5'), parseDecimal('2.25')];
    expect(formatDecimal(addDecimals(a, b))).toBe('3.75');
    expect(formatDecimal(subtractDecimals(a, b))).toBe('-0.75');
    expect(compareDecimals(a, b)).toBe(-1);
    expect(compareDecimals(b, a)).toBe(1);
    expect(compareDecimals(a, parseDecimal('1.500'))).toBe(0);
  });

  it.each([
    ['2.5', 3n],
    ['2.4999999999', 2n],
    ['2.5000000001', 3n],
    ['-2.5', -2n],
    ['-2.5000000001', -3n],
    ['-2.4', -2n],
    ['-0.5', 0n],
    ['0.5', 1n],
    ['-3', -3n],
    ['0', 0n],
  ])('rounds %s to %s, a half towards +infinity', (text, rounded) => {
    expect(roundHalfUp(parseDecimal(text))).toBe(rounded);
  });

  it('rounds to the nearest whole number whatever the sign', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.nat(12), (coefficient, scale) => {
        const unit = 10n ** BigInt(scale);
        const twiceError = 2n * (roundHalfUp({ coefficient, scale }) * unit - coefficient);
        expect(twiceError <= unit && twiceError > -unit).toBe(true);
      }),
    );
  });
});

describe('toMinor', () => {
  it.each([
    [10.01, 'GBP', 1001n],
    ['10.5', 'GBP', 1050n],
    ['10.500', 'GBP', 1050n],
    [0.07, 'EUR', 7n],
    [-3.2, 'EUR', -320n],
    [1500, 'JPY', 1500n],
    ['1500.00', 'JPY', 1500n],
    [1.234, 'KWD', 1234n],
    ['0.0001', 'CLF', 1n],
    [1.1, 'GBP', 110n],
    [4.35, 'GBP', 435n],
    [1_000_000_000_000, 'KWD', 10n ** 15n],
  ])('reads %s %s as %s', (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toBe(minor);
  });

  it.each([
    [10.001, 'GBP'],
    [0.1 + 0.2, 'GBP'],
    ['0.5', 'JPY'],
    ['1.2345', 'KWD'],
    [Number.NaN, 'GBP'],
    ['10000000000000.01', 'GBP'],
    ['-10000000000000.01', 'GBP'],
    ['1', 'BGN'],
  ])('refuses %s %s', (amount, currency) => {
    expect(() => toMinor(amount, currency, 'price')).toThrow(AppError);
  });
});

describe('toMajor', () => {
  it.each([
    [1001n, 'GBP', 10.01],
    [-1n, 'GBP', -0.01],
    [0n, 'GBP', 0],
    [1500n, 'JPY', 1500],
    [1234n, 'KWD', 1.234],
    [5n, 'KWD', 0.005],
    [99_999_999_999_999n, 'GBP', 999_999_999_999.99],
  ])('shows %s minor units of %s as %d', (minor, currency, major) => {
    expect(toMajor(minor, currency)).toBe(major);
  });

  const anyMinor = fc.bigInt(-MAX_MINOR, MAX_MINOR);
  const anyCurrency = fc.constantFrom(...CURRENCIES);

  it('prints the exact amount, up to the largest there is', () => {
    fc.assert(
      fc.property(anyMinor, anyCurrency, (minor, currency) => {
        const exact = { coefficient: minor, scale: minorDigits(currency) };
        expect(JSON.stringify(toMajor(minor, currency))).toBe(formatDecimal(exact));
      }),
    );
  });

  it('undoes toMinor, and toMinor undoes it', () => {
    fc.assert(
      fc.property(anyMinor, anyCurrency, (minor, currency) => {
        const major = toMajor(minor, currency);
        expect(toMinor(major, currency)).toBe(minor);
        expect(toMajor(toMinor(major, currency), currency)).toBe(major);
      }),
    );
  });
});

describe('multiplyRounded', () => {
  it.each([
    [1001n, ['0.5'], 501n],
    [1001n, ['-0.5'], -500n],
    [-1001n, ['0.5'], -500n],
    [333n, ['3', '0.3333'], 333n],
    [1n, ['0.5', '0.999'], 0n],
    [10n ** 9n, ['1000000', '366'], 366n * 10n ** 15n],
    [1234n, [], 1234n],
  ])('%s times %j is %s', (minor, factors, product) => {
    expect(multiplyRounded(minor, ...factors.map((factor) => parseDecimal(factor)))).toBe(product);
  });

  it('rounds once, not at each factor', () => {
    expect(multiplyRounded(1n, parseDecimal('0.4'), parseDecimal('2'))).toBe(1n);
    expect(multiplyRounded(5n, parseDecimal('1.1'), parseDecimal('1.8'))).toBe(10n);
  });

  it('moves between minor digits by powers of ten', () => {
    expect(multiplyRounded(1050n, powerOfTen(-2))).toBe(11n);
    expect(multiplyRounded(1050n, powerOfTen(1))).toBe(10_500n);
  });

  it('does not depend on the order of the factors', () => {
    const factor = fc.record({ coefficient: fc.bigInt(-(10n ** 6n), 10n ** 6n), scale: fc.nat(6) });
    fc.assert(
      fc.property(fc.bigInt(-MAX_MINOR, MAX_MINOR), factor, factor, (minor, a, b) => {
        expect(multiplyRounded(minor, a, b)).toBe(multiplyRounded(minor, b, a));
      }),
    );
  });
});
