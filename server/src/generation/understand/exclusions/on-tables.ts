import type { Kind } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { markAt, sentenceOf, wordAt } from '../text/text.ts';
import type { Reading } from './reading.ts';
import { AND_OR, ARTICLES, DEFINITE, FOR } from './small-words.ts';

/** "A table for plates, cutlery & napkins", "one 8ft table set for DJ and sound equipment": what is to lie on a table that is asked for. */
export function isOnTable({ text, mentions }: Reading, mention: Mention): boolean {
  if (text.numberTo.has(mention.from)) return false;
  const { from } = sentenceOf(text, mention.from);
  for (let at = mention.from - 1; at >= Math.max(from, mention.from - REACH); at -= 1) {
    if (text.numberFrom.has(at)) return false;
    if (FOR.has(wordAt(text, at))) return isThing(at + 1) && isTable(at);
    const passes = wordAt(text, at) !== '' || markAt(text, at) === ',' || AND_OR.has(text.tokens[at]?.text ?? '');
    if (!passes) return false;
  }
  return false;

  /** The first thing stands right behind "for": of "tables for dinner, chairs" the chairs are wished. */
  function isThing(at: number): boolean {
    const first = ARTICLES.has(wordAt(text, at)) || DEFINITE.has(wordAt(text, at)) ? at + 1 : at;
    return mentions.some((other) => other.from === first);
  }

  function isTable(at: number): boolean {
    return mentions.some(({ to, kinds: [kind] }) => to <= at && at - to <= WORDS && TABLES.has(kind ?? 'tape'));
  }
}

const REACH = 12; // tokens
const WORDS = 2; // between a table and "for"
const TABLES: ReadonlySet<Kind> = new Set<Kind>(['table_round', 'table_trestle', 'table_cocktail', 'table_desk']);
