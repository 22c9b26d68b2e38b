import { lexicon, wordList } from '../reading/document/lexicon.ts';
import { markAt, type Span, type Text, wordAt } from '../reading/document/text.ts';
import { MONTHS, WEEKDAYS } from './words/calendar.ts';
import { TOWNS } from './words/towns.ts';
import {
  COMPANY,
  FIRST_NAMES,
  GENERIC,
  NAME_ARTICLES,
  NOT_A_PLACE,
  PLACE_HEADS,
  PLACE_JOINTS,
  SURE_HEADS,
} from './words/venues.ts';

/** Names in the text: runs of words with a capital, and what they are told by. */

const towns = wordList(TOWNS);
const heads = lexicon([[true, PLACE_HEADS]]);
const sureHeads = lexicon([[true, SURE_HEADS]]);

const LONGEST = 7;
const LONGEST_TOWN = 3;

/** A run of words with a capital from here on, small joints inside allowed; null where none begins. */
export function nameFrom(text: Text, from: number): Span | null {
  if (!isName(text, from)) return null;
  const first = NAME_ARTICLES.has(wordAt(text, from)) && isName(text, from + 1) ? from + 1 : from;
  if (NOT_A_PLACE.has(wordAt(text, first))) return null;
  let to = from + 1;
  while (to - from < LONGEST) {
    if (isName(text, to)) to += 1;
    else if (PLACE_JOINTS.has(wordAt(text, to)) && isName(text, to + 1) && !NOT_A_PLACE.has(wordAt(text, to + 1)))
      to += 2;
    else if (PLACE_JOINTS.has(wordAt(text, to)) && PLACE_JOINTS.has(wordAt(text, to + 1)) && isName(text, to + 2))
      to += 3;
    else if (markAt(text, to) === '&' && isName(text, to + 1)) to += 2;
    else break;
  }
  return { from, to };
}

/** The same with the town behind a comma: "Corn Exchange, Leeds". */
export function withTown(text: Text, name: Span): Span {
  const at = markAt(text, name.to) === ',' ? name.to + 1 : -1;
  if (at === -1 || NOT_A_PLACE.has(wordAt(text, at)) || FIRST_NAMES.has(wordAt(text, at))) return name;
  const known = towns.at(text.tokens, at);
  if (known !== null && isName(text, at)) return { from: name.from, to: known.to };
  if (text.language === 'de') return name;
  const town = nameFrom(text, at);
  if (town === null || town.to - town.from > LONGEST_TOWN || isPerson(text, town) || isCompany(text, town)) return name;
  return endsSegment(text, town.to) ? { from: name.from, to: town.to } : name;
}

/** A word with a capital that is no month and no weekday. */
export function isName(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token?.kind === 'word' && token.capital && !MONTHS.has(token.text) && !WEEKDAYS.has(token.text);
}

/** Nothing that belongs to the name follows: a comma, an end, a bracket or a small word. */
export function endsSegment(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token === undefined || token.kind === 'break' || (token.kind === 'mark' && ',()-|:/'.includes(token.text));
}

export function beginsSegment(text: Text, at: number): boolean {
  const token = text.tokens[at - 1];
  return at === 0 || token?.kind === 'break' || (token?.kind === 'mark' && ',(-|:@'.includes(token.text));
}

export function isKnownTown(text: Text, { from, to }: Span): boolean {
  return towns.at(text.tokens, from)?.to === to;
}

/** Where a known town's name that begins here ends, or null. */
export function townEnd(text: Text, at: number): number | null {
  return isName(text, at) ? (towns.at(text.tokens, at)?.to ?? null) : null;
}

export function hasHead(text: Text, span: Span): boolean {
  return some(span, (at) => within(heads.at(text.tokens, at)?.to, span));
}

/** A word at the end of the name (before its joints, in languages that put the building first) that only places have. */
export function hasSureHead(text: Text, span: Span): boolean {
  return some(span, (at) => within(sureHeads.at(text.tokens, at)?.to, span));
}

/** "Main Hall", "Stadthalle": any such place. */
export function isGeneric(text: Text, span: Span): boolean {
  return !some(span, (at) => !GENERIC.has(wordAt(text, at)));
}

/** "Jane Hall": a first name with one more word. */
export function isPerson(text: Text, { from, to }: Span): boolean {
  return to - from <= 2 && FIRST_NAMES.has(wordAt(text, from));
}

export function isCompany(text: Text, span: Span): boolean {
  return some({ from: span.from, to: span.to + 1 }, (at) => COMPANY.has(wordAt(text, at)));
}

export function hasWord(text: Text, span: Span, words: ReadonlySet<string>): boolean {
  return some(span, (at) => words.has(wordAt(text, at)));
}

function some({ from, to }: Span, test: (at: number) => boolean): boolean {
  for (let at = from; at < to; at += 1) if (test(at)) return true;
  return false;
}

function within(end: number | undefined, { to }: Span): boolean {
  return end !== undefined && end <= to;
}
