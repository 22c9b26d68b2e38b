import type { Fact } from '../types.ts';
import { wordList } from '../reading/document/lexicon.ts';
import { clauseOf, factOf, markAt, type Span, type Text, wordAt } from '../reading/document/text.ts';
import { MONTHS, SHORT_WEEKDAYS, WEEKDAYS } from './words/calendar.ts';
import { BETWEEN, DATE_FILLERS, DATE_OF_SOMETHING_ELSE, DAY_PARTS, HOURS, ORDINALS } from './words/dates.ts';
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
  const first = numericDate(text, index) ?? point(text, index);
  if (first === null) return null;
  const listed = first.month === null ? dayList(text, first) : null;
  if (listed !== null) return listed;
  const at = skipTime(text, first.to);
  const last = rangeEnd(text, first, at);
  if (first.month === null && (last === null || last.month === null)) return null;
  return span(first, last, jointKind(text, first, at));
}

function rangeEnd(text: Text, first: Point, at: number): Point | null {
  const joint = jointAfter(text, at) ?? (at === first.to ? null : jointAfter(text, first.to));
  const last = joint === null ? null : (numericDate(text, joint) ?? point(text, joint, first.month !== null));
  return last === null || isTimeOfDay(text, last) ? null : last;
}

/** "6 mars à 9 h", "on 3 May to 6 pm": no day but an hour. */
function isTimeOfDay(text: Text, { to, month }: Point): boolean {
  return month === null && HOURS.has(wordAt(text, to));
}

const MOST_LISTED = 7;

/** "5, 6 and 7 June": each of them named. */
function dayList(text: Text, first: Point): DateSpan | null {
  const days = [first.day];
  let last: Point = first;
  while (days.length < MOST_LISTED && last.month === null) {
    const at = markAt(text, last.to) === ',' ? last.to + 1 : jointAfter(text, last.to);
    const next = at === null ? null : point(text, at);
    if (next === null || next.day <= last.day || isMonthFirst(text, next)) return null;
    days.push(next.day);
    last = next;
  }
  const { month, year, to, day } = last;
  if (month === null || days.length < 3 || !isReal(year ?? 2024, month, day)) return null;
  return { from: first.from, to, day: first.day, month, year, lastDay: day, lastMonth: month, length: days.length };
}

/** "Between 5th and 7th, Saturday, OCTOBER 10": a date of its own, and those before it are streets. */
function isMonthFirst(text: Text, { from, to, month }: Point): boolean {
  return month !== null && text.tokens.slice(from, to - 1).some(({ text: word }) => MONTHS.has(word));
}

/** "Friday EVENING to Sunday", "3 June, 18:00 to …": the next token that does not only say the time. */
export function skipTime(text: Text, from: number): number {
  let at = from;
  for (let parts = 0; parts < MOST_TIME_PARTS; parts += 1) {
    const comma = markAt(text, at) === ',' ? 1 : 0;
    const token = text.tokens[at + comma];
    if (token?.kind === 'time') at += comma + (HOURS.has(wordAt(text, at + comma + 1)) ? 2 : 1);
    else if (token?.kind === 'number' && HOURS.has(wordAt(text, at + comma + 1))) at += comma + 2;
    else if (DAY_PARTS.has(wordAt(text, at))) at += 1;
    else break;
  }
  return at;
}

const MOST_TIME_PARTS = 3;

/** "5 and 12 March" are two days; "between the 5th and the 12th" is a run of eight. */
function jointKind(text: Text, first: Point, at: number): 'and' | 'to' {
  const and = AND.has(wordAt(text, at)) || markAt(text, at) === '&';
  const between = [first.from, first.from - 1, first.from - 2].some((before) => BETWEEN.has(wordAt(text, before)));
  return and && !between ? 'and' : 'to';
}

const AND = new Set(['and', 'und', 'et', 'y', 'en']);

export function jointAfter(text: Text, at: number): number | null {
  if (['-', '/', '&', '+'].includes(markAt(text, at))) return at + 1;
  return joints.at(text.tokens, at)?.to ?? (isDashed(text, at) ? at : null);
}

/** "Fri-Sun", "12th-14th": between letters a dash is no token of its own. */
export function isDashed(text: Text, at: number): boolean {
  return /^[-–—]$/u.test(text.raw.slice(text.tokens[at - 1]?.end, text.tokens[at]?.start));
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
  at = skipFillers(text, at);
  const month = MONTHS.get(wordAt(text, at));
  if (month !== undefined) return monthFirst(text, index, at, month);
  const day = dayNumber(text, at);
  if (day === null) return null;
  at = day.to;
  at = skipFillers(text, at);
  const named = MONTHS.get(wordAt(text, at));
  if (named === undefined) {
    const year = bare ? yearAt(text, day.to) : null;
    return { from: index, to: year?.to ?? day.to, day: day.value, month: null, year: year?.value ?? null };
  }
  const year = yearAt(text, at + 1);
  return { from: index, to: year?.to ?? at + 1, day: day.value, month: named, year: year?.value ?? null };
}

const MOST_FILLERS = 3; // "am Samstag, DEN 12.", "the 3rd OF July"

function skipFillers(text: Text, from: number): number {
  let at = from;
  while (at - from < MOST_FILLERS && DATE_FILLERS.has(wordAt(text, at))) at += 1;
  return at;
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
function numericDate(text: Text, index: number): Point | null {
  const at = WEEKDAYS.has(wordAt(text, index)) || DATE_FILLERS.has(wordAt(text, index)) ? index + 1 : index;
  const token = text.tokens[at];
  if (token?.kind === 'number') return withoutYear(text, at);
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

/** "12.06." without a year, as German writes it. */
function withoutYear(text: Text, at: number): Point | null {
  const token = text.tokens[at];
  if (text.language !== 'de' || token === undefined || text.raw[token.end] !== '.') return null;
  const [, day, month] = /^(\d{1,2})\.(\d{1,2})$/u.exec(token.text) ?? [];
  if (day === undefined || month === undefined || !isReal(2024, Number(month), Number(day))) return null;
  return { from: at, to: at + 1, day: Number(day), month: Number(month), year: null };
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
