import { describe, expect, it } from 'vitest';
import { lastDayToWithdraw } from './period.ts';
import { isInSingleMarket } from './single-market.ts';

describe('the last day on which a contract can be withdrawn from', () => {
  it.each([
    ['2026-11-20', '2026-12-04', 'a Friday'],
    ['2026-11-21', '2026-12-07', 'a Saturday becomes the Monday after'],
    ['2026-11-22', '2026-12-07', 'a Sunday becomes the Monday after'],
    ['2026-11-23', '2026-12-07', 'a Monday'],
    ['2026-12-18', '2027-01-01', 'public holidays are not known'],
    ['2028-02-15', '2028-02-29', 'a leap day'],
    ['1969-12-20', '1970-01-05', 'before the days are counted from'],
  ])('of one of %s is %s: %s', (contract, last) => {
    expect(lastDayToWithdraw(contract)).toBe(last);
  });
});

describe('the single market', () => {
  it('is the union with Iceland, Liechtenstein and Norway', () => {
    expect(['DE', 'GR', 'IE', 'IS', 'LI', 'NO', 'HR'].filter((country) => !isInSingleMarket(country))).toEqual([]);
    expect(['GB', 'CH', 'US', 'TR'].filter(isInSingleMarket)).toEqual([]);
  });
});
