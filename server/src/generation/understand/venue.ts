import type { Fact, Language } from '../types.ts';
import { findAll, type Lexicon, lexicon } from './text/lexicon.ts';
import { factOf, markAt, type Span, type Text, wordAt } from './text/text.ts';
import { MONTHS, WEEKDAYS } from './words/calendar.ts';
import { NOT_A_PLACE, PLACE_HEADS, PLACE_JOINTS, PLACE_WORDS_BEFORE } from './words/venues.ts';

const before: Readonly<Record<Language, Lexicon<'at' | 'in'>>> = {
  en: lexicon(PLACE_WORDS_BEFORE.en),
  de: lexicon(PLACE_WORDS_BEFORE.de),
  fr: lexicon(PLACE_WORDS_BEFORE.fr),
  es: lexicon(PLACE_WORDS_BEFORE.es),
  nl: lexicon(PLACE_WORDS_BEFORE.nl),
};
const heads = lexicon([[true, PLACE_HEADS]]);

const LONGEST = 7;

/**
 * The venue or town that the words name ("at the Corn Exchange, Leeds"), only to be offered. Careful: a name is a run
 * of capitalised words; in German, where every noun has a capital, "at" needs a word for a building in the name.
 */
export function readVenueFound(text: Text): Fact<string> | null {
  if (isShouting(text)) return null;
  let town: Fact<string> | null = null;
  for (const hit of findAll(text.tokens, before[text.language])) {
    const name = nameAt(text, hit.to);
    if (name === null || text.tokens[hit.from]?.kind === 'break') continue;
    const building = findAll(text.tokens, heads, name.from, name.to).length > 0;
    if (hit.value === 'at' && (building || text.language !== 'de')) return factOf(text, nameOf(text, name), name);
    if (hit.value === 'in' && building) return factOf(text, nameOf(text, name), name);
    if (hit.value === 'in' && isTown(text, name)) town ??= factOf(text, nameOf(text, name), name);
  }
  return town;
}

function nameOf(text: Text, span: Span): string {
  return factOf(text, '', span).words;
}

/** A run of capitalised words, small joints inside allowed, with the town behind a comma. */
function nameAt(text: Text, from: number): Span | null {
  if (!isName(text, from) || NOT_A_PLACE.has(wordAt(text, from))) return null;
  let to = from + 1;
  while (to - from < LONGEST) {
    if (isName(text, to)) to += 1;
    else if (PLACE_JOINTS.has(wordAt(text, to)) && isName(text, to + 1)) to += 2;
    else if (markAt(text, to) === '&' && isName(text, to + 1)) to += 2;
    else break;
  }
  if (markAt(text, to) !== ',' || text.language === 'de' || NOT_A_PLACE.has(wordAt(text, to + 1))) return { from, to };
  let town = to + 1;
  while (isName(text, town)) town += 1;
  const words = town - to - 1;
  return { from, to: words === 1 || words === 2 ? town : to };
}

function isName(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token?.kind === 'word' && token.capital && !MONTHS.has(token.text) && !WEEKDAYS.has(token.text);
}

/** One or two words that no other noun follows; in German nothing but a stop, a comma or a small word may follow. */
function isTown(text: Text, name: Span): boolean {
  if (name.to - name.from > 4) return false;
  const words = Array.from({ length: name.to - name.from }, (_, index) => wordAt(text, name.from + index));
  if (words.some((word) => NOT_A_PLACE.has(word))) return false;
  return (
    text.language !== 'de' ||
    (name.to - name.from <= 2 && !/(?:ung|heit|keit|schaft|form|weise)$/u.test(words.at(-1) ?? ''))
  );
}

/** A text in capitals shows no names. */
function isShouting(text: Text): boolean {
  const words = text.tokens.filter(({ kind }) => kind === 'word');
  const capitals = words.filter(({ start, end }) => {
    const raw = text.raw.slice(start, end);
    return raw.length > 1 && raw === raw.toUpperCase();
  });
  return capitals.length * 2 > words.length;
}
