import type { PaymentDue, PaymentRowKind } from '@showbill/contract';
import { pluralIn } from '@showbill/contract/languages';
import { formatDay } from '../../lib/days.ts';
import { formatCount } from '../../lib/format.ts';
import { LANGUAGE } from '../../texts/index.ts';
import { PAYMENT_TEXTS } from '../../texts/payments/index.ts';

const texts = PAYMENT_TEXTS.dueText;
const plural = pluralIn(LANGUAGE);

/** When something is due: on its day where that is known. */
export function dueText(due: PaymentDue, dueOn: string | null): string {
  if (dueOn !== null) return formatDay(dueOn);
  if (due.from === 'day') return formatDay(due.day);
  const days = formatCount(Math.abs(due.days));
  const counted = plural(due.days, texts.oneDay(days), texts.manyDays(days));
  switch (due.from) {
    case 'acceptance':
      return due.days === 0 ? texts.onAcceptance : texts.afterAcceptance(counted);
    case 'event':
      if (due.days === 0) return texts.onEvent;
      return due.days < 0 ? texts.beforeEvent(counted) : texts.afterStart(counted);
    case 'event_end':
      return due.days === 0 ? texts.onLastDay : texts.afterEvent(counted);
    default:
      return due satisfies never;
  }
}

/** `Instalment 2`. */
export function rowName({ kind, ordinal }: { readonly kind: PaymentRowKind; readonly ordinal: number }): string {
  if (kind !== 'instalment' || ordinal === 0) return PAYMENT_TEXTS.rows[kind];
  return PAYMENT_TEXTS.instalment(formatCount(ordinal));
}
