import { roundedQuotient } from '@showbill/contract/sums';
import type { VatTreatment } from '@showbill/contract';

/** What something comes to before tax, the tax, and with it; in minor units. */
export interface Sums {
  readonly net: bigint;
  readonly tax: bigint;
  readonly gross: bigint;
}

const NOTHING: Sums = { net: 0n, tax: 0n, gross: 0n };

/** What was agreed on, as it is invoiced under a treatment: without one that charges tax it comes to less. */
export function agreedSums(
  { total, tax }: { readonly total: bigint; readonly tax: bigint },
  treatment: VatTreatment,
): Sums {
  const net = total - tax;
  return treatment === 'standard' ? { net, tax, gross: total } : { net, tax: 0n, gross: net };
}

/** What a row of the schedule, agreed on with tax, comes to where none is charged. A half goes up. */
export function amountUnder(amount: bigint, total: bigint, agreed: Sums): bigint {
  return total <= 0n || agreed.gross === total ? amount : roundedQuotient(amount * agreed.gross, total);
}

/**
 * An invoice for `gross` of what was agreed, after those that came `before`. All of them together have the share of the tax
 * that they have of the total, rounded once, so that what is left in the end is exact and no minor unit drifts.
 */
export function partSums(gross: bigint, agreed: Sums, before: Sums): Sums {
  if (agreed.gross === 0n) return { net: gross, tax: 0n, gross };
  const together = roundedQuotient((before.gross + gross) * agreed.tax, agreed.gross);
  const tax = within(together - before.tax, gross);
  return { net: gross - tax, tax, gross };
}

/** All that is not invoiced yet. */
export function restSums(agreed: Sums, before: Sums): Sums {
  return addSums(agreed, negated(before));
}

/** What a credit note of an invoice comes to. */
export function negated({ net, tax, gross }: Sums): Sums {
  return { net: -net, tax: -tax, gross: -gross };
}

export function totalOf(all: readonly Sums[]): Sums {
  return all.reduce(addSums, NOTHING);
}

function addSums(a: Sums, b: Sums): Sums {
  return { net: a.net + b.net, tax: a.tax + b.tax, gross: a.gross + b.gross };
}

function within(tax: bigint, most: bigint): bigint {
  if (tax < 0n) return 0n;
  return tax > most ? most : tax;
}
