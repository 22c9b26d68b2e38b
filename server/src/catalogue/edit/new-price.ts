import { addDecimals, type Decimal } from '../../platform/money/index.ts';

/** What happens to a price: so many per cent more or less, or an amount in minor units. */
export type PriceStep =
  | { readonly kind: 'percent'; readonly percent: Decimal }
  | { readonly kind: 'amount'; readonly amount: bigint };

/** A price after a step, rounded once to the nearest multiple of `roundTo` minor units, a half upwards. May be below 0. */
export function newPrice(price: bigint, step: PriceStep, roundTo: bigint): bigint {
  if (step.kind === 'amount') return nearest(price + step.amount, roundTo) * roundTo;
  const factor = addDecimals(step.percent, { coefficient: 100n, scale: 0 });
  return nearest(price * factor.coefficient, 10n ** BigInt(factor.scale + 2) * roundTo) * roundTo;
}

/** `dividend / divisor` to the nearest whole number, a half towards +infinity. `divisor` is positive. */
function nearest(dividend: bigint, divisor: bigint): bigint {
  const doubled = 2n * dividend + divisor;
  const quotient = doubled / (2n * divisor);
  return doubled % (2n * divisor) < 0n ? quotient - 1n : quotient;
}
