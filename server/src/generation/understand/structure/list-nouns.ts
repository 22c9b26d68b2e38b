import type { Category } from '@showbill/contract';
import type { Kind } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { findAll, lexicon } from '../text/lexicon.ts';
import type { Span, Text } from '../text/text.ts';
import { LIST_NOUNS } from '../words/list-nouns.ts';

export interface ListNoun extends Span {
  readonly kinds: readonly Kind[];
  readonly categories: readonly Category[];
}

const nouns = lexicon(LIST_NOUNS);

/** "Waste", "Interpretation: n/a": what lists call the services that equipment is for, where no equipment is named. */
export function readListNouns(text: Text, mentions: readonly Mention[]): readonly ListNoun[] {
  const named = new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  return findAll(text.tokens, nouns)
    .filter(({ from, to }) => !named.has(from) && !named.has(to - 1))
    .map(({ from, to, value }) => ({ from, to, ...value }));
}
