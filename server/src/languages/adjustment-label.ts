import type { TotalRule } from '@showbill/contract';
import { minorDigits } from '../platform/money/index.ts';
import { counted, type Speech } from './speech.ts';

export interface LabelledAdjustment {
  readonly kind: 'multi_day' | 'discount' | 'surcharge' | 'tax';
  readonly label: string;
  readonly rule?: TotalRule;
}

/**
 * What the program itself writes into an adjustment, `3 days charged as 2.5`, `20 %`, `Minimum order £250`, in another
 * language.
 */
export function adjustmentLabel(speech: Speech, { kind, label, rule }: LabelledAdjustment): string {
  const { format, texts } = speech;
  switch (kind) {
    case 'multi_day':
      return label.replaceAll(/(\d+) days charged as ([\d.]+)/g, (_, days: string, charged: string) =>
        texts.chargedAs(counted(speech, Number(days), 'day'), format.decimal(charged)),
      );
    case 'tax':
      return label.replace(/[\d.]+(?= %$)/, (rate) => format.decimal(rate));
    case 'discount':
      return rule?.kind === 'code' ? `${texts.rules.discountCode} ${rule.code}` : label;
    case 'surcharge':
      if (rule?.kind !== 'minimum') return label;
      return `${texts.rules.minimumOrder} ${withoutZeros(format.money(BigInt(rule.amount), rule.currency), rule.currency)}`;
    default:
      return kind satisfies never;
  }
}

/** A whole amount without its decimals: `£250`, `250 €`. */
function withoutZeros(money: string, currency: string): string {
  return money.replace(new RegExp(`[.,]0{${minorDigits(currency)}}(?!.*\\d)`), '');
}
