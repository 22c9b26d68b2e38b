import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiplyRounded, parseDecimal } from '../platform/money/index.ts';
import { runs } from '../testing/runs.ts';
import { agreedSums, amountUnder, negated, partSums, restSums, type Sums, totalOf } from './sums.ts';

const NOTHING: Sums = { net: 0n, tax: 0n, gross: 0n };

/** What a proposal comes to before and with tax, in minor units of currencies of 0, 2 and 3 decimals. */
const agreed = fc
  .record({
    net: fc.constantFrom(0, 2, 3).chain((digits) => fc.bigInt(0n, 999_999n * 10n ** BigInt(digits))),
    rate: fc.integer({ min: 0, max: 2700 }),
  })
  .map(({ net, rate }) => {
    const tax = multiplyRounded(net, parseDecimal(String(rate / 10_000)));
    return { net, tax, gross: net + tax };
  });
/** Parts, each as thousandths of what is left. */
const parts = fc.array(fc.bigInt(1n, 1000n), { maxLength: 8 });

function issue(all: Sums, shares: readonly bigint[]): Sums[] {
  const issued: Sums[] = [];
  for (const share of shares) {
    const before = totalOf(issued);
    const gross = ((all.gross - before.gross) * share) / 1000n;
    if (gross > 0n) issued.push(partSums(gross, all, before));
  }
  return issued;
}

describe('invoices of what was agreed', () => {
  it('are together what was agreed to the minor unit, before tax, in tax, and with it', () => {
    fc.assert(
      fc.property(agreed, parts, (all, shares) => {
        const deposits = issue(all, shares);
        const rest = restSums(all, totalOf(deposits));
        expect(totalOf([...deposits, rest])).toEqual(all);
        for (const { net, tax, gross } of deposits) {
          expect(net + tax).toBe(gross);
          expect(net >= 0n && tax >= 0n).toBe(true);
        }
        expect(rest.net >= 0n && rest.tax >= 0n && rest.gross >= 0n).toBe(true);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('hold each the tax of its share, within a minor unit', () => {
    fc.assert(
      fc.property(agreed, parts, (all, shares) => {
        const deposits = issue(all, shares);
        for (const { tax, gross } of [...deposits, restSums(all, totalOf(deposits))]) {
          const off = tax * all.gross - gross * all.tax;
          expect((off < 0n ? -off : off) <= all.gross).toBe(true);
        }
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('leave as much as before once one is taken back, and are exact again with the rest', () => {
    fc.assert(
      fc.property(agreed, parts, fc.nat(7), (all, shares, at) => {
        const deposits = issue(all, shares);
        const [taken = NOTHING] = deposits.splice(at, 1);
        expect(totalOf([taken, negated(taken)])).toEqual(NOTHING);
        const rest = restSums(all, totalOf(deposits));
        expect(totalOf([...deposits, rest])).toEqual(all);
      }),
      { numRuns: runs(300, 5000) },
    );
  });
});

describe('what was agreed', () => {
  const offer = { total: 120_00n, tax: 20_00n };

  it('comes to less where no tax is charged', () => {
    expect(agreedSums(offer, 'standard')).toEqual({ net: 100_00n, tax: 20_00n, gross: 120_00n });
    for (const treatment of ['reverse_charge', 'exempt', 'outside_scope'] as const) {
      expect(agreedSums(offer, treatment)).toEqual({ net: 100_00n, tax: 0n, gross: 100_00n });
    }
  });

  it('has rows that come to their share of it', () => {
    expect(amountUnder(36_00n, 120_00n, agreedSums(offer, 'standard'))).toBe(36_00n);
    expect(amountUnder(36_00n, 120_00n, agreedSums(offer, 'reverse_charge'))).toBe(30_00n);
    expect(amountUnder(1n, 0n, NOTHING)).toBe(1n);
  });

  it('is divided as 14(5) of the German law asks, the tax of each part shown', () => {
    const all = { net: 100_01n, tax: 19_00n, gross: 119_01n };
    const first = partSums(35_70n, all, NOTHING);
    expect(first).toEqual({ net: 30_00n, tax: 5_70n, gross: 35_70n });
    expect(restSums(all, first)).toEqual({ net: 70_01n, tax: 13_30n, gross: 83_31n });
  });
});
