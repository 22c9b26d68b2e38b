import type { Kind } from '../../../equipment/index.ts';
import type { Shelf, ShelfProduct } from '../../types.ts';
import type { Exclusions } from '../asked/exclusions.ts';

export interface Entry {
  readonly product: ShelfProduct;
  /** Confidence that the product is of the kind it is filed under, less where it is something else first. */
  readonly sureness: number;
}

/** The shelf without what is excluded, by kind. */
export interface ShelfIndex {
  readonly products: readonly ShelfProduct[];
  readonly byKind: ReadonlyMap<Kind, readonly Entry[]>;
}

/** Below this a kind is not even a guess. */
const LEAST_CONFIDENCE = 0.4;

export function indexShelf(shelf: Shelf, exclusions: Exclusions): ShelfIndex {
  const unique = new Map(shelf.products.map((product) => [product.id, product]));
  const products = [...unique.values()].filter((product) => exclusions.against(product) === null).sort(byNameThenId);
  const byKind = new Map<Kind, Entry[]>();
  const parts = partsOf(products);
  for (const product of products) {
    const top = Math.max(0, ...product.kinds.map((match) => match.confidence));
    for (const { kind, confidence } of product.kinds) {
      if (!(confidence >= LEAST_CONFIDENCE)) continue;
      const entries = byKind.get(kind) ?? [];
      const first = confidence === top ? confidence : confidence * 0.6;
      entries.push({ product, sureness: parts.has(product.id) ? first / 2 : first });
      byKind.set(kind, entries);
    }
  }
  return { products, byKind };
}

/** Accessories of a product of the same kind: an earpiece is filed under radios and is none. */
function partsOf(products: readonly ShelfProduct[]): ReadonlySet<string> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const parts = products.flatMap((main) =>
    main.accessories.filter(({ productId }) => {
      const kinds = byId.get(productId)?.kinds ?? [];
      return productId !== main.id && kinds.some(({ kind }) => kind === main.kinds[0]?.kind);
    }),
  );
  return new Set(parts.map(({ productId }) => productId));
}

/** Names in code-point order, so that no locale of a machine changes a draft. */
export function byNameThenId(one: ShelfProduct, other: ShelfProduct): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1;
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}
