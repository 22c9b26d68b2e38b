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
 * neither has, the product itself, one of the list that the file leaves as it is, a kit or an archived product as a part, a kit
 * that is itself a part, and one that would come back without its parts.
 */
export function goingOutFaults(
  placed: readonly Placed[],
  known: KnownProducts,
  used: ColumnReport<Field>['used'],
): (one: Placed) => Fault | null {
  const idOf = idBySku(placed, known);
  const named = new Set(placed.map(({ id }) => id));
  const standing = [...known.kits].filter(([kit]) => used.parts === undefined || !named.has(kit));
  const kits = new Set([
    ...standing.map(([kit]) => kit),
    ...placed.flatMap(({ id, row }) => (row.parts.length > 0 ? id : [])),
  ]);
  const inStanding = new Map(standing.flatMap(([, { name, parts }]) => parts.map((part) => [part, name] as const)));
  const isArchived = (id: string) => known.archived.has(id) && !named.has(id);

  return ({ id, row }) => {
    const left = new Set(used.parts === undefined ? known.kits.get(id)?.parts : known.accessories.get(id));
    for (const column of ['accessories', 'parts'] as const) {
      for (const { sku } of row[column]) {
        const other = idOf(sku);
        if (other === undefined) return { column, saying: ({ imports }) => imports.unknownSku(sku) };
        if (other === id) return { column, saying: ({ imports }) => imports.namesItself };
        if (left.has(other)) return { column, saying: ({ imports }) => imports[LEFT[column]](sku) };
        if (column === 'accessories') continue;
        if (kits.has(other)) return { column, saying: ({ imports }) => imports.kitAsPart(sku) };
        if (isArchived(other)) return { column, saying: ({ imports }) => imports.archivedPart(sku) };
      }
    }
    const kit = row.parts.length > 0 ? inStanding.get(id) : undefined;
    if (kit !== undefined) return { column: 'parts', saying: ({ imports }) => imports.kitInKit(kit) };
    const gone = used.parts === undefined && known.archived.has(id) && known.kits.get(id)?.parts.find(isArchived);
    if (!gone) return null;
    return { column: 'name', saying: ({ imports }) => imports.kitOfArchived(known.archived.get(gone) ?? '') };
  };
}

/** What is said of one that is in the other list, of which the file says nothing. */
const LEFT = { accessories: 'standingPart', parts: 'standingAccessory' } as const;

/** Ids of products by sku, of the file and of those that were there. */
export function idBySku(placed: readonly Placed[], known: KnownProducts): (sku: string) => string | undefined {
  const own = new Map(placed.flatMap(({ row: { sku }, id }) => (sku === null ? [] : [[sku, id] as const])));
  return (sku) => own.get(sku) ?? known.bySku.get(sku)?.id;
}
