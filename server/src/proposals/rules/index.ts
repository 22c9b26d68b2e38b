export {
  letClientsEnterCodes,
  removeCode,
  removePriceList,
  removeRule,
  renamePriceList,
  saveCode,
  savePriceList,
  saveRule,
} from './change-settings.ts';
export { countUses, findCode, takeCode } from './codes.ts';
export { type CodeEntry, enterCode } from './enter-code.ts';
export { priceListFor, rulesFor } from './freeze.ts';
export { type RuleSettings, readRuleSettings, requirePriceList } from './settings.ts';
export type { RuleColumns, StoredCode, StoredPriceList, StoredRule } from './tables.ts';
