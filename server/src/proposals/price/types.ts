import type { Decimal } from '@showbill/contract/sums';

export type {
  Adjustment,
  AdjustmentSettings,
  ChargedDaysTable,
  FixedLine,
  PriceChange,
  Priced,
  PricedLine,
} from '@showbill/contract/sums';

/** What makes a catalogue price into a unit price. */
export interface UnitPriceSettings {
  /** ISO 4217 code of the proposal. */
  readonly currency: string;
  readonly companyCurrency: string;
  readonly regionalFactor: Decimal | string;
  /** Units of `currency` for one unit of `companyCurrency`; 1 where they are the same. */
  readonly exchangeRate: Decimal | string;
}
