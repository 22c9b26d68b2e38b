import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import { lengthEnd, measureEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { isCross } from './size-behind.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { type Span, type Text, wordAt } from '../reading/document/text.ts';
import { SIZED_KINDS } from './words/demands.ts';

/** Footprints that staging is made in, metres or feet: "8 x 4 ft risers" is a size, "2 x 4m decks" a number of them. */
const FOOTPRINTS = new Set([
  '2x1',
  '1x2',
  '1x1',
  '2x0.5',
  '8x4',
  '4x8',
  '4x4',
  '6x4',
  '4x6',
  '4x2',
  '4x3',
  '8x3',
  '6x8',
  '2x2',
]);

/** A figure whose measure ends just before token `at`: the "6 ft" of "6 ft tables". */
export function numberWithUnit(text: Text, at: number): Quantity | null {
  for (const length of [1, 2]) {
    const number = text.numberTo.get(at - length);
    if (number !== undefined && measureEnd(text, at - length) === at) return number;
  }
  return null;
}

/**
 * Figures joined by "x" that end with `last`: all of them a size, or the first one a count ("12 x 2m x 1m decks",
 * "4 x 2m truss", "6 2x1m decks"), or a count of counts ("2 x 4 radios": `times` is 2). `from` is where what is no
 * count begins.
 */
export function sizeGroup(
  text: Text,
  last: Quantity,
  mention: Mention,
  limit: number,
): { count: Quantity | null; times: number; from: number } {
  const group = [last];
  let from = last.from;
  while (isCross(text, from - 1)) {
    const end = from - 1;
    const previous = text.numberTo.get(end) ?? numberWithUnit(text, end);
    if (previous === null || previous === undefined || previous.from < limit) break;
    group.unshift(previous);
    from = previous.from;
  }
  // "4 pieds de micro": a word of the thing itself is no measure
  const units = group.map((number) => number.to < mention.from && measureEnd(text, number.to) !== null);
  const first = group[0] ?? last;
  if (group.length === 1) return { count: units[0] === true ? null : last, times: 1, from };
  const second = group[1] ?? last;
  // "8 x 1.8 rounds": a round has one measure
  if (group.length === 2 && mention.kinds[0] === 'table_round') return { count: first, times: 1, from };
  if (group.length === 2 && !units.includes(true) && areCounts(text, group, mention)) {
    return { count: { ...second, from: first.from }, times: first.value, from };
  }
  const countFirst =
    units[0] === false &&
    !text.numberTo.has(from) && // "six 3 x 3 m gazebos"
    !isChosen(text, from) &&
    (group.length > 2
      ? units[1] === true || isFootprint(group.slice(1)) || SPREAD.has(mention.kinds[0] ?? 'tape')
      : isStrength(text, second) ||
        (lengthEnd(text, second.to) !== null &&
          (isPlural(text, mention) || LENGTHS_OF.has(mention.kinds[0] ?? 'tape') || isOneScreen(mention, first)) &&
          !(isStaging(mention) && isFootprint(group))));
  return { count: countFirst ? first : null, times: 1, from };
}

/** `1 x 43" TV`, "1 x 2 m screen": of what shows pictures no side is one of anything. */
function isOneScreen({ kinds: [kind] }: Mention, { value }: Quantity): boolean {
  return value === 1 && (kind === 'display' || kind === 'projection_screen' || kind === 'confidence_monitor');
}

/** "Nine OF THE 3 x 3 m gazebos": so many of those stands just before token `at`. */
export function isChosen(text: Text, at: number): boolean {
  return POINTING.has(wordAt(text, at - 1)) && OF.has(wordAt(text, at - 2));
}

const OF = new Set(['of', 'von', 'de', 'van']);
const POINTING = new Set(
  'the those these your our euren ihren den diesen euern vos tes les ces vuestros vuestras sus los las esos esas jullie uw de die deze'.split(
    ' ',
  ),
);

/** Of these a figure before a length is a number of lengths, also in the singular: "12 x 25' XLR". */
const LENGTHS_OF: ReadonlySet<Kind> = new Set<Kind>(['audio_cable', 'video_cable', 'power_cable', 'cable_ramp']);

/** "2 x 4 radios" are eight: of what is not sold by its size. */
function areCounts(text: Text, group: readonly Quantity[], mention: Mention): boolean {
  const [kind] = mention.kinds;
  const whole = group.every(({ value }) => Number.isInteger(value) && value >= 1 && value <= 500);
  const sized = kind === undefined || SIZED_KINDS.has(kind) || SPREAD.has(kind) || isStaging(mention);
  return whole && !sized && isPlural(text, mention);
}

/** Things that a pair of bare figures gives the sides of: "3 x 3 gazebos". */
const SPREAD: ReadonlySet<Kind> = new Set<Kind>([
  'marquee',
  'gazebo',
  'exhibition_stand',
  'pinboard',
  'projection_screen',
  'display',
  'tablecloth',
  'table_trestle',
  'table_round',
  'inflatable',
  'parasol',
  'signage',
  'star_cloth',
]);

/** "2 x 6kVA generators": a measure that is no length makes no size with the figure before it. */
function isStrength(text: Text, number: Quantity): boolean {
  return measureEnd(text, number.to) !== null && lengthEnd(text, number.to) === null;
}

function isFootprint(sides: readonly Quantity[]): boolean {
  return sides.length === 2 && FOOTPRINTS.has(sides.map(({ value }) => value).join('x'));
}

function isStaging({ kinds, categories }: Mention): boolean {
  return categories.includes('staging') || kinds.some((kind) => KIND_CATEGORY[kind] === 'staging');
}

function isPlural(text: Text, mention: Span): boolean {
  const word = wordAt(text, mention.to - 1);
  if (text.language === 'en') return word === 'truss' || /(?:[^s]s|men)$/u.test(word); // "a 12 x 24 m marquee"
  return word === 'truss' || (/(?:s|e|n)$/u.test(word) && !/(?:ss|stage|buhne|scene)$/u.test(word));
}
