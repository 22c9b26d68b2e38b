import { metresPer } from '../../../equipment/index.ts';
import { anyOf } from '../words/pattern-words.ts';

/** Width and depth of a stage where they do not stand right behind it: by their names, or behind a word for its size. */

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`;
const FEET_AND_INCHES = String.raw`['’′](?:-?\d{1,2}["”″])?`;
const UNIT = String.raw`\s{0,2}-?(${FEET_AND_INCHES}|${anyOf('unit')}(?![\p{L}²]))?\.?`;
const LENGTH = `${NUMBER}${UNIT}`;
const WIDE = String.raw`${anyOf('wide')}(?:(?!\p{L})|(?=x\s?\d))`;
const DEEP = String.raw`${anyOf('deep')}(?!\p{L})`;
const TO_NAME = String.raw`[\s(]{0,2}(?:in |de |d')?`;
const CROSS = String.raw`\s{0,2}${anyOf('cross')}\s{0,2}`;
/** What may stand between a name and its figure ("Breite: ca. 5 m"), and between the two. */
const GAP = String.raw`[^\d\n]{0,24}(?:\n[ \t]{0,4})?`;
const JOINT = String.raw`[^\d]{0,24}`;

const NAMES_BEHIND = new RegExp(
  `(?<![\\d.,])${LENGTH}${TO_NAME}${WIDE}${JOINT}(?<![\\d.,])${LENGTH}${TO_NAME}${DEEP}`,
  'iu',
);
const NAMES_BEFORE = new RegExp(`(?<!\\p{L})${WIDE}${GAP}${LENGTH}${JOINT}(?<!\\p{L})${DEEP}${GAP}${LENGTH}`, 'iu');
const DEPTH_FIRST = new RegExp(
  `(?<![\\d.,])${LENGTH}${TO_NAME}${DEEP}${JOINT}(?<![\\d.,])${LENGTH}${TO_NAME}${WIDE}`,
  'iu',
);
const SIZE_BEFORE = new RegExp(String.raw`${anyOf('size')}${GAP}(?<![\d.,])${LENGTH}${CROSS}${LENGTH}`, 'iu');

/** Right behind "Bühne:" or in the line under it. */
const JOINED = String.raw`^\s{0,2}(?:[:\n]\s{0,3}|${anyOf('of')}\s)(?:[-•*–]\s{0,2})?`;
const ABOUT = String.raw`(?:(?:mind|min|ca|env)\.?)?\s{0,2}`;
const AT_ONCE = new RegExp(`${JOINED}${ABOUT}${LENGTH}${CROSS}${LENGTH}`, 'iu');

const REACH = 220; // characters
const SHORTEST_M = 1;
const LONGEST_M = 40;
/** Without a unit, and larger than stages are in metres; [ours]. */
const LONGEST_BARE_M = 14;

interface StageDimensions {
  readonly widthM: number;
  readonly depthM: number;
}

/** The width and depth in the words that follow a stage ("… shall be no less than 24 feet by 12 feet"); null where none are said. */
export function stageDimensionsIn(words: string): StageDimensions | null {
  const near = words.slice(0, REACH);
  if (!/\d/u.test(near)) return null;
  const turned = DEPTH_FIRST.exec(near);
  const found =
    turned ?? AT_ONCE.exec(near) ?? NAMES_BEHIND.exec(near) ?? NAMES_BEFORE.exec(near) ?? SIZE_BEFORE.exec(near);
  if (found === null) return null;
  const [, one = '', oneUnit, other = '', otherUnit] = found;
  const [first, firstUnit, second, secondUnit] =
    turned === null ? [one, oneUnit, other, otherUnit] : [other, otherUnit, one, oneUnit];
  const [a, b] = [toNumber(first), toNumber(second)];
  const bare = Math.max(a, b) > LONGEST_BARE_M ? 'ft' : 'm';
  const widthM = a * metresPer(firstUnit ?? secondUnit ?? bare);
  const depthM = b * metresPer(secondUnit ?? firstUnit ?? bare);
  const sane = [widthM, depthM].every((side) => side >= SHORTEST_M && side <= LONGEST_M);
  return sane ? { widthM: round(widthM), depthM: round(depthM) } : null;
}

const LENGTHWISE = String.raw`${anyOf('lengthwise')}(?!\p{L})`;
const ACROSS = String.raw`${anyOf('across')}(?!\p{L})`;
const SIDES = [LENGTHWISE, ACROSS].map((name, index, names) => [name, names[1 - index] ?? name] as const);
const SIDES_BEFORE = SIDES.map(
  ([one, other]) => new RegExp(`(?<!\\p{L})${one}${GAP}${LENGTH}${JOINT}(?<!\\p{L})${other}${GAP}${LENGTH}`, 'iu'),
);
const SIDES_BEHIND = SIDES.map(
  ([one, other]) =>
    new RegExp(`(?<![\\d.,])${LENGTH}${TO_NAME}${one}${JOINT}(?<![\\d.,])${LENGTH}${TO_NAME}${other}`, 'iu'),
);

/** The length and width that the words behind a tent name ("eine Länge von 20 m und eine Breite von 10 m"); null where they name none. */
export function groundDimensionsIn(words: string): StageDimensions | null {
  const near = words.slice(0, REACH);
  if (!/\d/u.test(near)) return null;
  for (const [index, patterns] of [0, 1].map((each) => [each, [SIDES_BEFORE[each], SIDES_BEHIND[each]]] as const)) {
    for (const pattern of patterns) {
      const found = pattern?.exec(near);
      if (found === null || found === undefined) continue;
      const [, one = '', oneUnit, other = '', otherUnit] = found;
      const first = toNumber(one) * metresPer(oneUnit ?? otherUnit ?? 'm');
      const second = toNumber(other) * metresPer(otherUnit ?? oneUnit ?? 'm');
      const [lengthM, widthM] = index === 0 ? [first, second] : [second, first];
      if (widthM >= SHORTEST_M && lengthM <= LONGEST_TENT_M) return { widthM: round(widthM), depthM: round(lengthM) };
    }
  }
  return null;
}

const LONGEST_TENT_M = 100;

const STAGE_WORDS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('stage')}|bühne\p{L}{0,8})(?!\p{L})`, 'giu');
const MOST_STAGE_WORDS = 12;

/** The first dimensions that a text gives to a stage, wherever in it. */
export function stageDimensionsAnywhere(text: string): StageDimensions | null {
  let seen = 0;
  for (const { index, 0: word } of text.matchAll(STAGE_WORDS)) {
    const from = index + word.length;
    const found = stageDimensionsIn(text.slice(from, from + REACH));
    seen += 1;
    if (found !== null || seen === MOST_STAGE_WORDS) return found;
  }
  return null;
}

function toNumber(written: string): number {
  return Number(written.replace(',', '.'));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
