import type { PriceChangeBody, TaxBody } from '@showbill/contract';
import { formatDecimal, parseDecimal, toMajor, toMinor } from '../platform/money/index.ts';
import type { PriceChange } from './price/index.ts';
import type { Tax } from './proposal.ts';

/** A discount or surcharge as its editors see it. */
export function presentPriceChange(change: PriceChange | null, currency: string): PriceChangeBody {
  if (change === null) return null;
  const { label } = change;
  if (change.kind === 'amount') return { kind: 'amount', amount: toMajor(change.amount, currency), label };
  return { kind: 'percent', percent: Number(formatDecimal(parseDecimal(change.percent))), label };
}

export function presentTax(tax: Tax | null): TaxBody {
  return tax && { percent: Number(tax.rate), label: tax.label };
}

/** A discount or surcharge as its editors write it. Throws `invalid_request` on `param` for an amount that the currency cannot hold. */
export function readPriceChange(body: PriceChangeBody, currency: string, param: string): PriceChange | null {
  if (body === null) return null;
  const { label } = body;
  if (body.kind === 'amount') {
    return { kind: 'amount', amount: toMinor(body.amount, currency, `${param}.amount`), label };
  }
  return { kind: 'percent', percent: String(body.percent), label };
}
