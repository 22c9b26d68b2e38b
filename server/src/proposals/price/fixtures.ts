import {
  type AdjustmentSettings,
  type FixedLine,
  type Priced,
  reprice,
  unitPrice,
  type UnitPriceSettings,
} from './index.ts';

export interface PriceSettings extends UnitPriceSettings, AdjustmentSettings {}

export interface PriceLine extends Omit<FixedLine, 'unitPrice'> {
  /** From the catalogue, in minor units of the company's currency. */
  readonly basePrice: bigint;
}

/** Prices lines from their catalogue prices, as a draft is. */
export function price(lines: readonly PriceLine[], settings: PriceSettings): Priced {
  const fixed = lines.map((line) => ({ ...line, unitPrice: unitPrice(line.basePrice, settings) }));
  return reprice(fixed, settings);
}
