import { DAYS_LIMIT, day, text as textOf } from '@showbill/contract';
import { InvalidArgumentError } from 'commander';

/** A day of the calendar as an option takes it. */
export function calendarDay(text: string): string {
  const parsed = day.safeParse(text);
  if (!parsed.success) throw new InvalidArgumentError('It must be a real calendar date, written YYYY-MM-DD.');
  return parsed.data;
}

/** A number of units, 1 to a million. */
export function unitCount(text: string): number {
  const value = unitCountOrNone(text);
  if (value === 0) throw new InvalidArgumentError('It must be a whole number from 1.');
  return value;
}

/** A number of units, 0 to a million. */
export function unitCountOrNone(text: string): number {
  if (!/^\d{1,7}$/.test(text) || Number(text) > 1_000_000) {
    throw new InvalidArgumentError('It must be a whole number, at most 1,000,000.');
  }
  return Number(text);
}

/** How many days an event has. */
export function dayCount(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > DAYS_LIMIT) {
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${DAYS_LIMIT}.`);
  }
  return Number(text);
}

/** How many entries a list shows at most. */
export function listLength(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text) || Number(text) > 1000) {
    throw new InvalidArgumentError('It must be a whole number from 1 to 1,000.');
  }
  return Number(text);
}

/** `LINE=UNITS`, added to those given before. */
export function lineUnits(text: string, before: ReadonlyMap<string, number> = new Map()): Map<string, number> {
  const [, line = '', units = ''] = /^([^=]+)=(\d+)$/.exec(text) ?? [];
  if (line === '') throw new InvalidArgumentError('It must be the id of a line, = and a number of units.');
  return new Map([...before, [line, unitCountOrNone(units)]]);
}

/** A remark of 1 to 500 characters, on one line. */
export function oneLine(text: string): string {
  const parsed = textOf(500).safeParse(text.replace(/\s+/g, ' '));
  if (!parsed.success) throw new InvalidArgumentError('It must be text of 1 to 500 characters.');
  return parsed.data;
}
