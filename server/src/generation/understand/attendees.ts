import type { Fact } from '../types.ts';
import { isCurrency, measureEnd } from './measures.ts';
import { findAll, wordList } from './text/lexicon.ts';
import type { Quantity } from './text/numbers.ts';
import { factOf, markAt, type Span, sentenceOf, type Text, wordAt } from './text/text.ts';
import {
  CHILDREN,
  FOR,
  MEAL_AFTER,
  MORE_AFTER,
  MORE_BEFORE,
  NOT_WHOLE_AFTER,
  NOT_WHOLE_BEFORE,
  PEOPLE,
  PEOPLE_BEFORE,
  TABLES_OF,
} from './words/people.ts';

const people = wordList(PEOPLE);
const peopleBefore = wordList(PEOPLE_BEFORE);
const forWords = wordList(FOR);
const mealAfter = wordList(MEAL_AFTER);
const moreAfter = wordList(MORE_AFTER);
const moreBefore = wordList(MORE_BEFORE);
const notWholeAfter = wordList(NOT_WHOLE_AFTER);
const notWholeBefore = wordList(NOT_WHOLE_BEFORE);
const children = wordList(CHILDREN);

const tables = wordList(TABLES_OF);

const MOST = 1_000_000;
const ADJECTIVES = 3; // "250 specially invited wedding guests"

/** How surely a figure counts the audience: bound to people words, only introduced by "for", or a part of the whole. */
const SURE = 3;
const LIKELY = 2;
const PART = 1;

interface Candidate extends Span {
  readonly value: number;
  readonly sureness: number;
  readonly adds: boolean;
}

/**
 * How many attend: the largest of the figures that most surely count people; "80 more" is added to it, and so are
 * children to adults. Null where no figure counts people. `taken` are spans that count somebody else (performers, the
 * seats of one of several rooms); `things` are the tokens at which the name of a piece of equipment begins.
 */
export function readAttendees(text: Text, taken: readonly Span[], things: ReadonlySet<number>): Fact<number> | null {
  const bound = text.numbers.find((number) => peopleAfter(text, number, things) !== null);
  const firstBound = bound?.to ?? Number.POSITIVE_INFINITY;
  const candidates = text.numbers
    .filter((number) => !taken.some((span) => number.from >= span.from && number.to <= span.to))
    .map((number) => candidate(text, number, things, firstBound))
    .filter((found) => found !== null);
  const first = candidates.filter((found) => !found.adds);
  const whole = first.length > 0 ? first : candidates;
  const best = whole.toSorted((a, b) => b.sureness - a.sureness || b.value - a.value)[0];
  if (best === undefined) return readSeatedTables(text);
  const extra = candidates.filter((found) => found.adds && found.from > best.from);
  const young = best.sureness === SURE ? childrenBeside(text, best, candidates) : [];
  const added = [...extra, ...young];
  const value = added.reduce((sum, { value }) => sum + value, best.value);
  const to = Math.max(best.to, ...added.map((found) => found.to));
  const from = Math.min(best.from, ...added.map((found) => found.from));
  const inOneSentence = sentenceOf(text, from).to >= to;
  return factOf(text, Math.min(value, MOST), inOneSentence ? { from, to } : best);
}

/** "ten tables of ten": where nothing else counts the guests, their seats do. */
function readSeatedTables(text: Text): Fact<number> | null {
  for (const number of text.numbers) {
    const of = tables.at(text.tokens, number.to);
    const seats = of === null ? undefined : text.numberFrom.get(of.to);
    if (
      seats === undefined ||
      seats.value > 30 ||
      number.value * seats.value > MOST ||
      measureEnd(text, seats.to) !== null
    )
      continue;
    return factOf(text, Math.ceil(number.value * seats.value), { from: number.from, to: seats.to });
  }
  return null;
}

function candidate(text: Text, number: Quantity, things: ReadonlySet<number>, firstBound: number): Candidate | null {
  const value = Math.ceil(number.value);
  if (value < 1 || value > MOST || isOtherFigure(text, number)) return null;
  const { from } = number;
  const after = skipOpen(text, number.to);
  const bound = peopleAfter(text, number, things);
  const before = introduction(text, from);
  const more = moreAfter.at(text.tokens, number.to);
  const meal = mealAfter.at(text.tokens, more?.to ?? after);
  const adds = more !== null || moreBefore.before(text.tokens, from) !== null;
  const partly =
    notWholeAfter.at(text.tokens, bound ?? number.to) !== null ||
    notWholeBefore.before(text.tokens, before?.from ?? from) !== null ||
    notWholeBefore.before(text.tokens, from) !== null ||
    (bound !== null && wordAt(text, bound) === 'each');
  if (bound !== null) {
    if (adds && !partly) return { from, to: bound, value, sureness: SURE, adds };
    return partly ? null : { from, to: bound, value, sureness: SURE, adds: false };
  }
  if (partly) return null;
  if (before !== null && endsThere(text, number.to)) {
    return { from: before.from, to: number.to, value, sureness: before.sureness, adds: false };
  }
  if (meal !== null) return { from, to: meal.to, value, sureness: LIKELY, adds };
  if (adds && endsThere(text, more?.to ?? number.to)) {
    return firstBound <= from ? { from, to: number.to, value, sureness: PART, adds } : null;
  }
  return null;
}

/** Where the people word after a figure ends: "250 guests", "170 or so invited people", "(170) people". */
function peopleAfter(text: Text, number: Quantity, things: ReadonlySet<number>): number | null {
  let at = skipOpen(text, number.to);
  for (let skipped = 0; skipped <= ADJECTIVES; skipped += 1) {
    const hit = people.at(text.tokens, at);
    if (things.has(at)) return null;
    if (hit !== null) return things.has(hit.to) ? null : hit.to;
    if (text.language === 'nl' && wordAt(text, at) === 'man') return at + 1;
    const token = text.tokens[at];
    if (token?.kind !== 'word' || STOPS.has(token.text)) return null;
    at += 1;
  }
  return null;
}

function skipOpen(text: Text, at: number): number {
  return markAt(text, at) === '+' || markAt(text, at) === '-' ? at + 1 : at;
}

/** "audience of 300", "dinner for 120": the words before the figure that say that it counts people. */
function introduction(text: Text, at: number): { from: number; sureness: number } | null {
  let to = at;
  while (to > 0 && (APPROXIMATELY.has(wordAt(text, to - 1)) || '~:<>('.includes(markAt(text, to - 1) || '.'))) to -= 1;
  const sure = peopleBefore.before(text.tokens, to) ?? peopleBefore.before(text.tokens, at);
  const weak = forWords.before(text.tokens, to) ?? forWords.before(text.tokens, at);
  if (sure !== null && (weak === null || sure.from <= weak.from)) return { from: sure.from, sureness: SURE };
  return weak === null ? null : { from: weak.from, sureness: LIKELY };
}

/** Nothing that the figure could count follows it. */
function endsThere(text: Text, at: number): boolean {
  const token = text.tokens[at];
  if (token === undefined || token.kind === 'break') return true;
  if (token.kind === 'mark') return token.text !== 'x' && token.text !== '%' && !isCurrency(text, at);
  return token.kind === 'word' && AFTER_FIGURE.has(token.text);
}

/** Prices, years, sizes, times and numbers of things. */
function isOtherFigure(text: Text, number: Quantity): boolean {
  const before = text.tokens[number.from - 1];
  const after = text.tokens[number.to];
  if (isCurrency(text, number.from - 1) || isCurrency(text, number.to)) return true;
  if (before?.text === '#' || (before?.kind === 'mark' && before.text === 'x')) return true;
  if (after?.kind === 'mark' && (after.text === 'x' || after.text === '%')) return true;
  if (measureEnd(text, number.to) !== null) return true;
  const plain =
    number.to - number.from === 1 && text.raw.slice(text.tokens[number.from]?.start, text.tokens[number.from]?.end);
  return typeof plain === 'string' && /^(?:19|20)\d\d$/u.test(plain) && people.at(text.tokens, number.to) === null;
}

/** "100 adults and 40 children", "450 students and 900 guests": the young come on top, where nothing but "and" lies between. */
function childrenBeside(text: Text, best: Candidate, candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter((other) => {
    if (other.adds || other === best || other.sureness !== SURE) return false;
    const [first, second] = other.from < best.from ? [other, best] : [best, other];
    const joined = second.from - first.to === 1 && PLUS.has(text.tokens[first.to]?.text ?? '');
    return joined && isYoung(text, other) !== isYoung(text, best);
  });
}

function isYoung(text: Text, { from, to }: Span): boolean {
  return findAll(text.tokens, children, from, to).length > 0;
}

const PLUS = new Set(['and', 'plus', '+', '&', 'und', 'et', 'y', 'en']);
const APPROXIMATELY = new Set(
  `about around approx approximately roughly circa c ca some over nearly almost ungefahr etwa rund zirka maximal max bis zu
  environ pres de d' unos unas aproximadamente cerca ongeveer zo'n maximaal least at up to of between zwischen entre tussen`.split(
    /\s+/,
  ),
);
const STOPS = new Set(
  `and or for with to in at on of but chairs tables seats rooms und oder fur mit et ou pour avec y o para con en of voor
  met mic mics microphones plus per the a an which that is are will`.split(/\s+/),
);
const AFTER_FIGURE = new Set(
  `in at on and or with the from plus maximum max but who will to is are so we i please inside outside outdoors indoors
  im am und oder mit in auf bei wird werden dans au a avec et le la les en con y el sur op met bij het te de total`.split(
    /\s+/,
  ),
);
