import type { Decimal } from '../../../platform/money/index.ts';

export type DecimalMark = '.' | ',';

/** Which mark parts the decimals of a column, and what says so; null: nothing does. */
export type Convention = { readonly mark: DecimalMark; readonly from: 'column' | 'delimiter' } | null;

export type NumberReading =
  | { readonly kind: 'number'; readonly value: Decimal }
  /** One mark with three digits behind it, and nothing to tell by: `1.234`. */
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'no_number' };

interface Shape {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
  /** The mark that is plainly the decimal one here, if any; `undecided` is the one that may be either. */
  readonly decimalMark?: DecimalMark;
  readonly undecided?: DecimalMark;
}

const LONGEST_NUMBER = 40;
const GROUPED: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^\d{1,3}(?:\.\d{3})+$/,
  ',': /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})$/, // the second as in India: 1,23,456
};

/**
 * Reads a number as people write it: `1234.5`, `1.234,50`, `1,234.50`, `1 234,50`, `1'234.50`, `12,-`, `(5)`, `5-`.
 * `decimals` is the number of decimals that the quantity can have; it helps only where the column does not tell.
 */
export function readNumber(text: string, convention: Convention, decimals: number): NumberReading {
  const shape = shapeOf(text);
  if (shape === null) return { kind: 'no_number' };
  if (shape.undecided === undefined) return { kind: 'number', value: decimalOf(shape) };
  const { whole, fraction, negative } = shape;
  if (isThousands(shape.undecided, convention, decimals)) {
    return { kind: 'number', value: decimalOf({ negative, whole: whole + fraction, fraction: '' }) };
  }
  const isDecimal = convention !== null && (convention.from === 'column' || decimals >= 3);
  return isDecimal ? { kind: 'number', value: decimalOf(shape) } : { kind: 'ambiguous' };
}

/**
 * How a column writes its numbers: by those of its own values that can be read one way only. Where these say nothing,
 * a semicolon between the fields speaks for decimal commas and a comma for decimal points; where they disagree, null.
 */
export function conventionOf(texts: Iterable<string>, delimiter: string): Convention {
  const marks = new Set<DecimalMark>();
  for (const text of texts) {
    const mark = shapeOf(text)?.decimalMark;
    if (mark !== undefined) marks.add(mark);
  }
  const [mark] = marks;
  if (mark !== undefined) return marks.size === 1 ? { mark, from: 'column' } : null;
  if (delimiter === ';') return { mark: ',', from: 'delimiter' };
  return delimiter === ',' ? { mark: '.', from: 'delimiter' } : null;
}

function isThousands(mark: DecimalMark, convention: Convention, decimals: number): boolean {
  if (convention?.from === 'column') return convention.mark !== mark;
  return decimals === 0 || (convention !== null && convention.mark !== mark);
}

function shapeOf(text: string): Shape | null {
  const plain = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[’ʼ`´]/g, "'")
    .trim()
    .replace(/[.,] ?[-–—]{1,2}$/, '');
  if (plain === '' || plain.length > LONGEST_NUMBER) return null;
  const signed = /^(?:\((.+)\)|([-–−]) ?(.+)|\+ ?(.+)|(.+?) ?[-–−])$/.exec(plain);
  const digits = signed?.[1] ?? signed?.[3] ?? signed?.[4] ?? signed?.[5] ?? plain;
  const negative = signed !== null && signed[4] === undefined;
  const spaced = /^\d{1,3}(?:[ ']\d{3})+(?:[.,]\d*)?$/.test(digits);
  const body = spaced ? digits.replaceAll(/[ ']/g, '') : digits;
  return /^[\d.,]*\d[\d.,]*$/.test(body) ? bodyOf(body, negative, spaced) : null;
}

function bodyOf(body: string, negative: boolean, hasGroups: boolean): Shape | null {
  const marks = body.replaceAll(/\d/g, '');
  const last: DecimalMark | null = marks.endsWith('.') ? '.' : marks.endsWith(',') ? ',' : null;
  if (last === null) return { negative, whole: body, fraction: '' };
  const other = last === '.' ? ',' : '.';
  const at = body.lastIndexOf(last);
  const whole = body.slice(0, at);
  const fraction = body.slice(at + 1);
  if (marks.includes(other)) {
    if (whole.includes(last) || !GROUPED[other].test(whole)) return null;
    return { negative, whole: whole.replaceAll(other, ''), fraction, decimalMark: last };
  }
  if (marks.length > 1) {
    return GROUPED[last].test(body)
      ? { negative, whole: body.replaceAll(last, ''), fraction: '', decimalMark: other }
      : null;
  }
  if (fraction === '') return { negative, whole, fraction };
  const isUndecided = !hasGroups && fraction.length === 3 && whole.length <= 3 && !/^0|^$/.test(whole);
  return isUndecided
    ? { negative, whole, fraction, undecided: last }
    : { negative, whole, fraction, decimalMark: last };
}

function decimalOf({ negative, whole, fraction }: Shape): Decimal {
  const coefficient = BigInt(`${whole}${fraction}` || '0');
  return { coefficient: negative ? -coefficient : coefficient, scale: fraction.length };
}
