import { sentenceOf, wordAt } from '../text/text.ts';
import type { Finding, Reading } from './reading.ts';
import { DENIALS } from './small-words.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

const REACH = 9; // tokens behind "is" in which something is said to be good
const THE = set('the their its');
const IN = set('in at');
const HOUSES = set(
  'hall church venue room school theatre theater centre center building auditorium gym club pub chapel library ballroom',
);
const IS = set('is are');
const GOOD = set(
  'good fine new decent excellent great modern perfect adequate ample brilliant lovely working superb spotless',
);
const BUT = set('but however though although too not old-fashioned');

/** "The speakers IN THE HALL ARE only two years old and GOOD": there, and nothing to be brought for them. */
export function goodThere({ text, mentions, lists }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined || text.language !== 'en') return null;
  const placed = IN.has(wordAt(text, end)) && THE.has(wordAt(text, end + 1)) && HOUSES.has(wordAt(text, end + 2));
  if (!THE.has(wordAt(text, mention.from - 1)) || !placed || !IS.has(wordAt(text, end + 3))) return null;
  const limit = Math.min(sentenceOf(text, mention.from).to, end + 4 + REACH);
  for (let at = end + 4; at < limit; at += 1) {
    const word = wordAt(text, at);
    if (DENIALS.has(word) || BUT.has(word) || word.endsWith("n't")) return null;
    if (GOOD.has(word)) return { reason: 'provided', first: index, last, from: mention.from, to: at + 1 };
  }
  return null;
}
