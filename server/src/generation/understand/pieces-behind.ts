import type { Amount } from './amount.ts';
import { lengthEnd } from './measures.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

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

/** "Tables, 8 ft: 60 EACH", "chairs, white, folding - 400 EA": the figure at the end of an item, by its unit. */
export function eachBehind(text: Text, thing: Span, nextThing: number): Amount | null {
  if (text.numberTo.has(thing.from)) return null;
  const limit = Math.min(sentenceOf(text, thing.from).to, thing.to + REACH + 2, nextThing);
  for (let at = thing.to; at < limit; at += 1) {
    if (';(|'.includes(markAt(text, at) || 'x')) return null;
    const number = OPENING.has(markAt(text, at)) ? text.numberFrom.get(at + 1) : undefined;
    if (number === undefined || !Number.isInteger(number.value) || !EACH.has(wordAt(text, number.to))) continue;
    const ends = isBreak(text, number.to + 1) || ',;.'.includes(markAt(text, number.to + 1) || 'x');
    if (ends) return { from: number.from, to: number.to + 1, pieces: number.value };
  }
  return null;
}

const OPENING = new Set([':', '-', '–', '=']);
const EACH = new Set('each ea units pcs pieces nos stuck stk unites pieces uds unidades stuks'.split(' '));

/** "Portable restrooms (14 PLUS 2 ADA)": the figure of the thing, before those of another sort. */
export function plainOnesBehind(text: Text, { from, to }: Span): Amount | null {
  if (markAt(text, to) !== '(' || text.numberTo.has(from)) return null;
  const number = text.numberFrom.get(to + 1);
  if (number === undefined || !MORE.has(wordAt(text, number.to) || markAt(text, number.to))) return null;
  const more = text.numberFrom.has(number.to + 1) && Number.isInteger(number.value);
  return more ? { from: number.from, to: number.to, pieces: number.value } : null;
}

/** "Pop-ups 3x3 X 22, …", "generator 7 kVA X 2": so many of them at the end of what is said, behind a size or a rating. */
export function timesInClause(text: Text, thing: Span, nextThing: number): Amount | null {
  if (text.numberTo.has(thing.from)) return null;
  const last = Math.min(sentenceOf(text, thing.from).to, thing.to + REACH + 2);
  let at = thing.to;
  while (at < last && !(text.tokens[at]?.text === 'x' && text.tokens[at]?.glued === false)) {
    if (',;('.includes(markAt(text, at) || 'x')) return null;
    at += 1;
  }
  const number = at < last ? text.numberFrom.get(at + 1) : undefined;
  if (number === undefined || number.from > nextThing || !Number.isInteger(number.value)) return null;
  const end = number.to;
  if (!(isBreak(text, end) || ',;(.'.includes(markAt(text, end) || 'x') || PLACING.has(wordAt(text, end)))) return null;
  const before = text.tokens[number.from - 2];
  const ofSize = before?.kind === 'number' && text.tokens[number.from - 3]?.text === 'x' && before.glued;
  if (!(before?.kind === 'word' || ofSize)) return null;
  const measure = { from: thing.to, to: number.from - 1 };
  const said = { from: number.from - 1, to: end, pieces: number.value };
  return measure.from < measure.to ? { ...said, from: thing.to, measure } : said;
}

const PLACING = new Set('for in at on per fur im pour dans para en voor op'.split(' '));

function isBreak(text: Text, at: number): boolean {
  return text.tokens[at] === undefined || text.tokens[at]?.kind === 'break';
}

/** "Lapel mics FOR ALL SIX", "Nackenbügelmikros für alle sechs": one for each of them. */
export function forAllOfThem(text: Text, { from, to }: Span): Amount | null {
  if (text.numberTo.has(from) || !FOR.has(wordAt(text, to))) return null;
  const at = ALL.has(wordAt(text, to + 1)) ? to + 2 : 0;
  const number = at === 0 ? undefined : text.numberFrom.get(THE.has(wordAt(text, at)) ? at + 1 : at);
  if (number === undefined || !Number.isInteger(number.value) || number.value < 2 || number.value > MOST_TALKERS)
    return null;
  return { from: to, to: number.to, pieces: number.value };
}

const MOST_TALKERS = 24;
const FOR = new Set(['for', 'fur', 'pour', 'para', 'voor']);
const ALL = new Set(['all', 'alle', 'les', 'los', 'las', 'tous', 'each']);
const THE = new Set(['the', 'of', 'les']);
