import { LOCALE } from '../../../texts/index.ts';

/** 1 (Monday) to 7, by name. */
export function weekdayName(weekday: number): string {
  // 4 January 2027 is a Monday
  const day = new Date(Date.UTC(2027, 0, 3 + weekday));
  return new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' }).format(day);
}
