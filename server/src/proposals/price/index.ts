export { checkChargedDays } from './charged-days.ts';
export { price, reprice, unitPrice } from './price.ts';
export { type Region, regionOf } from './regions.ts';
export type {
  Adjustment,
  AdjustmentSettings,
  ChargedDaysTable,
  FixedLine,
  PriceChange,
  Priced,
  PricedLine,
  PriceLine,
  PriceSettings,
  UnitPriceSettings,
} from './types.ts';
