import type { Kind } from '../../../equipment/index.ts';
import { measureEnd } from '../document/measures.ts';
import { markAt, type Span, type Text, wordAt } from '../document/text.ts';
import { kindsCalled } from '../../kind-sets.ts';

/** Kinds whose names begin with a size, so that a figure before them may be taken for one: "12 screens". */
const SIZES_FIRST = kindsCalled('size_first');

/** The words of a thing without the count, the measure or the side of a size that begins them: "6kVA generators". */
export function withoutFigures(text: Text, [kind]: readonly Kind[], span: Span): Span {
  const number = text.numberFrom.get(span.from);
  if (number !== undefined) {
    const isSide = markAt(text, span.from - 1) === 'x' && text.numberTo.has(span.from - 1);
    const isCount = kind !== undefined && SIZES_FIRST.has(kind) && Number.isInteger(number.value);
    const isPlain = measureEnd(text, number.to) === null && wordAt(text, number.to) !== '';
    return (isSide || isCount) && isPlain && number.to < span.to ? { from: number.to, to: span.to } : span;
  }
  const measure = text.numberTo.has(span.from) ? measureEnd(text, span.from) : null;
  return measure !== null && measure < span.to ? { from: measure, to: span.to } : span;
}
