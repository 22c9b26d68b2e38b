import { formatDecimal } from '@showbill/contract/sums';
import { invalidField } from '../errors.ts';
import { minorDigits } from './currencies.ts';
import { parseDecimal } from './decimal.ts';

/**
 * The largest amount, in minor units, that the service handles. Decimals of up to 15 significant digits survive the
 * way through a JSON number (IEEE 754 double), so up to here every amount stands on the wire exactly.
 */
export const MAX_MINOR = 10n ** 15n;

/**
 * Major units to minor units, exact: `toMinor('10.5', 'GBP')` is `1050n`. Throws `invalid_request` on `param` for
 * anything that is no plain decimal, has more decimals than the currency, or is beyond `MAX_MINOR`.
 */
export function toMinor(amount: number | string, currency: string, param = 'amount'): bigint {
  const digits = minorDigits(currency);
  const { coefficient, scale } = parseDecimal(amount, param);
  const excess = 10n ** BigInt(Math.max(scale - digits, 0));
  if (coefficient % excess !== 0n) {
    throw invalidField(param, ({ needs }) => needs.tooManyDecimals(currency, String(digits), String(amount)));
  }
  const minor = (coefficient / excess) * 10n ** BigInt(Math.max(digits - scale, 0));
  if (!isWithinLimit(minor)) throw invalidField(param, ({ needs }) => needs.tooLarge(String(amount)));
  return minor;
}

/** Minor units to the number of major units whose shortest print is the exact amount, up to `MAX_MINOR`. */
export function toMajor(minor: bigint, currency: string): number {
  return Number(formatDecimal({ coefficient: minor, scale: minorDigits(currency) }));
}

export function isWithinLimit(minor: bigint): boolean {
  return minor <= MAX_MINOR && minor >= -MAX_MINOR;
}
