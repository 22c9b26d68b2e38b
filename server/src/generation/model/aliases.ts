import { CATEGORIES } from '@showbill/contract';
import { findKinds, KINDS, type Kind, normaliseWords } from '../../equipment/index.ts';
import type { Shelf, ShelfProduct } from '../types.ts';
import { COMMON_KINDS } from './wants.ts';

const MOST_PRODUCTS = 300;
/** What a kind that is named weighs beside the words that a product shares with the description. */
const NAMED_KIND = 12;
const COMMON_KIND = 4;

/** The products that the model sees, under names that tell nothing about the database. */
export interface Aliases {
  /** p1, p2, … in this order: by category, then kind, then name. */
  readonly products: readonly ShelfProduct[];
  aliasOf(productId: string): string | undefined;
  /** What the model wrote for a product: `p3`, `P3 (speaker)`, or a product's exact name. */
  find(written: string): ShelfProduct | undefined;
}

/** Of a shelf of more than 300, the products that the description's words call for, and what goes with these. */
export function aliasesFor(shelf: Shelf, description: string): Aliases {
  const products = inOrder(mostRelevant(shelf, description));
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

function inOrder(products: readonly ShelfProduct[]): readonly ShelfProduct[] {
  return products.toSorted(
    (one, other) =>
      CATEGORIES.indexOf(one.category) - CATEGORIES.indexOf(other.category) ||
      placeOfKind(one) - placeOfKind(other) ||
      (one.name < other.name ? -1 : 1),
  );
}

function placeOfKind(product: ShelfProduct): number {
  return PLACE_OF_KIND.get(product.kinds[0]?.kind) ?? KINDS.length;
}

const PLACE_OF_KIND: ReadonlyMap<Kind | undefined, number> = new Map(KINDS.map((kind, place) => [kind, place]));

function mostRelevant(shelf: Shelf, description: string): readonly ShelfProduct[] {
  if (shelf.products.length <= MOST_PRODUCTS) return shelf.products;
  const rated = rate(shelf.products, description);
  const byRate = shelf.products.toSorted((one, other) => (rated.get(other.id) ?? 0) - (rated.get(one.id) ?? 0));
  const chosen = new Set<string>();
  const accessories = byRate.slice(0, MOST_PRODUCTS / 2).flatMap((product) => product.accessories);
  for (const { id } of byRate.slice(0, MOST_PRODUCTS / 2)) chosen.add(id);
  for (const { productId } of accessories) chosen.add(productId);
  for (const { id } of byRate) chosen.add(id);
  const first = new Set([...chosen].slice(0, MOST_PRODUCTS));
  return shelf.products.filter((product) => first.has(product.id));
}

/** By the rarity of the words that a product shares with the description, and by kinds that it names or most events need. */
function rate(products: readonly ShelfProduct[], description: string): ReadonlyMap<string, number> {
  const said = new Set(normaliseWords(description));
  const named = new Set(findKinds(description).map(({ kind }) => kind));
  const common = new Set<Kind>(COMMON_KINDS);
  const words = new Map(products.map(({ id, name }) => [id, new Set(normaliseWords(name))]));
  const holders = new Map<string, number>();
  for (const each of words.values()) for (const word of each) holders.set(word, (holders.get(word) ?? 0) + 1);
  return new Map(
    products.map(({ id, kinds }) => {
      const shared = [...(words.get(id) ?? [])].filter((word) => said.has(word));
      const rarity = shared.reduce((sum, word) => sum + Math.log(products.length / (holders.get(word) ?? 1)), 0);
      const kind = kinds[0]?.kind;
      const isNamed = kinds.some((match) => named.has(match.kind));
      return [id, rarity + (isNamed ? NAMED_KIND : 0) + (kind !== undefined && common.has(kind) ? COMMON_KIND : 0)];
    }),
  );
}
