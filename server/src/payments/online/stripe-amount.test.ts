import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../platform/money/index.ts';
import { fromStripe, toStripe } from './stripe-amount.ts';

describe('amounts as Stripe counts them', () => {
  it.each([
    ['GBP', 12_345n, 12_345n],
    ['JPY', 500n, 500n],
    ['KWD', 5_124n, 5_130n],
    ['KWD', 5_120n, 5_120n],
    ['ISK', 500n, 50_000n],
    ['UGX', 5n, 500n],
    ['MGA', 12_301n, 124n],
    ['HUF', 1_050n, 1_050n],
  ])('%s: %s in minor units is %s', (currency, minor, amount) => {
    expect(toStripe(minor, currency)).toBe(amount);
  });

  it('come back as at least what was asked, and less than one step more', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 15n), fc.constantFrom(...CURRENCIES), (minor, currency) => {
        const back = fromStripe(toStripe(minor, currency), currency);
        expect(back).toBeGreaterThanOrEqual(minor);
        expect(back - minor).toBeLessThan(100n);
      }),
    );
  });
});
