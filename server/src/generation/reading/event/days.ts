import type { Fact } from '../../facts.ts';
import { findAll, type Lexicon } from '../words/lexicon.ts';
import { readCompound } from '../document/number-words.ts';
import type { Quantity } from '../document/numbers.ts';
import { factOf, markAt, type Span, type Text, wordAt } from '../document/text.ts';
import { plainWeekday, WEEKDAYS } from '../calendar.ts';
import { behindArticle, behindJoint, behindTime, type DateSpan, isDashed, isOtherDate } from './dates.ts';
import { vocabulary } from './vocabulary.ts';

const words = vocabulary('days');

const ORDINALS = ['second', 'third', 'fourth'] as const;
const MOST = 366;
const MOST_WEEKS = 26;
const MOST_NUMBERED = 14;
const NEAR = 4; // tokens in which "notice", "valid" and the like take a figure away from the event

interface Stated extends Span {
  readonly days: number;
}

/**
 * For how many days the event runs; 1, with words null, where nothing is said. Counted days go before dates, dates before
 * weekdays, those before weeks, weekends and "the second day"; of each the longest.
 */
export function readDays(text: Text, dates: readonly DateSpan[]): Fact<number> {
  const ways: readonly (() => readonly Stated[])[] = [
    () => [...countedDays(text), ...dayAdjectives(text), ...numberedDays(text)],
    () => dates.filter((date) => date.length > 1 && !isOtherDate(text, date)).map(daysOfDate),
    () => weekdayRanges(text),
    () => [...countedWeeks(text), ...said(text, words()('fortnight'), 14), ...said(text, words()('week_long'), 7)],
    () => [...said(text, words()('weekend'), 2), ...said(text, words()('both_days'), 2)],
    () => ORDINALS.flatMap((ordinal, at) => said(text, words()(ordinal), at + 2)),
  ];
  for (const way of ways) {
    const [longest] = way().toSorted((one, other) => other.days - one.days);
    if (longest !== undefined) return factOf(text, Math.min(longest.days, MOST), longest);
  }
  return { value: 1, words: null };
}

function daysOfDate({ from, to, length }: DateSpan): Stated {
  return { from, to, days: length };
}

/** "two-day", "over three days", "sur deux jours", "on three nights". */
function countedDays(text: Text): readonly Stated[] {
  return text.numbers.flatMap((number) => {
    const at = words()('adjective').at(text.tokens, number.to)?.to ?? number.to;
    const unit = words()('day').at(text.tokens, at) ?? (number.value > 1 ? words()('night').at(text.tokens, at) : null);
    if (unit === null || !isCount(number, MOST)) return [];
    const span = { from: number.from, to: unit.to };
    const ofGuests = words()('day_guest').at(text.tokens, unit.to) !== null || isOfGuests(text, number, unit.to);
    return ofGuests || isOther(text, span) ? [] : [{ ...span, days: number.value }];
  });
}

const FEWEST_GUESTS = 10;
const NEXT_FIGURE = 3; // tokens

/** "Guests: 110 day, 150 evening": the figure of a part of the day, with the other's right behind it. */
function isOfGuests(text: Text, { value }: Quantity, end: number): boolean {
  const singular = !wordAt(text, end - 1).endsWith('s');
  const others = Array.from({ length: NEXT_FIGURE }, (_, step) => text.numberFrom.get(end + step));
  return value >= FEWEST_GUESTS && singular && others.some((other) => (other?.value ?? 0) >= FEWEST_GUESTS);
}

/** "zweitägige Konferenz", "2-tägig", "driedaags". */
function dayAdjectives(text: Text): readonly Stated[] {
  return text.tokens.flatMap(({ text: word }, at) => {
    const [, head, unit] = DAY_ADJECTIVE.exec(word) ?? [];
    if (head === undefined || unit === undefined) return [];
    const before = text.numberTo.get(at);
    const days = head === '' ? before?.value : readCompound(head, unit === 'daags' ? 'nl' : 'de');
    const from = head === '' ? (before?.from ?? at) : at;
    if (days === undefined || days === null || !Number.isInteger(days) || days < 1) return [];
    return isOther(text, { from, to: at + 1 }) ? [] : [{ from, to: at + 1, days }];
  });
}

const DAY_ADJECTIVE = /^(.*)(tagig|daags)(?:e[nmrs]?)?$/u;

/** "Day 1 … Day 2": headings that number the days. */
function numberedDays(text: Text): readonly Stated[] {
  const headings = text.numbers.flatMap((number) => {
    const unit = words()('day').before(text.tokens, number.from);
    const isHeading = unit !== null && number.low === null && isCount(number, MOST_NUMBERED);
    return isHeading ? [{ from: unit.from, to: number.to, days: number.value }] : [];
  });
  return headings.some(({ days }) => days === 1) ? headings.filter(({ days }) => days > 1) : [];
}

/** "a two-week exhibition", "for three weeks"; "in two weeks" is a date. */
function countedWeeks(text: Text): readonly Stated[] {
  return text.numbers.flatMap((number) => {
    const unit = words()('week').at(text.tokens, number.to);
    if (unit === null || !isCount(number, MOST_WEEKS)) return [];
    const lasts = isDashed(text, number.to) || words()('lasting').before(text.tokens, number.from) !== null;
    const span = { from: number.from, to: unit.to };
    return lasts && !isOther(text, span) ? [{ ...span, days: number.value * 7 }] : [];
  });
}

function isCount({ value }: Quantity, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

/** "Friday to Sunday", "Sat & Sun", "Friday, Saturday and Sunday". */
function weekdayRanges(text: Text): readonly Stated[] {
  return text.tokens.flatMap((_, from) => {
    const first = WEEKDAYS.get(wordAt(text, from));
    const next = first === undefined ? null : nextWeekday(text, from + 1);
    if (first === undefined || next === null || !areWeekdays(text, from, next.at)) return [];
    const last = (next.isListed ? nextWeekday(text, next.at + 1) : null) ?? next;
    const days = ((Math.max(last.weekday, next.weekday) - first + 7) % 7) + 1;
    const span = { from, to: last.at + 1 };
    return days > 1 && !isOther(text, span) && !isOtherDate(text, span) ? [{ ...span, days }] : [];
  });
}

interface Weekday {
  readonly at: number;
  readonly weekday: number;
  readonly isListed: boolean;
}

function nextWeekday(text: Text, at: number): Weekday | null {
  const isListed = markAt(text, at) === ',';
  const joint = isListed ? at + 1 : behindJoint(text, behindTime(text, at));
  const to = joint === null ? null : behindArticle(text, joint);
  const weekday = to === null ? undefined : WEEKDAYS.get(wordAt(text, to));
  return to === null || weekday === undefined ? null : { at: to, weekday, isListed };
}

/** Two shorts alone ("so … di") are words, not weekdays, unless a dash or another mark joins them. */
function areWeekdays(text: Text, first: number, last: number): boolean {
  if ([first, last].some((at) => plainWeekday(wordAt(text, at)) !== null) || isDashed(text, first + 1)) return true;
  const mark = markAt(text, first + 1);
  return mark !== '' && mark !== ',' && text.tokens[first]?.capital === true;
}

function said(text: Text, table: Lexicon<true>, days: number): readonly Stated[] {
  return findAll(text.tokens, table)
    .filter((hit) => !isOther(text, hit))
    .map(({ from, to }) => ({ from, to, days }));
}

/** "three days' notice", "valid for 14 days", "the day before": not days of the event. */
function isOther(text: Text, { from, to }: Span): boolean {
  if ("'’".includes(text.raw[text.tokens[to - 1]?.end ?? 0] ?? '.')) return true;
  return hasOther(text, from - 1, -1) || hasOther(text, to, 1);
}

function hasOther(text: Text, first: number, step: 1 | -1): boolean {
  for (let at = first; Math.abs(at - first) < NEAR; at += step) {
    const token = text.tokens[at];
    if (token === undefined || token.kind === 'break' || ',()'.includes(markAt(text, at) || '.')) return false;
    if (words()('other').at(text.tokens, at) !== null) return true;
  }
  return false;
}
