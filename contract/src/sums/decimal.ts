/** An exact decimal number: `coefficient / 10 ** scale`. `1.50` is `{ coefficient: 150n, scale: 2 }`. */
export interface Decimal {
  readonly coefficient: bigint;
  readonly scale: number;
}

const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/;
const MAX_LENGTH = 40;

/**
 * Reads a plain decimal: digits, at most one point, perhaps a minus, at most 40 characters. A number is read as JavaScript
 * prints it. Null for anything else. A `Decimal` is given back as it is.
 */
export function readDecimal(value: Decimal | string | number): Decimal | null {
  if (typeof value === 'object') return value;
  const text = String(value);
  const match = text.length > MAX_LENGTH ? null : PLAIN.exec(text);
  if (match === null) return null;
  const [, sign = '', whole = '0', fraction = ''] = match;
  return { coefficient: BigInt(sign + whole + fraction), scale: fraction.length };
}

/** The same of what is known to be one. Throws a `RangeError` for anything else. */
export function decimalOf(value: Decimal | string | number): Decimal {
  const decimal = readDecimal(value);
  if (decimal === null) throw new RangeError(`${JSON.stringify(value)} is no plain decimal`);
  return decimal;
}

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
  return roundedQuotient(coefficient, 10n ** BigInt(scale));
}

/** The whole number nearest to `dividend / divisor`, a half towards +infinity; `divisor` is positive. */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  return floorDivide(2n * dividend + divisor, 2n * divisor);
}

/** `minor` times all the factors, rounded once to a whole minor unit, a half towards +infinity. */
export function multiplyRounded(minor: bigint, ...factors: readonly Decimal[]): bigint {
  return roundHalfUp(factors.reduce(multiplyDecimals, { coefficient: minor, scale: 0 }));
}

function atScale(decimal: Decimal, scale: number): bigint {
  return decimal.coefficient * 10n ** BigInt(scale - decimal.scale);
}

/** BigInt division cuts towards zero; this one goes down. `divisor` is positive. */
function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
