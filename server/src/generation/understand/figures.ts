import type { Mention } from './mention.ts';
import { type Span, type Text, wordAt } from '../reading/document/text.ts';
import { MONTHS } from './words/calendar.ts';

/** "four (4)", "March", "2 x 32 (A)", "£900 p.a.". */
export function isFigure(text: Text, { from, to }: Mention): boolean {
  if ((text.numberFrom.get(from)?.to ?? 0) >= to) return true;
  if (to - from === 1 && MONTHS.has(wordAt(text, from))) return true;
  if (wordAt(text, from) === 'p' && text.numberTo.has(from)) return true;
  // "5 pc alt-country": so many of them
  if (wordAt(text, from) === 'pc' && text.numberTo.has(from) && wordAt(text, to) !== '') return true;
  if (isCurrent(text, { from, to })) return true;
  if (to - from === 1 && KEYS.has(wordAt(text, from)) && (text.numberTo.get(from)?.value ?? 0) >= FEWEST_KEYS)
    return true; // "a keyboard, 88 keys"
  return text.tokens.slice(from, to).every(({ kind }) => kind !== 'word');
}

const KEYS = new Set(['keys', 'key', 'tasten', 'touches', 'teclas', 'toetsen']);
const FEWEST_KEYS = 25;

/** "a 13 amp socket", "32 amps of power": how much current, not what makes sound louder. */
function isCurrent(text: Text, { from, to }: Span): boolean {
  if (to - from !== 1 || !AMPERES.has(wordAt(text, from)) || !text.numberTo.has(from)) return false;
  return (
    wordAt(text, from) === 'amp' || CURRENTS.has(wordAt(text, to)) || wordAt(text, to) === 'of' || isRated(text, from)
  );
}

/** "200 amps run to the boathouse": as much as fuses come for, and more than anybody hires of the other. */
function isRated(text: Text, at: number): boolean {
  return RATINGS.has(text.numberTo.get(at)?.value ?? 0);
}

const RATINGS = new Set([13, 15, 30, 32, 50, 60, 63, 100, 125, 150, 200, 250, 400]);
const AMPERES = new Set(['amp', 'amps', 'ampere', 'amperes']);
const CURRENTS = new Set(
  'socket sockets supply supplies feed feeds outlet outlets circuit circuits single three power phase'.split(' '),
);
