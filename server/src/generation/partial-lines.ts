import type { DraftLine, PartialLine, Shelf } from './types.ts';

/** The lines of a draft that is not finished, for whoever watches it being made. */
export function partialLines(lines: readonly DraftLine[], shelf: Shelf): readonly PartialLine[] {
  const products = new Map(shelf.products.map((product) => [product.id, product]));
  return lines.flatMap(({ productId, units, optional }) => {
    const product = products.get(productId);
    return product === undefined ? [] : [{ product: product.name, category: product.category, units, optional }];
  });
}
