import { shown } from './cells/shown.ts';
import type { Saying } from '../../refusals/index.ts';
import type { CatalogueRow, ColumnReport, RowError } from './types.ts';

/**
 * Products that a second import could not tell apart: the same SKU, or the same name (case ignored) where one of the two
 * has no SKU. Ask for each sound row in turn; the later of two is the error.
 */
export function duplicateFinder(
  used: ColumnReport['used'],
  say: (saying: Saying) => string,
): (row: CatalogueRow) => RowError | null {
  const lineOfSku = new Map<string, number>();
  const byName = new Map<string, { line: number; allHaveSku: boolean }>();
  return (row) => {
    const { line, sku } = row;
    const sameSku = sku === null ? undefined : lineOfSku.get(sku);
    if (sku !== null && sameSku !== undefined) {
      const message = say(({ imports }) => imports.sameSku(shown(sku), String(sameSku)));
      return { line, column: used.sku ?? 'sku', message };
    }
    const key = row.name.normalize('NFKC').toLowerCase();
    const same = byName.get(key);
    if (same !== undefined && (sku === null || !same.allHaveSku)) {
      const message = say(({ imports }) => imports.sameName(shown(row.name), String(same.line)));
      return { line, column: used.name ?? 'name', message };
    }
    if (sku !== null) lineOfSku.set(sku, line);
    byName.set(key, same ?? { line, allHaveSku: sku !== null });
    return null;
  };
}
