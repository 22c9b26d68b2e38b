import type { Category, EditorBody, EditorLineBody, PriceChangeBody } from '@showbill/contract';
import { currencyDigits } from '../../../lib/format.ts';
import { estimateEarnings } from './estimate-earnings.ts';

/** Shown from the moment of a change until the server's figures come: the same sums in floating point, rounded alike. */

const EACH_DAY_IN_FULL: ReadonlySet<Category> = new Set(['crew', 'transport', 'consumables']);

type Figures = Pick<EditorBody, 'line_items' | 'subtotal' | 'adjustments' | 'total' | 'earnings'>;

export function estimate(proposal: EditorBody): Figures {
  const one = 10 ** currencyDigits(proposal.currency);
  const lines = proposal.line_items.map((line) => priced(line, one));
  const counted = lines.filter((line) => !line.is_optional || line.picked);
  const subtotal = counted.reduce((sum, line) => sum + Math.round(line.total * one), 0);
  const adjustments: { kind: Adjustment['kind']; label: string; amount: number }[] = [];
  let standing = subtotal;
  const add = (kind: Adjustment['kind'], label: string, amount: number): void => {
    if (amount === 0 && kind !== 'tax') return;
    adjustments.push({ kind, label, amount: amount / one });
    standing += amount;
  };
  const before = (kind: Adjustment['kind']) => proposal.adjustments.find((each) => each.kind === kind)?.label ?? '';
  const { charged_days: table, discount, surcharge, tax } = proposal;
  add('multi_day', before('multi_day'), multiDay(counted, table, one));
  if (discount) add('discount', discount.label, -Math.min(changeOf(discount, standing, one), Math.max(standing, 0)));
  if (surcharge) add('surcharge', surcharge.label, changeOf(surcharge, standing, one));
  const earnings = estimateEarnings(proposal.earnings, counted, standing, one);
  if (tax) add('tax', `${tax.label} ${tax.percent} %`, Math.round((standing * tax.percent) / 100));
  return { line_items: lines, subtotal: subtotal / one, adjustments, total: standing / one, earnings };
}

type Adjustment = EditorBody['adjustments'][number];
type Table = EditorBody['charged_days'];

function priced(line: EditorLineBody, one: number): EditorLineBody {
  const quantity = quantityOf(line);
  const total = Math.round(quantity * Math.round(line.unit_price * one)) / one;
  // a line that stays as it is stays the same object
  return quantity === line.quantity && total === line.total ? line : { ...line, quantity, total };
}

function quantityOf({ unit, units, days, hours }: EditorLineBody): number {
  if (unit === 'day') return units * days;
  if (unit === 'week') return units * Math.ceil(days / 7);
  return unit === 'hour' ? units * (hours ?? 0) : units;
}

function multiDay(lines: readonly EditorLineBody[], table: Table, one: number): number {
  return lines
    .filter(({ unit, category }) => unit === 'day' && !EACH_DAY_IN_FULL.has(category))
    .reduce((sum, { units, unit_price: price, days }) => {
      const saved = chargedDays(days, table) - days;
      return sum + Math.round(units * Math.round(price * one) * saved);
    }, 0);
}

function chargedDays(days: number, table: Table): number {
  const row = table?.rows.findLast((each) => each.days <= days);
  if (!table || !row) return days;
  return row === table.rows.at(-1) ? row.charged + table.beyond_rate * (days - row.days) : row.charged;
}

function changeOf(change: NonNullable<PriceChangeBody>, standing: number, one: number): number {
  return change.kind === 'amount' ? Math.round(change.amount * one) : Math.round((standing * change.percent) / 100);
}
