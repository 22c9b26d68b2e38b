import type { EditorBody, PriceChangeBody } from '@showbill/contract';
import {
  type AdjustmentSettings,
  decimalOf,
  formatDecimal,
  multiplyRounded,
  powerOfTen,
  sumUp,
} from '@showbill/contract/sums';
import { currencyDigits } from '../../../lib/format.ts';

/** Shown from the moment of a change until the server's figures come: the same sums, by the same program. */

type Figures = Pick<EditorBody, 'line_items' | 'subtotal' | 'adjustments' | 'total'>;

export function estimate(proposal: EditorBody): Figures {
  const digits = currencyDigits(proposal.currency);
  const priced = sumUp(
    proposal.line_items.map((line) => ({
      ...line,
      optional: line.is_optional,
      unitPrice: toMinor(line.unit_price, digits),
    })),
    settingsOf(proposal, digits),
  );
  return {
    line_items: proposal.line_items.map((line, place) => {
      const { quantity = 0, total: minor = 0n } = priced.lines[place] ?? {};
      const total = toMajor(minor, digits);
      // a line that stays as it is stays the same object
      return quantity === line.quantity && total === line.total ? line : { ...line, quantity, total };
    }),
    subtotal: toMajor(priced.subtotal, digits),
    adjustments: priced.adjustments.map(({ kind, label, amount }) => ({
      kind,
      label,
      amount: toMajor(amount, digits),
    })),
    total: toMajor(priced.total, digits),
  };
}

function settingsOf(proposal: EditorBody, digits: number): AdjustmentSettings {
  const { charged_days: table, tax, discount, surcharge, rules, event } = proposal;
  return {
    chargedDays: table && {
      rows: table.rows.map(({ days, charged }) => ({ days, charged: String(charged) })),
      beyondRate: String(table.beyond_rate),
    },
    taxRate: tax && String(tax.percent),
    taxLabel: tax?.label ?? '',
    discount: changeOf(discount, digits),
    surcharge: changeOf(surcharge, digits),
    rules,
    date: event.date,
  };
}

function changeOf(change: PriceChangeBody, digits: number): AdjustmentSettings['discount'] {
  if (change === null) return null;
  const { label } = change;
  return change.kind === 'amount'
    ? { kind: 'amount', amount: toMinor(change.amount, digits), label }
    : { kind: 'percent', percent: String(change.percent), label };
}

function toMinor(major: number, digits: number): bigint {
  return multiplyRounded(1n, decimalOf(major), powerOfTen(digits));
}

function toMajor(minor: bigint, digits: number): number {
  return Number(formatDecimal({ coefficient: minor, scale: digits }));
}
