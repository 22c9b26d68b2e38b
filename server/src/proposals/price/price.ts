import { type AdjustmentSettings, type FixedLine, type Priced, sumUp } from '@showbill/contract/sums';
import { invalidField, invalidRequest } from '../../platform/errors.ts';
import {
  type Decimal,
  isWithinLimit,
  minorDigits,
  multiplyRounded,
  parseDecimal,
  powerOfTen,
} from '../../platform/money/index.ts';
import type { PriceChange, UnitPriceSettings } from './types.ts';

/**
 * Prices lines whose unit prices are fixed already. Throws `invalid_request` for lines that cannot be priced (units or days that
 * are no whole number from 1, no hours on a line by the hour), for a negative discount, surcharge or tax rate, and where an
 * amount would be beyond what a JSON number holds exactly.
 */
export function reprice(lines: readonly FixedLine[], settings: AdjustmentSettings): Priced {
  for (const line of lines) checkLine(line);
  checkChange(settings.discount, 'discount');
  checkChange(settings.surcharge, 'surcharge');
  notNegative(parseDecimal(settings.taxRate ?? '0', 'tax_rate').coefficient, 'tax_rate');
  const priced = sumUp(lines, settings);
  const { subtotal, adjustments, total } = priced;
  const amounts = [
    ...priced.lines.map((line) => line.total),
    subtotal,
    ...adjustments.map(({ amount }) => amount),
    total,
  ];
  if (!amounts.every(isWithinLimit)) {
    throw invalidRequest('line_items', ({ drafts }) => drafts.tooLarge);
  }
  return priced;
}

/**
 * Base price in minor units of the company's currency → unit price in those of the proposal's: base × regional
 * factor × exchange rate, rounded once, half up. Throws `invalid_request` for a factor or rate that is not positive.
 */
export function unitPrice(basePrice: bigint, settings: UnitPriceSettings): bigint {
  const digits = minorDigits(settings.currency) - minorDigits(settings.companyCurrency);
  return multiplyRounded(
    basePrice,
    positive(settings.regionalFactor, 'regional_factor'),
    positive(settings.exchangeRate, 'exchange_rate'),
    powerOfTen(digits),
  );
}

function checkLine({ unit, units, days, hours }: FixedLine): void {
  whole(units, 'units');
  whole(days, 'days');
  if (unit !== 'hour') return;
  if (hours === null) throw invalidRequest('hours', ({ drafts }) => drafts.hoursMissing);
  positive(hours, 'hours');
}

function checkChange(change: PriceChange | null | undefined, param: string): void {
  if (!change) return;
  notNegative(change.kind === 'amount' ? change.amount : parseDecimal(change.percent, param).coefficient, param);
}

function notNegative(value: bigint, param: string): void {
  if (value < 0n) throw invalidField(param, ({ needs }) => needs.notNegative);
}

function whole(value: number, param: string): void {
  if (!Number.isSafeInteger(value) || value < 1) throw invalidField(param, ({ needs }) => needs.wholeFromOne);
}

function positive(value: Decimal | string | number, param: string): Decimal {
  const decimal = parseDecimal(value, param);
  if (decimal.coefficient <= 0n) throw invalidField(param, ({ needs }) => needs.moreThanNone);
  return decimal;
}
