import type { Kind } from '../kinds.ts';
import { QUALIFIERS } from '../lexicon/index.ts';
import type { Part } from '../matching/parts.ts';
import { keyOf } from '../matching/words.ts';
import { endsWhatItIs } from './zones.ts';

const BY_WORD = Map.groupBy(QUALIFIERS.rows(), ({ word }) => keyOf(word));

/** What the words of a name make of the kind that it names; null where they say nothing, or several things. */
export function qualified(kind: Kind, parts: readonly Part[]): Kind | null {
  const made = new Set<Kind>();
  let aside = false;
  for (const { stem, gap } of parts) {
    if (gap === 'open' || gap === 'break') aside = false;
    if (endsWhatItIs(stem)) aside = true;
    if (aside) continue;
    for (const qualifier of BY_WORD.get(stem) ?? []) {
      if (qualifier.of === kind) made.add(qualifier.kind);
    }
  }
  const [only] = made;
  return made.size === 1 && only !== undefined ? only : null;
}
