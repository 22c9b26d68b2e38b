import { expect, it } from 'vitest';
import { listInput, nextSort } from './list-input.ts';
import { roundingSteps } from './rounding-steps.ts';

it('what an address holds is asked for, and what it cannot mean is left out', () => {
  expect(listInput({ q: 'desk', category: 'furniture', sort: '-price', show: 'archived', page: '3' })).toEqual({
    text: 'desk',
    category: 'furniture',
    archived: true,
    sort: 'price',
    descending: true,
    limit: 50,
    offset: 100,
  });
  expect(listInput({ own: 'Ton & Licht', page: '1' })).toEqual({ own_category: 'Ton & Licht', limit: 50, offset: 0 });
  expect(listInput({ own: 'x'.repeat(101) })).toEqual({ limit: 50, offset: 0 });
  expect(listInput({ category: 'toString', sort: 'colour', show: 'all', page: '-1' })).toEqual({
    limit: 50,
    offset: 0,
  });
});

it('a column sorts upwards, then downwards, then upwards again', () => {
  expect(nextSort(undefined, 'name')).toBe('-name');
  expect(nextSort('price', 'price')).toBe('-price');
  expect(nextSort('-price', 'price')).toBe('price');
  expect(nextSort('price', 'name')).toBe('name');
});

it('prices are rounded to steps of their own currency', () => {
  expect(roundingSteps('GBP')).toEqual([0.01, 0.05, 0.1, 0.5, 1, 5, 10]);
  expect(roundingSteps('JPY')).toEqual([1, 5, 10, 50, 100, 500, 1000]);
});
