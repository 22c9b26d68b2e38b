import { isCrew } from '../mentions.ts';
import { findAll } from '../text/lexicon.ts';
import { sentenceOf, wordAt } from '../text/text.ts';
import { ownerBefore } from './owners.ts';
import type { Finding, Reading } from './reading.ts';
import { ARTICLES, WITH } from './small-words.ts';

const REACH = 10; // tokens between who has it and the people

/** "The theatre HAS AN INSTALLED RIG WITH AN OPERATOR": the people who come with what somebody has, whatever it is called. */
export function withOperator(reading: Reading, index: number): Finding | null {
  const { text, mentions, words, cues } = reading;
  const mention = mentions[index];
  if (mention === undefined || !isCrew(mention)) return null;
  const article = ARTICLES.has(wordAt(text, mention.from - 1)) ? mention.from - 1 : mention.from;
  if (!WITH.has(wordAt(text, article - 1))) return null;
  const { from, to } = sentenceOf(text, mention.from);
  const [has] = findAll(text.tokens, words.has, Math.max(from, article - REACH), article);
  const owner = has === undefined ? null : ownerBefore(reading, has.from, false);
  if (owner === null || cues.wishes.any({ from, to })) return null;
  return { reason: 'provided', first: index, last: index, from: owner, to: mention.to };
}
