import type { SearchSchemaInput } from '@tanstack/react-router';
import { daysBetween, isDay } from '../../lib/days.ts';
import { textOf } from '../../lib/search.ts';

/** The days of the report, as its address holds them. */
export interface ReportSearch {
  readonly from?: string;
  readonly to?: string;
}

export interface Range {
  readonly from: string;
  readonly to: string;
}

const MOST_DAYS = 1100;

export function reportSearch(search: ReportSearch & SearchSchemaInput): ReportSearch {
  return textOf({ ...search }, ['from', 'to']);
}

/** From the first of a month so many months before that of a day, to that day. */
export function lastMonths(today: string, months: number): Range {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10);
  return { from: first, to: today };
}

/** The days that an address names; without any the last twelve months. Null: they are no range that can be asked for. */
export function rangeOf({ from, to }: ReportSearch, today: string): Range | null {
  const usual = lastMonths(today, 12);
  const range = { from: from ?? usual.from, to: to ?? usual.to };
  if (!isDay(range.from) || !isDay(range.to)) return null;
  const days = daysBetween(range.from, range.to);
  return days < 0 || days > MOST_DAYS ? null : range;
}
