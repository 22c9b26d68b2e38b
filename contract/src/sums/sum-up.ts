import { adjust } from './adjust.ts';
import { type Decimal, decimalOf, formatDecimal, multiplyDecimals, multiplyRounded } from './decimal.ts';
import type { AdjustmentSettings, FixedLine, Priced, PricedLine } from './types.ts';

/**
 * What lines come to whose unit prices are fixed, exact in the currency's minor unit, each line rounded half up. Lines and
 * settings are taken as they are: whoever reads them from somebody checks them first.
 */
export function sumUp(lines: readonly FixedLine[], settings: AdjustmentSettings): Priced {
  const priced = lines.map(priceLine);
  const counted = lines.flatMap((line, place) => {
    const total = priced[place]?.total ?? 0n;
    return counts(line) ? [{ line, total }] : [];
  });
  const subtotal = counted.reduce((sum, { total }) => sum + total, 0n);
  const adjustments = adjust(counted, subtotal, settings);
  const total = adjustments.reduce((sum, { amount }) => sum + amount, subtotal);
  return { lines: priced, subtotal, adjustments, total };
}

/** An optional line counts from the moment the client has picked it. */
function counts(line: FixedLine): boolean {
  return !line.optional || line.picked;
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
function quantityOf({ unit, units, days, hours }: FixedLine): Decimal {
  const pieces = decimalOf(units);
  switch (unit) {
    case 'day':
      return multiplyDecimals(pieces, decimalOf(days));
    case 'week':
      return multiplyDecimals(pieces, decimalOf(Math.ceil(days / 7)));
    case 'hour':
      return multiplyDecimals(pieces, decimalOf(hours ?? 0));
    case 'event':
    case 'each':
    case 'metre':
    case 'square_metre':
    case 'kilometre':
    case 'person':
      return pieces;
    default:
      return unit satisfies never;
  }
}
