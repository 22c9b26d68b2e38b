import { markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isOpenCount } from './by-pronoun.ts';
import type { Finding, Reading } from './reading.ts';
import { ADVERSATIVES, DENIALS, NOT, YOUR } from './small-words.ts';

/** "Des socles … le sculpteur a conçu LES SIENS", "un atril … el ponente trae EL SUYO": they have one of their own, as the same or the next sentence says. */
export function onesOwn(reading: Reading, index: number): Finding | null {
  const { text, mentions, things, lists } = reading;
  const own = text.language === 'fr' ? OWN.fr : OWN.es;
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if ((text.language !== 'fr' && text.language !== 'es') || mention === undefined || end === undefined) return null;
  const sentence = sentenceOf(text, mention.from);
  const next =
    text.tokens[sentence.to] === undefined || isOpenCount(text, mention) ? sentence : sentenceOf(text, sentence.to);
  for (let at = end; at < Math.min(next.to, end + REACH); at += 1) {
    if (things.has(at)) return null;
    if (!own.has(wordAt(text, at)) || !ARTICLES.has(wordAt(text, at - 1))) continue;
    return isHad(text, at - 1) ? { reason: 'provided', first: index, last, from: mention.from, to: at + 1 } : null;
  }
  return null;
}

/** Behind a verb or "with", that nothing denies: not "le sien est cassé", "ils n'ont pas le leur", "comme le nôtre". */
function isHad(text: Text, at: number): boolean {
  const before = wordAt(text, at - 1);
  if (before === '' || NO_VERBS.has(before)) return false;
  const { from } = sentenceOf(text, at);
  for (let step = at - 1; step >= Math.max(from, at - DENIED); step -= 1) {
    const word = wordAt(text, step);
    if (markAt(text, step) !== '' || ADVERSATIVES.has(word)) break;
    if (DENIALS.has(word) || NOT.has(word) || YOUR.has(word) || YOU.has(word)) return false;
  }
  return text.tokens[sentenceOf(text, at).to - 1]?.text !== '?';
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const OWN = {
  fr: set('sien sienne siens siennes leur leurs notre notres mien mienne miens miennes'),
  es: set('suyo suya suyos suyas nuestro nuestra nuestros nuestras mio mia mios mias'),
};
const ARTICLES = set('le la les el los las');
const REACH = 24; // tokens from the thing to "les siens"
const DENIED = 5;
const YOU = set('vous tu avez usted ustedes');
const NO_VERBS = set(
  'comme que pour contre entre et ou ni mais como que para contra entre y o ni pero si est sont es son vous tu avez usted ustedes',
);
