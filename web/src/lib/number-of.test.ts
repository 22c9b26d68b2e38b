import { expect, it } from 'vitest';
import { numberOf } from './number-of.ts';

it('a number field holds its number with zeros at the end or without, or none', () => {
  expect([numberOf(39.5), numberOf('39.50'), numberOf('0'), numberOf('-7.0')]).toEqual([39.5, 39.5, 0, -7]);
  expect([numberOf(''), numberOf(' '), numberOf('-'), numberOf('1.2.3'), numberOf(Number.NaN)]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
