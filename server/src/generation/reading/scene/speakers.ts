import { type Span, sentenceOf, type Text, wordAt } from '../document/text.ts';
import { wordsFor } from './words.ts';

const peopleSpeak = wordsFor('people speak');
const speakersSound = wordsFor('speakers sound');
const talksHeld = wordsFor('talks held');

const NEAR = 6; // tokens on either side that tell
const SPEAKERS = new Set(['speaker', 'speakers']);

/**
 * Whether "speakers" are heard through: by which words stand around them more, those of people who speak or those of sound
 * equipment, and where these are as many by whether they are counted where talks are held.
 */
export function isLoudspeaker(text: Text, { from, to }: Span): boolean {
  if (to - from > 1 || !SPEAKERS.has(wordAt(text, from))) return false;
  const sentence = sentenceOf(text, from);
  const count = (words: typeof peopleSpeak) =>
    words.all(text, Math.max(sentence.from, from - NEAR), from).length +
    words.all(text, to, Math.min(sentence.to, to + NEAR)).length;
  const [people, sound] = [count(peopleSpeak), count(speakersSound)];
  if (people !== sound) return sound > people;
  return !(isToldOf(text, from) && talksHeld.all(text).length > 0);
}

const OURS = new Set(['the', 'our', 'each', 'every', 'per']);

/** Counted, or those who are known. */
function isToldOf(text: Text, at: number): boolean {
  return OURS.has(wordAt(text, at - 1)) || [0, 1, 2].some((step) => text.numberTo.has(at - step));
}
