import { markAt, type Span, sentenceOf, type Text, wordAt } from '../document/text.ts';
import { wordsFor } from './words.ts';

const REACH = 7; // tokens before a word in which it may be denied
const BEHIND = 6;

const denies = wordsFor('denies');
const fillers = wordsFor('filler');
const joints = wordsFor('or');
const only = wordsFor('only');

/** "No dancing", "without a band", "no music or DJ", but not "not only speeches": said not to be. */
export function isDenied(text: Text, { from }: Span): boolean {
  const first = Math.max(sentenceOf(text, from).from, from - REACH);
  for (let at = from - 1; at >= first; at -= 1) {
    const to = denies.at(text, at)[0]?.to ?? Number.POSITIVE_INFINITY;
    if (to <= from && only.at(text, to).length === 0 && (isFilled(text, to, from) || isListed(text, to, from)))
      return true;
  }
  return false;
}

function isFilled(text: Text, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (fillers.at(text, at).length === 0) return false;
  return true;
}

/** From the denial up to the last "or", with commas alone between its words. */
export function isListed(text: Text, from: number, to: number): boolean {
  let last = to - 1;
  while (last > from && fillers.at(text, last).length > 0) last -= 1;
  if (joints.at(text, last).length === 0) return false;
  return text.tokens.slice(from, last).every(({ kind, text: mark }) => kind === 'word' || mark === ',');
}

const not = wordsFor('not');
const takesPlace = wordsFor('takes place');
const calledOff = wordsFor('calls off');

/** "The band is not playing", "the choir has cancelled", "der Chor kommt nicht". */
export function isCalledOff(text: Text, { to }: Span): boolean {
  const end = Math.min(sentenceOf(text, to - 1).to, to + BEHIND);
  let isDeniedBehind = false;
  let isComing = false;
  for (let at = to; at < end && (wordAt(text, at) !== '' || markAt(text, at) === '-'); at += 1) {
    if (calledOff.at(text, at).length > 0) return true;
    isDeniedBehind ||= not.at(text, at).length > 0;
    isComing ||= takesPlace.at(text, at).length > 0;
  }
  return isDeniedBehind && isComing;
}
