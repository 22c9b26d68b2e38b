import { markAt, type Span, type Text, wordAt } from '../document/text.ts';
import { daysFrom, isDay, isoDay, MONTHS, WEEKDAYS } from '../calendar.ts';
import { vocabulary } from './vocabulary.ts';

/** A day of a year that may not be said. */
export interface Day {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
}

/** A date, or the first and last of several days that run on. */
export interface DateSpan extends Span {
  readonly first: Day;
  readonly last: Day;
  /** Days from the first to the last, both counted, or how many are named. */
  readonly length: number;
}

interface Point extends Span {
  readonly day: number;
  readonly month: number | null;
  readonly year: number | null;
}

const words = vocabulary('dates');

const MOST_LISTED = 7;
const MOST_DAYS = 92;
const MOST_FILLERS = 3; // "am Samstag, den 12.", "the 3rd of July"
const MOST_TIME_PARTS = 3;
const OTHER_REACH = 7; // tokens in which "delivered by" and the like take a date away from the event

/**
 * Every date written with its month, ranges as one: "12–14 March 2027", "May 8 through 10", "vom 3. bis 5. Juli".
 * `dayFirst`: 5/7/2027 is in July.
 */
export function readDates(text: Text, dayFirst = true): readonly DateSpan[] {
  const dates: DateSpan[] = [];
  for (let at = 0; at < text.tokens.length; ) {
    const date = dateAt(text, at, dayFirst);
    if (date !== null) dates.push(date);
    at = date?.to ?? at + 1;
  }
  return dates;
}

/** Whether a date is a deadline, a set-up or a delivery rather than the event's. */
export function isOtherDate(text: Text, { from }: Pick<Span, 'from'>): boolean {
  const first = Math.max(text.clause[from]?.from ?? 0, from - OTHER_REACH);
  for (let at = first; at < from; at += 1) if (words()('other').at(text.tokens, at) !== null) return true;
  return false;
}

/** Behind "to", "bis", "&", a dash or the like: where the other end of a range begins; null where none joins. */
export function behindJoint(text: Text, at: number): number | null {
  if (['-', '/', '&', '+'].includes(markAt(text, at))) return at + 1;
  return words()('joint').at(text.tokens, at)?.to ?? (isDashed(text, at) ? at : null);
}

/** "Fri-Sun", "two-week": between letters a dash is no token of its own. */
export function isDashed(text: Text, at: number): boolean {
  return /^[-–—]$/u.test(text.raw.slice(text.tokens[at - 1]?.end, text.tokens[at]?.start));
}

/** "Friday EVENING to Sunday", "3 June, 18:00 to …": the next token that does not only say the time. */
export function behindTime(text: Text, from: number): number {
  let at = from;
  for (let parts = 0; parts < MOST_TIME_PARTS; parts += 1) {
    const first = markAt(text, at) === ',' ? at + 1 : at;
    const kind = text.tokens[first]?.kind;
    if (kind === 'time') at = isHour(text, first + 1) ? first + 2 : first + 1;
    else if (kind === 'number' && isHour(text, first + 1)) at = first + 2;
    else if (words()('day_part').at(text.tokens, at) !== null) at += 1;
    else break;
  }
  return at;
}

/** Over "the", "on", "den": where the name of a day begins. */
export function behindArticle(text: Text, at: number): number {
  return words()('article').at(text.tokens, at)?.to ?? at;
}

/** "ON Saturday", "NEXT Thursday", "AM KOMMENDEN Freitag": a single day is meant. */
export function isDayBefore(text: Text, at: number): boolean {
  return [words()('next'), words()('on')].some((table) => table.before(text.tokens, at) !== null);
}

function isHour(text: Text, at: number): boolean {
  return words()('hour').at(text.tokens, at) !== null;
}

function dateAt(text: Text, at: number, dayFirst: boolean): DateSpan | null {
  const first = point(text, at, dayFirst, false);
  if (first === null) return null;
  const list = first.month === null ? listFrom(text, first) : null;
  if (list !== null) return list;
  const behind = behindTime(text, first.to);
  const joint = behindJoint(text, behind) ?? behindJoint(text, first.to);
  const next = joint === null ? null : point(text, joint, dayFirst, first.month !== null);
  const last = next === null || (next.month === null && isHour(text, next.to)) ? null : next; // "6 mars à 9 h"
  return spanOf(first, last, isOnlyAnd(text, first.from, behind));
}

/** "5 and 12 March" are two days; "between the 5th and the 12th" is a run of eight. */
function isOnlyAnd(text: Text, from: number, at: number): boolean {
  const between = [0, 1, 2].some((back) => words()('between').at(text.tokens, from - back) !== null);
  return words()('and').at(text.tokens, at) !== null && !between;
}

function spanOf(first: Point, last: Point | null, onlyAnd: boolean): DateSpan | null {
  const month = first.month ?? last?.month ?? null;
  const year = first.year ?? last?.year ?? null;
  if (month === null || !isDay(year, month, first.day)) return null;
  const begin = { day: first.day, month, year };
  const end = last === null ? null : { day: last.day, month: last.month ?? month, year: last.year ?? year };
  const days = end !== null && isDay(end.year, end.month, end.day) ? lengthOf(begin, end) : 0;
  if (last !== null && end !== null && days > 1 && days <= MOST_DAYS)
    return { from: first.from, to: last.to, first: begin, last: end, length: onlyAnd ? 2 : days };
  if (first.month === null) return null;
  const only = { day: first.day, month, year: first.year };
  return { from: first.from, to: first.to, first: only, last: only, length: 1 };
}

function lengthOf(first: Day, last: Day): number {
  const year = first.year ?? 2025;
  return daysFrom(isoDay(year, first.month, first.day), isoDay(last.year ?? year, last.month, last.day));
}

/** "5, 6 and 7 June": each of them named. */
function listFrom(text: Text, first: Point): DateSpan | null {
  let last = first;
  let length = 1;
  for (; length < MOST_LISTED && last.month === null; length += 1) {
    const at = markAt(text, last.to) === ',' ? last.to + 1 : behindJoint(text, last.to);
    const next = at === null ? null : namedPoint(text, at, behindFillers(text, behindWeekday(text, at)), false);
    if (next === null || next.day <= last.day || isMonthFirst(text, next)) return null;
    last = next;
  }
  const { month, year } = last;
  if (month === null || length < 3 || !isDay(year, month, last.day)) return null;
  const [begin, end] = [first, last].map(({ day }) => ({ day, month, year }));
  return begin === undefined || end === undefined
    ? null
    : { from: first.from, to: last.to, first: begin, last: end, length };
}

/** "Between 5th and 7th, Saturday, OCTOBER 10": a date of its own, and those before it are streets. */
function isMonthFirst({ tokens }: Text, { from, to, month }: Point): boolean {
  return month !== null && tokens.slice(from, to - 1).some(({ text: word }) => MONTHS.has(word));
}

/** A day in figures, or with the name of its month. */
function point(text: Text, index: number, dayFirst: boolean, bare: boolean): Point | null {
  const at = behindFillers(text, behindWeekday(text, index));
  return numericPoint(text, index, at, dayFirst) ?? namedPoint(text, index, at, bare);
}

/** "Saturday 12th of March 2027", "March 12, 2027", "12." before a range; `bare`: also the "10" of "May 8 to 10, 2026". */
function namedPoint(text: Text, index: number, at: number, bare: boolean): Point | null {
  const month = MONTHS.get(wordAt(text, at));
  const day = dayAt(text, month === undefined ? at : at + 1);
  if (day === null) return null;
  if (month !== undefined) return withYear(text, { from: index, to: day.to, day: day.value, month });
  const named = behindFillers(text, day.to);
  const last = MONTHS.get(wordAt(text, named));
  if (last !== undefined) return withYear(text, { from: index, to: named + 1, day: day.value, month: last });
  const plain = { from: index, to: day.to, day: day.value, month: null };
  return bare ? withYear(text, plain) : { ...plain, year: null };
}

function behindWeekday(text: Text, at: number): number {
  if (!WEEKDAYS.has(wordAt(text, at))) return at;
  return markAt(text, at + 1) === ',' || text.tokens[at + 1]?.text === '.' ? at + 2 : at + 1;
}

function behindFillers(text: Text, from: number): number {
  let at = from;
  while (at - from < MOST_FILLERS && isFiller(text, at)) at += 1;
  return at;
}

function isFiller(text: Text, at: number): boolean {
  return words()('filler').at(text.tokens, at) !== null;
}

function dayAt(text: Text, at: number): { readonly value: number; readonly to: number } | null {
  const token = text.tokens[at];
  if (token?.kind !== 'number' || !/^\d{1,2}$/u.test(token.text) || token.value < 1 || token.value > 31) return null;
  const isOrdinal = text.tokens[at + 1]?.glued === true && words()('ordinal').at(text.tokens, at + 1) !== null;
  return { value: token.value, to: isOrdinal ? at + 2 : at + 1 };
}

function withYear(text: Text, day: Omit<Point, 'year'>): Point {
  const at = markAt(text, day.to) === ',' || isFiller(text, day.to) ? day.to + 1 : day.to;
  const token = text.tokens[at];
  const isYear = token?.kind === 'number' && /^20\d\d$/u.test(token.text);
  return isYear ? { ...day, to: at + 1, year: token.value } : { ...day, year: null };
}

/** 2027-03-12, 12.03.2027, 12/03/2027, and in German "12.06." without a year. */
function numericPoint(text: Text, index: number, at: number, dayFirst: boolean): Point | null {
  const token = text.tokens[at];
  if (token?.kind !== 'number' && token?.kind !== 'date') return null;
  const [one = 0, two = 0, three = 0] = token.text.split(/[./-]/u).filter(Boolean).map(Number);
  const place = { from: index, to: at + 1 };
  if (token.kind === 'number') {
    const isShort = text.language === 'de' && /^\d{1,2}\.\d{1,2}$/u.test(token.text) && text.raw[token.end] === '.';
    return isShort && isDay(null, two, one) ? { ...place, day: one, month: two, year: null } : null;
  }
  const year = one > 31 ? one : three < 100 ? 2000 + three : three;
  const isMonthFirst = two > 12 || (!dayFirst && token.text.includes('/') && one <= 12);
  const [day, month] = one > 31 ? [three, two] : isMonthFirst ? [two, one] : [one, two];
  return isDay(year, month, day) ? { ...place, day, month, year } : null;
}
