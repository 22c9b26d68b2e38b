/**
 * Exact money in plain bigint minor units. dinero.js is not used: its currency data gives MGA and MRU a base of 5
 * and still holds BGN, and one rounded product of decimals is all the arithmetic that there is.
 */
export {
  addDecimals,
  compareDecimals,
  type Decimal,
  formatDecimal,
  multiplyRounded,
  powerOfTen,
  subtractDecimals,
} from '@showbill/contract/sums';
export { isWithinLimit, MAX_MINOR, toMajor, toMinor } from './amount.ts';
export { CURRENCIES, isCurrency, minorDigits } from './currencies.ts';
export { parseDecimal } from './decimal.ts';
