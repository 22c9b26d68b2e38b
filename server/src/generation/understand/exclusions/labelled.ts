import { wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, wordAt } from '../text/text.ts';
import { ownerBefore } from './owners.ts';
import { adverbsEnd, isClauseEnd } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';

/**
 * "Toilets: the council is providing these this year", "Vaisselle : la mairie la prête", "Dancing platform: the
 * Association brings its own": a thing, and behind a colon or a dash who has or brings it.
 */
export function labelled(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists, cues } = reading;
  const last = lists[index] ?? index;
  const [first, end] = [mentions[index]?.from, mentions[last]?.to];
  if (first === undefined || end === undefined || !OPENERS.has(markAt(text, end))) return null;
  const clause = { from: end + 1, to: Math.min(sentenceOf(text, first).to, end + 1 + REACH) };
  const to = broughtIn(reading, clause);
  if (to === null || cues.wishes.any({ from: clause.from, to })) return null;
  return { reason: 'provided', first: index, last, from: first, to };
}

/** Where the words end that say who has or brings "it", "these", "its own". */
function broughtIn(reading: Reading, { from, to }: Span): number | null {
  const { text, words, things } = reading;
  for (let at = from + 1; at < to; at += 1) {
    if (things.has(at) || text.numberFrom.has(at)) return null;
    const verb = words.brings.at(text.tokens, at) ?? words.has.at(text.tokens, at);
    if (verb === null) continue;
    const subject = CLITICS.has(wordAt(text, at - 1)) ? at - 1 : at;
    const owner = ownerBefore(reading, subject, true);
    if (owner === null || owner < from) continue;
    const object = adverbsEnd(text, verb.to);
    const named = proForms.at(text.tokens, object);
    if (named !== null) return words.wishAfter.at(text.tokens, named.to) === null ? named.to : null;
    if (isClauseEnd(text, object)) return object;
  }
  return null;
}

const REACH = 14; // tokens behind the colon
const OPENERS = new Set([':', '-', '–', '—']);
const CLITICS = new Set('le la les l en lo los las ze die'.split(' '));
const proForms = wordList(
  `it, them, these, those, this, that, one, some, its own, their own, his own, her own, all of it, all of them, all of these, both, everything, sie, ihn, es, das, die, diese, welche, eigene, eigenes, eigenen, ihre eigenen, seine eigenen, alles, les siens, les leurs, le sien, la sienne, tout, los suyos, las suyas, el suyo, la suya, todo, ze, die, deze, dit, hun eigen, zijn eigen, haar eigen, eigen, alles`,
);
