import type { SeasonRule } from '../rules.ts';

const DAY_MS = 86_400_000;

/** How many of `days` days from `first` (YYYY-MM-DD) on are in a season. */
export function daysInSeason(season: Pick<SeasonRule, 'weekdays' | 'dates'>, first: string, days: number): number {
  const start = Date.parse(`${first}T00:00:00Z`);
  let found = 0;
  for (let passed = 0; passed < days; passed++) {
    const moment = new Date(start + passed * DAY_MS);
    if (isOnWeekday(season.weekdays, moment) && isWithin(season.dates, moment.toISOString().slice(0, 10))) found++;
  }
  return found;
}

/** Weekdays are 1 (Monday) to 7; none of them: all. */
function isOnWeekday(weekdays: readonly number[], moment: Date): boolean {
  return weekdays.length === 0 || weekdays.includes(moment.getUTCDay() || 7);
}

/** Both ends are in it; a yearly one may run over New Year. */
function isWithin(dates: SeasonRule['dates'], day: string): boolean {
  if (dates === null) return true;
  if (!dates.yearly) return dates.from <= day && day <= dates.to;
  const [from, to, of] = [dates.from, dates.to, day].map((each) => each.slice(-5)) as [string, string, string];
  return from <= to ? from <= of && of <= to : from <= of || of <= to;
}
