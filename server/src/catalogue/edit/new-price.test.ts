import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../platform/money/index.ts';
import { newPrice } from './new-price.ts';

const percent = (text: string) => ({ kind: 'percent', percent: parseDecimal(text) }) as const;

describe('a price that changes by a percentage', () => {
  it('is rounded once, a half upwards', () => {
    expect(newPrice(1250n, percent('5'), 1n)).toBe(1313n); // 1312.5
    expect(newPrice(1250n, percent('-5'), 1n)).toBe(1188n); // 1187.5
    expect(newPrice(999n, percent('3.125'), 1n)).toBe(1030n); // 1030.21875
    expect(newPrice(0n, percent('10'), 1n)).toBe(0n);
  });

  it('goes to the nearest step, not by way of the minor unit', () => {
    expect(newPrice(1049n, percent('0'), 100n)).toBe(1000n);
    expect(newPrice(1000n, percent('4.95'), 10n)).toBe(1050n);
    // 1049.9: rounded to 1050 first it would become 1100
    expect(newPrice(10_499n, percent('-90'), 100n)).toBe(1000n);
    expect(newPrice(10_500n, percent('-90'), 100n)).toBe(1100n);
  });

  it('costs nothing at a hundred per cent less', () => {
    expect(newPrice(1250n, percent('-100'), 1n)).toBe(0n);
  });
});

describe('a price that changes by an amount', () => {
  it('is what it comes to, which may be below nothing', () => {
    expect(newPrice(1250n, { kind: 'amount', amount: 75n }, 1n)).toBe(1325n);
    expect(newPrice(1250n, { kind: 'amount', amount: 75n }, 50n)).toBe(1350n);
    expect(newPrice(100n, { kind: 'amount', amount: -150n }, 1n)).toBe(-50n);
    expect(newPrice(100n, { kind: 'amount', amount: -125n }, 50n)).toBe(0n); // -25 is half of a step
  });
});
