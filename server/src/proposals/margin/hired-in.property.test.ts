import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { HiredIn } from '../proposal.ts';
import { costsOf, marginOf, shareHiredIn } from './index.ts';

const PRODUCTS = ['speaker', 'stand', 'kit', 'desk'];

const line = fc
  .record({
    catalogItemId: fc.option(fc.constantFrom(...PRODUCTS), { freq: 9 }),
    units: fc.integer({ min: 1, max: 12 }),
    each: fc.integer({ min: 1, max: 5 }),
    unitCost: fc.option(fc.bigInt(0n, 50_000n)),
    optional: fc.boolean(),
    picked: fc.boolean(),
  })
  .map(({ each, ...rest }) => ({ ...rest, quantity: rest.units * each }));

const hired = fc.uniqueArray(
  fc.record({
    productId: fc.constantFrom('speaker', 'stand'),
    units: fc.integer({ min: 1, max: 20 }),
    cost: fc.bigInt(0n, 99_999n),
    whole: fc.boolean(),
    kits: fc.constantFrom<readonly string[]>([], ['kit']),
  }),
  { selector: ({ productId }) => productId },
);

interface Piece {
  readonly line: number;
  readonly product: string | null;
  /** What it costs by itself; null: not known. */
  readonly own: bigint | null;
  isHired: boolean;
  /** A supplier's, or with one's parts in it, who may not have said what it costs. */
  isUnpriced: boolean;
}

const share = (units: number, cost: bigint, whole = true) => ({ units, cost, whole });

describe('what is hired in', () => {
  it('costs what the supplier takes for as many pieces as are hired in, and no more, to the minor unit', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), hired, (lines, hiredIn) => {
        const pieces = lines.flatMap(({ catalogItemId, units, quantity, unitCost, optional, picked }, at): Piece[] => {
          const own = unitCost === null ? null : unitCost * BigInt(quantity / units);
          const piece = { line: at, product: catalogItemId, own, isHired: false, isUnpriced: false };
          return optional && !picked ? [] : Array.from({ length: units }, () => ({ ...piece }));
        });
        let expected = 0n;
        for (const { productId, units, cost, whole, kits } of hiredIn) {
          const own = pieces.filter(({ product }) => product === productId);
          for (const piece of own.slice(0, units)) piece.isHired = true;
          const kit = pieces.find(({ product }) => product !== null && kits.includes(product));
          const bearing = own.length > 0 ? own.slice(0, units) : kit === undefined ? [] : [kit];
          if (bearing.length > 0) expected += cost;
          if (!whole) for (const piece of bearing) piece.isUnpriced = true;
        }
        for (const { own, isHired } of pieces) if (!isHired) expected += own ?? 0n;
        const found = marginOf({ total: 0n, adjustments: [], lines, hiredIn });
        expect(found.cost).toBe(expected);
        const unknown = pieces.filter(({ own, isHired, isUnpriced }) => isUnpriced || (own === null && !isHired));
        expect(found.unknown).toBe(new Set(unknown.map((piece) => piece.line)).size);
      }),
      { numRuns: runs(300, 10_000) },
    );
  });

  const counting = { optional: false, picked: false };
  const speakers = (units: number) => ({
    catalogItemId: 'speaker',
    units,
    quantity: units,
    unitCost: 100n,
    ...counting,
  });
  const three: HiredIn = { productId: 'speaker', units: 3, cost: 1000n, whole: true, kits: ['kit'] };

  it('goes to lines of its product in their order, each with its share of the cost', () => {
    expect(shareHiredIn([speakers(2), speakers(5)], [three])).toEqual([share(2, 666n), share(1, 334n)]);
  });

  it('costs all of it where fewer are needed than come', () => {
    expect(shareHiredIn([speakers(1)], [three])).toEqual([share(1, 1000n)]);
  });

  it('makes a kit dearer where only its part is needed, and a line for itself goes before', () => {
    const kit = { ...speakers(2), catalogItemId: 'kit' };
    expect(shareHiredIn([kit], [three])).toEqual([share(0, 1000n)]);
    expect(shareHiredIn([kit, speakers(3)], [three]).map(({ cost }) => cost)).toEqual([0n, 1000n]);
  });

  it('is in no line that does not count', () => {
    expect(shareHiredIn([{ ...speakers(3), optional: true }], [three])).toEqual([share(0, 0n)]);
  });

  it('makes the cost of a line known of which no unit is the company’s own', () => {
    const unknown = { ...speakers(3), unitCost: null };
    expect(costsOf({ lines: [unknown], hiredIn: [three] })).toEqual([{ known: 1000n, whole: true }]);
    expect(costsOf({ lines: [{ ...unknown, units: 4 }], hiredIn: [three] })).toEqual([{ known: 1000n, whole: false }]);
  });

  it('makes the cost of the lines that it goes to unknown while its own is, and of no other', () => {
    const unpriced = { ...three, cost: 0n, whole: false };
    expect(shareHiredIn([speakers(3), speakers(2)], [unpriced])).toEqual([share(3, 0n, false), share(0, 0n)]);
    const kit = { ...speakers(2), catalogItemId: 'kit' };
    expect(costsOf({ lines: [kit], hiredIn: [unpriced] })).toEqual([{ known: 200n, whole: false }]);
  });
});
