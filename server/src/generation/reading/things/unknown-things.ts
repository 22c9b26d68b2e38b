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
const ARTICLES = smallWords('article');
const JOINS = new Set([...smallWords('join'), ',', '+']);
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
  const counted = numbers.filter(({ value, low }) => value <= MOST && low === null && value !== attendees);
  const single = text.tokens.flatMap((_, at) =>
    ARTICLES.has(wordAt(text, at)) ? [{ from: at, to: at + 1, value: 1 }] : [],
  );
  return [...counted, ...single].flatMap((count) => {
    const name = busy.has(count.from) ? null : nameAt(text, count.to, busy);
    if (name === null || !isListed(text, { from: count.from, to: name.to }, count.value, asked)) return [];
    const at = { from: count.from, to: name.to };
    const [phrase, words] = [wordsOf(text, name), wordsOf(text, at)];
    return [{ phrase, quantity: count.value, kinds: [], traits: {}, optional: false, words, at }];
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

/** It begins a line of a list with its number, or something that is asked for stands before or behind it, joined to it. */
function isListed(text: Text, { from, to }: Span, count: number, asked: ReadonlySet<Mention>): boolean {
  const { from: begin, to: end } = sentenceOf(text, from);
  const isItem = from - begin <= 1 && end - begin <= LINE && text.tokens[end - 1]?.text === '\n';
  if (isItem && count > 1) return true;
  const isJoint = (at: number): boolean => JOINS.has(text.tokens[at]?.text ?? '');
  const begins = (at: number): boolean => text.numberFrom.has(at) || ARTICLES.has(wordAt(text, at));
  const isEnd = wordAt(text, to) === '' || isJoint(to);
  return [...asked].some(
    (thing) =>
      (isJoint(from - 1) && (count > 1 || isEnd) && thing.to < from && from - thing.to <= NEAR) ||
      (isJoint(to) && begins(to + 1) && thing.from > to && thing.from - to <= NEAR && thing.to <= end),
  );
}
