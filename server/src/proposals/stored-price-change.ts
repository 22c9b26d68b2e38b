import { formatDecimal, parseDecimal } from '../platform/money/index.ts';
import type { PriceChange } from './price/index.ts';
import type { StoredPriceChange } from './tables.ts';

/** A discount or surcharge as the database keeps it. */
export function toStored(change: PriceChange | null): string | null {
  return change === null ? null : JSON.stringify(storedChange(change));
}

export function storedChange(change: PriceChange): StoredPriceChange {
  const { label } = change;
  return change.kind === 'amount'
    ? { kind: change.kind, amount: String(change.amount), label }
    : { kind: change.kind, percent: formatDecimal(parseDecimal(change.percent)), label };
}
