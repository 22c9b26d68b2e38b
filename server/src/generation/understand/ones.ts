import type { Mention } from './mention.ts';
import { type Text, wordAt } from './text/text.ts';

const ADJECTIVES = 2; // "four small round ones"
const GAP = 8; // tokens from a thing to the others of its kind

/** "wine glasses and champagne ones", "6 round tables plus 4 long ones": others of the kind named before. */
export function othersOfKind(text: Text, known: readonly Mention[]): Mention[] {
  return text.tokens.flatMap(({ text: word }, at): Mention[] => {
    if (word !== 'ones') return [];
    const before = known.findLast(({ kinds, to }) => kinds.length > 0 && to <= at && at - to <= GAP);
    if (before === undefined) return [];
    for (let from = at - 1; from >= at - ADJECTIVES && from >= before.to; from -= 1) {
      if (NAMES_NONE.has(wordAt(text, from)) || wordAt(text, from) === '' || text.numberTo.has(from + 1)) return [];
      const counted = text.numberTo.get(from)?.from ?? (ARTICLES.has(wordAt(text, from - 1)) ? from - 1 : from);
      if (counted === before.to || !JOINTS.has(text.tokens[counted - 1]?.text ?? '')) continue;
      const long = before.kinds[0] === 'table_round' && LONG.has(wordAt(text, from));
      return [{ kinds: long ? ['table_trestle', ...before.kinds] : before.kinds, categories: [], from, to: at + 1 }];
    }
    return [];
  });
}

const LONG = new Set(['long', 'rectangular', 'oblong', 'straight']);
const JOINTS = new Set(['and', '&', '+', 'plus', ',', 'with']);
const ARTICLES = new Set(['some', 'a', 'few']);
const NAMES_NONE = new Set('the these those our your their other same new more and or which'.split(' '));
