import { chargedDays } from '@showbill/contract/sums';
import { describe, expect, it } from 'vitest';
import { formatDecimal } from '../../platform/money/index.ts';
import { saidIn } from '../../refusals/index.ts';
import { type ChargedDaysTable, checkChargedDays } from './index.ts';

const GAPS = table({ 1: '1', 2: '1.5', 7: '3' }, '0.25');

describe('chargedDays', () => {
  it.each([
    [1, '1'],
    [2, '1.5'],
    [3, '1.5'],
    [6, '1.5'],
    [7, '3'],
    [8, '3.25'],
    [14, '4.75'],
    [366, '92.75'],
  ])('takes the row, the row below, or the last row and the rate beyond: %i days', (days, charged) => {
    expect(formatDecimal(chargedDays(days, GAPS))).toBe(charged);
  });

  // Tables of real companies: blue-media.de, puuf.dk, everymansound.com, lightupyourparty.be.
  it.each([
    [table({ 1: '1', 2: '1.5', 3: '1.8' }, '0.3'), 5, '2.4'],
    [table({ 1: '1', 2: '1.25', 3: '1.4', 4: '1.55', 5: '1.7', 7: '2.0' }, '0.15'), 10, '2.45'],
    [table({ 1: '1', 2: '1.5', 3: '1.75', 4: '2', 5: '2.25', 7: '2.75' }, '0.25'), 8, '3'],
    [table({ 1: '1', 2: '1.75', 3: '2', 4: '3' }, '0'), 30, '3'],
  ])('reads tables as companies publish them (%#)', (published, days, charged) => {
    expect(checkChargedDays(published)).toBeNull();
    expect(formatDecimal(chargedDays(days, published))).toBe(charged);
  });

  it('charges each day without a table', () => {
    expect([1, 2, 30].map((days) => formatDecimal(chargedDays(days, null)))).toEqual(['1', '2', '30']);
  });
});

describe('checkChargedDays', () => {
  it('accepts a table that is sane', () => {
    expect(checkChargedDays(GAPS)).toBeNull();
    expect(checkChargedDays(table({ 1: '1' }, '1'))).toBeNull();
  });

  it.each([
    ['no rows', { rows: [], beyondRate: '1' }, 'needs a row for 1 day'],
    ['a start after day 1', table({ 2: '1.5' }, '0.5'), 'first row must be for 1 day'],
    ['a first day below its price', table({ 1: '0.9' }, '0.5'), '1 day must be charged as 1'],
    ['a fraction of a day', table({ 1: '1', 1.5: '1.2' }, '0.5'), 'whole numbers'],
    ['a day beyond a year', table({ 1: '1', 367: '10' }, '0.5'), 'whole numbers'],
    [
      'rows that descend',
      { rows: [...rows({ 1: '1', 5: '3' }), ...rows({ 3: '3' })], beyondRate: '1' },
      '3 comes after 5',
    ],
    ['a row twice', { rows: [...rows({ 1: '1' }), ...rows({ 1: '1' })], beyondRate: '1' }, '1 comes after 1'],
    ['charges that fall', table({ 1: '1', 4: '3.2', 7: '3' }, '0.5'), 'less than fewer days (3.2)'],
    ['more than each day in full', table({ 1: '1', 2: '2.1' }, '0.5'), 'more than each day in full'],
    ['a charge that is no number', table({ 1: '1', 2: 'half' }, '0.5'), 'plain decimal'],
    ['a rate below 0', table({ 1: '1' }, '-0.1'), 'from 0 to 1'],
    ['a rate above 1', table({ 1: '1' }, '1.01'), 'from 0 to 1'],
    ['a rate that is no number', table({ 1: '1' }, ''), 'from 0 to 1'],
  ])('says what is wrong: %s', (_, insane, message) => {
    const saying = checkChargedDays(insane);
    expect(saying && saidIn('en', saying)).toContain(message);
  });
});

function table(charges: Readonly<Record<number, string>>, beyondRate: string): ChargedDaysTable {
  return { rows: rows(charges), beyondRate };
}

function rows(charges: Readonly<Record<number, string>>): ChargedDaysTable['rows'] {
  return Object.entries(charges).map(([days, charged]) => ({ days: Number(days), charged }));
}
