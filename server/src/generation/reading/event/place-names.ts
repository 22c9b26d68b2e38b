import { markAt, type Span, type Text, tokensOf, wordAt } from '../document/text.ts';
import { MONTHS, WEEKDAYS } from '../calendar.ts';
import { vocabulary } from './vocabulary.ts';

/** Words for places and what stands around them. */
export const placeWords = vocabulary('places');

const LONGEST = 7; // words of a name
const LONGEST_TOWN = 3;

/** A run of words with a capital from here on, small joints inside allowed; null where none begins. */
export function nameFrom(text: Text, from: number): Span | null {
  const first = is(text, 'joint', from) && isName(text, from + 1) ? from + 1 : from;
  if (!isName(text, from) || is(text, 'not_a_place', first)) return null;
  let to = first + 1;
  while (to - from < LONGEST) {
    const next = markAt(text, to) === '&' ? to + 1 : ([to, to + 1, to + 2].find((at) => !isJoint(text, at)) ?? to);
    if (!isName(text, next) || (next > to && is(text, 'not_a_place', next))) break;
    to = next + 1;
  }
  return { from, to };
}

function isJoint(text: Text, at: number): boolean {
  return is(text, 'joint', at) && text.tokens[at]?.capital !== true;
}

/** The same with the town behind a comma: "Corn Exchange, Leeds". */
export function withTown(text: Text, name: Span): Span {
  const at = name.to + 1;
  if (markAt(text, name.to) !== ',' || is(text, 'first_name', at)) return name;
  const known = townEnd(text, at);
  if (known !== null) return { from: name.from, to: known };
  const town = text.language === 'de' ? null : nameFrom(text, at);
  const fits = town !== null && town.to - town.from <= LONGEST_TOWN && !isFirm(text, town) && endsPart(text, town.to);
  return fits ? { from: name.from, to: town.to } : name;
}

/** A word with a capital that is no month and no weekday. */
export function isName(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token?.kind === 'word' && token.capital && !MONTHS.has(token.text) && !WEEKDAYS.has(token.text);
}

/** A comma, an end or a bracket stands there: nothing that belongs to the name follows. */
export function endsPart(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token === undefined || token.kind === 'break' || ',()-|:/'.includes(markAt(text, at) || '.');
}

/** Where a known town's name that begins here ends, or null. */
export function townEnd(text: Text, at: number): number | null {
  return isName(text, at) ? (placeWords()('town').at(text.tokens, at)?.to ?? null) : null;
}

/** "Jane Hall": a first name with one more word at most. */
export function isPerson(text: Text, { from, to }: Span): boolean {
  return to - from <= 2 && isFirstName(wordAt(text, from));
}

export function isFirstName(word: string): boolean {
  return placeWords()('first_name').words.has(word);
}

/** "Barnaby Ltd", or with such a word right behind it. */
export function isFirm(text: Text, { from, to }: Span): boolean {
  return has(text, { from, to: to + 1 }, 'company');
}

/** A word that only places have: "Guildhall", "Kulturscheune". */
export function hasHead(text: Text, span: Span): boolean {
  return has(text, span, 'head') || tokensOf(span).some((at) => endsLikePlace(wordAt(text, at)));
}

function endsLikePlace(word: string): boolean {
  const { words } = placeWords()('head_end');
  return ENDINGS.some((length) => word.length > length + 2 && words.has(word.slice(-length)));
}

const ENDINGS = [3, 4, 5, 6, 7, 8, 9]; // letters

/** "Main Hall", "Stadthalle": any such place, as is a German noun alone. */
export function isAny(text: Text, span: Span): boolean {
  const isOneNoun = text.language === 'de' && span.to - span.from === 1;
  return isOneNoun || tokensOf(span).every((at) => is(text, 'generic', at) || is(text, 'joint', at));
}

export function has(text: Text, span: Span, role: string): boolean {
  return tokensOf(span).some((at) => is(text, role, at));
}

export function is(text: Text, role: string, at: number): boolean {
  return placeWords()(role).at(text.tokens, at) !== null;
}
