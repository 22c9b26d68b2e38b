import type { AdjustmentKind, Category, Unit } from '@showbill/contract';
import type { Decimal } from '../../platform/money/index.ts';

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
}

/** What makes a catalogue price into a unit price. */
export interface UnitPriceSettings {
  /** ISO 4217 code of the proposal. */
  readonly currency: string;
  readonly companyCurrency: string;
  readonly regionalFactor: Decimal | string;
  /** Units of `currency` for one unit of `companyCurrency`; 1 where they are the same. */
  readonly exchangeRate: Decimal | string;
}

export interface PriceSettings extends UnitPriceSettings, AdjustmentSettings {}

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

export interface PriceLine extends Omit<FixedLine, 'unitPrice'> {
  /** From the catalogue, in minor units of the company's currency. */
  readonly basePrice: bigint;
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
}

/** All amounts in minor units of the proposal's currency; `total` is `subtotal` plus all adjustments. */
export interface Priced {
  /** In the order of the lines given. */
  readonly lines: readonly PricedLine[];
  readonly subtotal: bigint;
  readonly adjustments: readonly Adjustment[];
  readonly total: bigint;
}
