import { isMakeUp } from '../reading/scene/make-up.ts';
import { conversionBefore, measureEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { SCALES } from './scale.ts';
import { isSecondOfPair } from './second-of-pair.ts';
import { isCross, isDiagonal, sizeBehind } from './size-behind.ts';
import { isChosen, numberWithUnit, sizeGroup } from './size-group.ts';
import { fold } from '../reading/document/fold.ts';
import { wordList } from '../reading/document/lexicon.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { clauseOf, markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { ABOUT, QUANTITY_LABELS, SAID_OF } from './words/amounts.ts';
import { MONTHS } from './words/calendar.ts';
import { CLASSIFIERS, COUNT_STOPS, PAIRS } from './words/demands.ts';
import { NUMBER_WORDS } from './words/numbers.ts';

/** How many of a thing are asked for. */
export interface Count extends Span {
  /** Null where none is said; `article` where only "a" says it. */
  readonly value: number | null;
  readonly article: boolean;
  /** Where the thing's own words begin, behind its figure and its size. */
  readonly named: number;
  /** Where its size or its own words begin, behind the figure. */
  readonly sized: number;
}

const about = wordList(ABOUT);
const BEING = new Set('to be being are is shall must should will need have'.split(' '));
const MOST = 1_000_000;
const REACH = 14; // tokens between a figure and its noun: "900 Brightline or similar chairs"

/** The figure bound to a mention, before or behind it; sizes, prices and other things' figures are none. */
export function countOf(text: Text, mention: Mention, previousEnd: number): Count {
  const said = countBefore(text, mention, previousEnd);
  const before = said.value === null && isSecondOfPair(text, mention) ? { ...said, value: 1, article: true } : said;
  if (before.value !== null && !before.article) return before;
  const behind = countBehind(text, mention);
  if (behind !== null) return { ...behind, named: before.named, from: before.from, sized: before.sized };
  return before;
}

function countBefore(text: Text, mention: Mention, previousEnd: number): Count {
  const limit = Math.max(sentenceOf(text, mention.from).from, mention.from - REACH, previousEnd);
  let at = mention.from;
  let named = mention.from;
  let factor = 1;
  let sized = mention.from; // where the size begins that stands before the thing
  while (at > limit) {
    const converted = conversionBefore(text, at);
    if (converted !== null) {
      at = converted;
      continue;
    }
    const number = text.numberTo.get(at);
    const described = number !== undefined && (isAttribute(text, number) || isModelNumber(text, number, mention));
    if (described) {
      at = number.from;
      continue;
    }
    if (number !== undefined && MONTHS.has(wordAt(text, number.from - 1)) && isDay(text, number)) break; // "by September 22 Platform"
    if (number !== undefined && isOfLabelBefore(text, number, mention)) break;
    if (number !== undefined && number.value > 1 && wordAt(text, number.from - 1) === 'every') break; // "one to EVERY TWO seats"
    if (number !== undefined) {
      const group = sizeGroup(text, number, mention, limit);
      if (group.count !== null) return found(text, group.count, factor * group.times, mention, named);
      at = group.from;
      sized = at;
      continue;
    }
    const unit = text.tokens[at - 1];
    const measured = unit?.kind === 'word' ? numberWithUnit(text, at) : null;
    if (measured !== null) {
      const group = sizeGroup(text, measured, mention, limit);
      if (group.count !== null) return found(text, group.count, factor * group.times, mention, named);
      at = group.from;
      sized = at;
      continue;
    }
    const word = wordAt(text, at - 1);
    // "ein paar": a few; "zwei Paar": pairs
    if (word === 'paar' && !text.numberTo.has(at - 1) && text.tokens[at - 1]?.capital !== true) break;
    if (
      CLASSIFIERS.has(word) ||
      (word === 'of' && CLASSIFIERS.has(wordAt(text, at - 2))) ||
      markAt(text, at - 1) === 'x'
    ) {
      if (PAIRS.has(word)) factor = 2;
      at -= 1;
      continue;
    }
    if ((word === 'of' || word === 'each') && text.numberTo.has(at - 1)) {
      at -= 1; // "a couple of mics", "a dozen of", "50 each 60-inch rounds"
      continue;
    }
    if (ARTICLES[text.language].has(word) && VAGUE.has(wordAt(text, at))) break;
    if (ARTICLES[text.language].has(word)) {
      return { from: at - 1, to: mention.to, value: factor, article: true, named, sized: at };
    }
    if (isTheOne(text, mention, at - 1)) {
      return { from: at - 1, to: mention.to, value: factor, article: true, named: at, sized: at };
    }
    if (RANGE_JOINTS.has(word) && SCALES.has(wordAt(text, at)) && SCALES.has(wordAt(text, at - 2))) {
      at -= 2; // "a medium to large fan"
      named = at;
      continue;
    }
    if (word === 'or' && EQUIVALENTS.has(wordAt(text, at))) {
      at -= 1;
      continue;
    }
    if (isNameJoint(text, at - 1)) {
      at -= 1; // "one ALLEN & HEATH SQ5"
      continue;
    }
    if (isSecondDriver(text, at)) {
      at -= 1; // `8 x 15" + 2" WEDGES`
      continue;
    }
    if (markAt(text, at - 1) === '+') break; // "PA for 400 + desk"
    if (mention.kinds[0] === 'toilet_accessible' && BEING.has(word)) {
      at -= 1; // "of which 2 TO BE accessible"
      continue;
    }
    if (isListedCount(text, at - 1)) {
      at -= 1;
      continue;
    }
    const chosen = isPart(text, mention, at) ? null : chosenOf(text, at);
    if (chosen !== null) {
      at = chosen;
      continue;
    }
    if (markAt(text, at - 1) === ',' && LOOKS.has(wordAt(text, at - 2))) {
      at -= 1; // "two CLEAN, good-looking tables"
      continue;
    }
    if (word === '' && !QUOTES.has(markAt(text, at - 1))) break;
    const tied = text.raw[(text.tokens[at - 1]?.start ?? 0) - 1] === '-'; // "10 free-STANDING pinboards"
    if ((COUNT_STOPS.has(word) && !tied) || (sized < mention.from && ROOMS.has(word))) break; // "18 boardroom 75in screen"
    at -= 1;
    if (word !== '') named = at;
  }
  return { from: mention.from, to: mention.to, value: null, article: false, named: mention.from, sized };
}

/** The `+ 2"` of `15" + 2" wedges`: what is in one of them. */
function isSecondDriver(text: Text, at: number): boolean {
  const number = text.numberFrom.get(at);
  const joined = DRIVER_JOINTS.has(markAt(text, at - 1));
  return joined && number !== undefined && wordAt(text, number.to) === 'inch' && wordAt(text, at - 2) === 'inch';
}

const DRIVER_JOINTS = new Set(['+', '/', '&']);

/** "Allen & Heath": between two names. */
function isNameJoint(text: Text, at: number): boolean {
  const [before, next] = [text.tokens[at - 1], text.tokens[at + 1]];
  const named = before?.kind === 'word' && before.capital && next?.kind === 'word' && next.capital;
  return markAt(text, at) === '&' && named;
}

/** "Sillas: 120 uds. MESAS: 15 uds.": of things that are all named before their figures it is that of the one before. */
function isOfLabelBefore(text: Text, { from }: Quantity, { to }: Mention): boolean {
  return markAt(text, from - 1) === ':' && wordAt(text, from - 2) !== '' && markAt(text, to) === ':';
}

/** A month before a figure that may be a day of it: in digits, without a comma or a colon between. */
function isDay(text: Text, { from, to, value }: Quantity): boolean {
  return to - from === 1 && text.tokens[from]?.kind === 'number' && value >= 1 && value <= 31 && text.language === 'en';
}

const LOOKS = new Set(
  'back clean sturdy solid strong stable simple plain flat uniform comfortable good nice beautiful elegant'.split(' '),
);
const ROOMS = new Set('boardroom classroom theater theatre cabaret banquet u'.split(' '));

/** "THE Sperry sailcloth tent", "THE dancing PA set": one by its name, with words of its own before it. */
function isTheOne(text: Text, { kinds, to }: Mention, at: number): boolean {
  if (text.language !== 'en' || wordAt(text, at) !== 'the' || kinds.length === 0) return false;
  const noun = wordAt(text, to - 1);
  const known = text.tokens.slice(Math.max(0, at - PART_REACH), at).some((token) => token.text === noun);
  return !known && !/(?:s|ing|age|men)$/u.test(noun) && !MASSES.has(noun);
}

const MASSES = new Set(
  'pa power linen drape crockery cutlery glassware furniture equipment backline carpet festoon bunting haze crew sound light'.split(
    ' ',
  ),
);

/** "Qty 4 - 8ft tables", "12 – chairs": a dash between the figure that begins a line and its thing. */
function isListedCount(text: Text, dash: number): boolean {
  const number = text.numberTo.get(dash);
  const spaced = markAt(text, dash) === '-' && text.tokens[dash]?.glued === false;
  if (number === undefined || !spaced) return false;
  const before = text.tokens[number.from - 1];
  if (before?.kind === 'word') return QUANTITY_LABELS.has(before.text);
  const begins = before === undefined || before.kind === 'break' || before.text === ',';
  return begins && !isLineNumber(text, number);
}

/** "1 - Stage", "2 - Sound": the line's own number. */
function isLineNumber(text: Text, { value }: Quantity): boolean {
  const heads = text.numbers.filter(
    ({ from, to }) => markAt(text, to) === '-' && (text.tokens[from - 1]?.kind ?? 'break') === 'break',
  );
  if (heads.some((head, at) => head.value <= (heads[at - 1]?.value ?? 0))) return false; // "2 - Tent / 12 - Table / 1 - Lectern"
  const numbered = new Set(heads.map((head) => head.value));
  return numbered.has(1) && numbered.has(2) && (numbered.has(value - 1) || numbered.has(value + 1));
}

/** "ONE of those big screens", "100 of the black chairs", "14 strings of your festoon": behind the figure of what is pointed at. */
function chosenOf(text: Text, at: number): number | null {
  if (!isChosen(text, at)) return null;
  const counted = at - 2;
  if (text.numberTo.has(counted) || numberWithUnit(text, counted) !== null) return counted;
  return text.numberTo.has(counted - 1) && wordAt(text, counted - 1) !== '' ? counted - 1 : null;
}

/** "30 tables. 12 of THE tables go in the foyer": a part of those that were named. */
function isPart(text: Text, mention: Mention, at: number): boolean {
  if (at !== mention.from || !THE.has(wordAt(text, at - 1))) return false;
  const noun = wordAt(text, mention.to - 1);
  return text.tokens.slice(Math.max(0, at - PART_REACH), at).some((token) => token.text === noun);
}

const PART_REACH = 60; // tokens
const THE = new Set('the den diesen les los las de'.split(' '));
/** "DJM-900 mixer", "K-12 speakers": the figure belongs to the letters before it. */
function isOfModel(text: Text, { from }: Quantity): boolean {
  const [letters, figure] = [text.tokens[from - 1], text.tokens[from]];
  if (letters?.kind !== 'word' || figure === undefined) return false;
  const joined = /^[-‐‑]$/u.test(text.raw.slice(letters.end, figure.start));
  return joined && /^\p{Lu}{1,5}$/u.test(text.raw.slice(letters.start, letters.end));
}

/** "GK 700RBII + Neo": a figure with letters of a make at it, before another thing. */
function isModelNumber(text: Text, { from, to }: Quantity, mention: Mention): boolean {
  const behind = text.tokens[to];
  if (behind?.glued !== true || from < to - 1 || to >= mention.from || COUNTED_IN.test(behind.text)) return false;
  return MODEL_LETTERS.test(text.raw.slice(behind.start, behind.end));
}

const MODEL_LETTERS = /^\p{Lu}{3,6}$/u;
const COUNTED_IN =
  /^(?:pcs|nos|pax|ppl|set|sets|off|each|unit|units|pce|pces|qty|pair|pairs|stk|inch|feet|volt|watt|amp|amps|kva)$/u;

/** "two 3-speaker systems", "a 4-channel mixer": a figure tied to the next word by a hyphen describes it. */
export function isAttribute(text: Text, number: Quantity): boolean {
  if (isOfModel(text, number)) return true;
  const last = text.tokens[number.to - 1];
  const next = text.tokens[number.to];
  return last !== undefined && next?.kind === 'word' && /^[-‐‑]$/u.test(text.raw.slice(last.end, next.start));
}

function found(text: Text, number: Quantity, factor: number, mention: Mention, named: number): Count {
  const whole =
    Number.isInteger(number.value) &&
    number.value >= 1 &&
    number.value <= MOST &&
    !isPriceOrYear(text, number) &&
    !isStrongThousand(text, number);
  const value = whole ? number.value * factor : null;
  return {
    from: value === null ? mention.from : number.from,
    to: mention.to,
    value,
    article: false,
    named,
    sized: number.to,
  };
}

/** "Chairs: 120", "uplighters x8", "Stühle (120 Stück)": only where nothing else follows that the figure could count. */
function countBehind(text: Text, mention: Mention): Count | null {
  const all = behindAll(text, mention);
  if (all !== null) return all;
  const joint = markAt(text, mention.to);
  const times = joint === 'x';
  const shouted = behindShout(text, mention);
  if (shouted !== null) return shouted;
  const at = times || (joint !== '' && ':(-='.includes(joint)) ? mention.to + 1 : mention.to;
  const from = markAt(text, at) === 'x' ? at + 1 : at;
  const number = text.numberFrom.get(from) ?? (joint === '(' ? text.numberFrom.get(mention.to) : undefined);
  if (number === undefined || number.value < 1 || number.value > MOST || !Number.isInteger(number.value)) return null;
  const crossed = isCross(text, number.to) && text.numberFrom.has(number.to + 1); // "Zelt 10 MAL 20 Meter"
  if (measureEnd(text, number.to) !== null || isPriceOrYear(text, number) || crossed) return null;
  // "Nord Stage 3": which one of its make
  if (joint === '' && mention.model && !/\d/u.test(wordAt(text, mention.to - 1))) return null;
  if (isStrongThousand(text, number) || areKeys(mention, number.value)) return null;
  if (isDiagonal(text, mention, number)) return null;
  let end = number.to;
  if (CLASSIFIERS.has(wordAt(text, end)) || (joint !== '' && PLAIN.has(wordAt(text, end)))) end += 1;
  const closed = markAt(text, number.from) === '(';
  const sized = joint !== '' && sizeBehind(text, end) !== null; // "Riser - one 8 x 8"
  const next = wordAt(text, end);
  if (!closed && !sized && next !== '' && !(times && SAID_OF.has(next))) return null;
  if (joint === '(' && markAt(text, end) === ')') end += 1;
  if (
    !sized &&
    joint === ':' &&
    clauseOf(text, number.from).to - number.from > 4 &&
    text.tokens[number.to]?.kind === 'number'
  )
    return null;
  return { from: mention.from, to: end, value: number.value, article: false, named: mention.from, sized: mention.from };
}

/** "Wireless microphones FOR ALL PERFORMERS (4)". */
function behindAll(text: Text, mention: Mention): Count | null {
  if (!forAll.has(wordAt(text, mention.to)) || !ALL.has(wordAt(text, mention.to + 1))) return null;
  let at = mention.to + 2;
  while (at < mention.to + 5 && text.tokens[at]?.kind === 'word') at += 1;
  const number = markAt(text, at) === '(' ? (text.numberFrom.get(at) ?? text.numberFrom.get(at + 1)) : undefined;
  const closed = number !== undefined && (markAt(text, number.to) === ')' || markAt(text, number.to - 1) === ')');
  if (number === undefined || !closed || !Number.isInteger(number.value) || number.value < 1) return null;
  const { from } = mention;
  return { from, to: number.to, value: number.value, article: false, named: from, sized: from };
}

const forAll = new Set('for fur pour para voor'.split(' '));
const ALL = new Set('all the each alle jeden tous toutes todos todas'.split(' '));

/** "Extension cords!! 40", "Tents. Two 20x20 for the quilts": a thing that is a sentence of its own, and how many of it. */
function behindShout(text: Text, mention: Mention): Count | null {
  let at = mention.to;
  while (at < mention.to + 3 && text.tokens[at]?.kind === 'break' && '!.'.includes(text.tokens[at]?.text ?? '-'))
    at += 1;
  if (at === mention.to) return null;
  at = about.at(text.tokens, at)?.to ?? at;
  const number = text.numberFrom.get(at);
  if (number === undefined || !Number.isInteger(number.value) || number.value < 1) return null;
  const before = text.tokens[mention.from - 1];
  const alone = before === undefined || before.kind === 'break' || ')-*'.includes(before.text);
  const end = text.tokens[number.to];
  const ends = end === undefined || end.kind === 'break';
  if (!alone || isPriceOrYear(text, number) || !(ends || sizeBehind(text, number.to) !== null)) return null;
  return {
    from: mention.from,
    to: number.to,
    value: number.value,
    article: false,
    named: mention.from,
    sized: mention.from,
  };
}

/** "Washrooms: 18 regular, 3 accessible": no more than the ordinary ones. */
const PLAIN = new Set(
  'regular standard normal ordinary plain basic usual normale normaler normalen normales standaard gewone ordinaires classiques normal corrientes'.split(
    ' ',
  ),
);

/** "a 7k projector": how bright or strong it is. */
export function isStrongThousand(text: Text, number: Quantity): boolean {
  return wordAt(text, number.to - 1) === 'k';
}

/** "Nord Stage 88": how many keys it has. */
function areKeys({ kinds: [kind] }: Mention, value: number): boolean {
  return (kind === 'keyboard' || kind === 'piano') && KEYS.has(value);
}

const KEYS = new Set([25, 37, 49, 61, 73, 76, 88]);

/** A figure of money, a share or a year. */
export function isPriceOrYear(text: Text, number: Quantity): boolean {
  const before = text.tokens[number.from - 1];
  const after = text.tokens[number.to];
  if (before?.kind === 'mark' && '£$€#@'.includes(before.text)) return true;
  if (after?.kind === 'mark' && '£$€%'.includes(after.text)) return true;
  const token = text.tokens[number.from];
  return number.to - number.from === 1 && token !== undefined && /^20[1-4]\d$/u.test(token.text);
}

/** "a FEW uplighters": no figure. */
const VAGUE = new Set(
  'few bit lot number range selection variety load handful handvoll poignee punado handvol bunch mix choice lots paar wenig reihe certain quelques poco pocos serie aantal beetje'.split(
    ' ',
  ),
);
const QUOTES = new Set(['/', '"', "'", '“', '”', '‘', '’', '*', '«', '»', '+']);
const RANGE_JOINTS = new Set(['to', 'bis', 'a', 'tot', 'or', 'oder', 'ou', 'o', 'of']);
const EQUIVALENTS = new Set(['equivalent', 'similar', 'comparable', 'equal']);
const ARTICLES = {
  en: articles('en'),
  de: articles('de'),
  fr: articles('fr'),
  es: articles('es'),
  nl: articles('nl'),
};

function articles(language: keyof typeof NUMBER_WORDS): ReadonlySet<string> {
  return new Set(NUMBER_WORDS[language].articles.map(fold));
}
