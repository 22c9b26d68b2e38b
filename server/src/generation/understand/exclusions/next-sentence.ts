import { wordList } from '../text/lexicon.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { TAKEN_BACK, TAKES_UP } from '../words/turned-down.ts';
import { isOfTime } from './clauses.ts';
import { isClauseEnd } from './predicates.ts';
import type { Reading } from './reading.ts';

const takenBack = wordList(TAKEN_BACK);
const takesUp = wordList(TAKES_UP);

const OPENING = 3; // small words before what the sentence says
const LONGEST = 8; // tokens from its beginning to the words that take something back

/**
 * "They do have a projector. So take that off.", "Last year you sent strobes. Please don't.": a sentence of its own
 * that takes back what the one before it named last.
 */
export function refusedNext({ text, things }: Pick<Reading, 'text' | 'things'>, row: Span): Span | null {
  const sentence = sentenceOf(text, row.from);
  for (let at = row.to; at < sentence.to; at += 1)
    if (things.has(at) || (text.numberFrom.has(at) && !isOfTime(text, at))) return null;
  const next = nextSentence(text, sentence);
  if (next === null) return null;
  let begin = next.from;
  for (let step = 0; step < OPENING; step += 1) begin = takesUp.at(text.tokens, begin)?.to ?? begin;
  if (begin - next.from > LONGEST) return null;
  const hit =
    takenBack.at(text.tokens, begin) ?? takenBack.at(text.tokens, next.from) ?? behindReason(text, things, next);
  if (hit === null || !(isClauseEnd(text, hit.to) || CLOSERS.has(wordAt(text, hit.to)))) return null;
  const meant = text.tokens.slice(hit.from, hit.to).some(({ text: word }) => ANAPHORS.has(word));
  return meant || text.tokens[sentence.to - 1]?.text !== ';' ? { from: hit.from, to: hit.to } : null;
}

/** Behind a semicolon another thing may be refused. */
const ANAPHORS = new Set('it them that those one any again en le la les lo los las ze ihn sie das'.split(' '));

/** "The committee finds it intrusive, SO PLEASE REMOVE BOTH." */
function behindReason(text: Text, things: ReadonlySet<number>, { from, to }: Span): Span | null {
  for (let at = from; at < Math.min(to, from + REASON); at += 1) {
    if (things.has(at)) return null;
    if (!SO.has(wordAt(text, at))) continue;
    const begin = takesUp.at(text.tokens, at + 1)?.to ?? at + 1;
    return takenBack.at(text.tokens, begin);
  }
  return null;
}

const REASON = 20; // tokens of a reason
const SO = new Set('so therefore hence also daher deshalb donc alors dus daarom'.split(' '));
const CLOSERS = new Set(
  'please again then now this because as since thanks bitte wieder mehr weil danke merci car gracias want bedankt graag alsjeblieft'.split(
    ' ',
  ),
);

/** Without a line of its own between: behind a list's item nothing is said of it. */
function nextSentence(text: Text, { to }: Span): Span | null {
  if (to >= text.tokens.length) return null;
  const broken = text.tokens[to - 1];
  if (broken?.kind !== 'break' || broken.text === '\n') return null;
  const next = sentenceOf(text, to);
  return next.from < next.to ? next : null;
}
