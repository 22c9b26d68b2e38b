import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { SOMETHING, TO_USE, USES } from './words/things-by-use.ts';

const BEFORE_USE = 5; // tokens between "something" and what it is to do: "something decent to …"
const REACH = 6; // tokens in which the rest of it is said: "keep the whole tent warm"

/** "something to keep us warm", "etwas zum Sitzen", "de quoi chauffer la tente": things by what they do, without their names. */
export function thingsByUse(text: Text): Mention[] {
  return text.tokens.flatMap(({ text: word }, at): Mention[] => {
    if (!SOMETHING.has(word) && !(word === 'quoi' && wordAt(text, at - 1) === 'de')) return [];
    const limit = sentenceOf(text, at).to;
    for (let to = at + 1; to <= at + BEFORE_USE && to < limit && wordAt(text, to) !== ''; to += 1) {
      if (!TO_USE.has(wordAt(text, to)) && word !== 'quoi') continue;
      const found = useAt(text, word === 'quoi' ? to : to + 1, limit);
      if (found !== null)
        return [{ kinds: found.kinds, categories: [], from: word === 'quoi' ? at - 1 : at, to: found.to }];
    }
    return [];
  });
}

function useAt(text: Text, from: number, limit: number): { kinds: readonly Kind[]; to: number } | null {
  for (const at of [from, from + 1, from + 2]) {
    for (const { verbs, goal, kinds } of USES) {
      if (!verbs.has(wordAt(text, at))) continue;
      if (goal === undefined) return { kinds, to: at + 1 };
      for (let end = at + 1; end < Math.min(limit, at + 1 + REACH) && wordAt(text, end) !== ''; end += 1)
        if (goal.has(wordAt(text, end))) return { kinds, to: end + 1 };
    }
  }
  return null;
}
