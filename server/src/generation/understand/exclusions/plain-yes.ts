import type { Mention } from '../mention.ts';
import { clauseOf, markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { Reading } from './reading.ts';
import { ARTICLES, DEFINITE, DENIALS } from './small-words.ts';

/** "YES TO the oak bar", "a tent FROM YOU", "120 OF THE white chairs IS ENOUGH", "a bar, ONE IS PLENTY": wished for, whatever it sounds like. */
export function isPlainYes(reading: Reading, mention: Mention): boolean {
  const { text } = reading;
  return isYesTo(text, mention) || isEnoughOf(reading, mention) || isFromYou(text, mention) || isPleased(text, mention);
}

/** "So just the marquee FROM YOU", "80 chairs OFF YOU instead". */
function isFromYou(text: Text, { from, to }: Mention): boolean {
  if (text.language !== 'en' || !FROM.has(wordAt(text, to)) || !YOU.has(wordAt(text, to + 1))) return false;
  const clause = clauseOf(text, from);
  const before = text.tokens.slice(Math.max(sentenceOf(text, from).from, Math.min(clause.from, from - NEAR)), from);
  return !before.some(({ text: word }) => NO.has(word) || DENIALS.has(word) || word.endsWith("n't"));
}

/** "They are on us, SO FRIDGES PLEASE, 3 tall ones". */
function isPleased(text: Text, { from, to }: Mention): boolean {
  return SO.has(wordAt(text, from - 1)) && PLEASE.has(wordAt(text, to));
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

const NEAR = 8; // tokens before the thing
const NO = new Set('no any neither none without never cancel drop instead'.split(' '));
const FROM = new Set(['from', 'off']);
const YOU = new Set(['you', 'ye', 'yourselves', 'yous', 'yez']);
const SO = new Set('so also donc asi dus then'.split(' '));
const PLEASE = new Set('please bitte svp graag pls'.split(' '));
const REACH = 5; // tokens before the thing
const YES = new Set('yes ja oui si yep'.split(' '));
const TO = new Set('to zu zur zum pour a al tegen voor'.split(' '));
const PARTITIVE = new Set(['of', 'von', 'van', 'de']);
