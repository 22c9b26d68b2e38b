import { invalidField, invalidRequest } from '../../platform/errors.ts';
import {
  type Decimal,
  formatDecimal,
  isWithinLimit,
  minorDigits,
  multiplyDecimals,
  multiplyRounded,
  parseDecimal,
  powerOfTen,
} from '../../platform/money/index.ts';
import { adjust } from './adjustments.ts';
import type {
  AdjustmentSettings,
  FixedLine,
  Priced,
  PricedLine,
  PriceLine,
  PriceSettings,
  UnitPriceSettings,
} from './types.ts';

/**
 * Prices lines from their catalogue prices. Throws `invalid_request` for lines or settings that cannot be priced
 * (units or days that are no whole number from 1, no hours on a line by the hour, a factor or rate that is not
 * positive) and where an amount would be beyond what a JSON number holds exactly.
 */
export function price(lines: readonly PriceLine[], settings: PriceSettings): Priced {
  const fixed = lines.map((line) => ({ ...line, unitPrice: unitPrice(line.basePrice, settings) }));
  return reprice(fixed, settings);
}

/** Prices lines whose unit prices are fixed already; refuses as `price` does. */
export function reprice(lines: readonly FixedLine[], settings: AdjustmentSettings): Priced {
  const priced = lines.map(priceLine);
  const counted = lines.filter(counts);
  const subtotal = priced.reduce((sum, line, at) => (counts(lines[at]) ? sum + line.total : sum), 0n);
  const adjustments = adjust(counted, subtotal, settings);
  const total = adjustments.reduce((sum, adjustment) => sum + adjustment.amount, subtotal);
  const amounts = [...priced.map((line) => line.total), subtotal, ...adjustments.map(({ amount }) => amount), total];
  if (!amounts.every(isWithinLimit)) {
    throw invalidRequest('line_items', ({ drafts }) => drafts.tooLarge);
  }
  return { lines: priced, subtotal, adjustments, total };
}

/**
 * Base price in minor units of the company's currency → unit price in those of the proposal's: base × regional
 * factor × exchange rate, rounded once, half up.
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

/** An optional line counts from the moment the client has picked it. */
function counts(line: FixedLine | undefined): boolean {
  return line !== undefined && (!line.optional || line.picked);
}

function priceLine(line: FixedLine): PricedLine {
  const quantity = quantityOf(line);
  return {
    quantity: Number(formatDecimal(quantity)),
    unitPrice: line.unitPrice,
    total: multiplyRounded(line.unitPrice, quantity),
  };
}

/** Pricing units of a line: whole, except where half hours are worked. */
function quantityOf(line: FixedLine): Decimal {
  const units = whole(line.units, 'units');
  const days = whole(line.days, 'days');
  switch (line.unit) {
    case 'day':
      return multiplyDecimals(units, days);
    case 'week':
      return multiplyDecimals(units, whole(Math.ceil(line.days / 7), 'days'));
    case 'hour':
      if (line.hours === null) throw invalidRequest('hours', ({ drafts }) => drafts.hoursMissing);
      return multiplyDecimals(units, positive(line.hours, 'hours'));
    case 'event':
    case 'each':
    case 'metre':
    case 'square_metre':
    case 'kilometre':
    case 'person':
      return units;
    default:
      return line.unit satisfies never;
  }
}

function whole(value: number, param: string): Decimal {
  if (!Number.isSafeInteger(value) || value < 1) throw invalidField(param, ({ needs }) => needs.wholeFromOne);
  return parseDecimal(value, param);
}

function positive(value: Decimal | string | number, param: string): Decimal {
  const decimal = parseDecimal(value, param);
  if (decimal.coefficient <= 0n) throw invalidField(param, ({ needs }) => needs.moreThanNone);
  return decimal;
}
