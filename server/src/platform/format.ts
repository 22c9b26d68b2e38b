import { dayNumber } from './days.ts';
import { minorDigits, toMajor } from './money/index.ts';

const LOCALE = 'en-GB';

/** Minor units as people read them: `£1,240.00`, `JP¥12,000`, `−£299.50`; decimals as ISO 4217 has them. */
export function formatMoney(minor: bigint, currency: string): string {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(toMajor(minor, currency))
    .replace('-', '−');
}

/** `Friday 4 December 2026` of a YYYY-MM-DD. */
export function formatDay(day: string): string {
  return formatMoment(midnight(day), 'UTC');
}

/** The days of an event from its first: `Friday 4 December 2026`, or from the first to the last. */
export function formatDays(first: string, days: number): string {
  if (days === 1) return formatDay(first);
  const last = midnight(first);
  last.setUTCDate(last.getUTCDate() + days - 1);
  return dayFormat('UTC').formatRange(midnight(first), last);
}

/** The day of a moment as the company's calendar has it. */
export function formatMoment(moment: Date, timeZone: string): string {
  return dayFormat(timeZone).format(moment).replace(',', '');
}

/** `14:05 GMT`: the time of a moment where the company is. */
export function formatTime(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment);
}

function midnight(day: string): Date {
  return new Date(dayNumber(day) * 86_400_000);
}

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
