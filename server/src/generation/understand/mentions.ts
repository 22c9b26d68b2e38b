import type { Category } from '@showbill/contract';
import { findCategories, findKinds, KIND_CATEGORY, type Kind, type KindMention } from '../../equipment/index.ts';
import { type Asking, isListLine } from './asking.ts';
import { readLooseWords } from './loose-words.ts';
import { type Span, type Text, wordAt } from './text/text.ts';
import { MONTHS } from './words/calendar.ts';

/** Equipment named in the text: tokens `[from, to)`. Kinds best first; categories where a whole category is named. */
export interface Mention extends Span {
  readonly kinds: readonly Kind[];
  readonly categories: readonly Category[];
}

/** Kinds that stand for their whole category: who has "a sound system" needs no sound. */
const WHOLE_SYSTEMS: Partial<Record<Kind, Category>> = { pa_package: 'audio', lighting_package: 'lighting' };

/** Everything in the text that the equipment words know, in order and without overlaps. `performing`: runs that speak of people. */
export function readMentions(text: Text, asking: Asking, performing: readonly Span[]): Mention[] {
  const places = new Places(text);
  const kinds = alternatives(findKinds(text.raw)).map(({ kinds, start, end }): Mention => {
    const whole = kinds.flatMap((kind) => WHOLE_SYSTEMS[kind] ?? []);
    return { kinds, categories: [...new Set(whole)], ...places.spanOf(start, end) };
  });
  const busy = new Set(kinds.flatMap(indices));
  const categories = findCategories(text.raw)
    .map(({ category, start, end }): Mention => ({ kinds: [], categories: [category], ...places.spanOf(start, end) }))
    .filter((mention) => !indices(mention).some((index) => busy.has(index)));
  const known = [...kinds, ...sameSpan(categories)].toSorted((a, b) => a.from - b.from);
  const all = [...known, ...readLooseWords(text, asking, known, performing)].toSorted((a, b) => a.from - b.from);
  return all.filter((mention) => mention.to > mention.from && isThing(text, asking, mention, performing));
}

/** Several kinds found for the very same words are one mention. */
function alternatives(found: readonly KindMention[]): { kinds: readonly Kind[]; start: number; end: number }[] {
  const groups = Map.groupBy(found, ({ start, end }) => `${start}-${end}`);
  return [...groups.values()].flatMap((group) => {
    const first = group[0];
    return first === undefined ? [] : [{ kinds: group.map(({ kind }) => kind), start: first.start, end: first.end }];
  });
}

function sameSpan(found: readonly Mention[]): Mention[] {
  const groups = Map.groupBy(found, ({ from }) => from);
  return [...groups.values()].flatMap((group) => {
    const longest = group.toSorted((a, b) => b.to - a.to)[0];
    if (longest === undefined) return [];
    const same = group.filter(({ to }) => to === longest.to);
    return [{ ...longest, categories: [...new Set(same.flatMap(({ categories }) => categories))] }];
  });
}

function indices({ from, to }: Span): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/**
 * Not the name of a performer ("three bands", unless a DJ is asked for as one asks for equipment), of a person who is
 * spoken of ("covered by the caterer"), no figure and no month.
 */
function isThing(text: Text, asking: Asking, mention: Mention, performing: readonly Span[]): boolean {
  const figure = (text.numberFrom.get(mention.from)?.to ?? 0) >= mention.to;
  const month = mention.to - mention.from === 1 && MONTHS.has(wordAt(text, mention.from));
  const perAnnum = wordAt(text, mention.from) === 'p' && text.numberTo.has(mention.from); // "£900 p.a."
  if (figure || month || perAnnum || isAmbiguous(text, mention)) return false;
  const inside = performing.some((span) => mention.from >= span.from && mention.to <= span.to);
  if (inside) return mention.kinds.includes('crew_dj') && asking.at(mention.from);
  const people = mention.kinds.length > 0 && mention.kinds.every((kind) => KIND_CATEGORY[kind] === 'crew');
  if (!people) return true;
  return !SPOKEN_OF.has(wordAt(text, mention.from - 1)) && (asking.at(mention.from) || isListLine(text, mention.from));
}

/** Words that are names of equipment in a catalogue and something else in a sentence. */
function isAmbiguous(text: Text, mention: Mention): boolean {
  const word = wordAt(text, mention.to - 1);
  const next = wordAt(text, mention.to);
  if (mention.kinds.length === 0) return SPOKEN_OF_EQUIPMENT.has(next) || (word === 'power' && isStrength(text, mention));
  if (mention.to - mention.from > 1) return false;
  return NEVER_ALONE.has(word) || (ONLY_COUNTED.has(word) && !text.numberTo.has(mention.from));
}

/** "what power would I need": how strong, not mains. */
function isStrength(text: Text, { from, to }: Mention): boolean {
  const before = text.tokens[from - 1]?.text ?? '';
  return STRENGTH_BEFORE.has(before) || STRENGTH_BEHIND.has(wordAt(text, to));
}

const NEVER_ALONE = new Set('four pile unit units round flat installation registration cover covers play'.split(' '));
const ONLY_COUNTED = new Set('spot spots stand stands display displays round rounds'.split(' '));
const SPOKEN_OF_EQUIPMENT = new Set('connection connections files quality levels check plan company supplier manager'.split(' '));
const STRENGTH_BEFORE = new Set('what / of horse much output full more amp speaker sound'.split(' '));
const STRENGTH_BEHIND = new Set('would level levels rating output pa speakers amp of'.split(' '));

/** Before a person's trade: somebody who is there, not somebody to be hired. */
const SPOKEN_OF = new Set(
  'the our your their his her this by from der die das den dem unser unsere unserem vom beim le la les notre votre el los las nuestro nuestra de het onze'.split(' '),
);

/** Offsets in the text → tokens. */
class Places {
  readonly #starts: readonly number[];
  readonly #ends: readonly number[];

  constructor(text: Text) {
    this.#starts = text.tokens.map(({ start }) => start);
    this.#ends = text.tokens.map(({ end }) => end);
  }

  spanOf(start: number, end: number): Span {
    return { from: firstAbove(this.#ends, start), to: firstAbove(this.#starts, end - 1) };
  }
}

/** Index of the first number above `limit` in ascending numbers. */
function firstAbove(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
