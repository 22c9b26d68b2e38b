import { expect, it } from 'vitest';
import { figureProblem } from './figure-problem.ts';

const price = { decimals: 2, least: 0 };
const days = { decimals: 0, least: 1, most: 366 };

it('a field says what of a figure it cannot take, and how to write it', () => {
  expect(['12.50', '1,250', '12.345', 'twelve', '-1', ''].map((text) => figureProblem(text, price, false))).toEqual([
    undefined,
    undefined,
    'At most 2 decimals, such as 1,250.50.',
    'Enter one number, such as 1,250.50.',
    '0 or more.',
    'Enter a number.',
  ]);
  expect(['1.5', '400', '1 2', ''].map((text) => figureProblem(text, days, true))).toEqual([
    'Whole numbers only, such as 12.',
    'From 1 to 366.',
    'Enter one number, such as 12.',
    undefined,
  ]);
  expect(figureProblem('0', { decimals: 3, least: 0, most: 100, isAbove: true }, false)).toBe(
    'More than 0, at most 100.',
  );
  expect(figureProblem('1.250', { decimals: 0, least: 1 }, false, 'en-GB')).toBe('Whole numbers only, such as 1,250.');
  expect(figureProblem('1,250', { decimals: 0, least: 1 }, false, 'de-DE')).toBe('Whole numbers only, such as 1.250.');
});
