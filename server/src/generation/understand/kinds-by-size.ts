import type { Kind } from '../../equipment/index.ts';
import { lengthEnd } from './measures.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** "Dos monitores de 55": as large as screens are. */
export function isOfInches(text: Text, [kind]: readonly Kind[], { from, to }: Span): boolean {
  const before = wordAt(text, from - 1) === 'inch' ? text.numberTo.get(from - 1) : undefined; // `a 55" monitor`
  const number = before ?? (OF_INCHES.has(wordAt(text, to)) ? text.numberFrom.get(to + 1) : undefined);
  return kind === 'stage_monitor' && number !== undefined && number.value >= SMALLEST && number.value <= LARGEST;
}

/** "Two bars of 4 m": no lights on a bar. */
export function isBarOfLength(text: Text, [kind]: readonly Kind[], { from, to }: Span): boolean {
  return kind === 'stage_wash' && BARS.has(wordAt(text, from)) && to > from + 1 && lengthEnd(text, to) !== null;
}

const BARS = new Set(['bar', 'bars']);

const OF_INCHES = new Set(['de', 'von', 'of', 'van']);
const SMALLEST = 32; // inches
const LARGEST = 110;

/** "Equipo de sonido con 4 monitores": beside sound, and of no size, they are to be heard. */
export function isForEars(
  text: Text,
  [kind]: readonly Kind[],
  { from, to }: Span,
  sounding: ReadonlySet<Span>,
): boolean {
  if (kind !== 'display' || to - from !== 1 || !MONITORS.has(wordAt(text, from))) return false;
  return sounding.has(sentenceOf(text, from)) && wordAt(text, from - 1) !== 'inch' && !SEEN.has(wordAt(text, to));
}

const MONITORS = new Set(['monitores', 'moniteurs', 'monitore', 'monitoren']);
const SEEN = new Set('de von van led lcd hd 4k'.split(' '));
