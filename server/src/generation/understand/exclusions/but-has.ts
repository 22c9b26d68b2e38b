import { wordList } from '../text/lexicon.ts';
import { markAt, sentenceOf, wordAt } from '../text/text.ts';
import { ownerBefore } from './owners.ts';
import { isClauseEnd } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { ADVERSATIVES } from './small-words.ts';

const REACH = 16; // tokens from a thing to the end of what follows "but"
const CLITICS = new Set('en er daar da wel ja doch schon ya al already dort davon'.split(' '));
const one = wordList(
  `one, some, one already, one of its own, one of their own, its own, their own, one there, plenty, er een, er eentje, er één, er wel een, er zelf een, er al een, een eigen, eine, einen, eins, eines, selbst eine, selbst einen, selbst eins, ja eine, ja einen, schon eine, schon einen, eine eigene, einen eigenen, un, une, en a un, déjà un, déjà une, le sien, la sienne, uno, una, ya uno, ya una, uno propio, una propia`,
);

/** "A projector was first asked for, BUT THE YOUTH CLUB HAS ONE": whatever is said of a thing before, it is there. */
export function butHas(reading: Reading, index: number): Finding | null {
  const { text, words, mentions, things } = reading;
  const mention = mentions[index];
  if (mention === undefined) return null;
  const limit = Math.min(sentenceOf(text, mention.from).to, mention.to + REACH);
  let but = -1;
  for (let at = mention.to; at < limit; at += 1) {
    if (things.has(at) || text.numberFrom.has(at)) return null;
    if (but === -1 && ADVERSATIVES.has(wordAt(text, at))) but = at;
    if (but === -1 || markAt(text, at) !== '') continue;
    const verb = words.has.at(text.tokens, at);
    if (verb === null) continue;
    const subject = CLITICS.has(wordAt(text, at - 1)) ? at - 1 : at;
    const owner = ownerBefore(reading, subject, true);
    const named = one.at(text.tokens, verb.to);
    if (owner === null || owner < but || named === null || !isClauseEnd(text, named.to)) continue;
    return { reason: 'provided', first: index, last: index, from: mention.from, to: named.to };
  }
  return null;
}
