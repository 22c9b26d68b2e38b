import { lengthEnd } from '../document/measures.ts';
import { markAt, type Text, wordAt } from '../document/text.ts';
import type { Mention } from './mention.ts';
import { smallWords } from './small-words.ts';

const FOR = smallWords('for');
const GUESTS = smallWords('guest');
const JOINS = smallWords('join');
const ABOUT = smallWords('size_joint');
const MOST_AT_A_TABLE = 12; // "round tables for 8 people"
const STEPS = 10; // tokens between a thing and those that it is for

/** For how many people a thing and its neighbours are: "tables and chairs for 30 people"; null where the text does not say. */
export function peopleServed(
  text: Text,
  { kinds: [kind], to }: Mention,
  starts: ReadonlyMap<number, Mention>,
): number | null {
  let at = to;
  while (at < to + STEPS && !FOR.has(wordAt(text, at))) {
    const next = starts.get(at);
    if (next === undefined && !JOINS.has(wordAt(text, at)) && markAt(text, at) !== ',') return null;
    at = next?.to ?? at + 1;
  }
  const figure =
    text.numberFrom.get(at + 1) ?? (ABOUT.has(wordAt(text, at + 1)) ? text.numberFrom.get(at + 2) : undefined);
  if (figure === undefined || figure.value < 2 || !Number.isInteger(figure.value)) return null;
  if (kind?.startsWith('table_') === true && figure.value <= MOST_AT_A_TABLE) return null;
  const last = wordAt(text, figure.to) === '' && lengthEnd(text, figure.to) === null;
  return last || GUESTS.has(wordAt(text, figure.to)) ? figure.value : null;
}
