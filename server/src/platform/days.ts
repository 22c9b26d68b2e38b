/** Calendar days as whole numbers: days since 1970-01-01, before it negative. */

const MS_PER_DAY = 86_400_000;

/** The number of a real calendar day, `YYYY-MM-DD`, from year 1 on. */
export function dayNumber(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(0).setUTCFullYear(year, month - 1, date) / MS_PER_DAY;
}

/** `YYYY-MM-DD`; a year beyond 9999 has more digits. */
export function dayOf(number: number): string {
  const moment = new Date(number * MS_PER_DAY);
  return `${String(moment.getUTCFullYear()).padStart(4, '0')}${moment.toISOString().slice(-20, -14)}`;
}

/** So many days after a day; before it where `days` is negative. */
export function addDays(day: string, days: number): string {
  return dayOf(dayNumber(day) + days);
}
