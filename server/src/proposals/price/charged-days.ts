import { compareDecimals, type Decimal, formatDecimal, parseDecimal, powerOfTen } from '../../platform/money/index.ts';
import type { Saying } from '../../refusals/index.ts';
import type { ChargedDaysTable } from './types.ts';

const MAX_DAYS = 366;
const ONE = powerOfTen(0);

/** What is wrong with a company's table; null when it can be used. */
export function checkChargedDays(table: ChargedDaysTable): Saying | null {
  if (table.rows.length === 0) return ({ chargedDays }) => chargedDays.empty;
  let daysBefore = 0;
  let chargedBefore = parseDecimal('0');
  for (const row of table.rows) {
    const days = String(row.days);
    if (!Number.isInteger(row.days) || row.days < 1 || row.days > MAX_DAYS) {
      return ({ chargedDays }) => chargedDays.wholeDays(String(MAX_DAYS), String(row.days));
    }
    if (daysBefore === 0 && row.days !== 1) return ({ chargedDays }) => chargedDays.firstRow;
    const before = String(daysBefore);
    if (row.days <= daysBefore) return ({ chargedDays }) => chargedDays.ascending(days, before);
    const charged = readDecimal(row.charged);
    if (charged === null) return ({ chargedDays }) => chargedDays.decimal(days);
    if (row.days === 1 && compareDecimals(charged, ONE) !== 0) return ({ chargedDays }) => chargedDays.oneDay;
    if (compareDecimals(charged, chargedBefore) < 0) {
      const less = formatDecimal(chargedBefore);
      return ({ chargedDays }) => chargedDays.lessThanFewer(days, formatDecimal(charged), less);
    }
    if (compareDecimals(charged, parseDecimal(row.days)) > 0) {
      return ({ chargedDays }) => chargedDays.moreThanFull(days, formatDecimal(charged));
    }
    daysBefore = row.days;
    chargedBefore = charged;
  }
  const beyond = readDecimal(table.beyondRate);
  if (beyond === null || beyond.coefficient < 0n || compareDecimals(beyond, ONE) > 0) {
    return ({ chargedDays }) => chargedDays.beyond;
  }
  return null;
}

function readDecimal(value: Decimal | string): Decimal | null {
  try {
    return parseDecimal(value);
  } catch {
    return null;
  }
}
