import { KIND_CATEGORY } from '../../../equipment/index.ts';
import type { Performers, Space } from '../../facts.ts';
import { fold } from '../document/fold.ts';
import type { Quantity } from '../document/numbers.ts';
import { clauseOf, markAt, sentenceOf, type Text, wordAt } from '../document/text.ts';
import type { Mention } from './mention.ts';
import { smallWords } from './small-words.ts';

const EACH = smallWords('each');
const GUESTS = smallWords('guest');
const SIDES = smallWords('side');
const EVERYBODY = smallWords('everybody');
const FOR = smallWords('for');
const JOINS = smallWords('join');
const STOPS = smallWords('stop');
const NOUN = 4; // tokens behind "each" that may name what it stands for
const SHORTEST = 4; // letters of a noun that is compared
const NEAR = 6; // tokens, of a size, between a thing and its "each"
const HEADING = 8; // tokens of a line that heads a list

/** Whom and what a text counts beside things: rooms, performers, guests. */
export interface Groups {
  readonly performers: readonly Performers[];
  readonly spaces: readonly Space[];
  readonly attendees: number | null;
}

/** So many of what some words name. */
interface Counted {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly stems: readonly string[];
}

/** How many times over things are meant that are asked for by the piece: "a radio mic for each speaker". */
export class Shares {
  readonly #text: Text;
  readonly #things: readonly Mention[];
  readonly #groups: Groups;
  readonly #counted: readonly Counted[];
  readonly #each: readonly number[];

  constructor(text: Text, things: readonly Mention[], numbers: readonly Quantity[], groups: Groups) {
    this.#text = text;
    this.#things = things;
    this.#groups = groups;
    this.#counted = numbers
      .filter(({ value, to }) => value > 1 && value <= 2000 && markAt(text, to) !== 'x')
      .map((number) => countedAt(text, number));
    this.#each = text.tokens.flatMap((_, at) => (isEach(text, at) ? [at] : []));
  }

  /** 1 where nothing is shared out; null where it is for each guest and nobody says how many come. */
  timesOver(thing: Mention, count: Quantity | undefined, article: boolean): number | null {
    const at = this.#eachFor(thing);
    if (at === null) return 1;
    const own = Math.min(count?.from ?? thing.from, thing.from);
    const several = this.#text.numberFrom.get(at + 1);
    if (several !== undefined && several.value > 1) {
      const isOfGuests = GUESTS.has(wordAt(this.#text, several.to));
      const { attendees } = this.#groups;
      return isOfGuests && attendees !== null && own < at ? Math.ceil(attendees / several.value) : 1;
    }
    const noun = nounBehind(this.#text, at);
    const isForGuests = [...noun, wordAt(this.#text, at + 1)].some((word) => GUESTS.has(word));
    const isForAll = isForGuests || isForEverybody(this.#text, at);
    const isPiece = count !== undefined || article;
    if (isForAll && own < at && isPiece && !this.#isGiven(thing, at, count !== undefined)) return 1;
    if (isForEverybody(this.#text, at)) return own < at ? (this.#groups.attendees ?? 1) : 1;
    if (count !== undefined && at === count.to) return 1; // "knives and forks, 150 EACH"
    const [first] = noun;
    if (first === undefined) {
      if (count === undefined && !article && own < at && at - thing.to > NEAR) return 1; // "napkins, china, one wine glass each"
      const { attendees } = this.#groups;
      const isDish = thing.kinds.some((kind) => KIND_CATEGORY[kind] === 'catering');
      if (own < at && attendees !== null && (isForGuests || isDish)) return attendees;
      return this.#before(Math.min(own, at))?.value ?? 1;
    }
    if (SIDES.has(first)) return own < at ? 2 : 1;
    const counted = this.#named(noun, at);
    if (counted !== null) return counted.from <= thing.from && thing.from < counted.to ? 1 : counted.value;
    return own < at && isForGuests ? this.#groups.attendees : 1;
  }

  /** "Two booths, a clock and HEADSETS for everyone": a number keeps all but the last from each guest, "a" what is unlike it. */
  #isGiven({ to, kinds }: Mention, at: number, isCounted: boolean): boolean {
    const [category] = kinds.map((kind) => KIND_CATEGORY[kind]);
    const last = this.#things.findLast(({ from }) => from >= to && from < at);
    if (category === 'catering') return true;
    if (last !== undefined) return !isCounted && last.kinds.some((kind) => KIND_CATEGORY[kind] === category);
    return !isCounted || !this.#text.tokens.slice(to, at).some(({ text }) => JOINS.has(text));
  }

  /** "Each" behind the thing in its clause, at the end of its sentence, at the head of it, or of the heading over its list. */
  #eachFor({ from, to }: Mention): number | null {
    const sentence = sentenceOf(this.#text, from);
    const inside = this.#each.filter((at) => at >= sentence.from && at < sentence.to);
    const clause = clauseOf(this.#text, from);
    const behind = inside.find((at) => at >= to && at < clause.to);
    if (behind !== undefined) return behind;
    const last = inside.find((at) => at >= to && nounBehind(this.#text, at).length === 0 && !this.#isAside(at));
    if (last !== undefined) return last;
    const ahead = inside.findLast((at) => at < from && this.#heads(at, sentence.from));
    return ahead ?? this.#heading(sentence.from);
  }

  /** "(one machine each)". */
  #isAside(at: number): boolean {
    return markAt(this.#text, clauseOf(this.#text, at).from) === '(';
  }

  /** "EACH room wants a screen", "five breakouts, EACH with a screen". */
  #heads(at: number, sentenceFrom: number): boolean {
    return at - sentenceFrom <= 2 || markAt(this.#text, at - 1) !== '' || this.#text.tokens[at]?.capital === true;
  }

  /** "Each breakout:" over the lines of a list. */
  #heading(lineStart: number): number | null {
    let end = lineStart;
    for (let lines = 0; lines < HEADING && end > 0; lines += 1) {
      const line = sentenceOf(this.#text, end - 1);
      const isHeading = markAt(this.#text, line.to - 2) === ':' || markAt(this.#text, line.to - 1) === ':';
      if (isHeading) return this.#each.find((at) => at >= line.from && at < line.to) ?? null;
      if (line.to - line.from < 2) return null;
      end = line.from;
    }
    return null;
  }

  /** The last that was counted before a place, in its sentence or else in the one before. */
  #before(at: number): Counted | undefined {
    const { from: first } = sentenceOf(this.#text, at);
    const last = this.#counted.findLast(({ to }) => to <= at);
    return last !== undefined && last.from >= sentenceOf(this.#text, Math.max(0, first - 1)).from ? last : undefined;
  }

  /** What is called by one of the words: rooms, performers, or anything with a number. */
  #named(words: readonly string[], at: number): Counted | null {
    const stems = words.map(stemOf).filter((stem) => stem.length >= SHORTEST);
    const isCalled = (said: string) =>
      fold(said)
        .split(/[^\p{L}]+/u)
        .map(stemOf)
        .some((stem) => stem.length >= SHORTEST && stems.includes(stem));
    const space = this.#groups.spaces.find(
      ({ count, name, words: said }) => count > 1 && (isCalled(name) || isCalled(said)),
    );
    if (space !== undefined) return { from: -1, to: -1, value: space.count, stems: [] };
    const people = this.#groups.performers.find((each) => each.people > 1 && isCalled(each.words));
    if (people !== undefined) return { from: -1, to: -1, value: people.people, stems: [] };
    const called = this.#counted.filter((each) => each.stems.some((stem) => stems.some((one) => stem.endsWith(one))));
    return called.findLast(({ from }) => from < at) ?? called[0] ?? null;
  }
}

/** "A linen napkin FOR EVERYBODY". */
function isForEverybody(text: Text, at: number): boolean {
  return EVERYBODY.has(wordAt(text, at)) && FOR.has(wordAt(text, at - 1)) && nounBehind(text, at).length === 0;
}

function isEach(text: Text, at: number): boolean {
  if (isForEverybody(text, at)) return true;
  const word = wordAt(text, at);
  if (!EACH.has(word)) return false;
  if (word === 'par' || word === 'por')
    return text.language === (word === 'par' ? 'fr' : 'es') && !STOPS.has(wordAt(text, at + 1));
  return true;
}

/** The words behind "each" up to a mark, a number or a small word. */
function nounBehind(text: Text, at: number): readonly string[] {
  const words: string[] = [];
  for (let next = at + 1; next <= at + NOUN; next += 1) {
    const word = wordAt(text, next);
    if (word === '' || STOPS.has(word) || text.numberFrom.has(next)) break;
    words.push(word);
  }
  return words;
}

function countedAt(text: Text, { from, to, value }: Quantity): Counted {
  let end = to;
  while (end < to + NOUN - 1 && wordAt(text, end) !== '' && !STOPS.has(wordAt(text, end)) && !text.numberFrom.has(end))
    end += 1;
  const stems = text.tokens.slice(to, end).map(({ text: word }) => stemOf(word));
  return { from, to: end, value, stems: stems.filter((stem) => stem.length >= SHORTEST) };
}

function stemOf(word: string): string {
  return word.replace(/(?:en|es|s|n|e)$/u, '').replace(/([aeou])\1/u, '$1');
}
