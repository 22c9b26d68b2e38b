import { wordAt } from '../text/text.ts';
import { beginsWithSubject } from './clauses.ts';
import { isClauseEnd } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { ARTICLES, DEFINITE } from './small-words.ts';

const SELVES = new Set(
  'ourselves myself themselves himself herself selbst selber zelf memes meme mismos mismas mismo misma'.split(' '),
);
const REACH = 3; // tokens behind the thing, and between it and who does it

/** "We engage the interpreters OURSELVES", "de DJ boeken we ZELF": who has it done, by whatever verb. */
export function doneOurselves(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists, cues } = reading;
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined) return null;
  const self = [0, 1, 2]
    .map((step) => end + step)
    .find((at) => SELVES.has(wordAt(text, at)) && isClauseEnd(text, at + 1));
  if (self === undefined) return null;
  let at = mention.from - 1;
  while (ARTICLES.has(wordAt(text, at)) || DEFINITE.has(wordAt(text, at))) at -= 1;
  const subject = [1, 2, REACH].map((step) => at - step).find((who) => beginsWithSubject(text, who));
  const wishes = subject !== undefined && cues.wishes.any({ from: subject, to: mention.from });
  if (subject === undefined || wishes) return null;
  return { reason: 'provided', first: index, last, from: subject, to: self + 1 };
}
