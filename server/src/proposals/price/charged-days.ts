import {
  addDecimals,
  compareDecimals,
  type Decimal,
  formatDecimal,
  multiplyDecimals,
  parseDecimal,
  powerOfTen,
} from '../../platform/money/index.ts';
import type { ChargedDaysTable } from './types.ts';

const MAX_DAYS = 366;
const ONE = powerOfTen(0);

/**
 * How many days are charged for `days` days of hire: what the table says for them, the row below where it says
 * nothing, and beyond its last row that row plus `beyondRate` for each further day. Without a table: `days`.
 */
export function chargedDays(days: number, table: ChargedDaysTable | null): Decimal {
  const row = table?.rows.findLast((candidate) => candidate.days <= days);
  if (!table || !row) return parseDecimal(days, 'days');
  const charged = parseDecimal(row.charged, 'charged_days');
  if (row !== table.rows.at(-1)) return charged;
  const beyond = parseDecimal(table.beyondRate, 'charged_days');
  return addDecimals(charged, multiplyDecimals(beyond, parseDecimal(days - row.days, 'days')));
}

/** What is wrong with a company's table, in words for the company; null when it can be used. */
export function checkChargedDays(table: ChargedDaysTable): string | null {
  if (table.rows.length === 0) return 'The table needs a row for 1 day.';
  let daysBefore = 0;
  let chargedBefore = parseDecimal('0');
  for (const row of table.rows) {
    if (!Number.isInteger(row.days) || row.days < 1 || row.days > MAX_DAYS) {
      return `Days must be whole numbers from 1 to ${MAX_DAYS}, not ${row.days}.`;
    }
    if (daysBefore === 0 && row.days !== 1) return 'The first row must be for 1 day.';
    if (row.days <= daysBefore) return `Rows must ascend: ${row.days} comes after ${daysBefore}.`;
    const charged = readDecimal(row.charged);
    if (charged === null) return `The days charged for ${row.days} must be a plain decimal number such as 1.5.`;
    if (row.days === 1 && compareDecimals(charged, ONE) !== 0) return '1 day must be charged as 1.';
    if (compareDecimals(charged, chargedBefore) < 0) {
      return `${row.days} days are charged as ${formatDecimal(charged)}, less than fewer days (${formatDecimal(chargedBefore)}).`;
    }
    if (compareDecimals(charged, parseDecimal(row.days)) > 0) {
      return `${row.days} days are charged as ${formatDecimal(charged)}, more than each day in full.`;
    }
    daysBefore = row.days;
    chargedBefore = charged;
  }
  const beyond = readDecimal(table.beyondRate);
  if (beyond === null || beyond.coefficient < 0n || compareDecimals(beyond, ONE) > 0) {
    return 'The rate for each further day must be a decimal number from 0 to 1.';
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
