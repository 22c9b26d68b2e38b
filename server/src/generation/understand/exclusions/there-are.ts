import { wordList } from '../text/lexicon.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { Finding, Reading } from './reading.ts';

const presence = wordList(
  `there are, there's, there is, there will be, we have, we've got, they have, they've got, gibt es, es gibt, davon gibt es, sind, stehen, haben wir, davon haben wir, il y en a, y en a, on en a, nous en avons, ils en ont, hay, tenemos, ya hay, ya tenemos, er zijn, zijn er, er staan, daar staan er, die staan er, we hebben er, daar hebben we er`,
);
const some = wordList(
  `some, plenty, loads, lots, enough, more than enough, several, a few, a couple, a dozen, a good few, two of them, genug, genügend, reichlich, einige, mehrere, assez, plein, quelques, plusieurs, suficientes, bastantes, algunas, algunos, genoeg, zat, voldoende, enkele`,
);

/** "Chairs, THERE ARE 80 IN THE HALL", "loos: there are three in the house": how many of the thing named before are where. */
export function thereAre(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists, words } = reading;
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined || text.numberTo.has(mention.from)) return null;
  const mark = MARKS.has(text.tokens[end]?.text ?? '') ? end + 1 : end;
  if (mark === end && !opensTopic(text, mention.from) && !opensBare(text, mention.from)) return null;
  const begin = FILLERS.has(wordAt(text, mark)) ? mark + (markAt(text, mark + 1) === ',' ? 2 : 1) : mark;
  const there = presence.at(text.tokens, begin);
  if (there === null) return null;
  const figure = text.numberFrom.get(there.to)?.to ?? some.at(text.tokens, there.to)?.to;
  if (figure === undefined) return null;
  const of = OF_THEM.has(wordAt(text, figure)) ? figure + 2 : figure;
  const place = words.at.at(text.tokens, ALREADY.has(wordAt(text, of)) ? of + 1 : of);
  if (isTooFew(text, figure, text.numberFrom.get(there.to)?.value ?? 0)) return null;
  const isThere = ALREADY.has(wordAt(text, of)) || (place !== null && wordAt(text, place.to) !== '');
  return isThere ? { reason: 'provided', first: index, last, from: mention.from, to: (place?.to ?? of) + 1 } : null;
}

/** "THERE ARE 60 chairs IN THE HALL", "Er staan 60 stoelen in de zaal": so many of them stand in a place, and nobody is told to sit there. */
export function standThere({ text, mentions, lists, words, cues }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  const number = mention === undefined ? undefined : text.numberTo.get(mention.from);
  if (mention === undefined || end === undefined || number === undefined) return null;
  const count = ALREADY.has(wordAt(text, number.from - 1)) ? number.from - 1 : number.from;
  const there = standing.before(text.tokens, count);
  if (there === null) return null;
  const sentence = sentenceOf(text, mention.from);
  if (there.from - sentence.from > 1 || text.tokens[sentence.to - 1]?.text === '?') return null;
  const at = words.at.at(text.tokens, ALREADY.has(wordAt(text, end)) ? end + 1 : end);
  const place = at === null ? null : words.places.at(text.tokens, at.to);
  if (place === null) return null;
  const behind = { from: place.to, to: Math.min(sentence.to, place.to + BEHIND) };
  const each = text.tokens.slice(behind.from, behind.to).some(({ text: word }) => EACH.has(word));
  const next = wordAt(text, place.to);
  if (each || (next !== '' && !BREAKS.has(next)) || cues.wishes.any({ from: there.from, to: place.to })) return null;
  return { reason: 'provided', first: index, last, from: there.from, to: place.to };
}

const standing = wordList(
  `there are, there's, there is, es gibt, es stehen, es sind, il y a, hay, er zijn, er staan, er is, er staat`,
);
const BEHIND = 4; // tokens behind the place
const EACH = new Set(
  'each every with seating facing for je jeweils chacune chacun cada per elk mit avec con met'.split(' '),
);
const BREAKS = new Set('but and so already and und aber et mais y pero en maar'.split(' '));

/** "… but we need 120". */
function isTooFew(text: Text, from: number, count: number): boolean {
  const { to } = sentenceOf(text, from - 1);
  const more = text.numbers.some((other) => other.from >= from && other.from < to && other.value > count);
  return more && text.tokens.slice(from, to).some(({ text: word }) => NEEDS.has(word));
}

const NEEDS = new Set(
  'but need needs short brauchen fehlen aber mais faut besoin manque pero necesitamos faltan maar nodig'.split(' '),
);

/** "As for chairs there are …". */
function opensTopic(text: Text, at: number): boolean {
  const { from } = sentenceOf(text, at);
  return at - from <= TOPIC && TOPICS.has(wordAt(text, from));
}

/** "SILLAS tenemos 200 en el granero": bare at the head of a Spanish sentence. */
function opensBare(text: Text, at: number): boolean {
  return text.language === 'es' && at === sentenceOf(text, at).from;
}

const TOPIC = 3; // tokens before the thing
const TOPICS = new Set('as regarding concerning re quant pour en was wat betreft'.split(' '));
const MARKS = new Set([',', ':', '?', '-']);
const FILLERS = new Set('well so now also na ja bon bueno nou'.split(' '));
const OF_THEM = new Set(['of', 'davon']);
const ALREADY = new Set('already there schon da bereits deja la ya alli al reeds'.split(' '));
