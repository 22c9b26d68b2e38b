import type { Fact } from '../types.ts';
import { type Figure, figureAt, LIKELY, PAST_TIME, SURE } from './attendee-figures.ts';
import { dayGuests } from './day-guests.ts';
import { measureEnd } from './measures.ts';
import { inRows } from './rows.ts';
import { findAll, type Lexicon, wordList } from '../reading/document/lexicon.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { factOf, markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { APPROXIMATELY, PLUS } from './words/attendee-joints.ts';
import { ADULTS, CHILDREN, RISING, SEAT_WORDS, SITTING, STANDING, TABLES_OF } from './words/people.ts';

const tables = wordList(TABLES_OF);
const children = wordList(CHILDREN);
const adults = wordList(ADULTS);
const sitting = wordList(SITTING);
const standing = wordList(STANDING);
const rising = wordList(RISING);
const seats = wordList(SEAT_WORDS);

const MOST = 1_000_000;
const MOST_SEATS = 30;

/**
 * How many attend, of a range the upper end: the largest of the figures that most surely count people. Added to it are
 * "80 more" and others who stand beside it ("250 children and 300 parents"). Last year's number counts only where no
 * other is said. Null where no figure counts people. `taken` are spans that count somebody else (performers, the seats
 * of one of several rooms, days of dates); `things` are the tokens at which the name of a piece of equipment begins.
 */
export function readAttendees(text: Text, taken: readonly Span[], things: ReadonlySet<number>): Fact<number> | null {
  const takenAt = new Set(taken.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)));
  const figures: Figure[] = [];
  const guests = new Set(dayGuests(text));
  let isLikely = false;
  for (const number of text.numbers) {
    if (takenAt.has(number.from) && takenAt.has(number.to - 1)) continue;
    const figure: Figure | null = guests.has(number) ? ofDay(number) : figureAt(text, number, things, isLikely);
    if (figure === null) continue;
    figures.push(figure);
    isLikely ||= figure.sureness >= LIKELY;
  }
  const counts = figures.some(({ adds }) => !adds) ? figures.filter(({ adds }) => !adds) : figures;
  const whole = counts.filter((figure) => !isPart(text, figure, counts));
  const best = whole.toSorted((a, b) => b.sureness - a.sureness || b.value - a.value)[0];
  if (best === undefined) return readSeatedTables(text);
  if (best.sureness === PAST_TIME) return factOf(text, best.value, best);
  const upper = upperEnd(text, best);
  if (upper !== null) return factOf(text, upper.value, upper);
  const beside = best.sureness === SURE ? besides(text, best, figures) : [];
  const more = figures.filter((figure) => figure.adds && figure.from > best.from && !beside.includes(figure));
  return added(text, best, [...beside, ...more]);
}

/** "110 day, 150 evening". */
function ofDay({ from, to, value }: Quantity): Figure {
  return { value, from, to, number: from, sureness: SURE, adds: false, partOfDay: true };
}

/** "Interpretation for 40 OF THE guests", where more are told of elsewhere. */
function isPart(text: Text, { number, value }: Figure, figures: readonly Figure[]): boolean {
  const behind = text.numberFrom.get(number)?.to ?? number + 1;
  const of = OF_THE.has(`${wordAt(text, behind)} ${wordAt(text, behind + 1)}`) || OF_THEM.has(wordAt(text, behind));
  return of && figures.some((other) => other.value > value);
}

const OF_THE = new Set(['of the', 'of those', 'of these', 'of our', 'of us', 'de los', 'de las', 'van de', 'von den']);
const OF_THEM = new Set(['der', 'unserer', 'des', 'parmi']);

function added(text: Text, best: Figure, others: readonly Figure[]): Fact<number> {
  const value = others.reduce((sum, other) => sum + other.value, best.value);
  const from = Math.min(best.from, ...others.map((other) => other.from));
  const to = Math.max(best.to, ...others.map((other) => other.to));
  const inOneSentence = sentenceOf(text, from).to >= to;
  return factOf(text, Math.min(value, MOST), inOneSentence ? { from, to } : best);
}

/** "ten tables of ten", "10 rows of 20 seats": where nothing else counts the guests, their seats do. */
function readSeatedTables(text: Text): Fact<number> | null {
  for (const number of text.numbers) {
    const rows = inRows(text, number);
    if (rows !== null && seats.at(text.tokens, rows.to) !== null) return factOf(text, rows.value, rows);
    const of = tables.at(text.tokens, number.to);
    const each = of === null ? undefined : text.numberFrom.get(of.to);
    if (each === undefined || each.value > MOST_SEATS || measureEnd(text, each.to) !== null) continue;
    const people = Math.ceil(number.value * each.value);
    if (people >= 1 && people <= MOST) return factOf(text, people, { from: number.from, to: each.to });
  }
  return null;
}

const RISE_REACH = 5;
const MOST_RISE = 3; // times the figure; more than that is another thing

/** "200 guests, possibly 250". */
function upperEnd(text: Text, best: Figure): { value: number; from: number; to: number } | null {
  const { to: end } = sentenceOf(text, best.from);
  for (let at = best.to; at < Math.min(end, best.to + RISE_REACH); at += 1) {
    const hit = rising.at(text.tokens, at);
    const number = hit === null ? undefined : text.numberFrom.get(hit.to);
    if (number === undefined) continue;
    const grows = number.value > best.value && number.value <= best.value * MOST_RISE && Number.isInteger(number.value);
    const next = text.tokens[number.to];
    const ends = next === undefined || next.kind === 'break' || ',)('.includes(markAt(text, number.to) || '.');
    return grows && ends ? { value: number.value, from: best.from, to: number.to } : null;
  }
  return null;
}

/** Those who stand right beside the figure and are others: on both sides, one after the other. */
function besides(text: Text, best: Figure, figures: readonly Figure[]): readonly Figure[] {
  const sure = figures.filter((figure) => figure.sureness === SURE);
  const at = sure.indexOf(best);
  const found: Figure[] = [];
  for (const step of [-1, 1]) {
    for (let index = at; ; index += step) {
      const one = sure[index];
      const other = sure[index + step];
      if (one === undefined || other === undefined) break;
      const [first, second] = step === 1 ? [one, other] : [other, one];
      if (!areOthers(text, first, second)) break;
      found.push(other);
    }
  }
  return found;
}

/** "100 adults and 40 children", "60 members plus their 50 guests"; not "80 day guests and 120 evening guests". */
function areOthers(text: Text, first: Figure, second: Figure): boolean {
  if (first.partOfDay || second.partOfDay || nounOf(text, first) === nounOf(text, second)) return false;
  const joint = text.tokens[first.to]?.text ?? '';
  const comma = markAt(text, first.to) === ',';
  if (!comma && !PLUS.has(joint)) return false;
  for (let at = first.to + 1; at < second.number; at += 1) {
    if (!APPROXIMATELY.has(wordAt(text, at)) && !FILLERS.has(wordAt(text, at)) && markAt(text, at) !== '~')
      return false;
  }
  const contrast = is(text, children, first) !== is(text, children, second);
  const grownUp = is(text, adults, first) || is(text, adults, second);
  const seats =
    is(text, sitting, first) !== is(text, sitting, second) && is(text, standing, first) !== is(text, standing, second);
  return !comma || (contrast && grownUp) || seats || continuesList(text, second);
}

/** "100 adults, 40 children and 10 teachers": the comma stands for an "and". */
function continuesList(text: Text, { to }: Figure): boolean {
  return PLUS.has(text.tokens[to]?.text ?? '') && text.numberFrom.has(to + 1);
}

function nounOf(text: Text, { to }: Figure): string {
  return wordAt(text, to - 1);
}

function is(text: Text, table: Lexicon<true>, { number, to }: Figure): boolean {
  return findAll(text.tokens, table, number, to).length > 0;
}

const FILLERS = new Set(
  'the their its our their der die das ihre ihren deren les leurs des los las sus unos unas de hun onze and und et y en'.split(
    ' ',
  ),
);
