import type { Kind } from '../../equipment/index.ts';
import { measureEnd } from './measures.ts';
import { isCross } from './size-behind.ts';
import { type Span, type Text, wordAt } from '../reading/document/text.ts';

/** The "kVA" of "6kVA generators" belongs to its figure, the "13" of "7.5 x 13 screens" to its size. */
export function withoutMeasure(text: Text, span: Span): Span {
  const side = isCross(text, span.from - 1) ? text.numberFrom.get(span.from) : undefined;
  const crossed =
    side !== undefined &&
    text.numberTo.has(span.from - 1) &&
    measureEnd(text, side.to) === null &&
    wordAt(text, side.to) !== 'in';
  if (crossed && side.to < span.to) return { from: side.to, to: span.to };
  const stand = STANDS_ON.has(wordAt(text, span.from)); // "4 pieds de micro": no feet
  const end = text.numberTo.has(span.from) && !stand ? measureEnd(text, span.from) : null;
  return end !== null && end < span.to ? { from: end, to: span.to } : span;
}

const STANDS_ON = new Set(['pied', 'pieds']);

/** "10 cocktail tables", "12 screens": so many of them, where their sizes begin a name as well. */
export function withoutCount(text: Text, [kind]: readonly Kind[], span: Span): Span {
  const count = text.numberFrom.get(span.from);
  if (count === undefined || kind === undefined || !SIZES_FIRST.has(kind) || !Number.isInteger(count.value))
    return span;
  if (count.to >= span.to || measureEnd(text, count.to) !== null || wordAt(text, count.to) === '') return span;
  return { from: count.to, to: span.to };
}

const SIZES_FIRST: ReadonlySet<Kind> = new Set<Kind>([
  'projection_screen',
  'display',
  'table_cocktail',
  'table_trestle',
  'table_round',
]);
