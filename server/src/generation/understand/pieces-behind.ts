import type { Amount } from './amount-behind.ts';
import { lengthEnd } from './measures.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from './text/text.ts';

const REACH = 7; // tokens between a thing and its figure
const NEXT = 3; // tokens from a figure to the thing that it counts
const PIECES = new Set(['no', 'nos', 'nr', 'pcs', 'nbr', 'numbers']);
const MORE = new Set(['plus', '+', 'and', 'incl', 'including', 'und', 'et', 'y', 'en']);

/** "Sofa two seater 8 NOS. for the dais", "cordless mikes 4 nos. hand held": so many pieces, as Indian papers write it. */
export function piecesBehind(text: Text, thing: Span, nextThing: number): Amount | null {
  if (text.numberTo.has(thing.from)) return null;
  const limit = Math.min(sentenceOf(text, thing.from).to, thing.to + REACH, nextThing);
  for (let at = thing.to; at < limit; at += 1) {
    if (';,:(|'.includes(markAt(text, at) || 'x')) return null;
    const number = text.numberFrom.get(at);
    if (number === undefined || lengthEnd(text, number.to) !== null || wordAt(text, number.to) === 'seater') continue;
    const ofNext = nextThing - number.to <= NEXT; // "Barriers  180 no. pedestrian barrier"
    if (!PIECES.has(wordAt(text, number.to)) || ofNext) return null;
    return Number.isInteger(number.value) ? { from: number.from, to: number.to + 1, pieces: number.value } : null;
  }
  return null;
}

/** "Portable restrooms (14 PLUS 2 ADA)": the figure of the thing, before those of another sort. */
export function plainOnesBehind(text: Text, { from, to }: Span): Amount | null {
  if (markAt(text, to) !== '(' || text.numberTo.has(from)) return null;
  const number = text.numberFrom.get(to + 1);
  if (number === undefined || !MORE.has(wordAt(text, number.to) || markAt(text, number.to))) return null;
  const more = text.numberFrom.has(number.to + 1) && Number.isInteger(number.value);
  return more ? { from: number.from, to: number.to, pieces: number.value } : null;
}
