import { type Span, type Text, wordAt } from '../reading/document/text.ts';
import { AND_OR, ARTICLES, DEFINITE } from './words/small-words.ts';

/** "One sound engineer IN THE AUDITORIUM and a technician in each room": what has a place of its own. */
export function hasOwnPlace(text: Text, { to }: Span, each: number): boolean {
  if (!(PLACED.has(wordAt(text, to)) && DEFINITE.has(wordAt(text, to + 1)))) return false;
  const joint = text.tokens.findIndex(({ text: word }, at) => at > to && at < each && AND_OR.has(word));
  return (
    joint > 0 && joint - to <= PLACE_REACH && (text.numberFrom.has(joint + 1) || ARTICLES.has(wordAt(text, joint + 1)))
  );
}

const PLACE_REACH = 6;
const PLACED = new Set('in im dans en at on auf sur op'.split(' '));
