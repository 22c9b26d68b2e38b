import type { Mention } from '../mention.ts';
import { findAll, wordLists } from '../text/lexicon.ts';
import { type Span, sentenceOf, type Text } from '../text/text.ts';
import { LEFT_TO_HIRE } from '../words/left-to-hire.ts';
import type { Reading } from './reading.ts';

const words = wordLists(LEFT_TO_HIRE);

const PARAGRAPH = /\n[ \t\r]*\n\s*/gu;
const ITEM = /^\s*(?:[•·▪◦‣●*+–—-]|\d{1,2}[.)])\s/u;
const BEFORE = 2; // words with which a sentence may begin before them: "so what we need"
const HEADING = 9; // tokens from where the words begin to the end of a paragraph that only announces what follows

/**
 * "What we still need is: …", "Reste à louer : …": who says what is left to be hired has told of all else before. What
 * of `open` is then only spoken of: the things before the first such paragraph, in sentences that ask for nothing.
 */
export function readSpokenOfBesides({ text, cues }: Reading, open: readonly Mention[]): readonly Mention[] {
  const runs = findAll(text.tokens, words[text.language])
    .filter(({ from }) => from - sentenceOf(text, from).from <= BEFORE)
    .map(({ from }) => paragraphFrom(text, from));
  const isLeft = ({ from }: Mention): boolean => runs.some((run) => run.from <= from && from < run.to);
  const first = open.find(isLeft);
  if (first === undefined) return [];
  return open.filter(({ from }) => from < first.from && !cues.wishes.any(sentenceOf(text, from)));
}

/** From the sentence around a token to the end of its paragraph, or of the list that it announces. */
function paragraphFrom(text: Text, token: number): Span {
  const { from } = sentenceOf(text, token);
  const start = text.tokens[from]?.start ?? 0;
  const [end = text.raw.length, ...ends] = paragraphEnds(text.raw, text.tokens[token]?.end ?? 0);
  const to = tokenAt(text, end);
  if (to - token > HEADING) return { from, to };
  let last = end;
  for (const next of [...ends, text.raw.length]) {
    if (last > end && !ITEM.test(text.raw.slice(last).trimStart())) break;
    last = next;
    if (!ITEM.test(text.raw.slice(end).trimStart())) break; // one paragraph of prose
  }
  return { from: tokenAt(text, start), to: tokenAt(text, last) };
}

function paragraphEnds(raw: string, from: number): number[] {
  return Array.from(raw.slice(from).matchAll(PARAGRAPH), ({ index }) => from + index);
}

/** The first token at or behind an offset. */
function tokenAt(text: Text, offset: number): number {
  const found = text.tokens.findIndex(({ start }) => start >= offset);
  return found === -1 ? text.tokens.length : found;
}
