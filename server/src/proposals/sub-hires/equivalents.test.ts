import { describe, expect, it } from 'vitest';
import { type Candidate, equivalentsOf } from './equivalents.ts';

const WANTED: Candidate = {
  id: 'wanted',
  name: 'Projector 5000',
  category: 'video',
  unit: 'day',
  unitPrice: 10_000n,
  kinds: [{ kind: 'projector', confidence: 0.9 }],
  traits: { lumens: 5000, inches: 10 },
  free: 0,
};

function other(id: string, changes: Partial<Candidate> = {}): Candidate {
  return { ...WANTED, id, name: id, free: 10, ...changes };
}

const found = (candidates: readonly Candidate[], units = 4) =>
  equivalentsOf(WANTED, units, candidates).map(({ id }) => id);

describe('what can stand in for a product', () => {
  it.each<[string, Partial<Candidate>]>([
    ['one of another category', { category: 'audio' }],
    ['one of another kind', { kinds: [{ kind: 'projection_screen', confidence: 1 }] }],
    ['one whose kind is not known', { kinds: [] }],
    ['one that is priced by another unit', { unit: 'event' }],
    ['one that does less', { traits: { lumens: 3999 } }],
    ['one that is larger', { traits: { lumens: 5000, inches: 12.6 } }],
    ['one that is smaller', { traits: { lumens: 5000, inches: 7.9 } }],
    ['one that is sold by the pair', { traits: { lumens: 5000, pieces: 2 } }],
    ['one that is more than twice as dear', { unitPrice: 20_001n }],
    ['one that is less than half as dear', { unitPrice: 4_999n }],
    ['one that costs nothing', { unitPrice: 0n }],
    ['one of which too few are free', { free: 3 }],
    ['one whose stock is not tracked', { free: null }],
    ['itself', { id: 'wanted' }],
  ])('is not %s', (_, changes) => {
    expect(found([other('other', changes)])).toEqual([]);
  });

  it.each<[string, Partial<Candidate>]>([
    ['does a little less', { traits: { lumens: 4000 } }],
    ['does far more', { traits: { lumens: 20_000 } }],
    ['is a little larger', { traits: { inches: 12.5 } }],
    ['is twice as dear', { unitPrice: 20_000n }],
    ['is half as dear', { unitPrice: 5_000n }],
    ['has as many free as are wanted', { free: 4 }],
    ['of which nothing else is known', { traits: {} }],
  ])('is one that %s', (_, changes) => {
    expect(found([other('other', changes)])).toEqual(['other']);
  });

  it('is nothing where the kind of the product is not known', () => {
    expect(equivalentsOf({ ...WANTED, kinds: [] }, 1, [other('other', { kinds: [] })])).toEqual([]);
  });

  it('comes by what is known, then by price, then by name, and there are three at most', () => {
    const candidates = [
      other('dear', { unitPrice: 15_000n }),
      other('unknown', { traits: { lumens: 5000 } }),
      other('b', { unitPrice: 12_000n }),
      other('a', { unitPrice: 12_000n }),
      other('near', { unitPrice: 9_900n }),
    ];
    expect(found(candidates)).toEqual(['near', 'a', 'b']);
    expect(found(candidates.slice(0, 2))).toEqual(['dear', 'unknown']);
  });
});
