import type { Mention } from '../mention.ts';
import { clauseOf, markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isKeptOn } from './kept-on.ts';
import { isMissingYet } from './missing-yet.ts';
import type { Reading } from './reading.ts';
import { ARTICLES, DEFINITE, DENIALS } from './small-words.ts';

/** "YES TO the oak bar", "a tent FROM YOU", "120 OF THE white chairs IS ENOUGH", "a bar, ONE IS PLENTY": wished for, whatever it sounds like. */
export function isPlainYes(reading: Reading, mention: Mention): boolean {
  const { text } = reading;
  return (
    isYesTo(text, mention) ||
    isEnoughOf(reading, mention) ||
    isFromYou(text, mention) ||
    isPleased(text, mention) ||
    isLacked(text, mention) ||
    isLost(text, mention) ||
    isMissingYet(text, mention) ||
    isKeptOn(reading, mention)
  );
}

/** "The hall DOES NOT COME WITH tables", "NEITHER the hall NOR the band has a piano", "we COULDN'T MANAGE WITHOUT one". */
function isLacked(text: Text, { from }: Mention): boolean {
  if (text.language !== 'en') return false;
  const sentence = sentenceOf(text, from);
  const end = text.tokens[from]?.start ?? 0;
  return LACKED.test(text.raw.slice(Math.max(text.tokens[sentence.from]?.start ?? 0, end - FAR), end));
}

const FAR = 150; // letters
const LACKED =
  /(?:\b(?:hall|venue|room|hotel|school|church|package|price|hire|rental|house|band|dj|caterers?|they|it|theatre|theater|centre|center|council|club|site|place|village|he|she)(?: \p{L}+)? (?:does not|doesn['’]t|do not|don['’]t|did not|didn['’]t|will not|won['’]t|cannot|can['’]t)(?: actually| even| really| itself)? (?:come with|include|provide|supply|stock|offer|own)|\bneither\b.{3,60}\bnor\b.{3,40}\b(?:has|have|owns?|brings?)|\b(?:can['’]?t|cannot|could(?: not|n['’]t)|would(?: not|n['’]t)) (?:do|manage|cope|live|work|play|run it|go ahead) without)(?: (?:an?|any|the|our|its|their))?\s*$/iu;

/** "The piano we were promised FELL THROUGH": it is missing now. */
function isLost(text: Text, { to }: Mention): boolean {
  if (text.language !== 'en') return false;
  const begin = text.tokens[to - 1]?.end ?? 0;
  const end = text.tokens[sentenceOf(text, to - 1).to - 1]?.end ?? begin;
  return LOST.test(text.raw.slice(begin, Math.min(end, begin + FAR)));
}

const LOST =
  /^ (?:we|i|that we|which we)(?:['’](?:d|ve)| had| were| was| have)? (?:been )?(?:promised|booked|lined up|offered|counting on|getting|meant to (?:get|borrow|have)|borrowing)\b[^,.;]{0,40}\b(?:fell through|has fallen through|have fallen through|let us down|broke|is broken|has gone|isn['’]t coming|aren['’]t coming|never came|got cancelled)\b/iu;

/** "So just the marquee FROM YOU", "80 chairs OFF YOU instead". */
function isFromYou(text: Text, { from, to }: Mention): boolean {
  if (text.language !== 'en' || !FROM.has(wordAt(text, to)) || !YOU.has(wordAt(text, to + 1))) return false;
  const clause = clauseOf(text, from);
  const before = text.tokens.slice(Math.max(sentenceOf(text, from).from, Math.min(clause.from, from - NEAR)), from);
  return !before.some(({ text: word }) => NO.has(word) || DENIALS.has(word) || word.endsWith("n't"));
}

/** "They are on us, SO FRIDGES PLEASE, 3 tall ones". */
function isPleased(text: Text, { from, to }: Mention): boolean {
  const begin = ARTICLES.has(wordAt(text, from - 1)) ? from - 1 : from;
  return SO.has(wordAt(text, begin - 1)) && PLEASE.has(wordAt(text, to));
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
const PLEASE = new Set('please bitte svp graag pls too'.split(' '));
const REACH = 5; // tokens before the thing
const YES = new Set('yes ja oui si yep'.split(' '));
const TO = new Set('to zu zur zum pour a al tegen voor'.split(' '));
const PARTITIVE = new Set(['of', 'von', 'van', 'de']);
