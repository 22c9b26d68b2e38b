import { KIND_CATEGORY } from '../../../equipment/index.ts';
import type { Reading } from '../exclusions/reading.ts';
import type { Mention } from '../mention.ts';
import { sentenceOf } from '../text/text.ts';

const LONGEST = 12; // things of a list that are looked back at
const SURE = 6; // log odds of one thing that others may rest on
const HALF = SURE / 2;
const BEND = 2; // log odds from which on more counts little

/**
 * What a text's things say of each other: the odds of one by itself, of those of its list, its sentence and its line, of
 * its neighbours in the sentence, of what else is said of the same kind, of its whole category, and of all the text's.
 */
export const SIDES = [
  'alone',
  'list',
  'sentence',
  'line',
  'text',
  'before',
  'behind',
  'same',
  'same most',
  'same least',
  'whole',
] as const;

export type Sides = Readonly<Record<(typeof SIDES)[number], number>>;

/** A thing by itself, and where it stands. */
interface Placed {
  readonly index: number;
  readonly odds: number;
  readonly sentence: number;
  readonly line: number;
  readonly kind: string;
  readonly whole: string | null;
}

/** For each thing of a text, by the odds of each by itself, in the order of `reading.mentions`. */
export function sidesOf(reading: Reading, odds: readonly number[]): readonly Sides[] {
  const lines = linesOf(reading);
  const placed = reading.mentions.map(
    (mention, index): Placed => ({
      index,
      odds: limited(odds[index] ?? 0),
      sentence: sentenceOf(reading.text, mention.from).from,
      line: lines[mention.from] ?? 0,
      kind: mention.kinds[0] ?? mention.categories[0] ?? '',
      whole: mention.kinds.length > 0 ? null : (mention.categories[0] ?? null),
    }),
  );
  const sentences = Map.groupBy(placed, ({ sentence }) => sentence);
  const inLines = Map.groupBy(placed, ({ line }) => line);
  const kinds = Map.groupBy(placed, ({ kind }) => kind);
  const wholes = Map.groupBy(placed, ({ whole }) => whole);
  const total = placed.reduce((sum, each) => sum + each.odds, 0);
  return placed.map((one, index): Sides => {
    const others = (kinds.get(one.kind) ?? []).filter((each) => each !== one).map((each) => each.odds);
    const category = categoryOf(reading.mentions[index]);
    const whole = one.whole === null ? (wholes.get(category) ?? []).map((each) => each.odds) : [];
    const neighbour = (at: number): number => {
      const other = placed[at];
      return other !== undefined && other.sentence === one.sentence ? other.odds : 0;
    };
    const list = placesOfList(reading, index);
    return {
      alone: one.odds,
      list: mean(list.map((at) => placed[at]?.odds ?? 0)),
      sentence: meanBeside(sentences.get(one.sentence), one),
      line: meanBeside(inLines.get(one.line), one),
      text: placed.length > 1 ? (total - one.odds) / (placed.length - 1) : 0,
      before: neighbour(index - 1),
      behind: neighbour(index + 1),
      same: mean(others),
      'same most': others.length > 0 ? Math.max(...others) : 0,
      'same least': others.length > 0 ? Math.min(...others) : 0,
      whole: whole.length > 0 ? Math.max(...whole) : 0,
    };
  });
}

/** What the second look weighs: each side as it is, and bent so that what is sure does not count for ever. */
export function featuresOfSides(sides: Sides): ReadonlyMap<string, number> {
  return new Map([
    ['any', 1],
    ...SIDES.flatMap((side) => [
      [side, sides[side] / HALF] as const,
      [`${side} bent`, Math.tanh(sides[side] / BEND)] as const,
    ]),
  ]);
}

/** The logarithm of the odds of one thing, by what is learned of its sides. */
export function oddsTogether(weights: ReadonlyMap<string, number>, sides: Sides): number {
  let sum = 0;
  for (const [feature, value] of featuresOfSides(sides)) sum += (weights.get(feature) ?? 0) * value;
  return sum;
}

/** Those of the list that a thing stands in, itself among them. */
export function listOf(reading: Reading, mention: Mention): readonly Mention[] {
  const list = placesOfList(reading, reading.mentions.indexOf(mention));
  return list.flatMap((at) => reading.mentions[at] ?? []);
}

function placesOfList({ lists }: Reading, index: number): readonly number[] {
  let first = index;
  for (let at = index - 1; at >= Math.max(0, index - LONGEST); at -= 1) if ((lists[at] ?? at) >= index) first = at;
  const last = Math.max(index, lists[first] ?? index);
  return Array.from({ length: last - first + 1 }, (_each, at) => first + at);
}

function categoryOf(mention: Mention | undefined): string {
  const kind = mention?.kinds[0];
  return kind === undefined ? '' : KIND_CATEGORY[kind];
}

/** For each token the place at which its line begins. */
function linesOf({ text }: Reading): readonly number[] {
  let line = 0;
  return text.tokens.map(({ text: word }, at) => {
    const mine = line;
    if (word === '\n') line = at + 1;
    return mine;
  });
}

function meanBeside(group: readonly Placed[] = [], one: Placed): number {
  return mean(group.filter((each) => each !== one).map(({ odds }) => odds));
}

function mean(odds: readonly number[]): number {
  return odds.length === 0 ? 0 : odds.reduce((sum, each) => sum + each, 0) / odds.length;
}

function limited(odds: number): number {
  return Math.max(-SURE, Math.min(SURE, odds));
}
