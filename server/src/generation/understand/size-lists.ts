import { findKinds, type Kind } from '../../equipment/index.ts';
import { COUNTERS } from './amount-behind.ts';
import { across, traitsOf } from './demand-traits.ts';
import type { Draft } from './draft.ts';
import { lengthEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { sizeKey } from './same-demand.ts';
import { isCross, isTimesLength, sizeBehind } from './size-behind.ts';
import { fold } from '../reading/document/fold.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { markAt, type Span, type Text, wordAt, wordsOf } from '../reading/document/text.ts';

/** One of a list of sizes: tokens `[from, to)`, the size itself ends at `sized`; behind it stands its sort. */
interface Size extends Span {
  readonly count: number | null;
  readonly sized: number;
  /** "60 kVA": how strong, not how long. */
  readonly power: boolean;
}

export interface SizeLists {
  /** The demands of a thing that several sizes are given of. */
  readonly of: ReadonlyMap<Mention, readonly Omit<Draft, 'optional'>[]>;
  /** What is asked for besides a thing, of another size and in a number of its own. */
  readonly beside: ReadonlyMap<Mention, Omit<Draft, 'optional'>>;
  /** Whether a thing is one of such sizes: the "8' rectangular" of "tables: 6' rectangular, 8' rectangular". */
  isInList(mention: Mention): boolean;
}

/**
 * Sizes in a list, each of them a thing of its own: "white tents in various sizes, including 30' x 30'; 30' x 60'",
 * "tents (10x10 and 20x20)", "10x10, 10x20 and 20x20 tents". What fits one thing only (the sides of a stage) is no list.
 */
export function readSizeLists(text: Text, mentions: readonly Mention[], inFeet: boolean): SizeLists {
  const of = new Map<Mention, readonly Omit<Draft, 'optional'>[]>();
  const beside = new Map<Mention, Omit<Draft, 'optional'>>();
  const inside = new Set<number>();
  const taken = new Set<number>();
  const isInList = ({ from, to }: Mention) => inside.has(from) && inside.has(to - 1);
  mentions.forEach((mention, index) => {
    if (!OF_SIZES.has(mention.kinds[0] ?? 'tape') || isInList(mention)) return;
    const end = mentions[index - 1]?.to ?? 0;
    const sizes =
      sizesBefore(text, mention, end) ??
      sizesBehind(text, mention)?.map((size) => counted(text, mention, size)) ??
      null;
    const first = sizes?.[0];
    if (sizes?.some(({ power }) => power !== (mention.kinds[0] === 'generator')) === true) return;
    const own = sizes?.some(({ count }) => count !== null) === true ? text.numberTo.get(mention.from) : undefined;
    const other = sizes === null ? sizeBeside(text, mention) : null;
    if (other !== null && !taken.has(other.from)) beside.set(mention, demandOf(text, mention, other, inFeet));
    if (sizes === null || first === undefined || taken.has(first.from)) return;
    const last = sizes.at(-1) ?? first;
    for (const { from } of sizes) taken.add(from);
    for (let at = first.from; at < last.to; at += 1) inside.add(at);
    of.set(
      mention,
      sizes.map((size) => demandOf(text, mention, { ...size, count: size.count ?? own?.value ?? null }, inFeet)),
    );
  });
  return { of, beside, isInList };
}

function demandOf(text: Text, mention: Mention, size: Size, inFeet: boolean): Omit<Draft, 'optional'> {
  const noun = wordsOf(text, { from: nounOf(text, mention), to: mention.to });
  const words = wordsOf(text, size);
  const sort = wordsOf(text, { from: size.sized, to: size.to });
  const named = findKinds(`${words} ${noun}`).map(({ kind }) => kind);
  const kinds = named.length > 0 ? [...new Set(named)] : mention.kinds;
  const plain = traitsOf(`${words} ${noun}`, inFeet);
  const traits = kinds[0] === 'table_round' ? across(plain) : plain;
  return {
    phrase: [sort, noun].filter((word) => word !== '').join(' '),
    quantity: size.count,
    kinds,
    traits,
    words,
    quote: `${noun}: ${words}`,
    at: size,
    article: false,
    size: sizeKey(traits),
    model: false,
  };
}

/** "Tables: 8 x 6ft, 2 x 8ft": how many of each. */
function counted(text: Text, { to }: Mention, size: Size): Size {
  const pieces = text.numberFrom.get(size.from);
  if (size.count !== null || pieces === undefined || !isTimesLength(text, to, pieces)) return size;
  return { ...size, from: pieces.to + 1, count: pieces.value };
}

/** Behind the size that a name begins with. */
function nounOf(text: Text, { from }: Mention): number {
  return sizeAt(text, from)?.to ?? from;
}

/** "Tents (10x10, 20x20)", "tables: 60'' round, 6' rectangular", "tents in various sizes, such as 30x30 and 30x60". */
function sizesBehind(text: Text, mention: Mention): readonly Size[] | null {
  let at = mention.to;
  while (
    at < mention.to + INTRODUCTION &&
    numbered(text, at) === null &&
    (INTRODUCING.has(wordAt(text, at)) || '(:,-'.includes(markAt(text, at) || 'x') || text.tokens[at]?.text === '.')
  )
    at += 1;
  const sizes = listAt(text, at);
  const next = text.tokens[sizes?.at(-1)?.to ?? 0];
  if (next?.kind !== 'word' || ENDS.has(next.text)) return sizes;
  return sizes === null || sizes.length < 3 ? null : sizes.slice(0, -1); // "marquee 20x40, 10x10 kitchen tent"
}

function sizesBefore(text: Text, mention: Mention, limit: number): readonly Size[] | null {
  for (let from = Math.max(limit, mention.from - LONGEST); from < mention.from; from += 1) {
    const sizes = text.numberFrom.has(from) ? listAt(text, from) : null;
    const last = sizes?.at(-1);
    const meets = last !== undefined && last.to >= mention.from && last.to < mention.to; // "20x40 tents" may be one name
    if (sizes !== null && meets && sizes.every(({ count }) => count === null)) return sizes;
  }
  return null;
}

/** "(2) 20' x 20' tents and (1) 20' x 40'": so many of another size, whose noun stands before it. */
function sizeBeside(text: Text, { to }: Mention): Size | null {
  const at = behindJoint(text, to) ?? behindJoint(text, sizeBehind(text, to) ?? to); // "4 carpas de 3x3 Y UNA DE 6X3"
  const size = at === null ? null : sizeAt(text, at);
  if (size === null || size.count === null) return null;
  const next = text.tokens[size.to];
  return next?.kind === 'word' || isCross(text, size.to) ? null : size;
}

/** Two sizes or more, one after the other. */
function listAt(text: Text, from: number): readonly Size[] | null {
  const sizes: Size[] = [];
  for (let at = from; sizes.length < MOST_SIZES; ) {
    const size = sizeAt(text, at);
    if (size === null) break;
    sizes.push(size);
    const next = behindJoint(text, size.to);
    if (next === null) break;
    at = next;
  }
  const different = new Set(sizes.map((size) => wordsOf(text, size)));
  return sizes.length > 1 && different.size === sizes.length ? sizes : null;
}

function behindJoint(text: Text, from: number): number | null {
  let at = from;
  const token = text.tokens[at];
  if (token !== undefined && ',;/+'.includes(token.text)) at += 1;
  if (AND.has(text.tokens[at]?.text ?? '')) at += 1;
  return at > from ? at : null;
}

/** "20x40", "30' x 60'", `60" round`, "two 10x10": sides of which one has a unit or that are crossed. */
function sizeAt(text: Text, from: number): Size | null {
  const marked = numbered(text, from);
  if (marked !== null) return marked;
  const first = text.numberFrom.get(from);
  if (first === undefined) return oneOf(text, from);
  const pointed = behindPointing(text, first.to);
  const times = isCross(text, first.to) && POWERS.has(wordAt(text, text.numberFrom.get(first.to + 1)?.to ?? -1));
  const isCount =
    (times || text.numberFrom.has(pointed)) && Number.isInteger(first.value) && lengthEnd(text, first.to) === null;
  const start = isCount ? (times ? first.to + 1 : pointed) : from;
  let side = text.numberFrom.get(start);
  let end: number | null = null;
  let crossed = false;
  let glued = false;
  while (side !== undefined) {
    const unit = lengthEnd(text, side.to);
    if (POWERS.has(wordAt(text, side.to)) && end === null)
      return strengthAt(text, from, side.to + 1, isCount ? first.value : null);
    const to = unit ?? side.to;
    const another = isCross(text, to) ? text.numberFrom.get(to + 1) : undefined;
    if (unit !== null || crossed || another !== undefined) end = to;
    // "3x3 x 22": so many of a size that is written in one
    if (crossed && another !== undefined && text.tokens[to]?.glued === false && glued && !isCount)
      return { from, to: another.to, sized: to, count: another.value, power: false };
    glued ||= another !== undefined && text.tokens[to]?.glued === true;
    crossed ||= another !== undefined;
    side = another;
  }
  if (end === null) return null;
  let to = end;
  while (to < end + SORT_WORDS && SORTS.has(wordAt(text, to))) to += 1;
  if (DIRECTIONS.has(wordAt(text, to))) return null; // "24' wide, 16' deep"
  return { from, to, sized: end, count: isCount ? first.value : crossed ? countedBy(text, first) : null, power: false };
}

/** "60 kVA", "1 x 60 kVA", "60 kVA 1 no.", "60 kVA x 2". */
function strengthAt(text: Text, from: number, end: number, count: number | null): Size {
  const crossed = isCross(text, end);
  const times = crossed || markAt(text, end) === ',' ? end + 1 : end;
  const pieces = count === null ? text.numberFrom.get(times) : undefined;
  const counted = pieces !== undefined && (crossed || COUNTERS.has(wordAt(text, pieces.to)));
  if (!counted) return { from, to: end, sized: end, count, power: true };
  const to = COUNTERS.has(wordAt(text, pieces.to)) ? pieces.to + 1 : pieces.to;
  return { from, to, sized: to, count: pieces.value, power: true };
}

/** "UNA DE 6x3", "eins mit 3 x 6 m". */
function oneOf(text: Text, from: number): Size | null {
  if (!ONE.has(wordAt(text, from)) || !MADE_OF.has(wordAt(text, from + 1)) || !text.numberFrom.has(from + 2))
    return null;
  const size = sizeAt(text, from + 2);
  return size === null || size.count !== null ? null : { ...size, from, count: 1 };
}

const ONE = new Set('a one ein eins eine einen eines un une una uno een eentje'.split(' '));
const POWERS = new Set(['kva', 'kw']);

/** "QTY 4 – 20x20", "(4) 20x20": a size behind how many, marked as such. */
function numbered(text: Text, from: number): Size | null {
  if (QUANTITY.has(wordAt(text, from))) {
    const size = text.numberFrom.has(from + 1) ? sizeAt(text, from + 1) : null;
    return size?.count === null || size === null ? null : { ...size, from };
  }
  if (markAt(text, from) !== '(') return null;
  const number = text.numberFrom.get(from) ?? text.numberFrom.get(from + 1);
  const end = number === undefined || markAt(text, number.to - 1) === ')' ? number?.to : number.to + 1;
  if (number === undefined || end === undefined || markAt(text, end - 1) !== ')') return null;
  const size = Number.isInteger(number.value) && number.value <= MOST_PIECES ? sizeAt(text, end) : null;
  return size === null || size.count !== null ? null : { ...size, from, count: number.value };
}

const QUANTITY = new Set(['qty', 'quantity', 'anzahl', 'menge', 'cant', 'cantidad', 'aantal']);
const MOST_PIECES = 1000;

/** "9 OF THE 3 x 3", "2 of the larger 3 x 6", "50 each 60-inch", "2 no. 9 m x 15 m". */
function behindPointing(text: Text, from: number): number {
  const dashed = markAt(text, from) === '-' ? text.numberFrom.get(from + 1) : undefined; // "qty 4 – 20x20"
  if (dashed !== undefined && isCross(text, dashed.to)) return from + 1;
  if (wordAt(text, from) === 'each' || COUNTERS.has(wordAt(text, from))) return from + 1;
  if (MADE_OF.has(wordAt(text, from)) && text.numberFrom.has(from + 1)) return from + 1; // "una DE 6x3"
  if (!OF.has(wordAt(text, from)) || !THE.has(wordAt(text, from + 1))) return from;
  return text.numberFrom.has(from + 2) ? from + 2 : from + 3;
}

const OF = new Set(['of', 'von', 'de', 'van']);
const MADE_OF = new Set([...OF, 'mit', 'a', 'met']);
const THE = new Set('the your those den der euren ihren les los las de'.split(' '));

/** "2 - 10 x 10": what looks like a range, with room round its dash, is a number and the first side. */
function countedBy(text: Text, { from, low }: Quantity): number | null {
  const dash = text.tokens[from + 1];
  return low !== null && dash?.text === '-' && !dash.glued && Number.isInteger(low) ? low : null;
}

const ENDS = new Set(
  'for with on in at to or are is all please fur mit im pour avec dans para con en voor met op'.split(' '),
);
const MOST_SIZES = 12;
const INTRODUCTION = 14; // tokens
const LONGEST = 24;
const SORT_WORDS = 2;
const AND = new Set(['and', '&', 'und', 'et', 'y', 'en', 'plus', 'sowie']);
const INTRODUCING = new Set(
  `in of various different several multiple mixed the following sizes size sized dimensions including but not limited to include includes such as like eg available
  measuring ranging from white black ivory clear
  verschiedenen verschiedene mehreren folgenden grossen grosse massen unter anderem wie zum beispiel darunter
  de differentes diverses plusieurs tailles dimensions suivantes notamment comme telles que
  en varios varias diferentes distintos distintas tamanos medidas siguientes como incluyendo
  verschillende diverse meerdere volgende maten afmetingen zoals waaronder`
    .split(/\s+/u)
    .map(fold),
);
const SORTS = new Set(
  `round rectangular square oblong oval trestle banquet serpentine cocktail frame pole clearspan white clear
  rund runde eckig eckige rechteckig rechteckige quadratisch rond ronde rondes ronds rectangulaire rectangulaires carre
  redonda redondas rectangular rectangulares cuadrada rechthoekig rechthoekige vierkant`
    .split(/\s+/u)
    .map(fold),
);
const DIRECTIONS = new Set(
  'wide deep high long tall breit tief hoch lang large profond haut ancho fondo alto breed diep hoog width depth height by per apart from away'.split(
    ' ',
  ),
);

/** What is hired in several sizes at a time. */
const OF_SIZES: ReadonlySet<Kind> = new Set<Kind>([
  'marquee',
  'gazebo',
  'table_round',
  'table_trestle',
  'table_desk',
  'dance_floor',
  'projection_screen',
  'display',
  'tablecloth',
  'parasol',
  'generator',
]);
