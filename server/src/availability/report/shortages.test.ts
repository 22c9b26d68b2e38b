import { describe, expect, it } from 'vitest';
import { report, shortages } from './index.ts';

const products = ['speaker', 'stand', 'cable'].map((id) => ({ id, firstOwned: 10 }));
const bookings = [
  { product: 2, from: 102, until: 104, quantity: 8 },
  { product: 0, from: 103, until: 105, quantity: 13 },
].map((booking) => ({ ...booking, kind: 'firm' as const, left: null, validUntil: null }));
const days = { from: 100, until: 110, today: 100, bufferBefore: 0, bufferAfter: 0 };
const without = report({ products, changes: [], holds: [], bookings, dispatched: [] }, days);

/** Of stands, which are one short on every day. */
function shortDays(from: number, until: number): number[] {
  return shortages(without, new Map([[1, 11]]), { from, until }).map(({ day }) => day);
}

describe('shortages', () => {
  it('are the days and products of which less is free than needed, by day, then in the order of the products', () => {
    const needed = new Map([
      [2, 3],
      [1, 10],
      [0, 1],
    ]);
    expect(shortages(without, needed, { from: 100, until: 110 })).toEqual([
      { product: 2, day: 102, needed: 3, free: 2 },
      { product: 0, day: 103, needed: 1, free: -3 },
      { product: 2, day: 103, needed: 3, free: 2 },
      { product: 0, day: 104, needed: 1, free: -3 },
    ]);
  });

  it('are none where just enough is free', () => {
    expect(shortages(without, new Map([[2, 2]]), { from: 100, until: 110 })).toEqual([]);
  });

  it('are looked for only on the days held that the report has', () => {
    expect(shortDays(104, 106)).toEqual([104, 105]);
    expect(shortDays(98, 102)).toEqual([100, 101]);
    expect(shortDays(108, Infinity)).toEqual([108, 109]);
    expect(shortDays(90, 100)).toEqual([]);
    expect(shortDays(110, 120)).toEqual([]);
  });

  it('are none of what is not needed, though it is overbooked', () => {
    expect(shortages(without, new Map([[0, 0]]), { from: 103, until: 104 })).toEqual([]);
    expect(shortages(without, new Map(), { from: 103, until: 104 })).toEqual([]);
  });
});
