import type { GridProduct } from './figures.ts';

/** The pages of all products that some of them are on. */
export function pagesOf(
  products: readonly GridProduct[],
  all: readonly GridProduct[],
  pageSize: number,
): readonly number[] {
  const wanted = new Set(products.map(({ id }) => id));
  const pages = new Set<number>();
  for (const [place, { id }] of all.entries()) if (wanted.has(id)) pages.add(Math.floor(place / pageSize));
  return [...pages];
}
