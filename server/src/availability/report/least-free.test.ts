import { expect, it } from 'vitest';
import { leastFree, report } from './index.ts';

const products = [
  { id: 'speaker', firstOwned: 10 },
  { id: 'stand', firstOwned: 20 },
];
const hold = (product: number, quantity: number, from: number, until: number) =>
  ({ product, kind: 'lost', quantity, from, until }) as const;

function leastOf(holds: ReturnType<typeof hold>[], until: number) {
  const days = { from: 100, until, today: 100, bufferBefore: 0, bufferAfter: 0 };
  return leastFree(report({ products, changes: [], holds, bookings: [], dispatched: [] }, days));
}

it('is the least of each product, on the first day it is so', () => {
  const holds = [hold(0, 3, 102, 104), hold(0, 2, 105, 106), hold(1, 25, 104, Infinity)];
  expect(leastOf(holds, 110)).toEqual([
    { free: 7, day: 102 },
    { free: -5, day: 104 },
  ]);
});

it('is what the first day has where nothing changes', () => {
  expect(leastOf([], 103)).toEqual([
    { free: 10, day: 100 },
    { free: 20, day: 100 },
  ]);
});

it('limits nothing where there are no days', () => {
  expect(leastOf([hold(0, 3, 0, Infinity)], 100).map(({ free }) => free)).toEqual([Infinity, Infinity]);
});
