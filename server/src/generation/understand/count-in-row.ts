import { WITH } from './exclusions/small-words.ts';
import type { Mention } from './mention.ts';
import type { Count } from './quantity.ts';
import type { Row } from './tables.ts';
import { type Text, wordAt } from './text/text.ts';

/** The thing of a row, and what comes with each of it; what only describes it ("chairs, charcoal", "for the stage") is none. */
export function countInRow(text: Text, row: Row, mention: Mention, before: number, said: Count): Count | null {
  const { from, to } = row.thing;
  if (mention.from < from || mention.to > to || row.quantity === 0) return null;
  const own = said.from >= from && said.from < mention.from && !said.article ? (said.value ?? 1) : 1;
  const between = text.tokens.slice(Math.max(before, from), mention.from).map((token) => token.text);
  if (before > from && !between.some((word) => TOGETHER.has(word))) return null;
  return { ...said, value: row.quantity * own, article: false };
}

/** "Barricading with steel barriers - 100 nos.": one thing, called twice. */
export function isSameInRow(text: Text, { thing }: Row, one: Mention, { kinds: [kind], from }: Mention): boolean {
  const within = one.from >= thing.from && one.to <= thing.to && text.tokens.slice(one.to, from).length <= WITH_REACH;
  return within && WITH.has(wordAt(text, one.to)) && kind !== undefined && one.kinds[0] === kind;
}

const WITH_REACH = 3;

const TOGETHER = new Set('and & + with incl including und mit inkl et avec y con en met'.split(' '));
