import { describe, expect, it } from 'vitest';
import { formatDecimal } from '../../../platform/money/index.ts';
import { type Convention, conventionOf, readNumber } from './read-number.ts';

function read(text: string, convention: Convention = null, decimals = 2): string {
  const reading = readNumber(text, convention, decimals);
  return reading.kind === 'number' ? formatDecimal(reading.value) : reading.kind;
}

describe('readNumber', () => {
  it.each([
    ['12', '12'],
    ['12.5', '12.5'],
    ['12,50', '12.5'],
    ['1.234,50', '1234.5'],
    ['1,234.50', '1234.5'],
    ['1 234,50', '1234.5'],
    ['1\u00a0234,50', '1234.5'],
    ['1\u202f234.50', '1234.5'],
    ["1'234.50", '1234.5'],
    ['1’234.50', '1234.5'],
    ['1.234.567', '1234567'],
    ['1,23,456.70', '123456.7'],
    ['1234.567', '1234.567'],
    ['0.125', '0.125'],
    ['0,125', '0.125'],
    [',5', '0.5'],
    ['12.', '12'],
    ['12,-', '12'],
    ['1.234,–', 'ambiguous'],
    ['12.--', '12'],
    ['-5', '-5'],
    ['−5,5', '-5.5'],
    ['5-', '-5'],
    ['(5.00)', '-5'],
    ['+5', '5'],
  ])('reads %j as %s', (text, value) => {
    expect(read(text)).toBe(value);
  });

  it.each([
    '',
    '-',
    '.',
    'abc',
    '1.2.3',
    '1,2,3',
    '12.34.56',
    '1 23',
    "1'23",
    '1.234,5,6',
    '--5',
    '1e5',
    '0x10',
    '9'.repeat(50),
  ])('finds no number in %j', (text) => {
    expect(read(text)).toBe('no_number');
  });

  it('does not guess whether three digits after one mark are thousands', () => {
    expect(read('1.234')).toBe('ambiguous');
    expect(read('1,234')).toBe('ambiguous');
  });

  it('lets the column tell thousands from decimals', () => {
    expect(read('1.234', { mark: ',', from: 'column' })).toBe('1234');
    expect(read('1,234', { mark: '.', from: 'column' })).toBe('1234');
    expect(read('1.230', { mark: '.', from: 'column' })).toBe('1.23');
  });

  it('believes the delimiter only where it makes thousands, or where the quantity has three decimals', () => {
    expect(read('1.234', { mark: ',', from: 'delimiter' })).toBe('1234');
    expect(read('1.500', { mark: '.', from: 'delimiter' })).toBe('ambiguous');
    expect(read('1.500', { mark: '.', from: 'delimiter' }, 3)).toBe('1.5');
  });

  it('reads thousands where there are no decimals at all', () => {
    expect(read('1.500', null, 0)).toBe('1500');
  });
});

describe('conventionOf', () => {
  it('is told by the values that can be read one way only', () => {
    expect(conventionOf(['1.234', '5', '12,50'], '\t')).toEqual({ mark: ',', from: 'column' });
    expect(conventionOf(['1,234', '1,234,567'], '\t')).toEqual({ mark: '.', from: 'column' });
  });

  it('is told by the delimiter where the values say nothing', () => {
    expect(conventionOf(['1.234'], ';')).toEqual({ mark: ',', from: 'delimiter' });
    expect(conventionOf(['1.234'], ',')).toEqual({ mark: '.', from: 'delimiter' });
    expect(conventionOf(['1.234'], '\t')).toBeNull();
  });

  it('is unknown where the values disagree, whatever the delimiter', () => {
    expect(conventionOf(['12,50', '12.50'], ';')).toBeNull();
  });
});
