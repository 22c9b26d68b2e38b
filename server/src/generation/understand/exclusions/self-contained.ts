import { findAll, lexicon, wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { ACTS } from '../words/own-gear.ts';
import { SELF_SUFFICIENT } from '../words/spoken-of.ts';
import type { Reading } from './reading.ts';

const selfSufficient = wordList(SELF_SUFFICIENT);
const acts = lexicon(ACTS);

/** "The DJ comes fully equipped - PA, lights, the lot": the runs that list what those who play come with. */
export function readSelfContained({ text }: Reading): readonly (Span & { readonly reason: 'provided' })[] {
  return findAll(text.tokens, selfSufficient).flatMap((hit) => {
    const sentence = sentenceOf(text, hit.from);
    const near = Math.max(sentence.from, hit.from - REACH);
    if (!OPENS.has(text.tokens[hit.to]?.text ?? '') || findAll(text.tokens, acts, near, hit.from).length === 0)
      return [];
    return [{ from: hit.to + 1, to: listEnd(text, hit.to + 1, sentence.to), reason: 'provided' as const }];
  });
}

const REACH = 12; // tokens from who plays to "fully equipped"
const OPENS = new Set(
  '- : ( , = with incl including inc mit inkl inklusive samt avec y con incluido incluyendo met inclusief'.split(' '),
);

function listEnd(text: Text, from: number, limit: number): number {
  for (let at = from; at < limit; at += 1) {
    if (markAt(text, at) === ')' || WISHING.has(wordAt(text, at))) return at;
  }
  return limit;
}

const WISHING = new Set(
  'but so only just need needs want wants please we aber nur bitte braucht brauchen wir mais seulement besoin nous pero solo necesita necesitamos maar alleen nodig wij we'.split(
    ' ',
  ),
);
