import type { Kind } from '../../equipment/index.ts';
import type { Amount } from './amount.ts';
import { isEnd } from './amount-end.ts';
import { coversAlong } from './covers-along.ts';
import { lengthsBehind } from './lengths-behind.ts';
import { areaEnd, measureEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { neededBehind } from './needed-behind.ts';
import { isNextLabelled } from './next-labelled.ts';
import { eachBehind, forAllOfThem, piecesBehind, plainOnesBehind, timesInClause } from './pieces-behind.ts';
import { isPriceOrYear, isStrongThousand } from './quantity.ts';
import { inRows } from './rows.ts';
import { sharedOut } from './shared-out.ts';
import { isCross, isDiagonal, isTimesDiagonal, isTimesLength, sizeBehind } from './size-behind.ts';
import { findAll, wordList } from '../reading/document/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { ABOUT, HOW_MANY, OF_THEM, PLACED, QUANTITY_LABELS } from './words/amounts.ts';
import { CLASSIFIERS } from './words/demands.ts';
import { WITH } from './words/small-words.ts';
import { WISHED } from './words/wished-by.ts';

const about = wordList(ABOUT);
const howMany = wordList(HOW_MANY);
const ofThem = wordList(OF_THEM);
const placed = wordList(PLACED);
const wished = wordList(WISHED);
const REACH = 12; // tokens between a thing and its amount

/**
 * The amounts of things in order, each said once: "festoon across the yard, 60 metres of it", "heaters, two of them",
 * "bunting, say ten lengths", "drape (about 25 m)". Of "drape behind the stage, 8 m" the amount is the drape's.
 */
export function readAmounts(text: Text, things: readonly Mention[]): ReadonlyMap<Span, Amount> {
  const amounts = new Map<Span, Amount>();
  const taken = new Set<number>();
  things.forEach((thing, index) => {
    const next = things
      .slice(index + 1, index + 4)
      .find((each) => each.from >= thing.to && !isAlias(text, thing, each));
    const limit = next?.from ?? Number.POSITIVE_INFINITY;
    const amount =
      sharedOut(text, thing) ??
      lengthsBehind(text, thing) ??
      timesBehind(text, thing) ??
      plainOnesBehind(text, thing) ??
      eachBehind(text, thing, limit) ??
      timesInClause(text, thing, limit) ??
      (thing.kinds[0]?.startsWith('mic_') === true ? forAllOfThem(text, thing) : null) ??
      rowsBehind(text, thing, limit) ??
      countBehindMeasure(text, thing, limit) ??
      labelledBehind(text, thing, limit) ??
      behindLabel(text, thing, limit) ??
      timesAtEnd(text, thing, limit) ??
      piecesBehind(text, thing, limit) ??
      sizeFurtherOn(text, thing, limit) ??
      neededBehind(text, things, index);
    if (amount === null || taken.has(amount.from)) return;
    taken.add(amount.from);
    amounts.set(thing, amount);
    const whole = things[index - 1];
    if (whole !== undefined && whole.kinds[0] !== thing.kinds[0] && isWithIt(text, whole, thing))
      amounts.set(whole, amount);
    if (isOfEach(text, amount)) for (const other of joinedTo(text, things, index)) amounts.set(other, amount);
  });
  things.forEach((thing, index) => {
    const along = amounts.has(thing) ? null : coversAlong(text, things, index);
    if (along !== null) amounts.set(thing, along);
  });
  return amounts;
}

/** "Steel barricades (BIKE RACK), 200": another word for it. */
function isAlias(text: Text, { kinds: [kind], to }: Mention, other: Mention): boolean {
  const bracketed = markAt(text, to) === '(' && markAt(text, other.to) === ')';
  return bracketed && kind !== undefined && (other.kinds[0] === kind || other.kinds[0] === 'batteries');
}

/** "Tables, 8 ft., QTY 85": the pieces behind the measure, where both are told. */
function countBehindMeasure(text: Text, thing: Mention, nextThing: number): Amount | null {
  const amount = amountBehind(text, thing, nextThing) ?? strengthBehind(text, thing, nextThing);
  if (amount === null || amount.pieces !== null) return amount;
  const figure = markAt(text, amount.to) === ':' ? text.numberFrom.get(amount.to + 1) : undefined;
  const told = figure !== undefined && isEnd(text, figure.to, false) ? { ...figure, pieces: figure.value } : null;
  const count = told ?? labelledBehind(text, thing, nextThing);
  return count === null || count.from < amount.to
    ? amount
    : { from: amount.from, to: count.to, pieces: count.pieces, measure: { from: amount.from, to: amount.to } };
}

/** "Tables with white cloth – 40 nos.": as many of either, where the first has no figure of its own. */
function isWithIt(text: Text, whole: Mention, thing: Mention): boolean {
  const between = text.tokens.slice(whole.to, thing.from);
  const joined = between.some(({ text: word }) => WITH.has(word)) && between.length <= WITH_REACH;
  const plain = between.every(({ kind, text: word }) => kind === 'word' || kind === 'number' || '()'.includes(word));
  return joined && plain && !text.numberTo.has(whole.from) && !A.has(wordAt(text, thing.from - 1));
}

const WITH_REACH = 6; // tokens

/** "Wine glasses and flutes, 150 OF EACH", "Gläser und Teller, JE 80". */
function isOfEach(text: Text, { from, to, pieces }: Amount): boolean {
  if (pieces === null) return false;
  return PER.has(wordAt(text, from - 1)) || (EACH.has(wordAt(text, to - 1)) && OF.has(wordAt(text, to - 2)));
}

const PER = new Set(['je', 'jeweils']);

const EACH = new Set('each jedem jeder jedes chaque chacun chacune cada elk elke ieder'.split(' '));
const OF = new Set('of von de d van'.split(' '));

/** The things before one in its list, back to one that has a figure of its own. */
function joinedTo(text: Text, things: readonly Mention[], index: number): readonly Mention[] {
  const joined: Mention[] = [];
  for (let at = index - 1; at >= 0; at -= 1) {
    const [one, next] = [things[at], things[at + 1]];
    if (one === undefined || next === undefined) break;
    const between = text.tokens.slice(one.to, next.from);
    const apart = between.length > LIST_GAP || between.some(({ kind }) => kind === 'break' || kind === 'number');
    if (apart || text.numberTo.has(one.from)) break;
    joined.push(one);
  }
  return joined;
}

const LIST_GAP = 3; // tokens between two things of a list: a comma and two adjectives

/** "Trestles: 8 x 6ft", "tables (12 x 1.8 m)". */
function timesBehind(text: Text, { to }: Span): Amount | null {
  const at = ':-(,'.includes(markAt(text, to) || 'x') ? to + 1 : to;
  const number = text.numberFrom.get(at);
  if (number === undefined || !isTimesLength(text, to, number)) return null;
  const end = sizeBehind(text, number.to + 1) ?? number.to;
  return { from: number.from, to: markAt(text, end) === ')' ? end + 1 : end, pieces: number.value };
}

/** "BBQ 6 burner X 2": so many of them at the end of its line. */
function timesAtEnd(text: Text, { from }: Span, nextThing: number): Amount | null {
  const { to } = sentenceOf(text, from);
  const end = text.tokens[to - 1]?.kind === 'break' ? to - 1 : to;
  const number = text.numberTo.get(end);
  if (number === undefined || nextThing < number.from || !Number.isInteger(number.value)) return null;
  const times = markAt(text, number.from - 1) === 'x' && text.tokens[number.from - 2]?.kind === 'word';
  return times && !text.numberTo.has(number.from - 2) ? { from: number.from, to: end, pieces: number.value } : null;
}

/** "Chairs in 10 rows of 12". */
function rowsBehind(text: Text, thing: Span, nextThing: number): Amount | null {
  const limit = Math.min(sentenceOf(text, thing.from).to, thing.to + ROWS_REACH, nextThing);
  for (let at = thing.to; at < limit; at += 1) {
    const number = text.numberFrom.get(at);
    const rows = number === undefined ? null : inRows(text, number);
    if (rows !== null) return { from: rows.from, to: rows.to, pieces: rows.value };
  }
  return null;
}

const ROWS_REACH = 6;

function amountBehind(text: Text, thing: Mention, nextThing: number): Amount | null {
  const start = sizeBehind(text, thing.to) ?? thing.to;
  const isPlaced = placed.at(text.tokens, start) !== null;
  const limit = Math.min(
    sentenceOf(text, thing.from).to,
    start + REACH,
    isPlaced ? Number.POSITIVE_INFINITY : nextThing,
  );
  const joint = jointBehind(text, thing, start, limit);
  if (joint === null) return null;
  let at = joint;
  for (let steps = 0; steps < 2; steps += 1) at = about.at(text.tokens, at)?.to ?? at;
  if (text.language === 'en' && A.has(wordAt(text, at)) && text.numberFrom.has(at + 1)) at += 1; // "barriers, a 92 m run"
  const number = text.numberFrom.get(at);
  if (number === undefined || number.from >= limit || isPriceOrYear(text, number)) return null;
  if (isStrongThousand(text, number)) return null;
  const size = sizeBehind(text, number.from);
  const measured = size !== null;
  if (!measured && !(Number.isInteger(number.value) && number.value >= 1)) return null;
  if (!measured && isDiagonal(text, thing, number)) return null;
  const figure = size ?? number.to;
  if (!measured && nextThing === figure) return null; // "das Zelt 10 x 15, 20 Garnituren"
  let to = figure;
  for (let steps = 0; steps < 2; steps += 1) to = ofThem.at(text.tokens, to)?.to ?? to;
  const plain = !measured && thing.kinds.length > 0 && SORTS.has(wordAt(text, to)); // not of "Sanitation: 24 standard …"
  const explained = !measured && markAt(text, to) === '('; // "popups 3x3 - 14 (one per stall)"
  const labelled = measured && markAt(text, to) === ':'; // "Banquet tables, 6 ft: 24"
  if (!explained && !labelled && !isEnd(text, plain ? to + 1 : to, measured || plain || to > figure)) return null;
  return { from: number.from, to, pieces: measured ? null : number.value };
}

/** "Tables: 28 six foot", "Portable toilets: 14 standard", `Screens: 4 x 55"`: a figure right behind the thing that a line begins with. */
function behindLabel(text: Text, thing: Span, nextThing: number): Amount | null {
  const line = sentenceOf(text, thing.from);
  if (thing.from - line.from > LABEL_WORDS) return null;
  const start = bracketEnd(text, thing.to, line.to);
  if (markAt(text, start) !== ':') return null;
  const number = text.numberFrom.get(start + 1);
  if (number === undefined || !Number.isInteger(number.value) || number.value < 1) return null;
  if (isPriceOrYear(text, number) || isStrongThousand(text, number)) return null;
  if (isTimesDiagonal(text, number)) return { from: number.from, to: number.to, pieces: number.value };
  if (measureEnd(text, number.to) !== null || isCross(text, number.to)) return null;
  const ones = onesBehind(text, number.to);
  if (ones !== null) return { from: number.from, to: ones, pieces: number.value };
  let to = number.to;
  while (to < line.to && to - number.to < ADJECTIVES && (wordAt(text, to) !== '' || text.numberFrom.has(to))) to += 1;
  return to <= nextThing && isEnd(text, to, false) ? { from: number.from, to, pieces: number.value } : null;
}

/** "Uplights: 10 battery ONES": where the words end that stand for the thing again. */
function onesBehind(text: Text, from: number): number | null {
  for (let at = from; at <= from + ADJECTIVES && wordAt(text, at) !== ''; at += 1)
    if (ONES.has(wordAt(text, at))) return at + 1;
  return null;
}

const ONES = new Set(['ones', 'one']);
const LABEL_WORDS = 3;
const ADJECTIVES = 3;

/** "Exhibition stands (3 x 2): 14". */
function bracketEnd(text: Text, at: number, limit: number): number {
  if (markAt(text, at) !== '(') return at;
  for (let end = at + 1; end < Math.min(limit, at + REACH); end += 1) if (markAt(text, end) === ')') return end + 1;
  return at;
}

/** "a hard floor all through it (162 sq m)", "dance floor, the white one, 5 m x 5 m", "a stage, it should be 16 by 8 foot": the size of what is laid out, further on in its line. */
function sizeFurtherOn(text: Text, thing: Mention, nextThing: number): Amount | null {
  const { from, to } = thing;
  if (!isLaidOut(thing) || sizeBehind(text, to) !== null) return null;
  const limit = Math.min(sentenceOf(text, from).to, to + SIZE_REACH, nextThing);
  for (let at = to; at < limit; at += 1) {
    if (isNextWork(text, at)) return null;
    const number = text.numberFrom.get(at);
    if (number === undefined) continue;
    const area = areaEnd(text, number.to);
    if (area !== null) return { from: at, to: area, pieces: null };
    const size = sizeBehind(text, at);
    if (size === nextThing) return null; // "a stage and an 8' x 8' drum riser"
    if (size !== null && crosses(text, at, size)) return { from: at, to: size, pieces: null };
  }
  return null;
}

/** "A stage, SET UP a cover for 1,000 square metres": the size is of what the next work is on. */
function isNextWork(text: Text, at: number): boolean {
  if (!WORKS.has(wordAt(text, at)) || (markAt(text, at - 1) !== ',' && !JOINTS.has(wordAt(text, at - 1)))) return false;
  const object = wordAt(text, at + 1) === 'up' ? at + 2 : at + 1;
  return A.has(wordAt(text, object)) || text.numberFrom.has(object);
}

const JOINTS = new Set(['and', 'und', 'et', 'y', 'en', 'plus', 'sowie']);
const WORKS = new Set('set supply provide install erect deliver build hire rent put lay hang furnish'.split(' '));
const A = new Set('a an the some all one'.split(' '));

function isLaidOut({ kinds: [kind], categories }: Mention): boolean {
  return kind === undefined ? categories.includes('staging') : LAID_OUT.has(kind);
}

const SIZE_REACH = 16;
const LAID_OUT: ReadonlySet<Kind> = new Set<Kind>([
  'stage_deck',
  'mobile_stage',
  'dance_floor',
  'marquee',
  'marquee_floor',
  'marquee_lining',
  'carpet',
  'stage_floor',
  'led_wall',
]);

function crosses(text: Text, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (isCross(text, at)) return true;
  return false;
}

/** "A projector, 6k lumens or so", "a generator, quiet type, 20 kVA": how strong it is, further on in its line. */
function strengthBehind(text: Text, { kinds: [kind], from, to }: Mention, nextThing: number): Amount | null {
  const units = kind === undefined ? undefined : STRENGTHS[kind];
  if (units === undefined) return null;
  const limit = Math.min(sentenceOf(text, from).to, to + STRENGTH_REACH, nextThing);
  for (let at = to; at < limit; at += 1) {
    const number = text.numberFrom.get(at);
    if (number === undefined) continue;
    const unit = [number.to, number.to + 1].find((step) => units.has(wordAt(text, step)));
    return unit === undefined ? null : { from: at, to: unit + 1, pieces: null };
  }
  return null;
}

const STRENGTH_REACH = 8;
const LUMENS = new Set(['lumens', 'lumen', 'lm', 'ansi']);
const STRENGTHS: Partial<Readonly<Record<Kind, ReadonlySet<string>>>> = {
  projector: LUMENS,
  generator: new Set(['kva', 'kw']),
};

/** "stanchions to hold them back, retractable kind, QTY 10", "wheeled bins, 240 litre, 24 NO". */
function labelledBehind(text: Text, thing: Span, nextThing: number): Amount | null {
  const limit = Math.min(sentenceOf(text, thing.from).to, thing.to + LABEL_REACH, nextThing);
  for (let at = thing.to; at < limit; at += 1) {
    const figure = text.numberFrom.get(at);
    const side = isCross(text, at - 1) && text.numberTo.has(at - 1); // "16 of the 3x3 pieces"
    if (figure !== undefined && !side && Number.isInteger(figure.value) && COUNTERS.has(wordAt(text, figure.to))) {
      const to = figure.to + 1;
      const closes =
        isEnd(text, to, true) ||
        isPriced(text, to) ||
        isNextLabelled(text, figure) ||
        markAt(text, to) === '(' ||
        GOES_ALONG.has(wordAt(text, to)) ||
        sizeBehind(text, to) !== null;
      return closes ? { from: at, to, pieces: figure.value } : null;
    }
    if (!QUANTITY_LABELS.has(wordAt(text, at))) continue;
    const number = text.numberFrom.get(markAt(text, at + 1) === ':' ? at + 2 : at + 1);
    if (number === undefined || !Number.isInteger(number.value) || number.value < 1) return null;
    const counted = CLASSIFIERS.has(wordAt(text, number.to)) ? number.to + 1 : number.to;
    return isEnd(text, counted, false) ? { from: at, to: counted, pieces: number.value } : null;
  }
  return null;
}

/** "300 no. - £900". */
function isPriced(text: Text, at: number): boolean {
  const next = text.tokens[at + 1];
  return '-:@'.includes(markAt(text, at) || 'x') && '£€$'.includes(next?.text ?? 'x');
}

/** "Podium - 02 nos. WITH mike", "DG set 80 KVA - 1 no. AS stand-by". */
const GOES_ALONG: ReadonlySet<string> = new Set([
  ...WITH,
  'complete',
  'including',
  'incl',
  'inkl',
  'inklusive',
  'as',
  'als',
]);
const LABEL_REACH = 14;
/** Behind a figure that counts the thing of its line. */
export const COUNTERS: ReadonlySet<string> = new Set(
  'no nos ea nr off pcs pc pce piece pieces units stk stuck stuks pieza piezas ud uds unidades'.split(' '),
);

/** Behind the comma or the bracket that the amount follows; where the thing stands or who needs it may be said before it. */
function jointBehind(text: Text, thing: Span, from: number, limit: number): number | null {
  let at = aliasEnd(text, behindColour(text, from));
  const told = placed.at(text.tokens, at) ?? wished.at(text.tokens, at);
  const counting = ',(-'.includes(markAt(text, at) || 'x') ? howMany.at(text.tokens, at + 1) : null;
  if (counting !== null)
    at = markAt(text, counting.to) === ')' ? counting.to + 1 : counting.to; // "chairs (how many): 6"
  else if (told !== null || PLEASE.has(wordAt(text, at)) || isCountAsked(text, thing)) {
    while (at < limit && wordAt(text, at) !== '' && !text.numberFrom.has(at)) at += 1;
  }
  const mark = markAt(text, at);
  return at < limit && mark !== '' && ',([-:'.includes(mark) ? at + 1 : null;
}

/** "Folding chairs WHITE, 150". */
function behindColour(text: Text, at: number): number {
  return COLOURS.has(wordAt(text, at)) && ',:-'.includes(markAt(text, at + 1) || 'x') ? at + 1 : at;
}

const COLOURS = new Set(
  'white black red blue green grey gray gold silver ivory brown natural clear weiss schwarz rot blau blanc blanche blancs blanches noir noire noirs noires blanco blanca blancos blancas negro negra negros negras wit witte zwart zwarte'.split(
    ' ',
  ),
);

/** Behind brackets without a figure: "barricades (bike rack), 200". */
function aliasEnd(text: Text, at: number): number {
  const end = bracketEnd(text, at, text.tokens.length);
  const plain =
    end > at &&
    text.tokens
      .slice(at + 1, end - 1)
      .every(({ kind }, index) => kind === 'word' && !text.numberFrom.has(at + 1 + index));
  return plain && ',:-'.includes(markAt(text, end) || 'x') ? end : at;
}

/** "HOW MANY tables do you need: 12". */
function isCountAsked(text: Text, { from }: Span): boolean {
  const start = Math.max(sentenceOf(text, from).from, from - COUNT_ASKED_REACH);
  return findAll(text.tokens, howMany, start, from).length > 0;
}

const COUNT_ASKED_REACH = 6;

/** "Portable toilets, 10 standard and 2 accessible". */
const SORTS = new Set('standard normal regular ordinary normale normales normaux estandar standaard gewone'.split(' '));
const PLEASE = new Set(['please', 'bitte', 'graag']);
