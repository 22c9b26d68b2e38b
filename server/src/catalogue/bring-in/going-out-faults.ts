import type { ColumnReport } from '../../imports/index.ts';
import type { Saying } from '../../refusals/index.ts';
import type { Field } from '../import/index.ts';
import type { KnownProducts } from './known-products.ts';
import type { Placed } from './placed.ts';

interface Fault {
  readonly column: Field;
  readonly saying: Saying;
}

/**
 * What is wrong with the accessories and parts of a row beside the others of its file and the catalogue, or null: a sku that
 * neither has, the product itself, a kit as a part, and a kit that is itself a part.
 */
export function goingOutFaults(
  placed: readonly Placed[],
  known: KnownProducts,
  used: ColumnReport<Field>['used'],
): (one: Placed) => Fault | null {
  const idOf = idBySku(placed, known);
  const stated = new Set(used.parts === undefined ? [] : placed.map(({ id }) => id));
  const standing = [...known.kits].filter(([kit]) => !stated.has(kit));
  const kits = new Set([
    ...standing.map(([kit]) => kit),
    ...placed.flatMap(({ id, row }) => (row.parts.length > 0 ? id : [])),
  ]);
  const inStanding = new Set(standing.flatMap(([, parts]) => parts));

  return ({ id, row }) => {
    for (const column of ['accessories', 'parts'] as const) {
      for (const { sku } of row[column]) {
        const other = idOf(sku);
        if (other === undefined) return { column, saying: ({ imports }) => imports.unknownSku(sku) };
        if (other === id) return { column, saying: ({ imports }) => imports.namesItself };
        if (column === 'parts' && kits.has(other)) return { column, saying: ({ imports }) => imports.kitAsPart(sku) };
      }
    }
    if (row.parts.length > 0 && inStanding.has(id)) {
      return { column: 'parts', saying: ({ imports }) => imports.kitInKit(row.name) };
    }
    return null;
  };
}

/** Ids of products by sku, of the file and of those that were there. */
export function idBySku(placed: readonly Placed[], known: KnownProducts): (sku: string) => string | undefined {
  const own = new Map(placed.flatMap(({ row: { sku }, id }) => (sku === null ? [] : [[sku, id] as const])));
  return (sku) => own.get(sku) ?? known.bySku.get(sku)?.id;
}
