import type { EarlyPaymentBody, Language, PaymentDue, PaymentScheduleRowBody } from '@showbill/contract';
import { type Speech, speechOf } from '../languages/index.ts';
import { toMajor } from '../platform/money/index.ts';
import type { EarlyPayment, SettledRow } from './account.ts';
import type { ScheduleRow } from './schedule.ts';

/** What clients call a row, in their language. */
export function rowLabel({ texts, format }: Speech, { kind, ordinal }: Pick<ScheduleRow, 'kind' | 'ordinal'>): string {
  if (kind !== 'instalment' || ordinal === 0) return texts.payments.rows[kind];
  return texts.payments.instalment(format.count(ordinal));
}

/** When it is due, as clients read it. */
export function dueText(speech: Speech, { due, dueOn }: Pick<ScheduleRow, 'due' | 'dueOn'>): string {
  const { texts, format, plural } = speech;
  const says = texts.payments.due;
  if (dueOn !== null) return format.day(dueOn);
  if (due.from === 'day') return format.day(due.day);
  const days = format.count(Math.abs(due.days));
  const counted = plural(due.days, says.oneDay(days), says.manyDays(days));
  switch (due.from) {
    case 'acceptance':
      return due.days === 0 ? says.onAcceptance : says.afterAcceptance(counted);
    case 'event':
      if (due.days === 0) return says.onEvent;
      return due.days < 0 ? says.beforeEvent(counted) : says.afterStart(counted);
    case 'event_end':
      return due.days === 0 ? says.onLastDay : says.afterEvent(counted);
    default:
      return due satisfies never;
  }
}

/** Rows as programs read them. */
export function presentScheduleRows(
  rows: readonly SettledRow[],
  currency: string,
  language: Language,
): PaymentScheduleRowBody[] {
  const speech = speechOf(language);
  return rows.map((row) => ({
    label: rowLabel(speech, row),
    due: row.dueOn ?? dueCode(row.due),
    amount: toMajor(row.amount, currency),
    paid: toMajor(row.paid, currency),
  }));
}

/** The same of what is taken off for paying early. */
export function presentEarlyPayment({ percent, amount, due, dueOn }: EarlyPayment, currency: string): EarlyPaymentBody {
  return { percent: Number(percent), amount: toMajor(amount, currency), due: dueOn ?? dueCode(due) };
}

/** `acceptance+14`, `event-30`, or the day. */
export function dueCode(due: PaymentDue): string {
  if (due.from === 'day') return due.day;
  if (due.days === 0) return due.from;
  return `${due.from}${due.days > 0 ? '+' : ''}${due.days}`;
}
