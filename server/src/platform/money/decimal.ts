import { type Decimal, readDecimal } from '@showbill/contract/sums';
import { invalidField } from '../errors.ts';

const MOST_SHOWN = 40;

/**
 * Reads a plain decimal: digits, at most one point, perhaps a minus. A number is read as JavaScript prints it.
 * Throws `invalid_request` on `param` for NaN, infinities, exponents, other signs, numbers beyond 2^53 (their last
 * digits are lost already) and more than 40 characters. A `Decimal` is given back as it is.
 */
export function parseDecimal(value: Decimal | string | number, param = 'amount'): Decimal {
  if (typeof value === 'object') return value;
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw invalidField(param, ({ needs }) => needs.tooLargeToBeExact(String(value)));
  }
  const decimal = readDecimal(value);
  if (decimal !== null) return decimal;
  const shown = JSON.stringify(String(value).slice(0, MOST_SHOWN));
  throw invalidField(param, ({ needs }) => needs.plainDecimal(shown));
}
