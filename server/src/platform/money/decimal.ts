import { invalidField } from '../errors.ts';

/** An exact decimal number: `coefficient / 10 ** scale`. `1.50` is `{ coefficient: 150n, scale: 2 }`. */
export interface Decimal {
  readonly coefficient: bigint;
  readonly scale: number;
}

const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/;
const MAX_LENGTH = 40;

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
  const text = String(value);
  const match = text.length > MAX_LENGTH ? null : PLAIN.exec(text);
  if (match === null) {
    const shown = JSON.stringify(text.slice(0, MAX_LENGTH));
    throw invalidField(param, ({ needs }) => needs.plainDecimal(shown));
  }
  const [, sign = '', whole = '0', fraction = ''] = match;
  return { coefficient: BigInt(sign + whole + fraction), scale: fraction.length };
}

/** The shortest plain print: no exponent, no zeros at the end (`1.5`, `2`, `-0.05`). */
export function formatDecimal({ coefficient, scale }: Decimal): string {
  const sign = coefficient < 0n ? '-' : '';
  const digits = (coefficient < 0n ? -coefficient : coefficient).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return fraction === '' ? sign + whole : `${sign}${whole}.${fraction}`;
}

/** 10 to the whole power `exponent`, which may be negative. */
export function powerOfTen(exponent: number): Decimal {
  return exponent >= 0 ? { coefficient: 10n ** BigInt(exponent), scale: 0 } : { coefficient: 1n, scale: -exponent };
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { coefficient: atScale(a, scale) + atScale(b, scale), scale };
}

export function subtractDecimals(a: Decimal, b: Decimal): Decimal {
  return addDecimals(a, { coefficient: -b.coefficient, scale: b.scale });
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { coefficient: a.coefficient * b.coefficient, scale: a.scale + b.scale };
}

/** Negative when `a < b`, zero when equal, positive when `a > b`. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const { coefficient } = subtractDecimals(a, b);
  return coefficient === 0n ? 0 : coefficient < 0n ? -1 : 1;
}

/** The nearest whole number; a half goes towards +infinity: 2.5 → 3, -2.5 → -2. */
export function roundHalfUp({ coefficient, scale }: Decimal): bigint {
  const divisor = 10n ** BigInt(scale);
  return floorDivide(2n * coefficient + divisor, 2n * divisor);
}

function atScale(decimal: Decimal, scale: number): bigint {
  return decimal.coefficient * 10n ** BigInt(scale - decimal.scale);
}

/** BigInt division cuts towards zero; this one goes down. `divisor` is positive. */
function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
