import { isCounted, markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { GOT } from './acquired.ts';
import { opens } from './fronted.ts';
import { ownerBefore } from './owners.ts';
import type { Finding, Reading } from './reading.ts';
import { DENIALS } from './small-words.ts';

/** "THE STEPS we still have from the last one", "COFFEE TABLES, though, my aunt has found": the thing first, then whoever has it. */
export function objectFirst(reading: Reading, index: number): Finding | null {
  const { text, things, mentions, lists, words } = reading;
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (text.language !== 'en' || mention === undefined || end === undefined) return null;
  if (!opens(text, mention, LEADS) || isCounted(text, mention)) return null;
  const { to } = sentenceOf(text, mention.from);
  if (STOPS.has(wordAt(text, end)) || markAt(text, end) === '(') return null;
  for (let at = end + 1; at < Math.min(to, end + REACH); at += 1) {
    if (things.has(at - 1) || text.numberFrom.has(at) || STOPS.has(wordAt(text, at)) || markAt(text, at) === '(')
      return null;
    if (NO_VERBS.has(wordAt(text, at))) continue;
    const verb =
      words.has.at(text.tokens, at) ??
      words.brings.at(text.tokens, at) ??
      (GOT.has(wordAt(text, at)) ? { from: at, to: at + 1 } : null);
    if (verb === null) continue;
    const owner = contractedBefore(text, at) ?? ownerBefore(reading, beforeAdverbs(text, at), true);
    if (owner === null || owner < end) continue;
    return isLeftOpen(reading, verb.to, to)
      ? { reason: 'provided', first: index, last, from: mention.from, to: verb.to }
      : null;
  }
  return null;
}

/** "We've", "she's" before the participle. */
function contractedBefore(text: Text, at: number): number | null {
  const subject = beforeAdverbs(text, at) - 1;
  return CONTRACTED.test(wordAt(text, subject)) ? subject : null;
}

function beforeAdverbs(text: Text, at: number): number {
  let begin = at;
  while (at - begin < MOST_ADVERBS && ADVERBS.has(wordAt(text, begin - 1))) begin -= 1;
  return begin;
}

/** Nothing else is what is had, and nothing is wished or denied behind it. */
function isLeftOpen({ text, things, words }: Reading, from: number, to: number): boolean {
  if (NOT_NEXT.has(wordAt(text, from)) || words.wishAfter.at(text.tokens, from) !== null) return false;
  for (let at = from; at < to; at += 1) {
    const word = wordAt(text, at);
    if (BUT.has(word) || markAt(text, at) === ';' || (markAt(text, at) === ',' && at > from + 2)) return true;
    if (things.has(at) || YOU.has(word) || DENIALS.has(word) || word.endsWith("n't") || WERE.has(word)) return false;
  }
  return true;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const LEADS = set('as for and but all actual any our');
const REACH = 9; // tokens from the thing to the verb
const MOST_ADVERBS = 3;
const ADVERBS = set(
  'still since already just now also happily luckily originally actually have has had been always usually finally all both kindly',
);
const CONTRACTED = /^(?:we|i|they)'ve$|^(?:he|she)'s$/u;
const STOPS = set(
  'to for which that who is are was were will need needs want wants please can could should would from with need in at on as because if when while where whose unless whether',
);
const NOT_NEXT = set('to in on a an the your some no not');
const NO_VERBS = set('do does did keep hold holds run runs');
const BUT = set('but so and');
const YOU = set('you your yours us');
const WERE = set('were was');
