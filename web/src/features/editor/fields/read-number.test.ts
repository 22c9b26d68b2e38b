import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

const amount = (text: string) => readNumber(text, { decimals: 2, least: 0, mayBeEmpty: false });
const yen = (text: string) => readNumber(text, { decimals: 0, least: 0, mayBeEmpty: false });
const count = (text: string) => readNumber(text, { decimals: 0, least: 1, mayBeEmpty: false, most: 366 });

describe('what is typed as a figure', () => {
  it('is an amount, however its thousands and decimals are parted', () => {
    expect(['38', '38.5', '38,50', '1,250.50', '1.250,50', '1 250', '1,250', '£12', '.5', '0'].map(amount)).toEqual([
      38, 38.5, 38.5, 1250.5, 1250.5, 1250, 1250, 12, 0.5, 0,
    ]);
  });

  it('is an amount of a currency without decimals as well, and may be nothing', () => {
    expect(['¥1,250', '1.250', '0', '12.5'].map(yen)).toEqual([1250, 1250, 0, undefined]);
  });

  it('is a whole number from 1 on where no decimals are wanted', () => {
    expect(['6', '0', '-1', '2.5', '367', 'six'].map(count)).toEqual([6, ...Array.from({ length: 5 })]);
    expect(readNumber('1,000', { decimals: 0, least: 1, mayBeEmpty: false })).toBe(1000);
  });

  it('is nothing where it is no figure, and null where it may be empty', () => {
    expect(['', '.', '1.234', 'x', '-5'].map(amount)).toEqual(Array.from({ length: 5 }));
    expect(readNumber(' ', { decimals: 0, least: 1, mayBeEmpty: true })).toBeNull();
  });
});
