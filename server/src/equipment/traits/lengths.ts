import { joinLines } from '../join-lines.ts';
import { INCH_M, type LengthUnit, lengthUnit, metresPer } from './units-of-length.ts';

/** Lengths as people write them, in metres. All patterns run in linear time: bounded numbers, no nested repetition. */

const UNIT = joinLines`
  mm|cm|m(?:eters?|etres?|etros?|ètres?|trs?|ts?)?(?![\p{L}²³])|(?:ft|feet|foot|fu(?:ß|ss)|pi(?:eds?|es?)?|voet|
  in(?:ch(?:es)?)?(?!-ears?\b)|zoll|po(?:uces?)?|pulgadas?)(?!\p{L})|″|”|“|"|''|’’|′′|'|’|′|´`;

const TERM = joinLines`
  (\d{1,5}(?:[.,]\d{1,3})?)\s{0,2}-?(?:(${UNIT})(?:\s?(\d{1,2})\s?(?:"|″|”|in\b|''|’’)|(\d{1,2})(?=[\sx×X)]|
  $))?)?`;

const SIZES = new RegExp(
  String.raw`(?<![\p{L}\d.,])${TERM}(?:\s{0,2}[x×X*]\s{0,2}${TERM})?(?:\s{0,2}[x×X*]\s{0,2}${TERM})?`,
  'giu',
);

export interface Size {
  /** Metres, in the order written; one to three. */
  readonly metres: readonly number[];
  readonly units: readonly LengthUnit[];
  /** Numbers as written, for sizes of drivers and displays. */
  readonly numbers: readonly number[];
  /** False where no unit was written at all ("200x100"). */
  readonly stated: boolean;
  readonly start: number;
  readonly end: number;
}

/** The sizes in a text: "2x1m", "2 m x 1 m", "8' x 4'", "5'6\"", "60in"; pairs and triples without a unit are kept as not stated. */
export function findSizes(text: string): Size[] {
  const sizes: Size[] = [];
  for (const match of text.matchAll(SIZES)) {
    const terms = [1, 5, 9].flatMap((group) => {
      const number = match[group];
      return number === undefined
        ? []
        : [{ number: toNumber(number), unit: unitOf(match[group + 1]), inches: match[group + 2] ?? match[group + 3] }];
    });
    const known = terms.flatMap(({ unit }) => (unit === null ? [] : [unit]));
    const last = known.at(-1);
    if (terms.length === 1 && last === undefined) continue;
    const units = terms.map(({ unit }, index) => unit ?? nextUnit(terms, index) ?? last ?? 'm');
    sizes.push({
      metres: terms.map(({ number, inches }, index) => {
        const unit = units[index] ?? 'm';
        const extra = unit === 'ft' && inches !== undefined ? Number(inches) * INCH_M : 0;
        return round(number * metresPer(unit) + extra);
      }),
      units,
      numbers: terms.map(({ number }) => number),
      stated: last !== undefined,
      start: match.index,
      end: match.index + match[0].trimEnd().length,
    });
  }
  return sizes;
}

function nextUnit(terms: readonly { unit: LengthUnit | null }[], index: number): LengthUnit | null {
  return terms.slice(index + 1).find(({ unit }) => unit !== null)?.unit ?? null;
}

function unitOf(written: string | undefined): LengthUnit | null {
  return written === undefined ? null : lengthUnit(written);
}

/** A measured number; the comma is a decimal comma. */
export function toNumber(written: string): number {
  return Number(written.replace(',', '.'));
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
