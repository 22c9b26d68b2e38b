import { expect, it } from 'vitest';
import { compareReleases, writesMoreThan } from './release.ts';

it.each([
  ['0.1.0', '0.1.0', 0],
  ['0.2.0', '0.10.0', -1],
  ['1.0.0', '0.99.99', 1],
  ['0.1.10', '0.1.9', 1],
  ['0.2.0-beta.1', '0.1.9', 1],
])('%s beside %s', (a, b, order) => {
  expect(Math.sign(compareReleases(a, b))).toBe(order);
  expect(Math.sign(compareReleases(b, a)) + 0).toBe(-order + 0);
});

it('a release that differs in the last number alone writes no more', () => {
  expect(writesMoreThan('0.1.9', '0.1.0')).toBe(false);
  expect(writesMoreThan('0.2.0', '0.1.9')).toBe(true);
  expect(writesMoreThan('0.1.9', '0.2.0')).toBe(false);
});
