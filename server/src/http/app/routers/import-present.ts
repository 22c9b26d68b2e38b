import type { ImportResult } from '../../../catalogue/index.ts';
import { sealOf, sheetKey } from '../../../catalogue/index.ts';
import { toMajor } from '../../../platform/money/index.ts';

/** Rows and errors beyond these are counted and not shown. */
export const MOST_ERRORS = 1000;
const MOST_FAULTS = 200;

export function presentImport(result: ImportResult, currency: string) {
  const { created, updated, unchanged, skipped, errors, errorCount, faults, columns, sheet, sample } = result;
  return {
    created,
    updated,
    unchanged,
    skipped,
    error_count: errorCount,
    errors: errors.slice(0, MOST_ERRORS),
    /** The errors by what is wrong, each once. */
    faults: faults.slice(0, MOST_FAULTS).map(({ isVaried, ...fault }) => ({ ...fault, varied: isVaried })),
    columns: Object.entries(columns.used).map(([field, header]) => ({ field, header })),
    ignored_columns: columns.ignored,
    sheet: sheet === null ? null : presentSheet(sheet),
    sample: sample.map((row) => ({
      line: row.line,
      sku: row.sku,
      name: row.name,
      category: row.category,
      own_category: row.ownCategory,
      unit: row.unit,
      unit_price: toMajor(row.unitPriceMinor, currency),
      description: row.description,
      tracked: row.tracked,
      owned: row.owned,
      per_attendees: row.perAttendees,
      accessories: row.accessories.map(({ sku, quantity }) => `${sku}*${quantity}`).join(';') || null,
      weight_kg: row.kilograms,
      power_w: row.watts,
    })),
  };
}

/** What the file holds; `key` names the files that are read alike, `seal` what somebody has said of them. */
function presentSheet({ firstRow, mapping, ...sheet }: NonNullable<ImportResult['sheet']>) {
  const key = sheetKey({ firstRow, headings: sheet.headings });
  return { key, seal: sealOf(mapping), first_row: firstRow, mapping, ...sheet };
}

/** What is answered to a file that was brought in or tried. */
export type ImportBody = ReturnType<typeof presentImport>;
