import { describe, expect, it } from 'vitest';
import { isBookkeeping } from './bookkeeping.ts';

describe('isBookkeeping', () => {
  it.each([
    'Deposit',
    'Security deposit (refundable)',
    'Kaution 100,00',
    'Mietkaution',
    'Gutschrift',
    'Sonderrabatt',
    'Rabatt 10 %',
    '10% discount',
    'Discount for regulars',
    'Credit',
    'Credit note 2024-17',
    'Cash received',
    '500,00 in Bar erhalten',
    'Caution',
    'Caution 500 €',
    'Remise client',
    'Fianza',
    'Borg',
    'Waarborgsom',
    'Kwantumkorting',
  ])('%j is no equipment', (name) => {
    expect(isBookkeeping(name)).toBe(true);
  });

  it.each([
    'Credit card terminal',
    'Caution tape 50 m',
    'Cash bar',
    'Cash register',
    'Payment terminal',
    'Deposit safe',
    'Photo booth - deposit included',
    'Bar 2 m',
    'Remise en état',
    'Borgward Oldtimer',
    'Shure SM58',
    '***',
  ])('%j is equipment', (name) => {
    expect(isBookkeeping(name)).toBe(false);
  });
});
