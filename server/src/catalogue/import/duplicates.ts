import { type ColumnReport, type RowError, shown } from '../../imports/index.ts';
import type { Saying } from '../../refusals/index.ts';
import type { CatalogueRow, Field } from './types.ts';

/**
 * Products that a second import could not tell apart: the same SKU, or the same name (case ignored) where one of the two
 * has no SKU, unless another system tells them apart. Ask for each sound row in turn; the later of two is the error.
 */
export function duplicateFinder(
  used: ColumnReport<Field>['used'],
  say: (saying: Saying) => string,
): (row: CatalogueRow) => RowError | null {
  const lineOfSku = new Map<string, number>();
  const byName = new Map<string, { line: number; areTold: boolean }>();
  return (row) => {
    const { line, sku } = row;
    const sameSku = sku === null ? undefined : lineOfSku.get(sku);
    if (sku !== null && sameSku !== undefined) {
      const message = say(({ imports }) => imports.sameSku(shown(sku), String(sameSku)));
      return { line, column: used.sku ?? 'sku', message };
    }
    const key = row.name.normalize('NFKC').toLowerCase();
    const same = byName.get(key);
    const isTold = sku !== null || row.externalId !== null;
    if (same !== undefined && !(isTold && same.areTold)) {
      const message = say(({ imports }) => imports.sameName(shown(row.name), String(same.line)));
      return { line, column: used.name ?? 'name', message };
    }
    if (sku !== null) lineOfSku.set(sku, line);
    byName.set(key, same ?? { line, areTold: isTold });
    return null;
  };
}
