import type { ImportResult } from '../../../catalogue/index.ts';
import type { ClientImportResult } from '../../../clients/index.ts';
import { type Headed, type ImportMapping, type ListOf, sealOf, sheetKey } from '../../../imports/index.ts';
import { toMajor } from '../../../platform/money/index.ts';

/** Rows and errors beyond these are counted and not shown. */
export const MOST_ERRORS = 1000;
const MOST_FAULTS = 200;

export function presentImport(result: ImportResult, currency: string) {
  const { created, updated, unchanged, skipped, columns, sheet, sample, origin, notes } = result;
  return {
    created,
    updated,
    unchanged,
    skipped,
    ...presentErrors(result),
    /** The system that its headings are of, and where it says one thing of products that are there, which. */
    system: origin.system,
    list: origin.list,
    /** Of a workbook: the sheet that was read, and all of them. */
    sheets: origin.sheets,
    notes,
    columns: Object.entries(columns.used).map(([field, header]) => ({ field, header })),
    ignored_columns: columns.ignored,
    sheet: sheet === null ? null : presentSheet(sheet, 'products'),
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
      accessories: listed(row.accessories),
      parts: listed(row.parts),
      weight_kg: row.kilograms,
      volume_m3: row.cubicMetres,
      power_w: row.watts,
    })),
  };
}

/** As a file has them. */
function listed(of: readonly { readonly sku: string; readonly quantity: number }[]): string | null {
  return of.map(({ sku, quantity }) => `${sku}*${quantity}`).join(';') || null;
}

/** What the file holds; `key` names the files that are read alike, `seal` what somebody has said of them. */
function presentSheet<Sheet extends Headed & { readonly mapping: ImportMapping }>(
  { firstRow, mapping, ...sheet }: Sheet,
  of: ListOf,
) {
  const key = sheetKey({ firstRow, headings: sheet.headings }, of);
  return { key, seal: sealOf(mapping), first_row: firstRow, mapping, ...sheet };
}

/** What is wrong in a file. */
function presentErrors<Fault extends { isVaried: boolean }>({
  errors,
  errorCount,
  faults,
}: Pick<ImportResult, 'errors' | 'errorCount'> & { readonly faults: readonly Fault[] }) {
  return {
    error_count: errorCount,
    errors: errors.slice(0, MOST_ERRORS),
    /** The errors by what is wrong, each once. */
    faults: faults.slice(0, MOST_FAULTS).map(({ isVaried, ...fault }) => ({ ...fault, varied: isVaried })),
  };
}

export function presentClientImport(result: ClientImportResult) {
  const { created, updated, unchanged, skipped, changes, columns, sheet, system, sheets } = result;
  return {
    created,
    updated,
    unchanged,
    skipped,
    ...presentErrors(result),
    /** What would be, or was, other than it is: the first of it. */
    changes,
    columns: Object.entries(columns.used).map(([field, header]) => ({ field, header })),
    ignored_columns: columns.ignored,
    system,
    sheets,
    sheet: sheet === null ? null : presentSheet(sheet, 'clients'),
  };
}

/** What is answered to a file that was brought in or tried. */
export type ImportBody = ReturnType<typeof presentImport>;
export type ClientImportBody = ReturnType<typeof presentClientImport>;
