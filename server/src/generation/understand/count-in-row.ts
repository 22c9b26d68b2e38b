import type { Mention } from './mention.ts';
import type { Count } from './quantity.ts';
import type { Row } from './table-row.ts';
import { markAt, type Text, wordAt } from '../reading/document/text.ts';
import { WITH } from './words/small-words.ts';

/** The thing of a row, and what comes with each of it; what only describes it ("chairs, charcoal", "for the stage") is none. */
export function countInRow(text: Text, row: Row, mention: Mention, before: number, said: Count): Count | null {
  const { from, to } = row.thing;
  if (row.quantity === 0) return null;
  if (mention.from >= to && goesAlong(text, row, mention)) return { ...said, value: row.quantity, article: false };
  if (mention.from < from || mention.to > to) return null;
  const own = said.from >= from && said.from < mention.from && !said.article ? (said.value ?? 1) : 1;
  const between = text.tokens.slice(Math.max(before, from), mention.from).map((token) => token.text);
  if (before > from && !between.some((word) => TOGETHER.has(word))) return null;
  return { ...said, value: row.quantity * own, article: false };
}

/** "Stehtische | 15 | JE MIT WEISSER HUSSE", "Lectern | 2 | with gooseneck mic": in a cell of its own, what each of them comes with. */
function goesAlong(text: Text, { to }: Row, { from }: Mention): boolean {
  let bar = from;
  while (bar > from - CELL && markAt(text, bar - 1) !== '|') bar -= 1;
  if (markAt(text, bar - 1) !== '|' || bar >= to) return false;
  const first = EACH.has(wordAt(text, bar)) ? bar + 1 : bar;
  return (
    (WITH.has(wordAt(text, first)) || TOGETHER.has(wordAt(text, first))) &&
    !text.tokens.slice(first, from).some(({ kind }) => kind === 'number')
  );
}

const CELL = 6; // tokens
const EACH = new Set('each every je jeweils chacun chacune cada elk elke telkens'.split(' '));

/** "Barricading with steel barriers - 100 nos.": one thing, called twice. */
export function isSameInRow(text: Text, { thing }: Row, one: Mention, { kinds: [kind], from }: Mention): boolean {
  const within = one.from >= thing.from && one.to <= thing.to && text.tokens.slice(one.to, from).length <= WITH_REACH;
  return within && WITH.has(wordAt(text, one.to)) && kind !== undefined && one.kinds[0] === kind;
}

const WITH_REACH = 3;

const TOGETHER = new Set('and & + with incl including und mit samt inkl inklusive et avec y con en met'.split(' '));
