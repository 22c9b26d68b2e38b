import type { Fact } from '../../facts.ts';
import type { DateReading } from '../../types.ts';
import { factOf, type Span, type Text, wordAt } from '../document/text.ts';
import { daysAfter, isoDay, plainWeekday, weekdayOf } from '../calendar.ts';
import { type DateSpan, type Day, isDayBefore, isOtherDate } from './dates.ts';
import type { Field, Letter } from './letter.ts';

export interface EventDate {
  readonly dateFound: Fact<string> | null;
  readonly dateTo: Fact<string> | null;
}

/**
 * The day of the event, and its last where several run on: what a form's field says, else the first date that is no
 * deadline, set-up or delivery, else a weekday ("on Saturday"). Dates without a year and weekdays are the next after today.
 */
export function readEventDate(
  text: Text,
  dates: readonly DateSpan[],
  letter: Letter,
  { today }: DateReading,
): EventDate {
  const rank = (date: Span) => rankOf(text, date, letter);
  const said = dates.flatMap((date) => {
    const first = dayOf(date.first, today);
    return first === null || rank(date) < 0 ? [] : [{ date, first }];
  });
  const [best] = said.toSorted((one, other) => rank(other.date) - rank(one.date));
  if (best === undefined) return { dateFound: dates.length > 0 ? null : nextWeekday(text, today), dateTo: null };
  const { date, first } = best;
  const last = date.length > 1 ? dayOf(date.last, first) : null;
  return { dateFound: factOf(text, first, date), dateTo: last === null ? null : factOf(text, last, date) };
}

/** 1 in a field for the date, -1 where it is the date of something else. */
function rankOf(text: Text, date: Span, { fields }: Letter): number {
  const at = text.tokens[date.from]?.start ?? 0;
  const field = fields.find(({ start, end }: Field) => start <= at && at < end);
  if (field?.role === 'date') return 1;
  return field?.role === 'other_date' || field?.role === 'from' || isOtherDate(text, date) ? -1 : 0;
}

/** With its year, or the next such day from the one that is given. */
function dayOf({ day, month, year }: Day, from: string | null): string | null {
  if (year !== null) return isoDay(year, month, day);
  if (from === null) return null;
  const first = Number(from.slice(0, 4));
  const found = isoDay(first, month, day);
  return found >= from ? found : isoDay(first + 1, month, day);
}

/** "On Saturday", "next Thursday", "am kommenden Freitag". */
function nextWeekday(text: Text, today: string | null): Fact<string> | null {
  if (today === null) return null;
  for (let at = 1; at < text.tokens.length; at += 1) {
    const weekday = plainWeekday(wordAt(text, at));
    if (weekday === null || !isDayBefore(text, at) || isOtherDate(text, { from: at })) continue;
    const days = (weekday - weekdayOf(today) + 7) % 7 || 7;
    return factOf(text, daysAfter(today, days), { from: at, to: at + 1 });
  }
  return null;
}
