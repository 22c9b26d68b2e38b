import { wordList } from './text/lexicon.ts';
import { type Text, wordAt } from './text/text.ts';
import { GLUED_MEASURES, LENGTHS, MEASURES } from './words/units.ts';

const measures = wordList(MEASURES);
const lengths = wordList(LENGTHS);

/** Where the measure after a figure ends ("40 ft", "20A", "3rd", "14 days"), or null when token `at` begins none. */
export function measureEnd(text: Text, at: number): number | null {
  const token = text.tokens[at];
  if (token?.kind === 'word' && token.glued && GLUED_MEASURES.has(token.text)) return at + 1;
  return measures.at(text.tokens, at)?.to ?? null;
}

/** Where a measure of length ends, or null. */
export function lengthEnd(text: Text, at: number): number | null {
  return lengths.at(text.tokens, at)?.to ?? null;
}

/** Signs and words of money. */
export function isCurrency(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token !== undefined && CURRENCY.has(token.text) && (token.kind === 'mark' || wordAt(text, at) !== '');
}

const CURRENCY = new Set([
  '£',
  '$',
  '€',
  'eur',
  'euro',
  'euros',
  'gbp',
  'usd',
  'chf',
  'sek',
  'dkk',
  'nok',
  'aud',
  'nzd',
  'cad',
  'pounds',
  'pound',
  'dollars',
  'dollar',
  'quid',
  'franken',
]);
