import type { Kind } from '../../../equipment/index.ts';
import type { Mention } from '../../understand/mention.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../document/text.ts';
import { wordsFor } from './words.ts';

const consistsOf = wordsFor('consists of');
const voices = wordsFor('voice');
const asksFor = wordsFor('asks for');
const kits = wordsFor('kit');
const leads = wordsFor('with');

const INSTRUMENTS: ReadonlySet<Kind> = new Set<Kind>([
  'drum_kit',
  'bass_guitar',
  'percussion',
  'guitar',
  'keyboard',
  'piano',
]);
const NEAR = 3; // tokens to a voice, or to who plays

/**
 * "A 7-piece band (drums, keys, sax, vocals)", "the act consists of drums and two guitars", "a singer with guitar": what
 * performers play, and not what is to be hired. `performing`: the runs that speak of performers.
 */
export function isPlayed(text: Text, { kinds: [kind], from, to }: Mention, performing: readonly Span[]): boolean {
  const isBass = kind === 'subwoofer' && wordAt(text, from) === 'bass';
  if (kind === undefined || !(INSTRUMENTS.has(kind) || isBass) || kits.at(text, to - 1).length > 0) return false;
  if (kits.at(text, to).length > 0) return false;
  const sentence = sentenceOf(text, from);
  if (asksFor.all(text, sentence.from, from).length > 0) return false;
  const near = voices.all(text, Math.max(sentence.from, from - NEAR), Math.min(sentence.to, to + NEAR));
  if (near.length > 0 || consistsOf.all(text, sentence.from, from).length > 0) return true;
  return performing.some((span) => span.to <= from && span.from >= sentence.from && isIntroduced(text, span.to, from));
}

/** Behind who plays a bracket, a colon or a "with" leads to the instrument. */
function isIntroduced(text: Text, players: number, from: number): boolean {
  for (let at = players; at < Math.min(from, players + NEAR); at += 1) {
    if (markAt(text, at) === '(' || markAt(text, at) === ':' || leads.at(text, at).length > 0) return true;
  }
  return false;
}
