import type { TotalRule } from '../rules.ts';
import type { AdjustmentKind, Category, Unit } from '../vocabulary.ts';
import type { Decimal } from './decimal.ts';

/** A discount or surcharge as the company set it, never negative; an amount is in the proposal's currency, minor units. */
export type PriceChange =
  | { readonly kind: 'percent'; readonly percent: Decimal | string; readonly label: string }
  | { readonly kind: 'amount'; readonly amount: bigint; readonly label: string };

/** Days charged for days of hire, cumulative; between two rows the lower one holds, beyond the last each day adds `beyondRate`. */
export interface ChargedDaysTable {
  readonly rows: readonly { readonly days: number; readonly charged: Decimal | string }[];
  readonly beyondRate: Decimal | string;
}

/** What makes adjustments of fixed unit prices. */
export interface AdjustmentSettings {
  /** Null: each day is charged in full. */
  readonly chargedDays: ChargedDaysTable | null;
  /** Percent; null or 0: no tax. */
  readonly taxRate: Decimal | string | null;
  /** Name of the tax, to which the rate is added: `VAT` gives `VAT 20 %`. */
  readonly taxLabel: string;
  readonly discount?: PriceChange | null | undefined;
  readonly surcharge?: PriceChange | null | undefined;
  /** In the order in which those of a kind follow each other. */
  readonly rules?: readonly TotalRule[] | undefined;
  /** The first day of the event, YYYY-MM-DD; null: it has no season. */
  readonly date?: string | null | undefined;
}

/** A line whose unit price is fixed already, in minor units of the proposal's currency. */
export interface FixedLine {
  readonly category: Category;
  readonly unit: Unit;
  /** Pieces at one time, a whole number. */
  readonly units: number;
  /** Hours one unit works in all; needed for lines by the hour. */
  readonly hours: number | null;
  readonly days: number;
  readonly unitPrice: bigint;
  readonly optional: boolean;
  readonly picked: boolean;
}

export interface PricedLine {
  /** Pricing units: `total` is `quantity × unitPrice`. */
  readonly quantity: number;
  readonly unitPrice: bigint;
  readonly total: bigint;
}

export interface Adjustment {
  readonly kind: AdjustmentKind;
  readonly label: string;
  /** Signed. */
  readonly amount: bigint;
  /** The rule that made it. */
  readonly rule?: TotalRule;
}

/** All amounts in minor units of the proposal's currency; `total` is `subtotal` plus all adjustments. */
export interface Priced {
  /** In the order of the lines given. */
  readonly lines: readonly PricedLine[];
  readonly subtotal: bigint;
  readonly adjustments: readonly Adjustment[];
  readonly total: bigint;
}
