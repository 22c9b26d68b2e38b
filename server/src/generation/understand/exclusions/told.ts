import { isListLine } from '../asking.ts';
import type { Mention } from '../mention.ts';
import { isCrew } from '../mentions.ts';
import type { Occurrences } from '../text/occurrences.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { INDEFINITES, SOMEBODY, TOLD_BEFORE } from '../words/told.ts';
import type { Reading } from './reading.ts';

const FAR = 24; // tokens to either side that are looked at

/**
 * A thing that a whole sentence only tells of: it has a verb of having, being or bringing, asks for nothing and counts
 * nothing, and does not say what the event is to be like ("dinner is at long tables", "there will be a dance floor").
 */
export function isTold({ text, asking, cues }: Reading, mention: Mention, verbs: Occurrences): boolean {
  const { from } = mention;
  if (mention.hired !== undefined || isCrew(mention) || isListLine(text, from) || asking.at(from)) return false;
  if (text.numberTo.has(from) || isSetOut(text, from)) return false;
  const run = sentenceOf(text, from);
  const sentence = { from: Math.max(run.from, from - FAR), to: Math.min(run.to, mention.to + FAR) };
  if (text.tokens[run.from]?.kind === 'mark') return false; // "- a low stage, the band brings …"
  for (let at = sentence.from; at < sentence.to; at += 1) {
    if (markAt(text, at) === ':' || text.numberFrom.has(at) || SOMEBODY.has(wordAt(text, at))) return false;
  }
  return (
    !cues.scene.any(sentence) &&
    verbs.within(sentence).some((verb) => isVerb(text, verb.from) && !isPurpose(text, mention.to, verb.from))
  );
}

/** "at round tables", "on a stage", "a dance floor": how the event is set out, or something new. */
function isSetOut(text: Text, from: number): boolean {
  return [1, 2].some((step) => {
    const word = wordAt(text, from - step);
    return INDEFINITES.has(word) || TOLD_BEFORE.has(word);
  });
}

/** Not French "à", nor "delivered and SET UP". */
function isVerb(text: Text, at: number): boolean {
  if (text.raw[text.tokens[at]?.start ?? -1]?.toLowerCase() === 'à') return false;
  return wordAt(text, at) !== 'set' && wordAt(text, at - 1) !== 'you';
}

/** "Linens, white, TO COVER the tables": what a thing is for. */
function isPurpose(text: Text, end: number, at: number): boolean {
  const opens = at - 2 === end - 1 || markAt(text, at - 2) === ',';
  return at > end && opens && INFINITIVES.has(wordAt(text, at - 1));
}

const INFINITIVES = new Set(['to', 'pour', 'para']);
