import { LOCALE } from '../texts/index.ts';

const MS_PER_DAY = 86_400_000;
const LONG = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const DATE = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
const SHORT = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
const WEEKDAY = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', weekday: 'short' });
const LETTER = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', weekday: 'narrow' });
const MONTH = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', month: 'short' });
const MONTH_AND_YEAR = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** Whether a text is a real day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(moment) && dayOf(moment) === text;
}

export function addDays(day: string, days: number): string {
  return dayOf(momentOf(day) + days * MS_PER_DAY);
}

/** The day as this person's calendar has it. */
export function todayHere(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** How many days `to` is after `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((momentOf(to) - momentOf(from)) / MS_PER_DAY);
}

export function isWeekend(day: string): boolean {
  return new Date(momentOf(day)).getUTCDay() % 6 === 0;
}

/** `Fri, 12 Mar 2027`. */
export function formatDay(day: string): string {
  return LONG.format(momentOf(day));
}

/** `12 Mar 2027`: for days that stand for more than themselves. */
export function formatDate(day: string): string {
  return DATE.format(momentOf(day));
}

/** `Fri, 12 Mar`: for days that are near. */
export function formatNearDay(day: string): string {
  return SHORT.format(momentOf(day));
}

/** `Fri`. */
export function formatWeekday(day: string): string {
  return WEEKDAY.format(momentOf(day));
}

/** `F`. */
export function weekdayLetter(day: string): string {
  return LETTER.format(momentOf(day));
}

/** `Mar`. */
export function formatMonth(day: string): string {
  return MONTH.format(momentOf(day));
}

/** `March 2027`. */
export function formatMonthAndYear(day: string): string {
  return MONTH_AND_YEAR.format(momentOf(day));
}

function momentOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
