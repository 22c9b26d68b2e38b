import { newId } from '../../platform/ids.ts';
import type { Saying } from '../../refusals/index.ts';
import type { ColumnReport, RowError } from '../../imports/index.ts';
import type { CatalogueRow, Field } from '../import/index.ts';
import { nameKey } from '../name-key.ts';
import { goingOutFaults } from './going-out-faults.ts';
import type { KnownProducts } from './known-products.ts';
import type { Placed } from './placed.ts';

/**
 * Finds the product of each row: the one that another system calls so, else the one with its sku, without one that of the
 * same name; the rest are new. A row is left out where an earlier one is of the same product, where its sku is another
 * product's, or where its accessories or parts cannot be.
 */
export function placeRows(
  all: readonly CatalogueRow[],
  known: KnownProducts,
  used: ColumnReport<Field>['used'],
  say: (saying: Saying) => string,
): { readonly placed: readonly Placed[]; readonly errors: readonly RowError[] } {
  const errors: RowError[] = [];
  const lineOf = new Map<string, number>();
  // another system counts its kits; here their stock is that of their parts
  const isStandingKit = (id: string) => used.parts === undefined && known.kits.has(id);
  const placed = all.flatMap((row): Placed | readonly Placed[] => {
    const id = findKnown(row, known);
    const owner = row.sku === null ? undefined : known.bySku.get(row.sku)?.id;
    if (owner !== undefined && owner !== id) {
      const message = say(({ imports }) => imports.skuElsewhere(row.sku ?? ''));
      errors.push({ line: row.line, column: used.sku ?? 'sku', message });
      return [];
    }
    if (id === null) return { row, id: newId(), isNew: true };
    const line = lineOf.get(id);
    if (line === undefined) {
      lineOf.set(id, row.line);
      return { row: isStandingKit(id) ? { ...row, owned: null } : row, id, isNew: false };
    }
    const message = say(({ imports }) => imports.sameProduct(String(line)));
    errors.push({ line: row.line, column: used.name ?? 'name', message });
    return [];
  });
  return withoutDangling(placed, known, used, errors, say);
}

function findKnown(row: CatalogueRow, known: KnownProducts): string | null {
  const same = row.externalId === null ? undefined : known.byExternalId.get(row.externalId);
  if (same !== undefined) return same;
  if (row.sku !== null) {
    const same = known.bySku.get(row.sku);
    // a code that the same system has given to another item does not make it that item
    if (same !== undefined) return isOfSameSystem(row.externalId, same.externalId) ? null : same.id;
  }
  const namesake = known.byName.get(nameKey(row.name));
  if (namesake === undefined) return null;
  // what the same system calls otherwise is another product, and so is what has another sku
  if (isOfSameSystem(row.externalId, namesake.externalId)) return null;
  return row.sku === null || namesake.sku === null ? namesake.id : null;
}

function isOfSameSystem(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a.split(':')[0] === b.split(':')[0];
}

/** Leaves out rows whose accessories or parts cannot be, until none is left of which that is so. */
function withoutDangling(
  all: readonly Placed[],
  known: KnownProducts,
  used: ColumnReport<Field>['used'],
  errors: RowError[],
  say: (saying: Saying) => string,
): { readonly placed: readonly Placed[]; readonly errors: readonly RowError[] } {
  let placed = all;
  for (;;) {
    const faultOf = goingOutFaults(placed, known, used);
    const good = placed.filter((one) => {
      const fault = faultOf(one);
      if (fault === null) return true;
      errors.push({ line: one.row.line, column: used[fault.column] ?? fault.column, message: say(fault.saying) });
      return false;
    });
    if (good.length === placed.length) return { placed, errors };
    placed = good;
  }
}
