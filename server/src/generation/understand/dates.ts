import type { Fact } from '../types.ts';
import { wordList } from './text/lexicon.ts';
import { clauseOf, factOf, markAt, type Span, type Text, wordAt } from './text/text.ts';
import { MONTHS, SHORT_WEEKDAYS, WEEKDAYS } from './words/calendar.ts';
import { DATE_FILLERS, DATE_OF_SOMETHING_ELSE, ORDINALS } from './words/dates.ts';
import { RANGE_JOINTS } from './words/days.ts';

/** A date, or the first and last of several days that run on. The year is null where it is not written. */
export interface DateSpan extends Span {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
  readonly lastDay: number;
  readonly lastMonth: number;
  /** Days from the first to the last, both counted. */
  readonly length: number;
}

const joints = wordList(RANGE_JOINTS);
const somethingElse = wordList(DATE_OF_SOMETHING_ELSE);

/** Every date written with its month, ranges as one: "12–14 March 2027", "May 8 through 10", "vom 3. bis 5. Juli". */
export function readDates(text: Text): DateSpan[] {
  const dates: DateSpan[] = [];
  for (let index = 0; index < text.tokens.length; ) {
    const date = dateAt(text, index);
    if (date === null) index += 1;
    else {
      dates.push(date);
      index = date.to;
    }
  }
  return dates;
}

/** The first day of the event where the words state it with its year, as YYYY-MM-DD; never a date that only was guessed. */
export function readDateFound(text: Text, dates: readonly DateSpan[]): Fact<string> | null {
  for (const date of dates) {
    if (date.year === null || isSomethingElse(text, date)) continue;
    return factOf(text, iso(date.year, date.month, date.day), date);
  }
  return null;
}

/** Whether a date is a deadline, a set-up or a delivery rather than the event's. */
export function isSomethingElse(text: Text, span: Span): boolean {
  const clause = clauseOf(text, span.from);
  const from = Math.max(clause.from, span.from - 7);
  for (let index = from; index < span.from; index += 1) {
    if (somethingElse.at(text.tokens, index) !== null) return true;
  }
  return false;
}

interface Point extends Span {
  readonly day: number;
  readonly month: number | null;
  readonly year: number | null;
}

function dateAt(text: Text, index: number): DateSpan | null {
  const numeric = numericDate(text, index);
  if (numeric !== null) return span(numeric, rangeEnd(text, numeric), jointKind(text, numeric.to));
  const first = point(text, index);
  if (first === null) return null;
  const last = rangeEnd(text, first);
  if (first.month === null && (last === null || last.month === null)) return null;
  return span(first, last, jointKind(text, first.to));
}

function rangeEnd(text: Text, first: Point): Point | null {
  const at = jointAfter(text, first.to);
  return at === null ? null : (numericDate(text, at) ?? point(text, at, first.month !== null));
}

function jointKind(text: Text, at: number): 'and' | 'to' {
  return AND.has(wordAt(text, at)) || markAt(text, at) === '&' ? 'and' : 'to';
}

const AND = new Set(['and', 'und', 'et', 'y', 'en']);

function jointAfter(text: Text, at: number): number | null {
  if (markAt(text, at) === '-' || markAt(text, at) === '/' || markAt(text, at) === '&') return at + 1;
  return joints.at(text.tokens, at)?.to ?? null;
}

function span(first: Point, last: Point | null, joined: 'and' | 'to'): DateSpan | null {
  const year = first.year ?? last?.year ?? null;
  const month = first.month ?? last?.month ?? null;
  if (month === null || !isReal(year ?? 2024, month, first.day)) return null;
  const lastMonth = last?.month ?? month;
  const lastDay = last?.day ?? first.day;
  const end = Date.UTC(last?.year ?? year ?? 2025, lastMonth - 1, lastDay);
  const days = (end - Date.UTC(year ?? 2025, month - 1, first.day)) / 86_400_000 + 1;
  const apart = joined === 'and' && days !== 2; // "5 and 12 March": two days, not a run
  const runsOn = last !== null && days > 1 && days <= 92 && isReal(last.year ?? year ?? 2024, lastMonth, lastDay);
  if (!runsOn) {
    if (first.month === null) return null;
    return {
      from: first.from,
      to: first.to,
      day: first.day,
      month,
      year: first.year,
      lastDay: first.day,
      lastMonth: month,
      length: 1,
    };
  }
  return { from: first.from, to: last.to, day: first.day, month, year, lastDay, lastMonth, length: apart ? 2 : days };
}

/** "Saturday 12th of March 2027", "March 12, 2027", "12." before a range; with `bare` also the "10" of "May 8 to 10, 2026". */
function point(text: Text, index: number, bare = false): Point | null {
  let at = index;
  if (WEEKDAYS.has(wordAt(text, at))) at += 1;
  if (at > index && (markAt(text, at) === ',' || text.tokens[at]?.text === '.')) at += 1;
  while (DATE_FILLERS.has(wordAt(text, at))) at += 1;
  const month = MONTHS.get(wordAt(text, at));
  if (month !== undefined) return monthFirst(text, index, at, month);
  const day = dayNumber(text, at);
  if (day === null) return null;
  at = day.to;
  while (DATE_FILLERS.has(wordAt(text, at))) at += 1;
  const named = MONTHS.get(wordAt(text, at));
  if (named === undefined) {
    const year = bare ? yearAt(text, day.to) : null;
    return { from: index, to: year?.to ?? day.to, day: day.value, month: null, year: year?.value ?? null };
  }
  const year = yearAt(text, at + 1);
  return { from: index, to: year?.to ?? at + 1, day: day.value, month: named, year: year?.value ?? null };
}

function monthFirst(text: Text, from: number, at: number, month: number): Point | null {
  const day = dayNumber(text, at + 1);
  if (day === null) return null;
  const year = yearAt(text, day.to);
  return { from, to: year?.to ?? day.to, day: day.value, month, year: year?.value ?? null };
}

function dayNumber(text: Text, at: number): { value: number; to: number } | null {
  const token = text.tokens[at];
  if (token?.kind !== 'number' || !(token.value >= 1 && token.value <= 31) || !Number.isInteger(token.value))
    return null;
  const next = text.tokens[at + 1];
  return { value: token.value, to: next !== undefined && next.glued && ORDINALS.has(next.text) ? at + 2 : at + 1 };
}

function yearAt(text: Text, at: number): { value: number; to: number } | null {
  let index = at;
  if (markAt(text, index) === ',' || DATE_FILLERS.has(wordAt(text, index))) index += 1;
  const token = text.tokens[index];
  const isYear = token?.kind === 'number' && /^20\d\d$/u.test(token.text);
  return isYear ? { value: token.value, to: index + 1 } : null;
}

/** 2027-03-12, 12.03.2027, 12/03/2027; with slashes only where day and month cannot be taken for one another. */
function numericDate(text: Text, at: number): Point | null {
  const token = text.tokens[at];
  if (token?.kind !== 'date') return null;
  const parts = token.text
    .split(/[./-]/u)
    .filter((part) => part !== '')
    .map(Number);
  const [a = 0, b = 0, c = 0] = parts;
  if (token.text.includes('-') && a > 31) return dated(at, c, b, a);
  const year = c < 100 ? 2000 + c : c;
  if (token.text.includes('/') && text.language === 'en' && a <= 12 && b <= 12 && a !== b) return null;
  return b > 12 ? dated(at, b, a, year) : dated(at, a, b, year);
}

function dated(at: number, day: number, month: number, year: number): Point | null {
  return isReal(year, month, day) ? { from: at, to: at + 1, day, month, year } : null;
}

function isReal(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return month >= 1 && month <= 12 && day >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function iso(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether a word is a weekday, and not one of the shorts that mean something else on their own. */
export function plainWeekday(word: string): number | null {
  return SHORT_WEEKDAYS.has(word) ? null : (WEEKDAYS.get(word) ?? null);
}
