import { CATEGORIES, UNITS } from '@showbill/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorDigits, toMajor } from '../../platform/money/index.ts';
import { runs } from '../../testing/runs.ts';
import { presentMoney } from '../present-money.ts';
import { reprice } from '../price/index.ts';
import type { LineItem } from '../proposal.ts';
import { heldMargin, isBelow, lineCost, marginOf, shortOf, unitCost } from './index.ts';

/** Decimals as whole hundredths, so that the tests can compute with integers of their own. */
const print = (hundredths: number) => `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

const line = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  unit: fc.constantFrom(...UNITS),
  units: fc.integer({ min: 1, max: 200 }),
  hours: fc.integer({ min: 1, max: 200 }),
  days: fc.integer({ min: 1, max: 60 }),
  unitPrice: fc.bigInt(0n, 100_000n),
  unitCost: fc.option(fc.bigInt(0n, 150_000n)),
  optional: fc.boolean(),
  picked: fc.boolean(),
});

const change = fc.option(
  fc
    .integer({ min: 1, max: 9000 })
    .map((percent) => ({ kind: 'percent' as const, percent: print(percent), label: 'x' })),
);

const settings = fc.record({
  chargedDays: fc.constantFrom(null, { rows: [{ days: 1, charged: '1' }], beyondRate: '0.5' }),
  taxRate: fc.integer({ min: 0, max: 2700 }).map(print),
  taxLabel: fc.constant('VAT'),
  discount: change,
  surcharge: change,
});

const currency = fc.constantFrom('JPY', 'GBP', 'KWD');
const least = fc.integer({ min: 0, max: 9999 }).map(print);

const proposals = fc.tuple(fc.array(line, { maxLength: 12 }), settings, currency).map(([drawn, by, currencyOf]) => {
  const { lines: amounts, ...priced } = reprice(drawn, by);
  const lines = drawn.map((each, place): LineItem => {
    const { quantity = 0, total = 0n } = amounts[place] ?? {};
    const own = { reason: '', priceSetByHand: false, unitsSetByHand: false, delivery: null, words: null };
    return { ...each, ...own, id: String(place), catalogItemId: null, name: 'x', quantity, total };
  });
  return { ...priced, lines, currency: currencyOf, hiredIn: [] };
});

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);

describe('for any proposal', () => {
  it('the margin is what it comes to before tax less the cost of all lines that count, to the minor unit', () => {
    fc.assert(
      fc.property(proposals, (proposal) => {
        const counted = proposal.lines.filter(({ optional, picked }) => !optional || picked);
        const changes = proposal.adjustments.filter(({ kind }) => kind !== 'tax').map(({ amount }) => amount);
        const earned = proposal.subtotal + sum(changes);
        const cost = sum(counted.map((each) => BigInt(each.quantity) * (each.unitCost ?? 0n)));
        const found = marginOf(proposal);
        expect(found).toMatchObject({ earned, cost, margin: earned - cost });
        expect(found.unknown).toBe(counted.filter((each) => each.unitCost === null).length);
        expect(found.percent === null).toBe(earned <= 0n);
        if (found.percent === null) return;
        const off = Math.abs(Number(found.percent) - (Number(earned - cost) / Number(earned)) * 100);
        expect(off).toBeLessThanOrEqual(0.05 + 1e-6);
      }),
      { numRuns: runs(200, 5000) },
    );
  });

  it('what a key is told adds up to the minor unit, and a sum in which a cost is missing is none', () => {
    fc.assert(
      fc.property(proposals, (proposal) => {
        const told = presentMoney(proposal);
        const digits = minorDigits(proposal.currency);
        const minor = (major: number) => BigInt(Math.round(major * 10 ** digits));
        const counted = proposal.lines.flatMap(({ optional, picked }, place) =>
          !optional || picked ? [told.line_items[place]] : [],
        );
        for (const [place, each] of proposal.lines.entries()) {
          const { unit_cost: unit = null, cost = null, margin = null } = told.line_items[place] ?? {};
          expect([cost === null, margin === null]).toEqual([unit === null, unit === null]);
          if (unit === null || cost === null || margin === null) continue;
          expect(minor(unit) * BigInt(each.quantity)).toBe(minor(cost));
          expect(minor(cost) + minor(margin)).toBe(minor(toMajor(each.total, proposal.currency)));
        }
        const isWhole = counted.every((each) => each?.cost !== null);
        expect([told.cost !== null, told.margin !== null]).toEqual([isWhole, isWhole]);
        if (!isWhole) return;
        expect(minor(told.cost ?? Number.NaN)).toBe(sum(counted.map((each) => minor(each?.cost ?? Number.NaN))));
        const tax = proposal.adjustments.find(({ kind }) => kind === 'tax')?.amount ?? 0n;
        expect(minor(told.cost ?? 0) + minor(told.margin ?? 0)).toBe(proposal.total - tax);
      }),
      { numRuns: runs(200, 5000) },
    );
  });

  it('a minimum is held against the same figures whatever lines say a cost is that is no more than by the catalogue', () => {
    const catalogueCosts = fc.array(fc.option(fc.bigInt(0n, 150_000n)), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(proposals, catalogueCosts, fc.nat({ max: 100 }), (proposal, catalogue, share) => {
        const held = heldMargin(proposal, catalogue);
        const cheaper = proposal.lines.map((line, place): LineItem => {
          const known = catalogue[place] ?? null;
          if (known === null || (line.unitCost ?? 0n) > known) return line;
          return { ...line, unitCost: share === 0 ? null : (known * BigInt(share)) / 100n };
        });
        expect(heldMargin({ ...proposal, lines: cheaper }, catalogue).margin).toBe(held.margin);
        expect(heldMargin({ ...proposal, lines: cheaper }, []).margin).toBe(
          marginOf({ ...proposal, lines: cheaper }).margin,
        );
        expect(held.margin <= marginOf(proposal).margin).toBe(true);
      }),
      { numRuns: runs(200, 5000) },
    );
  });

  it('with so much more as it is short of it earns the least, and with a minor unit less it does not', () => {
    fc.assert(
      fc.property(proposals, least, (proposal, percent) => {
        const margin = marginOf(proposal);
        const short = shortOf(margin, percent);
        expect(short === null).toBe(!isBelow(margin, percent));
        if (short === null) return;
        const raisedBy = (more: bigint) => ({ earned: margin.earned + more, margin: margin.margin + more });
        expect([isBelow(raisedBy(short), percent), isBelow(raisedBy(short - 1n), percent)]).toEqual([false, true]);
      }),
      { numRuns: runs(200, 5000) },
    );
  });
});

describe('what a product costs', () => {
  it('is converted at the exchange rate and rounded once, and a region makes no difference', () => {
    const rates = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(fc.bigInt(0n, 1_000_000n), rates, currency, currency, (cost, rate, from, to) => {
        const settings = { currency: to, companyCurrency: from, exchangeRate: print(rate) };
        const exact = (Number(cost) * rate * 10 ** (minorDigits(to) - minorDigits(from))) / 100;
        expect(Math.abs(Number(unitCost(cost, settings)) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(unitCost(null, settings)).toBeNull();
      }),
      { numRuns: runs(200, 2000) },
    );
  });

  it('is told of a line for its pricing units, and of none whose cost is not known', () => {
    expect(lineCost({ unitCost: 1250n, quantity: 12 })).toBe(15_000n);
    expect(lineCost({ unitCost: null, quantity: 12 })).toBeNull();
  });
});

const at = (earned: bigint, cost: bigint) => ({ earned, margin: earned - cost });

describe('a least margin', () => {
  it.each([
    ['at it', at(10_000n, 8000n), '20', false],
    ['a minor unit below it', at(10_000n, 8001n), '20', true],
    ['half a percent', at(10_000n, 7950n), '20.5', false],
    ['of nothing, at a loss', at(10_000n, 10_001n), '0', true],
    ['of nothing, at cost', at(10_000n, 10_000n), '0', false],
    ['where nothing is earned and something paid', at(0n, 1n), '0', true],
    ['where nothing is earned or paid', at(0n, 0n), '50', false],
    ['that is not set', at(0n, 1n), null, false],
  ])('%s', (_, margin, percent, below) => {
    expect(isBelow(margin, percent)).toBe(below);
  });
});
