import type { Fact } from '../types.ts';
import { type DateSpan, isDashed, isSomethingElse, jointAfter, plainWeekday, skipTime } from './dates.ts';
import { dayGuests } from './day-guests.ts';
import { findAll, lexicon, wordList } from '../reading/document/lexicon.ts';
import { type Quantity, readCompound } from '../reading/document/numbers.ts';
import { factOf, markAt, type Span, type Text, wordAt } from '../reading/document/text.ts';
import { WEEKDAYS } from './words/calendar.ts';
import {
  BOTH_DAYS,
  DAY_UNITS,
  DAY_WORDS,
  FORTNIGHT,
  GUESTS_OF_A_DAY,
  LASTING,
  NIGHT_UNITS,
  NOT_EVENT_DAYS,
  ORDINAL_DAYS,
  WEEK_LONG,
  WEEK_UNITS,
  WEEKEND,
} from './words/days.ts';

const dayUnits = wordList(DAY_UNITS);
const nightUnits = wordList(NIGHT_UNITS);
const dayWords = wordList(DAY_WORDS);
const weekend = wordList(WEEKEND);
const weekLong = wordList(WEEK_LONG);
const bothDays = wordList(BOTH_DAYS);
const notEventDays = wordList(NOT_EVENT_DAYS);
const weekUnits = wordList(WEEK_UNITS);
const lasting = wordList(LASTING);
const fortnight = wordList(FORTNIGHT);
const ordinalDays = lexicon(ORDINAL_DAYS);

const people = wordList(GUESTS_OF_A_DAY);

const DAY_ADJECTIVES = new Set(['full', 'consecutive', 'show', 'event', 'festival', 'conference', 'whole']);
const MOST = 366;
const NEAR = 4; // tokens in which "notice", "valid" and the like take a figure away from the event

interface Stated extends Span {
  readonly days: number;
}

/** For how many days the event runs; 1, with words null, where nothing is said. */
export function readDays(text: Text, dates: readonly DateSpan[]): Fact<number> {
  const sources: (() => Stated[])[] = [
    () => [...countedDays(text), ...dayAdjectives(text), ...numberedDays(text)],
    () =>
      dates
        .filter((date) => date.length > 1 && !isSomethingElse(text, date))
        .map((date) => ({ ...date, days: date.length })),
    () => weekdayRanges(text),
    () => [...countedWeeks(text), ...spans(text, fortnight, 14), ...spans(text, weekLong, 7)],
    () => [...spans(text, weekend, 2), ...spans(text, bothDays, 2)],
    () => ordinals(text),
  ];
  for (const source of sources) {
    const longest = source().toSorted((a, b) => b.days - a.days)[0];
    if (longest !== undefined) return factOf(text, Math.min(longest.days, MOST), longest);
  }
  return { value: 1, words: null };
}

/** "two-day", "over three days", "sur deux jours", "on three nights". */
function countedDays(text: Text): Stated[] {
  const guests = dayGuests(text);
  return text.numbers.flatMap((number) => {
    if (guests.includes(number)) return []; // "110 day, 150 evening"
    const at = DAY_ADJECTIVES.has(wordAt(text, number.to)) ? number.to + 1 : number.to;
    const unit = dayUnits.at(text.tokens, at) ?? (number.value > 1 ? nightUnits.at(text.tokens, at) : null);
    if (unit === null || !isDayCount(number) || people.at(text.tokens, unit.to) !== null) return []; // "148 day guests"
    if (isNotEvents(text, { from: number.from, to: unit.to })) return [];
    return [{ from: number.from, to: unit.to, days: number.value }];
  });
}

const MOST_WEEKS = 26;

/** "a two-week exhibition", "for three weeks"; "in two weeks" is a date. */
function countedWeeks(text: Text): Stated[] {
  return text.numbers.flatMap((number) => {
    const unit = weekUnits.at(text.tokens, number.to);
    const weeks = number.value;
    if (unit === null || !Number.isInteger(weeks) || weeks < 1 || weeks > MOST_WEEKS) return [];
    const lasts = isDashed(text, number.to) || lasting.before(text.tokens, number.from) !== null;
    const span = { from: number.from, to: unit.to };
    return lasts && !isNotEvents(text, span) ? [{ ...span, days: weeks * 7 }] : [];
  });
}

function ordinals(text: Text): Stated[] {
  return findAll(text.tokens, ordinalDays)
    .filter((hit) => !isNotEvents(text, hit))
    .map(({ value, from, to }) => ({ days: value, from, to }));
}

/** "zweitägige Konferenz", "2-tägig", "driedaags". */
function dayAdjectives(text: Text): Stated[] {
  return findAll(text.tokens, dayWords).flatMap(({ from, to }) => {
    const before = text.numberTo.get(from);
    const head = wordAt(text, from).replace(/(?:tagig|daags).*$/u, '');
    const days = head === '' ? before?.value : readCompound(head, wordAt(text, from).includes('daags') ? 'nl' : 'de');
    if (days === undefined || days === null || !Number.isInteger(days) || days < 1) return [];
    return isNotEvents(text, { from, to }) ? [] : [{ from: head === '' ? (before?.from ?? from) : from, to, days }];
  });
}

/** "Day 1 … Day 2": headings that number the days. */
function numberedDays(text: Text): Stated[] {
  const headings = text.numbers.flatMap((number) => {
    const unit = dayUnits.before(text.tokens, number.from);
    const numbered = unit !== null && isDayCount(number) && number.value <= 14 && number.low === null;
    return numbered ? [{ from: unit.from, to: number.to, days: number.value }] : [];
  });
  return headings.some(({ days }) => days === 1) ? headings.filter(({ days }) => days > 1) : [];
}

/** "Friday to Sunday", "Sat & Sun", "Friday, Saturday and Sunday". */
function weekdayRanges(text: Text): Stated[] {
  const found: Stated[] = [];
  text.tokens.forEach((_, index) => {
    const first = WEEKDAYS.get(wordAt(text, index));
    if (first === undefined) return;
    const next = nextWeekday(text, index + 1);
    if (next === null || !sureWeekdays(text, index, next.at)) return;
    const days = ((next.weekday - first + 7) % 7) + 1;
    const listed = next.joint === 'list' ? listedTo(text, next.at, next.weekday, first) : null;
    const stated = listed ?? { from: index, to: next.at + 1, days };
    const span = { ...stated, from: index };
    if (days > 1 && !isNotEvents(text, span) && !isSomethingElse(text, span)) found.push(span);
  });
  return found;
}

function nextWeekday(text: Text, at: number): { at: number; weekday: number; joint: 'range' | 'list' } | null {
  const comma = markAt(text, at) === ',';
  const joint = comma ? at + 1 : jointAfter(text, skipTime(text, at));
  if (joint === null) return null;
  const to = ARTICLES.has(wordAt(text, joint)) ? joint + 1 : joint;
  const weekday = WEEKDAYS.get(wordAt(text, to));
  return weekday === undefined ? null : { at: to, weekday, joint: comma ? 'list' : 'range' };
}

const ARTICLES = new Set(['le', 'la', 'el', 'the', 'on', 'den', 'am', 'de']);

function listedTo(text: Text, at: number, weekday: number, first: number): Stated | null {
  const next = nextWeekday(text, at + 1);
  if (next === null) return null;
  return { from: at, to: next.at + 1, days: ((Math.max(next.weekday, weekday) - first + 7) % 7) + 1 };
}

/** Two shorts alone ("so … di") are words, not weekdays, unless one of them is unmistakable or both are joined by a dash. */
function sureWeekdays(text: Text, first: number, last: number): boolean {
  const plain = plainWeekday(wordAt(text, first)) ?? plainWeekday(wordAt(text, last));
  if (plain !== null || isDashed(text, first + 1)) return true;
  return markAt(text, first + 1) !== '' && markAt(text, first + 1) !== ',' && text.tokens[first]?.capital === true;
}

function spans(text: Text, table: ReturnType<typeof wordList>, days: number): Stated[] {
  return findAll(text.tokens, table)
    .filter((hit) => !isNotEvents(text, hit))
    .map((hit) => ({ from: hit.from, to: hit.to, days }));
}

function isDayCount(number: Quantity): boolean {
  return Number.isInteger(number.value) && number.value >= 1 && number.value <= MOST;
}

/** "three days' notice", "valid for 14 days", "the day before": not days of the event. */
function isNotEvents(text: Text, span: Span): boolean {
  if ("'’".includes(text.raw[text.tokens[span.to - 1]?.end ?? 0] ?? '.')) return true;
  for (const step of [-1, 1]) {
    const first = step === 1 ? span.to : span.from - 1;
    for (let index = first; Math.abs(index - first) < NEAR; index += step) {
      const token = text.tokens[index];
      if (token === undefined || token.kind === 'break' || ',()'.includes(markAt(text, index) || '.')) break;
      if (notEventDays.at(text.tokens, index) !== null) return true;
    }
  }
  return false;
}
