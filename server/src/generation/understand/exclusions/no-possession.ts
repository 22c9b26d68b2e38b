import { findAll } from '../text/lexicon.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { WISHES } from '../words/exclusions.ts';
import type { Reading } from './reading.ts';
import { isRider } from './required.ts';
import { POSSESSIVES, WITH, WITHOUT } from './small-words.ts';
import { isPurpose } from './so-that.ts';
import { isWithWish } from './with-wish.ts';

/** Words right before a thing that often say it is there, where they say what it is to be like, or what is asked. */
export function isNoPossession(reading: Reading, said: Span): boolean {
  const { text } = reading;
  const [first, ahead] = [wordAt(text, said.from), wordAt(text, said.from - 1)];
  if (ENOUGH.has(first) && (isPurpose(text, said.from) || isRider(text))) return true;
  if (ENOUGH.has(first) && HOW_LARGE.test(wordAt(text, said.from + 1)) && !isHeld(reading, said)) return true;
  if (first === 'house' && (ahead === 'of' || isAHouse(text, said) || isSide(text, said.to))) return true;
  if (first === 'house' && HOUSING.has(ahead)) return true; // "a tent that will house all staging"
  if (wordAt(text, said.to - 1) === 'of' && text.numberTo.has(said.from)) return true; // "2 STACKS OF 2 subs"
  if (WANT.has(ahead) || ahead.endsWith("n't")) return true; // "we can't use their mic"
  if (WISHES.has(ahead) && !POSSESSIVES.has(first)) return true;
  if (first === 'use' && PROPOSED.has(wordAt(text, said.from - 2))) return true; // "approve the USE OF the canopy"
  if (isOwn(text, said) && [1, 2].some((step) => WITHOUT.has(wordAt(text, said.from - step)))) return true; // "travel WITHOUT OUR OWN engineer"
  return isPartOf(reading, said) || isWithWish(reading, said.from);
}

/** "AUSREICHEND DIMENSIONIERTES Pult (mind. 16 Kanäle)": how large it is to be, where nobody says that it is there. */
const HOW_LARGE =
  /^(?:gross|dimensioniert|bemessen|stark|leistungs|hell|laut|stabil|lang|hoch|breit|viele?$|large$|big$|powerful$|strong$|loud$|bright$|sized$|grand|puissant|krachtig|grote?$)/u;

function isHeld({ text, words }: Reading, { from }: Span): boolean {
  const sentence = sentenceOf(text, from);
  if (findAll(text.tokens, words.has, sentence.from, sentence.to).length > 0) return true;
  return text.tokens.slice(sentence.from, sentence.to).some(({ text: word }) => THERE.test(word));
}

const THERE = /^(?:vorhanden|gibt|da|steht|stehen|gestellt|available|there|present|aanwezig|disponible|disponibles)$/u;

/** "A HOUSE mixing console of good quality": of any house, as a list of needs has it. */
function isAHouse(text: Text, { from }: Span): boolean {
  const [at, before] = wordAt(text, from - 1) === 'a' ? [from - 1, from - 2] : [from - 2, from - 3];
  const opens = text.tokens[before]?.kind !== 'word';
  return (wordAt(text, at) === 'a' || ONE.has(wordAt(text, at))) && opens;
}

const ONE = new Set(['one', 'two', 'three', 'four']);

/** "HOUSE LEFT and right speakers": where they stand, as the audience sees it. */
function isSide(text: Text, at: number): boolean {
  return SIDES.has(wordAt(text, at)) || SIDES.has(wordAt(text, at - 1));
}

const SIDES = new Set(['left', 'right', 'centre', 'center']);

/** "A headset WITH BUILT-IN microphone": of the thing before it. */
function isPartOf({ text, mentions }: Reading, { from }: Span): boolean {
  if (wordAt(text, from) !== 'built') return false;
  const at = wordAt(text, from - 1) === 'a' ? from - 2 : from - 1;
  return WITH.has(wordAt(text, at)) && mentions.some(({ to }) => to === at);
}

const OWN = /^(?:own|eigene[nmrs]?|propres?|propi[oa]s?|eigen)$/u;
function isOwn(text: Text, { from, to }: Span): boolean {
  return text.tokens.slice(from, to).some(({ text: word }) => OWN.test(word));
}

const HOUSING = new Set('to will can must shall should would could that which may'.split(' '));
const WANT = new Set(['want', 'need', 'like', 'seek', 'require', 'request', 'after']); // "we only want the loan of a desk"
const PROPOSED = new Set(
  'approve approves approving recommend recommends propose proposes authorize authorise'.split(' '),
);
const ENOUGH = new Set(
  'enough plenty sufficient genug genugend ausreichend assez suffisamment suficientes bastantes bastante suficiente genoeg voldoende'.split(
    ' ',
  ),
);
