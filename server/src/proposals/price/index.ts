export { checkChargedDays } from './charged-days.ts';
export { reprice, unitPrice } from './price.ts';
export { type Region, regionOf } from './regions.ts';
export type {
  Adjustment,
  AdjustmentSettings,
  ChargedDaysTable,
  FixedLine,
  PriceChange,
  Priced,
  PricedLine,
  UnitPriceSettings,
} from './types.ts';
