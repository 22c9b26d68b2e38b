import { lengthEnd } from './measures.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { CAST, DAYTIME, DRESSED, ENOUGH, MEMBERS, OF_AUDIENCE, SIZED_FOR, TO_USE } from './words/not-guests.ts';

const FEW = 15; // more than so many are no band, and no table is wide enough for them
const FEW_USERS = 8;
const MOST_DRESSED = 30;
const REACH = 4; // tokens
const HELPERS = new Set('staff helpers volunteers stewards organisers organizers marshals'.split(' '));
const JOB = new Set(['job', 'task', 'lift', 'carry']);

/** A figure of people who play, use a thing or fit at it, or of a size that suits so many: none of them are guests. */
export function areNotGuests(text: Text, number: Quantity): boolean {
  const { from, value } = number;
  if (isRule(text, from) || isOfSize(text, from) || isThreshold(text, from) || isOfSystem(text, number)) return true;
  if (value <= MOST_DRESSED && isToDress(text, from)) return true;
  if (value > FEW) return false;
  if (HELPERS.has(wordAt(text, number.to))) return true; // "a minimum of 2 STAFF"
  if (JOB.has(wordAt(text, number.to + 1))) return true; // "a 1-2 people JOB"
  if (isClock(text, number) || isCast(text, from) || areOfAudience(text, number)) return true;
  return value <= FEW_USERS ? isEnough(text, from) || isToUse(text, from) : isEnough(text, from);
}

/** "Six to twelve inches high is IDEAL UP TO 200 people": how large it is to be where so many come. */
function isRule(text: Text, from: number): boolean {
  const first = wordAt(text, from - 1) === 'to' && wordAt(text, from - 2) === 'up' ? from - 2 : from;
  if (first === from) return false;
  const before = wordAt(text, first - 1) === 'for' ? first - 2 : first - 1;
  return SIZED_FOR.has(wordAt(text, before));
}

/** "In großen Sälen (AB 800 Personen)", "AB 300 Gästen": from how many on something is. */
function isThreshold(text: Text, from: number): boolean {
  if (text.language === 'de') return wordAt(text, from - 1) === 'ab';
  if (text.language === 'nl') return wordAt(text, from - 1) === 'vanaf';
  return ['partir', 'au dela'].includes(wordAt(text, from - 2)) && wordAt(text, from - 1) === 'de';
}

/** "Das Soundsystem ist für max. 800 Personen AUSGELEGT": how far it carries. */
function isOfSystem(text: Text, { from, to }: Quantity): boolean {
  const sentence = sentenceOf(text, from);
  const before = text.tokens
    .slice(Math.max(sentence.from, from - FAR), from)
    .some(({ text: word }) => SYSTEMS.test(word));
  if (!before) return false;
  const around = [
    ...text.tokens.slice(Math.max(sentence.from, from - FAR), from),
    ...text.tokens.slice(to, Math.min(sentence.to, to + FAR)),
  ];
  return around.some(({ text: word }) => LAID_OUT.has(word));
}

const FAR = 10; // tokens
const SYSTEMS = /(?:anlage|system|systeme|sono|sonorisation|pa|equipo|megafonia|installatie|geluid|beschallung)$/u;
const LAID_OUT = new Set(
  'ausgelegt dimensioniert konzipiert geeignet prevue prevu concu concue dimensionnee pensado disenado dimensionado bedoeld geschikt berekend'.split(
    ' ',
  ),
);

/** "Rounds: 60" FOR 8, 72" FOR 10": how many sit at it. */
function isOfSize(text: Text, from: number): boolean {
  if (!FOR.has(wordAt(text, from - 1))) return false;
  return markAt(text, from - 2) === '"' || [2, 3].some((step) => lengthEnd(text, from - step) === from - 1);
}

/** "Wide ENOUGH FOR 2 people with laptops", "groß genug für 4", "assez grande pour 4". */
function isEnough(text: Text, from: number): boolean {
  if (!FOR.has(wordAt(text, from - 1))) return false;
  for (let at = from - 2; at >= from - 1 - REACH && wordAt(text, at) !== ''; at -= 1)
    if (ENOUGH.has(wordAt(text, at))) return true;
  return false;
}

/** "Dressing rooms / - FOR (10) PEOPLE, WITH MIRRORS": who gets changed. */
function isToDress(text: Text, from: number): boolean {
  const first = markAt(text, from - 1) === '(' ? from - 1 : from;
  if (!FOR.has(wordAt(text, first - 1))) return false;
  const { from: start, to } = sentenceOf(text, from);
  return text.tokens.slice(start, to).some(({ text: word }) => DRESSED.test(word));
}

/** "HEADSETS FOR four: stage manager, sound, lights and fly". */
function isToUse(text: Text, from: number): boolean {
  return FOR.has(wordAt(text, from - 1)) && TO_USE.test(wordAt(text, from - 2));
}

/** "Start AT 7 IN THE EVENING". */
function isClock(text: Text, { from, to, value }: Quantity): boolean {
  if (value > 12 || !AT.has(wordAt(text, from - 1))) return false;
  return DAYTIME.test([0, 1, 2].map((step) => wordAt(text, to + step)).join(' '));
}

/** "Four members OF THE AUDIENCE can come up". */
function areOfAudience(text: Text, { to }: Quantity): boolean {
  const behind = [0, 1, 2, 3, 4].map((step) => wordAt(text, to + step)).join(' ');
  return OF_AUDIENCE.test(behind);
}

/** "MEMBERS: 3", "the CREW (8 people)", "BAND: 5". */
function isCast(text: Text, from: number): boolean {
  const mark = markAt(text, from - 1);
  if (mark !== ':' && mark !== '(') return false;
  const word = wordAt(text, from - 2);
  return CAST.has(word) || (mark === ':' && MEMBERS.has(word));
}

const FOR = new Set('for fur pour para voor'.split(' '));
const AT = new Set('at by from until till around about um gegen ab a las vers des om rond vanaf'.split(' '));
