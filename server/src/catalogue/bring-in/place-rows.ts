import { newId } from '../../platform/ids.ts';
import type { Saying } from '../../refusals/index.ts';
import type { CatalogueRow, ColumnReport, RowError } from '../import/index.ts';
import { nameKey } from '../name-key.ts';
import type { KnownProducts } from './known-products.ts';

/** A row of a file with the product that it makes or is of. */
export interface Placed {
  readonly row: CatalogueRow;
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Finds the product of each row: the one with its sku, without one that of the same name; the rest are new. A row is left
 * out where an earlier one is of the same product, or where its accessories name no sku of the file or the catalogue.
 */
export function placeRows(
  all: readonly CatalogueRow[],
  known: KnownProducts,
  used: ColumnReport['used'],
  say: (saying: Saying) => string,
): { readonly placed: readonly Placed[]; readonly errors: readonly RowError[] } {
  const errors: RowError[] = [];
  const lineOf = new Map<string, number>();
  const placed = all.flatMap((row): Placed | readonly Placed[] => {
    const id = findKnown(row, known);
    if (id === null) return { row, id: newId(), isNew: true };
    const line = lineOf.get(id);
    if (line === undefined) {
      lineOf.set(id, row.line);
      return { row, id, isNew: false };
    }
    const message = say(({ imports }) => imports.sameProduct(String(line)));
    errors.push({ line: row.line, column: used.name ?? 'name', message });
    return [];
  });
  return withoutDangling(placed, known, errors, say);
}

function findKnown(row: CatalogueRow, known: KnownProducts): string | null {
  if (row.sku !== null) {
    const same = known.bySku.get(row.sku);
    if (same !== undefined) return same;
  }
  const namesake = known.byName.get(nameKey(row.name));
  if (namesake === undefined) return null;
  // a product that has another sku is another product
  return row.sku === null || namesake.sku === null ? namesake.id : null;
}

/** Leaves out rows whose accessories name no sku of the file or the catalogue, until none is left that does. */
function withoutDangling(
  all: readonly Placed[],
  known: KnownProducts,
  errors: RowError[],
  say: (saying: Saying) => string,
): { readonly placed: readonly Placed[]; readonly errors: readonly RowError[] } {
  let placed = all;
  for (;;) {
    const skus = new Set(placed.flatMap(({ row }) => row.sku ?? []));
    const good = placed.filter(({ row }) => {
      const missing = row.accessories.find(({ sku }) => !skus.has(sku) && !known.bySku.has(sku));
      const own = row.accessories.some(({ sku }) => sku === row.sku);
      if (missing === undefined && !own) return true;
      const message = say(({ imports }) =>
        missing === undefined ? imports.namesItself : imports.unknownSku(missing.sku),
      );
      errors.push({ line: row.line, column: 'accessories', message });
      return false;
    });
    if (good.length === placed.length) return { placed, errors };
    placed = good;
  }
}
