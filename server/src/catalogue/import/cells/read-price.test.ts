import { describe, expect, it } from 'vitest';
import { saidIn } from '../../../refusals/index.ts';
import { readPrice } from './read-price.ts';

const POUNDS = { currency: 'GBP', minorDigits: 2 };
const EUROS = { currency: 'EUR', minorDigits: 2 };

function minor(text: string, options = POUNDS): bigint {
  const outcome = readPrice(text, null, options);
  if (!('value' in outcome)) throw new TypeError(saidIn('en', outcome.message));
  return outcome.value;
}

function fault(text: string, options = POUNDS): string {
  const outcome = readPrice(text, null, options);
  return 'message' in outcome ? saidIn('en', outcome.message) : '';
}

describe('readPrice', () => {
  it.each([
    ['£12.00', 1200n],
    ['£ 12', 1200n],
    ['GBP 12.5', 1250n],
    ['12.50GBP', 1250n],
    ['£1,234.50', 123450n],
    ['£12.00 GBP', 1200n],
    ['.5', 50n],
    ['£.50', 50n],
    ['0', 0n],
    ['12.5000', 1250n],
  ])('reads %j for a company in pounds', (text, expected) => {
    expect(minor(text)).toBe(expected);
  });

  it.each([
    ['12,50 €', 1250n],
    ['€75,-', 7500n],
    ['EUR 12', 1200n],
    ['1.234,50 EUR', 123450n],
  ])('reads %j for a company in euros', (text, expected) => {
    expect(minor(text, EUROS)).toBe(expected);
  });

  it('counts in the minor units of the currency', () => {
    expect(minor('1250', { currency: 'JPY', minorDigits: 0 })).toBe(1250n);
    expect(minor('12.3450', { currency: 'KWD', minorDigits: 3 })).toBe(12345n);
    expect(minor('12.- CHF', { currency: 'CHF', minorDigits: 2 })).toBe(1200n);
    expect(minor('A$12', { currency: 'AUD', minorDigits: 2 })).toBe(1200n);
    expect(minor('Rs. 12', { currency: 'INR', minorDigits: 2 })).toBe(1200n);
  });

  it.each([
    ['', /missing/],
    ['–', /missing/],
    ['POA', /“POA” is not a number/],
    ['auf Anfrage', /not a number/],
    ['12 per day', /not a number/],
    ['1e5', /not a number/],
    ['-100.0', /“-100.0” is negative/],
    ['(£5.00)', /negative/],
    ['-£5', /negative/],
    ['12.3456', /too many decimals; GBP has 2/],
    ['9781234567897', /too large/],
    ['€12', /“€12” is not in the company's currency; prices must be in GBP/],
    ['USD 12', /must be in GBP/],
    ['1,234', /may mean 1234 or 1.234/],
  ])('refuses %j and says why', (text, expected) => {
    expect(fault(text)).toMatch(expected);
  });
});
