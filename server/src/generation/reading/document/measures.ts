import { type Span, type Text, wordAt } from './text.ts';
import { areas, gluedMeasures, lengths, measures } from './units.ts';

/** Where the measure after a figure ends ("40 ft", "20A", "3rd", "14 days"), or null when token `at` begins none. */
export function measureEnd(text: Text, at: number): number | null {
  const token = text.tokens[at];
  if (token?.kind === 'word' && token.glued && gluedMeasures().has(token.text)) return at + 1;
  return measures().at(text.tokens, at)?.to ?? null;
}

/** Where a measure of length ends, or null. */
export function lengthEnd(text: Text, at: number): number | null {
  return lengths().at(text.tokens, at)?.to ?? null;
}

/** Where a measure of area ends, or null. */
export function areaEnd(text: Text, at: number): number | null {
  return areas().at(text.tokens, at)?.to ?? null;
}

/** The square metres that are said in a run of tokens ("60 m² of carpet"), or null. */
export function squareMetresIn(text: Text, { from, to }: Span): number | null {
  for (let at = from; at < to; at += 1) {
    const number = text.numberFrom.get(at);
    const area = number === undefined ? null : areas().at(text.tokens, number.to);
    if (number !== undefined && area !== null && area.to <= to) return number.value * area.value;
  }
  return null;
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
]); // tokens of a size in front of a thing
