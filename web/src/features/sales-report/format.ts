import { formatMonthAndYear } from '../../lib/days.ts';
import { formatCount } from '../../lib/format.ts';
import { TEXTS } from '../../texts/index.ts';

const texts = TEXTS.sales.report;
const HOUR = 3600;

/** `45 min`, `6 h`, `3 days`; in the unit in which it is read. */
export function formatSpan(seconds: number | null): string {
  if (seconds === null) return texts.none;
  if (seconds < HOUR) return texts.minutes(formatCount(Math.round(seconds / 60)));
  if (seconds < 48 * HOUR) return texts.hours(formatCount(Math.round(seconds / HOUR)));
  return texts.days(formatCount(Math.round(seconds / HOUR / 24)));
}

/** `38 %`. */
export function formatRate(rate: number | null): string {
  return rate === null ? texts.none : `${Math.round(rate * 100)} %`;
}

/** `November 2026` from `2026-11`. */
export function formatMonthName(month: string): string {
  return formatMonthAndYear(`${month}-01`);
}
