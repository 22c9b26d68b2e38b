import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import type { Demand } from '../../facts.ts';
import type { Quantity } from '../document/numbers.ts';
import { type Span, sentenceOf, type Text, tokensOf, wordAt, wordsOf } from '../document/text.ts';
import type { Mention } from './mention.ts';
import { smallWords } from './small-words.ts';

const NOT_FOR_HIRE = new Set(
  readTable(new URL('./not-for-hire.csv', import.meta.url), z.object({ word: z.string().min(1) })).map(
    ({ word }) => word,
  ),
);
const STOPS = smallWords('stop');
const COUNTS = smallWords('counts');
const LONGEST = 4; // words of a name
const SHORTEST = 3; // letters of its last word
const MOST = 500;
const LINE = 10; // tokens of an item of a list
const NEAR = 4; // tokens to a thing that is asked for

/**
 * Things that are counted, stand in a list or beside what is asked for, and have no name that the equipment words know:
 * "3 bubble machines". `taken`: numbers that count something else.
 */
export function readUnknownThings(
  text: Text,
  numbers: readonly Quantity[],
  mentions: readonly Mention[],
  asked: ReadonlySet<Mention>,
  taken: readonly Span[],
  attendees: number | null,
): readonly (Demand & { readonly at: Span })[] {
  const busy = new Set([...mentions, ...taken].flatMap(tokensOf));
  return numbers.flatMap((number) => {
    if (busy.has(number.from) || number.value > MOST || number.low !== null || number.value === attendees) return [];
    const name = nameAt(text, number.to, busy);
    if (name === null || !isListed(text, number, asked)) return [];
    const phrase = wordsOf(text, name);
    const at = { from: number.from, to: name.to };
    return [{ phrase, quantity: number.value, kinds: [], traits: {}, optional: false, words: wordsOf(text, at), at }];
  });
}

/** Up to four words up to a mark, a number or a small word; null where one of them is no word for a thing. */
function nameAt(text: Text, after: number, busy: ReadonlySet<number>): Span | null {
  const from = COUNTS.has(wordAt(text, after)) || text.tokens[after]?.text === 'x' ? after + 1 : after;
  let to = from;
  while (to - from < LONGEST && wordAt(text, to) !== '' && !STOPS.has(wordAt(text, to)) && !text.numberFrom.has(to)) {
    if (busy.has(to) || NOT_FOR_HIRE.has(wordAt(text, to))) return null;
    to += 1;
  }
  return to > from && wordAt(text, to - 1).length >= SHORTEST ? { from, to } : null;
}

/** Its number begins a line of a list, or a comma behind something asked for. */
function isListed(text: Text, { from }: Quantity, asked: ReadonlySet<Mention>): boolean {
  const sentence = sentenceOf(text, from);
  if (from - sentence.from <= 1 && sentence.to - sentence.from <= LINE && text.tokens[sentence.to - 1]?.text === '\n')
    return true;
  const joined = [',', '&', '+'].includes(text.tokens[from - 1]?.text ?? '');
  return joined && [...asked].some(({ to }) => to < from && from - to <= NEAR);
}
