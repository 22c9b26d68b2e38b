/** How a proposal is added up: the same on the server and, until it has answered, in the browser. */
export { chargedDays } from './charged-days.ts';
export {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimalOf,
  formatDecimal,
  multiplyDecimals,
  multiplyRounded,
  powerOfTen,
  readDecimal,
  roundedQuotient,
  roundHalfUp,
  subtractDecimals,
} from './decimal.ts';
export { daysInSeason } from './season.ts';
export { sumUp } from './sum-up.ts';
export type {
  Adjustment,
  AdjustmentSettings,
  ChargedDaysTable,
  FixedLine,
  PriceChange,
  Priced,
  PricedLine,
} from './types.ts';
export { inOrder, ruleOf, withRule } from './with-rule.ts';
