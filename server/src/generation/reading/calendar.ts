import { z } from 'zod';
import { readTable } from '../../platform/data-files.ts';
import { fold } from './document/fold.ts';

const row = z.strictObject({
  kind: z.enum(['month', 'weekday', 'weekday_short']),
  number: z.coerce.number().int(),
  word: z.string().min(1),
});
const rows = readTable(new URL('./calendar.csv', import.meta.url), row);

/** Folded month name → 1 to 12, in all five languages. */
export const MONTHS: ReadonlyMap<string, number> = numbered(['month']);
/** Folded weekday name → 1 (Monday) to 7. */
export const WEEKDAYS: ReadonlyMap<string, number> = numbered(['weekday', 'weekday_short']);
/** Those that are ordinary words elsewhere: they count only beside another weekday or a date. */
const SHORT_WEEKDAYS: ReadonlyMap<string, number> = numbered(['weekday_short']);

/** The weekday that a word means on its own, 1 (Monday) to 7; null for the shorts that mean something else as well. */
export function plainWeekday(word: string): number | null {
  return SHORT_WEEKDAYS.has(word) ? null : (WEEKDAYS.get(word) ?? null);
}

function numbered(kinds: readonly string[]): ReadonlyMap<string, number> {
  return new Map(rows.filter(({ kind }) => kinds.includes(kind)).map(({ word, number }) => [fold(word), number]));
}

/** Whether there is such a day; without a year, in a leap year. */
export function isDay(year: number | null, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year ?? 2024, month - 1, day));
  return month >= 1 && month <= 12 && day >= 1 && date.getUTCMonth() === month - 1;
}

export function isoDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** So many days after a day, YYYY-MM-DD. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Days from one to the other, both counted. */
export function daysFrom(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1;
}

/** 1 (Monday) to 7. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

const DAY = 86_400_000;
