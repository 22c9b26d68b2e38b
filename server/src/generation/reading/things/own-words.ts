import type { Quantity } from '../document/numbers.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../document/text.ts';
import type { Mention } from './mention.ts';
import { smallWords } from './small-words.ts';

const STOPS = smallWords('stop');
const ARTICLES = smallWords('article');
const VAGUE = smallWords('vague');
const COUNTS = smallWords('counts');
const REACH = 14; // tokens

/** Where the words of a thing begin that stand before it ("40 WHITE 2 X 1 M decks"), and whether only "a" counts it. */
export interface OwnWords {
  readonly from: number;
  readonly article: boolean;
}

/** The words before a thing that describe it: back to its count, an article, a small word or the thing before. */
export function ownWordsOf(text: Text, mention: Mention, count: Quantity | undefined, previousEnd: number): OwnWords {
  const isBefore = count !== undefined && count.to <= mention.from;
  const limit = Math.max(
    sentenceOf(text, mention.from).from,
    mention.from - REACH,
    previousEnd,
    isBefore ? count.to : 0,
  );
  let at = mention.from;
  while (at > limit) {
    const word = wordAt(text, at - 1);
    const mark = markAt(text, at - 1);
    if (ARTICLES.has(word)) return { from: at, article: !VAGUE.has(wordAt(text, at)) };
    if (STOPS.has(word) || (word === '' && mark !== 'x' && mark !== '/' && !isInNumber(text, at - 1))) break;
    if (isInNumber(text, at - 1) && !isBefore && !isMeasured(text, at - 1)) break;
    at -= 1;
  }
  while (at < mention.from && (COUNTS.has(wordAt(text, at)) || markAt(text, at) === 'x')) at += 1;
  return { from: at, article: false };
}

function isInNumber(text: Text, at: number): boolean {
  return text.tokens[at]?.kind === 'number' || text.numberFrom.has(at);
}

/** A number that belongs to a size: "2 x 1 m", "6ft". */
function isMeasured(text: Text, at: number): boolean {
  const number = text.numberFrom.get(at) ?? text.numberTo.get(at + 1);
  if (number === undefined) return false;
  return (
    markAt(text, number.from - 1) === 'x' ||
    markAt(text, number.to) === 'x' ||
    text.tokens[number.to]?.glued === true ||
    wordAt(text, number.to).length <= 6
  );
}
