import { isPriceOrYear, isStrongThousand } from './quantity.ts';
import { isDiagonal, sizeBehind } from './size-behind.ts';
import { wordList } from './text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from './text/text.ts';
import { ABOUT, OF_THEM, PLACED, QUANTITY_LABELS } from './words/amounts.ts';
import { CLASSIFIERS } from './words/demands.ts';

/** How much of a thing is asked for, said behind it: a number of pieces, or a run of tokens that holds a measure. */
export interface Amount extends Span {
  readonly pieces: number | null;
}

const about = wordList(ABOUT);
const ofThem = wordList(OF_THEM);
const placed = wordList(PLACED);
const REACH = 10; // tokens between a thing and its amount

/**
 * The amounts of things in order, each said once: "festoon across the yard, 60 metres of it", "heaters, two of them",
 * "bunting, say ten lengths", "drape (about 25 m)". Of "drape behind the stage, 8 m" the amount is the drape's.
 */
export function readAmounts(text: Text, things: readonly Span[]): ReadonlyMap<Span, Amount> {
  const amounts = new Map<Span, Amount>();
  const taken = new Set<number>();
  things.forEach((thing, index) => {
    const next = things.slice(index + 1, index + 4).find(({ from }) => from >= thing.to);
    const limit = next?.from ?? Number.POSITIVE_INFINITY;
    const amount = amountBehind(text, thing, limit) ?? labelledBehind(text, thing, limit);
    if (amount === null || taken.has(amount.from)) return;
    taken.add(amount.from);
    amounts.set(thing, amount);
  });
  return amounts;
}

function amountBehind(text: Text, thing: Span, nextThing: number): Amount | null {
  const start = sizeBehind(text, thing.to) ?? thing.to;
  const isPlaced = placed.at(text.tokens, start) !== null;
  const limit = Math.min(
    sentenceOf(text, thing.from).to,
    start + REACH,
    isPlaced ? Number.POSITIVE_INFINITY : nextThing,
  );
  const joint = jointBehind(text, start, limit);
  if (joint === null) return null;
  let at = joint;
  for (let steps = 0; steps < 2; steps += 1) at = about.at(text.tokens, at)?.to ?? at;
  const number = text.numberFrom.get(at);
  if (number === undefined || number.from >= limit || isPriceOrYear(text, number)) return null;
  if (isStrongThousand(text, number)) return null;
  const size = sizeBehind(text, number.from);
  const measured = size !== null;
  if (!measured && !(Number.isInteger(number.value) && number.value >= 1)) return null;
  if (!measured && isDiagonal(text, thing, number)) return null;
  const figure = size ?? number.to;
  let to = figure;
  for (let steps = 0; steps < 2; steps += 1) to = ofThem.at(text.tokens, to)?.to ?? to;
  if (!isEnd(text, to, measured || to > figure)) return null;
  return { from: number.from, to, pieces: measured ? null : number.value };
}

/** "stanchions to hold them back, retractable kind, QTY 10". */
function labelledBehind(text: Text, thing: Span, nextThing: number): Amount | null {
  const limit = Math.min(sentenceOf(text, thing.from).to, thing.to + LABEL_REACH, nextThing);
  for (let at = thing.to; at < limit; at += 1) {
    if (!QUANTITY_LABELS.has(wordAt(text, at))) continue;
    const number = text.numberFrom.get(markAt(text, at + 1) === ':' ? at + 2 : at + 1);
    if (number === undefined || !Number.isInteger(number.value) || number.value < 1) return null;
    const counted = CLASSIFIERS.has(wordAt(text, number.to)) ? number.to + 1 : number.to;
    return isEnd(text, counted, false) ? { from: at, to: counted, pieces: number.value } : null;
  }
  return null;
}

const LABEL_REACH = 14;

/** Behind the comma or the bracket that the amount follows; where the thing stands may be said before it. */
function jointBehind(text: Text, from: number, limit: number): number | null {
  let at = from;
  if (placed.at(text.tokens, at) !== null || PLEASE.has(wordAt(text, at))) {
    while (at < limit && wordAt(text, at) !== '' && !text.numberFrom.has(at)) at += 1;
  }
  const mark = markAt(text, at);
  return at < limit && mark !== '' && ',(-:'.includes(mark) ? at + 1 : null;
}

function isEnd(text: Text, at: number, said: boolean): boolean {
  const token = text.tokens[at];
  if (token === undefined || token.kind === 'break') return true;
  if (token.kind === 'mark') return ',);'.includes(token.text);
  return said && AND.has(token.text);
}

const AND = new Set(['and', 'und', 'et', 'y', 'en', 'plus', 'sowie', 'for', 'fur', 'pour', 'para', 'voor']);
const PLEASE = new Set(['please', 'bitte', 'graag']);
