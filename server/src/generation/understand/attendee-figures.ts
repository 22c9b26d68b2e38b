import { introductionOf } from './attendee-introductions.ts';
import { isCurrency, measureEnd } from './measures.ts';
import { areNotGuests } from './not-guests.ts';
import { inRows } from './rows.ts';
import { findAll, type Lexicon, wordList } from '../reading/document/lexicon.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { clauseOf, markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { AFTER_FIGURE, OF_WHOM, STOPS } from './words/attendee-joints.ts';
import {
  A_TABLE,
  AMONG_THEM,
  ATTENDING,
  FOR_THE_AUDIENCE,
  HOLDS,
  MEAL_AFTER,
  MORE_AFTER,
  MORE_BEFORE,
  NOT_WHOLE_AFTER,
  NOT_WHOLE_BEFORE,
  PAST,
  PEOPLE,
  PER_DAY,
  PRESENT,
  SEAT_WORDS,
  TOTAL_AFTER,
} from './words/people.ts';

const people = wordList(PEOPLE);
const attending = wordList(ATTENDING);
const mealAfter = wordList(MEAL_AFTER);
const totalAfter = wordList(TOTAL_AFTER);
const moreAfter = wordList(MORE_AFTER);
const moreBefore = wordList(MORE_BEFORE);
const notWholeAfter = wordList(NOT_WHOLE_AFTER);
const aTable = wordList(A_TABLE);
const notWholeBefore = wordList(NOT_WHOLE_BEFORE);
const amongThem = wordList(AMONG_THEM);
const perDay = wordList(PER_DAY);
const holds = wordList(HOLDS);
const past = wordList(PAST);
const present = wordList(PRESENT);
const seatWords = wordList(SEAT_WORDS);
const forTheAudience = wordList(FOR_THE_AUDIENCE);

const FEWEST = 2; // "one person can run it"
const MOST = 1_000_000;
const ADJECTIVES = 3; // "250 specially invited wedding guests"
const AUDIENCE_REACH = 6; // "150 white chairs in neat rows FOR THE AUDIENCE"
const THINGS_REACH = 5; // "radio mics, handheld: 4 IN TOTAL"

/** How surely a figure counts the audience: bound to people words, only introduced by "for", by its seats, a part of it, another year's. */
export const SURE = 4;
export const LIKELY = 3;
const SEATS = 2;
const PART = 1;
export const PAST_TIME = 0;

/** A figure that counts people: tokens `[from, to)`, the number itself begins at `number`. */
export interface Figure extends Span {
  readonly number: number;
  readonly value: number;
  readonly sureness: number;
  /** On top of those already counted. */
  readonly adds: boolean;
  /** Said of one meal or one part of the day: "80 for dinner". */
  readonly partOfDay: boolean;
}

/** What a number says of the audience; null where it counts something else. `known`: a number of guests stands before it. */
export function figureAt(text: Text, number: Quantity, things: ReadonlySet<number>, known: boolean): Figure | null {
  const value = Math.ceil(number.value);
  if (value < FEWEST || value > MOST || !Number.isInteger(number.value) || isOtherFigure(text, number)) return null;
  if (areNotGuests(text, number)) return null;
  const bound = peopleAfter(text, number, things);
  const read = bound === null ? unbound(text, number, things, known) : boundTo(text, number, bound);
  if (read === null) return null;
  const elsewhere = isPast(text, number) || isPopulation(text, number);
  const sureness = read.sureness > PAST_TIME && elsewhere ? PAST_TIME : read.sureness;
  return { ...read, number: number.from, value, sureness };
}

type Read = Omit<Figure, 'number' | 'value'>;

function boundTo(text: Text, number: Quantity, bound: number): Read | null {
  const { from } = number;
  const before = introductionOf(text, number);
  const adds = moreAfter.at(text.tokens, number.to) !== null || moreBefore.before(text.tokens, from) !== null;
  const daily = perDay.at(text.tokens, bound);
  if (daily === null && isPartly(text, number, bound, before?.from ?? from)) return null;
  const partOfDay = mealAfter.at(text.tokens, bound) !== null;
  const held = holds.before(text.tokens, before?.from ?? from) ?? holds.before(text.tokens, from);
  return { from, to: daily?.to ?? bound, sureness: held === null ? SURE : SEATS, adds, partOfDay };
}

/** A figure without a word for people behind it. */
function unbound(text: Text, number: Quantity, things: ReadonlySet<number>, known: boolean): Read | null {
  const { from } = number;
  const after = skipOpen(text, number.to);
  const before = introductionOf(text, number);
  const seats = seatsOfAudience(text, number);
  if (seats !== null) return { from, to: seats, sureness: SEATS, adds: false, partOfDay: false };
  if (isPartly(text, number, number.to, before?.from ?? from)) return null;
  const more = moreAfter.at(text.tokens, number.to);
  const adds = more !== null || moreBefore.before(text.tokens, from) !== null;
  const total = totalAfter.at(text.tokens, after);
  if (total !== null)
    return ofThings(text, number, things) ? null : { from, to: total.to, sureness: LIKELY, adds, partOfDay: false };
  const daily = perDay.at(text.tokens, after);
  if (daily !== null && value(number) >= SMALLEST_CROWD) {
    return { from, to: daily.to, sureness: LIKELY, adds, partOfDay: false };
  }
  if (before !== null && endsThere(text, after)) {
    return {
      from: before.from,
      to: number.to,
      sureness: before.strength === 'sure' ? SURE : LIKELY,
      adds: false,
      partOfDay: false,
    };
  }
  const come = attending.at(text.tokens, more?.to ?? after);
  if (come !== null) return { from, to: come.to, sureness: SURE, adds, partOfDay: true };
  const meal = mealAfter.at(text.tokens, more?.to ?? after);
  if (meal !== null) return { from, to: meal.to, sureness: LIKELY, adds, partOfDay: true };
  if (adds && known && endsThere(text, more?.to ?? number.to)) {
    return { from, to: number.to, sureness: PART, adds, partOfDay: false };
  }
  return null;
}

const SMALLEST_CROWD = 20; // "8 a day" are hours or deliveries

function value(number: Quantity): number {
  return number.value;
}

/** A part of the audience, or not of the audience at all. */
export function isPartly(text: Text, number: Quantity, end: number, begin: number): boolean {
  const { from } = number;
  if (notWholeAfter.at(text.tokens, end) !== null || wordAt(text, end) === 'each') return true;
  if (text.language !== 'fr' && aTable.at(text.tokens, end) !== null) return true;
  if (findAll(text.tokens, notWholeAfter, number.to, end).length > 0 && REMOTE.has(wordAt(text, number.to)))
    return true;
  const before = [notWholeBefore, amongThem].some(
    (table) => table.before(text.tokens, begin) !== null || table.before(text.tokens, from) !== null,
  );
  return before || amongThem.at(text.tokens, number.to) !== null;
}

const REMOTE = new Set('online remote virtual digital'.split(' '));

/** Where the people word after a figure ends: "250 guests", "170 or so invited people", "20 of my friends". */
function peopleAfter(text: Text, number: Quantity, things: ReadonlySet<number>): number | null {
  let at = skipOpen(text, number.to);
  if (wordAt(text, at) === 'of' && OF_WHOM.has(wordAt(text, at + 1))) at += 2;
  for (let skipped = 0; skipped <= ADJECTIVES; skipped += 1) {
    const hit = people.at(text.tokens, at);
    if (things.has(at)) return null;
    if (hit !== null) return things.has(hit.to) && !areMany(text, hit.to) ? null : hit.to;
    if (isShortWord(text, at, number)) return at + 1;
    const token = text.tokens[at];
    const elided = text.language === 'fr' && (token?.text === "d'" || token?.text === 'de');
    if (token?.kind !== 'word' || (STOPS.has(token.text) && !elided)) return null;
    at += 1;
  }
  return null;
}

/** "50 pax subwoofer lights": a word that stands for several describes no thing, as "30 guest chairs" does. */
function areMany(text: Text, end: number): boolean {
  const word = wordAt(text, end - 1);
  return word.endsWith('s') || MANY.has(word);
}

const MANY = new Set('pax ppl people leute gaste personen teilnehmer besucher gasten mensen deelnemers'.split(' '));

/** "75 p.", "40 man", "forty-five covers": words that mean people right behind a figure only. */
function isShortWord(text: Text, at: number, number: Quantity): boolean {
  const word = wordAt(text, at);
  if (word === 'man' || word === 'mann') return text.language === (word === 'man' ? 'nl' : 'de');
  if (at !== number.to || number.value < FEWEST_SHORT || text.tokens[at]?.glued === true) return false;
  return SHORT_WORDS.has(word) && !BANDS.has(wordAt(text, at + 1));
}

const FEWEST_SHORT = 5;
const SHORT_WORDS = new Set('p pp covers'.split(' '));
const BANDS = new Set('band bands m'.split(' '));

function skipOpen(text: Text, at: number): number {
  return markAt(text, at) === '+' || markAt(text, at) === '-' ? at + 1 : at;
}

/** "150 white chairs in rows for the audience", "Chairs: 1,450 in all": where the seats of all of them end. */
function seatsOfAudience(text: Text, number: Quantity): number | null {
  const { to: end } = clauseOf(text, number.from);
  for (let at = number.to; at <= number.to + ADJECTIVES && at < end; at += 1) {
    const seat = seatWords.at(text.tokens, at);
    if (seat === null) continue;
    for (let next = seat.to; next < Math.min(end, seat.to + AUDIENCE_REACH); next += 1) {
      const audience = forTheAudience.at(text.tokens, next);
      if (audience !== null) return audience.to;
    }
    return null;
  }
  const total = totalAfter.at(text.tokens, number.to);
  const heading = ':' === markAt(text, number.from - 1) && seatWords.before(text.tokens, number.from - 1) !== null;
  return total !== null && heading ? total.to : null;
}

function ofThings(text: Text, { from }: Quantity, things: ReadonlySet<number>): boolean {
  const first = Math.max(sentenceOf(text, from).from, from - THINGS_REACH);
  for (let at = from - 1; at >= first; at -= 1) if (things.has(at)) return true;
  return false;
}

/** "last year's do was for 85", "up from 85 last time": the nearest word of time is one of another year. */
function isPast(text: Text, { from, to }: Quantity): boolean {
  const clause = clauseOf(text, from);
  const later = firstTime(text, to, clause.to, present, past);
  if (later === 'past') return true;
  if (later === 'present') return false;
  const earlier = lastTime(text, clause.from, from);
  if (earlier !== null) return earlier === 'past';
  const sentence = sentenceOf(text, from);
  const before = clauseOf(text, clause.from - 2);
  return clause.from - 1 > sentence.from && lastTime(text, before.from, clause.from) === 'past';
}

/** "A tiny town, 3,000 people", "eine Gemeinde mit 12.000 Einwohnern": who lives there. */
function isPopulation(text: Text, { from, to }: Quantity): boolean {
  const around = [from - 1, from - 2, from - 3, to, to + 1].map((at) => wordAt(text, at));
  return around.some((word, index) => (index < 3 ? PLACES : LIVING).has(word));
}

const PLACES = new Set(
  'town village city population stadt dorf gemeinde ville village commune pueblo ciudad dorp stad'.split(' '),
);
const LIVING = new Set(
  'inhabitants residents souls einwohner einwohnern bewohner habitants habitantes inwoners'.split(' '),
);

type Time = 'past' | 'present';

function firstTime(text: Text, from: number, to: number, now: Lexicon<true>, then: Lexicon<true>): Time | null {
  for (let at = from; at < Math.min(to, from + TIME_REACH); at += 1) {
    if (then.at(text.tokens, at) !== null) return 'past';
    if (now.at(text.tokens, at) !== null) return 'present';
  }
  return null;
}

function lastTime(text: Text, from: number, to: number): Time | null {
  for (let at = to - 1; at >= Math.max(from, to - TIME_REACH); at -= 1) {
    if (past.at(text.tokens, at) !== null) return 'past';
    if (present.at(text.tokens, at) !== null) return 'present';
  }
  return null;
}

const TIME_REACH = 12;

/** Nothing that the figure could count follows it. */
function endsThere(text: Text, at: number): boolean {
  const token = text.tokens[at];
  if (token === undefined || token.kind === 'break' || token.kind === 'date' || token.kind === 'time') return true;
  if (token.text === '(' && isAside(text, at)) return false;
  if (token.kind === 'mark') return token.text !== 'x' && token.text !== '%' && !isCurrency(text, at);
  return (
    token.kind === 'word' &&
    (AFTER_FIGURE.has(token.text) || past.at(text.tokens, at) !== null || present.at(text.tokens, at) !== null)
  );
}

/** "Three (MONO) sources": the noun stands behind it. */
function isAside(text: Text, open: number): boolean {
  const close = [2, 3].find((step) => markAt(text, open + step) === ')');
  if (close === undefined) return false;
  const next = wordAt(text, open + close + 1);
  return next !== '' && !AFTER_FIGURE.has(next);
}

/** "500 a day", "148 day guests": the measure of time belongs to the people. */
function isPartOfDay(text: Text, { to }: Quantity): boolean {
  return (
    perDay.at(text.tokens, to) !== null || (DAY_PARTS.has(wordAt(text, to)) && people.at(text.tokens, to + 1) !== null)
  );
}

const DAY_PARTS = new Set('day night full'.split(' '));

/** Prices, years, sizes, times and numbers of things. */
export function isOtherFigure(text: Text, number: Quantity): boolean {
  const before = text.tokens[number.from - 1];
  const after = text.tokens[number.to];
  if (isCurrency(text, number.from - 1) || isCurrency(text, number.to)) return true;
  if (before?.text === '#' || (before?.kind === 'mark' && before.text === 'x')) return true;
  if (after?.kind === 'mark' && (after.text === 'x' || after.text === '%')) return true;
  if (after?.text === '-' && SPANS.has(wordAt(text, number.to + 1))) return true;
  if (inRows(text, number) !== null) return true;
  if (measureEnd(text, number.to) !== null && !isPartOfDay(text, number)) return true;
  if (isNumberOfPaper(text, number) || isSum(text, number) || isDistance(text, number)) return true;
  return isYear(text, number) && people.at(text.tokens, number.to) === null;
}

/** "2-day folk weekend": how long it lasts. */
const SPANS = new Set(['day', 'night', 'hour', 'week']);

/** "It cost 640 all told", "das Budget liegt bei 2500": money though no currency stands with it. */
function isSum(text: Text, { from }: Quantity): boolean {
  const { from: first } = clauseOf(text, from);
  for (let at = from - 1; at >= Math.max(first, from - SUM_REACH); at -= 1) if (SUMS.has(wordAt(text, at))) return true;
  return (
    wordAt(text, from - 1) === 'to' && wordAt(text, from - 2) === 'came' && SAID_OF_SUMS.has(wordAt(text, from - 3))
  );
}

const SUM_REACH = 4;
const SAID_OF_SUMS = new Set('it that this bill total lot all which invoice quote'.split(' '));
const SUMS = new Set(
  `cost costs paid pay paying bill billed charge charged quoted budget spent spend price priced fee invoice deposit
  kostet kostete gekostet bezahlt bezahlen bezahlten budget preis kosten rechnung cout coute coutait paye payons payer prix facture
  costo cuesta costaba pagamos pagado pagar presupuesto precio factura kost kostte betaald betaalden betalen prijs begroting`.split(
    /\s+/u,
  ),
);

/** "The town 10K", "a 5k on Sunday": so far do they run. */
function isDistance(text: Text, { from, to, value }: Quantity): boolean {
  const run = wordAt(text, to - 1) === 'k' && to - from === 2 && RUNS.has(value);
  return run && people.at(text.tokens, to) === null && attending.at(text.tokens, to) === null;
}

const RUNS = new Set([3000, 5000, 8000, 10_000, 15_000, 20_000, 21_000, 42_000]);

/** "The 2010 programme", "in 1998"; a round figure is more likely a crowd. */
function isYear(text: Text, { from, to, value }: Quantity): boolean {
  const first = text.tokens[from];
  const plain = to - from === 1 && /^(?:19|20)\d\d$/u.test(text.raw.slice(first?.start, first?.end));
  if (!plain || value < YEARS[0] || value > YEARS[1]) return false;
  return value % ROUND !== 0 || YEAR_BEFORE.has(wordAt(text, from - 1));
}

const YEARS = [1960, 2049] as const;
const ROUND = 50;
const YEAR_BEFORE = new Set('in since year anno jahr seit annee depuis ano desde sinds jaar season saison'.split(' '));

/** "Bid notice 16125", "Invitation No. 4512", "Los 12": what a paper or one of its parts goes by. */
function isNumberOfPaper(text: Text, { from }: Quantity): boolean {
  const label = PAPER_LABELS.has(wordAt(text, from - 1)) || ':#'.includes(markAt(text, from - 1) || '.');
  return PAPERS.has(wordAt(text, from - 1)) || (label && PAPERS.has(wordAt(text, from - 2)));
}

const PAPER_LABELS = new Set('no nr number num id ref nummer numero'.split(' '));
const PAPERS = new Set(
  `bid notice notices tender rfp rfq itb ifb solicitation invitation contract reference ref lot item clause section appendix annex
  page invoice quote quotation job permit policy po purchase order account licence license postcode zip box
  vergabenummer aktenzeichen auftrag los position seite anlage rechnung vertrag plz marche lot article annexe facture devis
  expediente lote contrato articulo anexo factura partida bestek perceel bijlage opdracht offerte bladzijde`.split(
    /\s+/u,
  ),
);
