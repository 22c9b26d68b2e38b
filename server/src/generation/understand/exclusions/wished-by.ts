import { wordList } from '../text/lexicon.ts';
import { type Span, type Text, wordAt } from '../text/text.ts';
import { WISHED } from '../words/wished-by.ts';

const wished = wordList(WISHED);

/** "The chairs REQUESTED BY the school", token `by`: who wishes for them, not who brings them. */
export function isWishedBy(text: Text, by: number): boolean {
  return AGENT.has(wordAt(text, by)) && wished.before(text.tokens, by) !== null;
}

/** "von der Schule GEWÜNSCHTE Stühle", "the chairs requested by THE CHOIR": somebody, article included, who only wishes. */
export function isWisher(text: Text, { from, to }: Span): boolean {
  return wished.at(text.tokens, to) !== null || [from, from - 1].some((by) => isWishedBy(text, by));
}

const AGENT = new Set('by von vom durch par por door'.split(' '));
