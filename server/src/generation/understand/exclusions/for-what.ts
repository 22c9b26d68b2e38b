import { KIND_CATEGORY } from '../../../equipment/index.ts';
import type { Exclusion } from '../../types.ts';
import { sizeStart } from '../measures.ts';
import type { Mention } from '../mention.ts';
import { type Text, wordAt } from '../text/text.ts';
import { ARTICLES, DEFINITE, FOR } from './small-words.ts';

/** "A riser FOR CAMERAS" where no video is wanted, "heating for a 12 m x 24 m MARQUEE": what else is for. */
export function isPurpose(text: Text, { from }: Mention): boolean {
  const at = sizeStart(text, from) - 1;
  const article = DEFINITE.has(wordAt(text, at)) || ARTICLES.has(wordAt(text, at));
  return FOR.has(wordAt(text, article ? at - 1 : at));
}

export function isRefused({ kinds: [kind] }: Mention, exclusions: readonly Exclusion[]): boolean {
  return (
    kind !== undefined &&
    exclusions.some(({ reason, categories }) => reason === 'unwanted' && categories.includes(KIND_CATEGORY[kind]))
  );
}

/** "Lights for A STAGE 20 ft wide", where the hall's own stage was spoken of besides. */
export function isThere({ kinds, categories }: Mention, exclusions: readonly Exclusion[]): boolean {
  return exclusions.some(
    (exclusion) =>
      exclusion.reason === 'provided' &&
      (kinds.length > 0
        ? kinds.every((kind) => exclusion.kinds.includes(kind))
        : categories.length > 0 && categories.every((each) => exclusion.categories.includes(each))),
  );
}
