import { dayNumber, dayOf } from '../../platform/days.ts';

/** Article 9 of Directive 2011/83/EU. */
const DAYS = 14;
const WEEK = 7;
/** Day 0, 1970-01-01, was a Thursday; counted from Sunday. */
const THURSDAY = 4;
/** From a Sunday and from a Saturday to the working day after it: article 3(4) of Regulation 1182/71. */
const TO_MONDAY: Readonly<Record<number, number>> = { 0: 1, 6: 2 };

/**
 * The last day on which a contract made on a day can be withdrawn from, both `YYYY-MM-DD`. The day of the contract does not
 * count; a Saturday or Sunday moves it to Monday. Public holidays are not known.
 */
export function lastDayToWithdraw(contract: string): string {
  const last = dayNumber(contract) + DAYS;
  const weekday = (((last + THURSDAY) % WEEK) + WEEK) % WEEK;
  return dayOf(last + (TO_MONDAY[weekday] ?? 0));
}
