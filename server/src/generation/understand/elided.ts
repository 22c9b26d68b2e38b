import { findKinds } from '../../equipment/index.ts';
import { traitsOf } from './demand-traits.ts';
import type { Draft } from './draft.ts';
import { lengthEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { sizeKey } from './same-demand.ts';
import { isCross } from './size-behind.ts';
import { fold } from '../reading/document/fold.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { markAt, sentenceOf, type Text, wordAt, wordsOf } from '../reading/document/text.ts';
import { CLASSIFIERS } from './words/demands.ts';

const REACH = 10; // tokens between a figure and the "and" that its noun is left out before

/**
 * What another figure counts whose noun stands further on: "ONE 60' x 180' and two 20' x 20' tents", "SIX standard and
 * one disabled toilet". `own` is where the figure of `mention` begins.
 */
export function elidedBefore(
  text: Text,
  mention: Mention,
  own: number,
  previousEnd: number,
  inFeet: boolean,
): Omit<Draft, 'optional'> | null {
  const and = own - 1;
  const plus = markAt(text, and) === '+';
  if (!plus && !JOINTS.has(wordAt(text, and)) && markAt(text, and) !== '&') return null;
  const limit = Math.max(sentenceOf(text, mention.from).from, and - REACH, previousEnd);
  const number = figureBefore(text, and, limit);
  if (number === null || (markAt(text, number.from - 1) === ':' && number.from - 1 === previousEnd)) return null; // "Loos: 4 + 1 disabled"
  const classed = CLASSIFIERS.has(wordAt(text, number.to)) ? number.to + 1 : number.to; // "6 no. single and 2 no. accessible"
  const sizeTo = sizeEnd(text, classed, and);
  const adjectives = text.tokens.slice(sizeTo, and).map((token) => token.text);
  const told = sizeTo > classed || adjectives.length > 0;
  if (!(told || plus) || !adjectives.every((word) => ADJECTIVES.has(word))) return null;
  const at = { from: number.from, to: and };
  const noun = wordAt(text, mention.to - 1);
  const phrase = [...adjectives, noun].join(' ');
  const kinds = [...new Set(findKinds(phrase).map(({ kind }) => kind))];
  const traits = traitsOf(`${wordsOf(text, { from: number.to, to: sizeTo })} ${noun}`, inFeet);
  return {
    phrase,
    quantity: number.value,
    kinds: kinds.length > 0 ? kinds : mention.kinds,
    traits,
    words: `${wordsOf(text, at)} … ${noun}`,
    at,
    article: false,
    size: sizeKey(traits),
    model: false,
  };
}

/** "STANDARD and accessible toilets", "wired and wireless microphones": the sort whose noun is left out, where it is another thing. */
export function elidedSort(text: Text, mention: Mention): Omit<Draft, 'optional'> | null {
  const and = mention.from - 1;
  if (!JOINTS.has(wordAt(text, and)) && markAt(text, and) !== '&') return null;
  let from = and;
  while (from > and - 2 && ADJECTIVES.has(wordAt(text, from - 1))) from -= 1;
  const before = text.tokens[from - 1];
  if (from === and || text.numberTo.has(from) || (before?.kind === 'word' && !OPENERS.has(before.text))) return null;
  const noun = wordAt(text, mention.to - 1);
  const at = { from, to: and };
  const phrase = `${wordsOf(text, at)} ${noun}`;
  const [first] = findKinds(phrase);
  if (first === undefined || mention.kinds.includes(first.kind)) return null;
  const words = `${wordsOf(text, at)} … ${noun}`;
  return { phrase, quantity: null, kinds: [first.kind], traits: {}, words, at, article: false, size: '', model: false };
}

/** The figure or the article that is no part of a size, nearest before token `at`. */
function figureBefore(text: Text, at: number, limit: number): Pick<Quantity, 'from' | 'to' | 'value'> | null {
  for (let to = at; to > limit; to -= 1) {
    const number = text.numberTo.get(to);
    if (number === undefined && ONES.has(wordAt(text, to - 1))) return { from: to - 1, to, value: 1 };
    if (number === undefined || number.from < limit) continue;
    const side = isCross(text, number.from - 1) || isCross(text, lengthEnd(text, number.to) ?? number.to);
    if (side || lengthEnd(text, number.to) !== null) continue;
    return Number.isInteger(number.value) && number.value >= 1 && number.value <= MOST ? number : null;
  }
  return null;
}

function sizeEnd(text: Text, from: number, limit: number): number {
  let at = from;
  while (at < limit) {
    const number = text.numberFrom.get(at);
    if (number !== undefined) at = lengthEnd(text, number.to) ?? number.to;
    else if (at > from && isCross(text, at)) at += 1;
    else break;
  }
  return at;
}

const MOST = 5000;
const JOINTS = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'plus', 'sowie']);
/** Words that only say of which sort a thing is. */
const ADJECTIVES = new Set(
  `small large big medium long short tall low high wide narrow single double standard regular normal ordinary plain basic portable accessible disabled handicap ada
  wired wireless cordless radio handheld lapel lavalier active passive powered round rectangular square oblong trestle folding stacking padded indoor outdoor open closed clear solid
  white black red blue green gold silver adult child kids full half
  kleine kleiner kleines kleinen große großer großes großen runde eckige normale barrierefreie weiße schwarze lange kurze
  petit petite petits petites grand grande grands grandes rond ronde rondes ronds normaux normales blanc blanche blancs blanches noir noire noirs noires
  pequeño pequeña pequeños pequeñas redondas rectangulares normales blancas blancos negras negros
  klein grote kleine ronde rechthoekige gewone witte zwarte lage hoge`
    .split(/\s+/u)
    .map(fold),
);
/** Words that a pair of sorts may begin behind. */
const OPENERS = new Set(
  `include includes including both of for the with need supply provide cover such as mit und sowohl avec des les con los las met de`.split(
    ' ',
  ),
);
const ONES = new Set('a an one ein eine einen un une una uno een'.split(' '));
