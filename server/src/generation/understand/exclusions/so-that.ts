import { markAt, type Span, sentenceOf, type Text, wordAt, wordsOf } from '../text/text.ts';
import type { Reading } from './reading.ts';

/**
 * Token `at` stands in what something is hired for: "Tische dazumieten, UM genug Tische zu haben", "louer des tables
 * POUR en avoir assez", "SO THAT we have enough chairs". What is only to be had so is not there.
 */
export function isPurpose(text: Text, at: number): boolean {
  const { from } = sentenceOf(text, at);
  for (let step = at - 1; step >= Math.max(from, at - REACH); step -= 1) {
    if (markAt(text, step) !== '') return false;
    if (PURPOSES.has(wordAt(text, step)) && step > from) return true;
    if (wordAt(text, step) === 'that' && wordAt(text, step - 1) === 'so') return true;
    if (wordAt(text, step) === 'have' && wordAt(text, step - 1) === 'to') return true;
  }
  return false;
}

const REACH = 6; // words from what it is for to "enough"
const PURPOSES = new Set('um damit pour afin para om zodat opdat'.split(' '));

/** Dutch "we hebben tafels en stoelen voor 120 man NODIG": the verb that has them wishes, before another verb comes. */
export function isNeededLater({ text, words }: Reading, from: number): boolean {
  const to = Math.min(sentenceOf(text, from - 1).to, from + NEEDED_REACH);
  for (let at = from; at < to; at += 1) {
    if (wordAt(text, at) === 'nodig') return !DENIED.has(wordAt(text, at - 1));
    if (markAt(text, at) !== '' || words.has.at(text.tokens, at) !== null || words.copulas.at(text.tokens, at) !== null)
      return false;
  }
  return false;
}

const NEEDED_REACH = 12;
const DENIED = new Set(['niet', 'meer']);

/** "Booked early TO ENSURE the stage WAS AVAILABLE", "pour que la scène soit disponible": what is to be had then, not what is there. */
export function isMadeSure(text: Text, said: Span): boolean {
  if (isResolved(text, said)) return true;
  if (!AVAILABLE.test(wordsOf(text, said))) return false;
  const start = text.tokens[said.from]?.start ?? 0;
  return MADE_SURE.test(text.raw.slice(Math.max(0, start - SURE_REACH), start));
}

/** "It was AGREED THAT a tent BE HIRED": what a meeting wants done. */
function isResolved(text: Text, said: Span): boolean {
  const start = text.tokens[said.from]?.start ?? 0;
  return (
    BE_HIRED.test(wordsOf(text, said)) && RESOLVED.test(text.raw.slice(Math.max(0, start - RESOLVED_REACH), start))
  );
}

const RESOLVED_REACH = 140; // letters
const BE_HIRED = /\bbe (?:hired|rented|booked|ordered|purchased|bought|sourced|arranged|obtained|provided|supplied)$/iu;
const RESOLVED =
  /\b(?:agreed|resolved|moved|proposed|recommend(?:s|ed)?|decided|suggest(?:s|ed)?|request(?:s|ed)?|motion|asks?|asked) (?:\p{L}+ )?that\b[^.;:!?\n]*$/iu;

const SURE_REACH = 60; // letters
const AVAILABLE = /\b(?:available|in place|disponibles?|beschikbaar|verfügbar)$/iu;
const MADE_SURE =
  /\b(?:ensur(?:e|es|ed|ing)|ma[dk]e sure|secure that|so that|pour que|afin que|para que|zodat|opdat|damit)\b[^.;:!?\n]*$/iu;

/** "The live stream, which will be VIEWED FROM the college's page": where it is watched. */
export function isWatched(text: Text, said: Span): boolean {
  return WATCHED.test(wordsOf(text, said));
}

const WATCHED = /\b(?:viewed|watched|seen|followed|accessed|heard|shown|streamed)\b/iu;
