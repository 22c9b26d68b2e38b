import { shown } from './cells/shown.ts';
import type { CatalogueRow, ColumnReport, RowError } from './types.ts';

/**
 * Products that a second import could not tell apart: the same SKU, or the same name (case ignored) where one of the two
 * has no SKU. Ask for each sound row in turn; the later of two is the error.
 */
export function duplicateFinder(used: ColumnReport['used']): (row: CatalogueRow) => RowError | null {
  const lineOfSku = new Map<string, number>();
  const byName = new Map<string, { line: number; allHaveSku: boolean }>();
  return (row) => {
    const { line, sku } = row;
    const sameSku = sku === null ? undefined : lineOfSku.get(sku);
    if (sku !== null && sameSku !== undefined) {
      return { line, column: used.sku ?? 'sku', message: `the SKU ${shown(sku)} is already on line ${sameSku}` };
    }
    const key = row.name.normalize('NFKC').toLowerCase();
    const same = byName.get(key);
    if (same !== undefined && (sku === null || !same.allHaveSku)) {
      const message = `the name ${shown(row.name)} is already on line ${same.line}; keep one, or give each its own SKU`;
      return { line, column: used.name ?? 'name', message };
    }
    if (sku !== null) lineOfSku.set(sku, line);
    byName.set(key, same ?? { line, allHaveSku: sku !== null });
    return null;
  };
}
