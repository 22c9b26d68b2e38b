import { z } from 'zod';
import { readTable } from '../../platform/data-files.ts';
import { minorDigits } from '../../platform/money/index.ts';

const row = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/),
  decimals: z.coerce.number().int().min(0).max(3),
  step: z.coerce.number().int().min(1),
});

/**
 * Currencies whose amounts Stripe counts otherwise than in hundredths: without decimals, with three of which the last is 0,
 * or with two that are always 00. Source: docs.stripe.com/currencies ("Zero-decimal currencies", "Three-decimal
 * currencies", "Special cases").
 */
const OTHERWISE = new Map(
  readTable(new URL('./stripe-currencies.csv', import.meta.url), row).map((each) => [each.currency, each]),
);

/**
 * Minor units as ISO 4217 has them, in the smallest unit in which Stripe takes them. Rounded up to what it can take, so
 * that a payment never leaves a part of a minor unit open.
 */
export function toStripe(minor: bigint, currency: string): bigint {
  const { decimals, step } = unitOf(currency);
  const scaled = minor * 10n ** BigInt(decimals);
  const whole = 10n ** BigInt(minorDigits(currency)) * step;
  return ((scaled + whole - 1n) / whole) * step;
}

/** What Stripe took, in minor units; a part of one counts as nothing. */
export function fromStripe(amount: bigint, currency: string): bigint {
  return (amount * 10n ** BigInt(minorDigits(currency))) / 10n ** BigInt(unitOf(currency).decimals);
}

function unitOf(currency: string): { readonly decimals: number; readonly step: bigint } {
  const other = OTHERWISE.get(currency);
  return { decimals: other?.decimals ?? 2, step: BigInt(other?.step ?? 1) };
}
