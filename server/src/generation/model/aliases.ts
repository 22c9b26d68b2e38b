import type { Draft, Facts, Shelf, ShelfProduct } from '../types.ts';

const MOST_PRODUCTS = 300;

/** The products that the model sees, under names that tell nothing about the database. */
export interface Aliases {
  readonly products: readonly ShelfProduct[]; // p1, p2, … in this order
  aliasOf(productId: string): string | undefined;
  /** What the model wrote for a product: `p3`, `P3 (speaker)`, or a product's exact name. */
  find(written: string): ShelfProduct | undefined;
}

/**
 * Aliases in shelf order. From a shelf of more than 300, what the planner's list uses goes first, then the accessories
 * of that, what was asked for by name, and the rest.
 */
export function aliasesFor(shelf: Shelf, facts: Facts, plan: Draft): Aliases {
  const products = mostRelevant(shelf, facts, plan);
  const aliases = new Map(products.map((product, index) => [product.id, `p${index + 1}`]));
  const byAlias = new Map(products.map((product, index) => [`p${index + 1}`, product]));
  const byName = new Map(products.map((product) => [product.name.trim().toLowerCase(), product]));
  return {
    products,
    aliasOf: (productId) => aliases.get(productId),
    find(written) {
      const alias = /^\W*(p\d+)\b/i.exec(written)?.[1]?.toLowerCase();
      const named = byName.get(written.trim().toLowerCase());
      return named ?? (alias === undefined ? undefined : byAlias.get(alias));
    },
  };
}

function mostRelevant(shelf: Shelf, facts: Facts, plan: Draft): readonly ShelfProduct[] {
  if (shelf.products.length <= MOST_PRODUCTS) return shelf.products;
  const planned = new Set(plan.lines.map((line) => line.productId));
  const attached = new Set(
    shelf.products
      .filter((product) => planned.has(product.id))
      .flatMap((product) => product.accessories.map((accessory) => accessory.productId)),
  );
  const demanded = new Set(facts.demands.flatMap((demand) => demand.kinds));
  const rank = (product: ShelfProduct): number => {
    if (planned.has(product.id)) return 0;
    if (attached.has(product.id)) return 1;
    if (product.kinds.some((match) => demanded.has(match.kind))) return 2;
    return product.kinds.length > 0 ? 3 : 4;
  };
  const chosen = new Set(shelf.products.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_PRODUCTS));
  return shelf.products.filter((product) => chosen.has(product));
}
