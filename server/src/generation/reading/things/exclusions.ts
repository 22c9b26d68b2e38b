import type { Kind } from '../../../equipment/index.ts';
import type { Exclusion } from '../../facts.ts';
import { clauseOf, type Span, type Text } from '../document/text.ts';
import { generalKinds } from '../words/general-words.ts';
import type { Mention } from './mention.ts';
import { smallWords } from './small-words.ts';

const DENIALS = smallWords('denial');

/** What is left out of a proposal for things that are not to come from us. */
export function exclusionOf(
  text: Text,
  mentions: readonly Mention[],
  reason: Exclusion['reason'],
  words: string,
): Exclusion {
  const things = mentions.filter((mention, at) => !isSortOf(mention, mentions[at + 1]));
  return {
    categories: [
      ...new Set(things.flatMap((mention) => (generalKinds(text, mention) === null ? mention.categories : []))),
    ],
    kinds: [...new Set(things.flatMap((mention) => kindsOf(text, mention)))],
    reason,
    words,
  };
}

/** "AV laptop": the first says only what sort the second is of. */
function isSortOf({ categories, to }: Mention, next: Mention | undefined): boolean {
  return categories.length > 0 && next?.from === to;
}

/** "Microphones" are held and worn ones. */
function kindsOf(text: Text, mention: Mention): readonly Kind[] {
  return generalKinds(text, mention) ?? (mention.categories.length > 0 ? [] : mention.kinds);
}

/** Whether a thing's clause says no to it, as against saying that it is there already. */
export function isRefused(text: Text, { from }: Span): boolean {
  const clause = clauseOf(text, from);
  return text.tokens.slice(clause.from, clause.to).some(({ text: word }) => DENIALS.has(word));
}
