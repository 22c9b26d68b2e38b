import type { PaymentDue, PaymentRowKind } from '@showbill/contract';
import { addDays, dayNumber } from '../platform/days.ts';
import { amountOf, type PaymentTerms } from './terms.ts';

/** One of the payments of a proposal. */
export interface ScheduleRow {
  /** Its place, from 0. */
  readonly position: number;
  readonly kind: PaymentRowKind;
  /** Of an instalment: which of them by its day, from 1; 0: it is the only one. */
  readonly ordinal: number;
  readonly due: PaymentDue;
  /** The day on which it is due, YYYY-MM-DD; null: it follows from what is not known yet. */
  readonly dueOn: string | null;
  /** In minor units, more than 0. */
  readonly amount: bigint;
}

export interface Scheduled {
  /** In minor units. */
  readonly total: bigint;
  readonly terms: PaymentTerms | null;
  readonly event: { readonly date: string | null; readonly days: number };
  /** The day of acceptance; null: not accepted. */
  readonly accepted: string | null;
  /** Before which nothing can be due: the day of acceptance, or today; null: not looked at. */
  readonly earliest: string | null;
}

/** What would be over by acceptance is due then. */
const ON_ACCEPTANCE: PaymentDue = { from: 'acceptance', days: 0 };

/**
 * The payments of a proposal in order of days, in which instalments are counted: their amounts add up to the total to the minor
 * unit, as the rest takes what is left, and none is negative. Shares beyond the total are cut, and what comes to nothing is left
 * out. Empty where there are no terms, or nothing is to be paid.
 */
export function scheduleOf({ total, terms, event, accepted, earliest }: Scheduled): ScheduleRow[] {
  if (terms === null || total <= 0n) return [];
  const wanted = wantedRows(total, terms).filter(({ amount }) => amount > 0n);
  const many = wanted.filter(({ kind }) => kind === 'instalment').length > 1;
  const dated = wanted.map((row) => {
    const dueOn = dueDay(row.due, event, accepted);
    const isOver = dueOn !== null && earliest !== null && dueOn < earliest;
    return isOver ? { ...row, due: ON_ACCEPTANCE, dueOn: accepted } : { ...row, dueOn };
  });
  // rows of the same day stay in the order of the terms
  const sorted = dated.toSorted((a, b) => rankOf(a, earliest) - rankOf(b, earliest));
  return sorted.map((row, position) => {
    const before = sorted.slice(0, position).filter(({ kind }) => kind === 'instalment').length;
    return { position, ordinal: row.kind === 'instalment' && many ? before + 1 : 0, ...row };
  });
}

type Wanted = Pick<ScheduleRow, 'kind' | 'due' | 'amount'>;

function wantedRows(total: bigint, { deposit, instalments, rest }: PaymentTerms): Wanted[] {
  let left = total;
  const taken = (amount: bigint) => {
    const within = amount > left ? left : amount;
    left -= within;
    return within;
  };
  const rows: Wanted[] = [
    ...(deposit === null
      ? []
      : [{ kind: 'deposit' as const, due: ON_ACCEPTANCE, amount: taken(amountOf(deposit, total)) }]),
    ...instalments.map(({ share, due }) => ({
      kind: 'instalment' as const,
      due,
      amount: taken(amountOf(share, total)),
    })),
  ];
  return [...rows, { kind: left === total ? 'full' : 'rest', due: rest, amount: left }];
}

/** Null where the event has no date, or acceptance is still to come. */
export function dueDay(due: PaymentDue, event: Scheduled['event'], accepted: string | null): string | null {
  switch (due.from) {
    case 'day':
      return due.day;
    case 'acceptance':
      return daysFrom(accepted, due.days);
    case 'event':
      return daysFrom(event.date, due.days);
    case 'event_end':
      return daysFrom(event.date, event.days - 1 + due.days);
    default:
      return due satisfies never;
  }
}

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** Within the days that can be written with four digits of the year. */
function daysFrom(day: string | null, days: number): string | null {
  if (day === null) return null;
  const number = dayNumber(day) + days;
  if (number < dayNumber(FIRST_DAY)) return FIRST_DAY;
  return number > dayNumber(LAST_DAY) ? LAST_DAY : addDays(day, days);
}

/** By its day; before acceptance as if it were accepted on the earliest, and what follows from no date last. */
function rankOf({ due, dueOn }: Pick<ScheduleRow, 'due' | 'dueOn'>, earliest: string | null): number {
  if (dueOn !== null) return dayNumber(dueOn);
  if (due.from === 'acceptance') return (earliest === null ? -1e9 : dayNumber(earliest)) + due.days;
  return 1e9 + (due.from === 'day' ? 0 : due.days);
}
