import type { Mention } from '../mention.ts';
import { markAt, type Text, wordAt } from '../text/text.ts';
import type { Reading } from './reading.ts';
import { ARTICLES, DEFINITE } from './small-words.ts';

/** "YES TO the oak bar", "120 OF THE white chairs IS ENOUGH", "a bar, ONE IS PLENTY": wished for, whatever it sounds like. */
export function isPlainYes(reading: Reading, mention: Mention): boolean {
  return isYesTo(reading.text, mention) || isEnoughOf(reading, mention);
}

function isYesTo(text: Text, { from }: Mention): boolean {
  for (let at = from - 1; at >= from - REACH; at -= 1) {
    const word = wordAt(text, at);
    if (TO.has(word) && YES.has(wordAt(text, at - 1))) return true;
    if (word === '' || (at < from - 1 && !ARTICLES.has(word) && !DEFINITE.has(word) && TO.has(word))) return false;
  }
  return false;
}

/** How many of them will do: the figure before "of the", or behind the comma. */
function isEnoughOf({ text, words }: Reading, { from, to }: Mention): boolean {
  const behind = markAt(text, to) === ',' ? text.numberFrom.get(to + 1) : undefined;
  if (behind !== undefined) return words.suffices.at(text.tokens, behind.to) !== null;
  if (words.suffices.at(text.tokens, to) === null) return false;
  for (let at = from - 1; at >= from - REACH; at -= 1)
    if (PARTITIVE.has(wordAt(text, at)) && text.numberTo.has(at)) return true;
  return false;
}

const REACH = 5; // tokens before the thing
const YES = new Set('yes ja oui si yep'.split(' '));
const TO = new Set('to zu zur zum pour a al tegen voor'.split(' '));
const PARTITIVE = new Set(['of', 'von', 'van', 'de']);
