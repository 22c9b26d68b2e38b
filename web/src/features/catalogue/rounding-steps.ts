import { currencyDigits } from '../../lib/format.ts';

const STEPS = [1, 5, 10, 50, 100, 500, 1000];

/** What prices of a currency are rounded to, from its smallest coin on: 0.01, 0.05, … 10. */
export function roundingSteps(currency: string): number[] {
  const digits = currencyDigits(currency);
  return STEPS.map((step) => Number((step / 10 ** digits).toFixed(digits)));
}
