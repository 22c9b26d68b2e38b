import { areaEnd, lengthEnd } from '../document/measures.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../document/text.ts';
import type { Mention } from '../things/mention.ts';
import { smallWords } from '../things/small-words.ts';

const SIDE_NAMES = smallWords('side_name');
const CROSSES = smallWords('cross');
const STOPS = smallWords('stop');
const ARTICLES = smallWords('article');
const OF = smallWords('of');
const DEFINITE = smallWords('definite');
const NEAR = 4; // things on either side that a size may belong to
const AHEAD = 6; // tokens from a size to the thing behind it
const BACK = 12; // tokens from a thing to its size

/** The sizes that a text gives its things, each as the tokens that say it: "a 6 x 4 m stage", "stage: 24' wide, 16' deep". */
export function sizesOf(text: Text, mentions: readonly Mention[]): ReadonlyMap<Mention, readonly Span[]> {
  const found = new Map<Mention, Span[]>();
  let next = 0;
  for (const size of readSizes(text)) {
    while (next < mentions.length && (mentions[next]?.from ?? 0) < size.to) next += 1;
    const near = mentions.slice(Math.max(0, next - NEAR), next + 1);
    const thing = behind(text, size, near) ?? before(text, size, near);
    if (thing !== null) found.set(thing, [...(found.get(thing) ?? []), size]);
  }
  return found;
}

/** Runs of measures: "6 x 4 m", "24' wide x 16' deep, 2' high", "60 m2". */
function readSizes(text: Text): readonly Span[] {
  const sizes: Span[] = [];
  for (const { from } of text.numbers) {
    if (from < (sizes.at(-1)?.to ?? 0)) continue;
    const to = sizeEnd(text, from);
    if (to !== null) sizes.push({ from, to });
  }
  return sizes;
}

/** The end of the run of measures that begins at a number; null where none does. */
function sizeEnd(text: Text, from: number): number | null {
  let end: number | null = null;
  for (let at: number | null = from; at !== null; ) {
    const number = text.numberFrom.get(at);
    if (number === undefined) break;
    const unit: number | null = lengthEnd(text, number.to) ?? areaEnd(text, number.to);
    const last: number = unit ?? number.to;
    const isSide = isCross(text, last) && text.numberFrom.has(last + 1);
    if (unit === null && !isSide && !isCross(text, at - 1)) break;
    end = SIDE_NAMES.has(wordAt(text, last)) ? last + 1 : last;
    at = nextSide(text, end);
  }
  return end;
}

/** "6 X 4 m", "6 m BY 4 m", "24' wide, 16' deep": where the next figure of the same size begins. */
function nextSide(text: Text, at: number): number | null {
  if (isCross(text, at)) return at + 1;
  const number = markAt(text, at) === ',' ? text.numberFrom.get(at + 1) : undefined;
  const unit = number === undefined ? null : lengthEnd(text, number.to);
  return unit !== null && SIDE_NAMES.has(wordAt(text, unit)) ? at + 1 : null;
}

/** The thing whose name a size begins: "8' x 4' black RISERS", "55 inch DISPLAY". */
function behind(text: Text, { to }: Span, mentions: readonly Mention[]): Mention | null {
  const own = mentions.find(({ from, to: end }) => from < to && to < end);
  const next = mentions.find(({ from }) => from >= to);
  if (own !== undefined && next?.from !== own.to) return own;
  if (next === undefined || next.from - to > AHEAD) return null;
  const first = OF.has(wordAt(text, to)) ? to + 1 : to;
  for (let at = DEFINITE.has(wordAt(text, first)) ? first + 1 : first; at < next.from; at += 1) {
    const word = wordAt(text, at);
    if (word === '' || STOPS.has(word)) return null;
  }
  return next;
}

/** The last thing before a size in its sentence, or in the heading right above; none before "a 2 m CART", which it begins. */
function before(text: Text, { from, to }: Span, mentions: readonly Mention[]): Mention | null {
  if (ARTICLES.has(wordAt(text, from - 1)) && wordAt(text, to) !== '' && !STOPS.has(wordAt(text, to))) return null;
  const last = mentions.findLast(({ to }) => to <= from);
  if (last === undefined || from - last.to > BACK) return null;
  const sentence = sentenceOf(text, from);
  const isHeaded = markAt(text, sentence.from - 2) === ':' && last.to >= sentenceOf(text, sentence.from - 1).from;
  return last.from >= sentence.from || isHeaded ? last : null;
}

/** "6 X 4 m", "6 m BY 4 m". */
function isCross(text: Text, at: number): boolean {
  return markAt(text, at) === 'x' || CROSSES.has(wordAt(text, at));
}
