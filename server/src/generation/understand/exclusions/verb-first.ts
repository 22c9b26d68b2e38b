import { markAt, sentenceOf, wordAt } from '../text/text.ts';
import type { Reading } from './reading.ts';
import { DEFINITE, VERB_LAST } from './small-words.ts';

/** "STELLT die Band die PA, sorgt der Veranstalter für …": a condition by where its verb stands. */
export function isVerbFirst({ text, words }: Pick<Reading, 'text' | 'words'>, at: number): boolean {
  if (!VERB_LAST.has(text.language)) return false;
  const { from, to } = sentenceOf(text, at);
  const verb = words.brings.at(text.tokens, from) ?? words.has.at(text.tokens, from);
  if (verb === null || verb.to > from + 1 || !DEFINITE.has(wordAt(text, from + 1))) return false;
  if (at - from > REACH || text.tokens[to - 1]?.text === '?') return false;
  for (let index = from; index < at; index += 1) if (markAt(text, index) === ',') return false;
  for (let index = at; index < to; index += 1) if (markAt(text, index) === ',') return true;
  return false;
}

const REACH = 8; // tokens from the verb to the thing
