import { z } from 'zod';
import { foldWords } from '../../../equipment/index.ts';
import { readTable } from '../../../platform/data-files.ts';
import { fieldOf } from '../columns.ts';
import type { PartialList } from '../types.ts';

/** Headings of a list of kits and accessories, folded. */
const CONTENTS = new Map(
  readTable(
    new URL('./contents-headings.csv', import.meta.url),
    z.strictObject({ field: z.enum(['parent', 'accessory', 'part', 'quantity']), heading: z.string() }),
  ).map(({ field, heading }) => [heading, field]),
);

/** A file that says one thing of products of the catalogue, and the positions of what it says. */
export interface ProductList {
  readonly list: PartialList;
  /** The column that names the product: by its SKU, by what another system calls it, or by its name. */
  readonly product: number;
  /** Of contents: what they are to the product, and the column that names them. */
  readonly contents: { readonly as: 'accessories' | 'parts'; readonly column: number } | undefined;
  readonly quantity: number | undefined;
}

/**
 * A list of stock has a SKU and a number owned, and neither a price nor a category; one of contents a product and what is in
 * it or goes with it.
 */
export function recogniseList(headings: readonly string[]): ProductList | null {
  const meanings = headings.map((heading) => CONTENTS.get(foldWords(heading)));
  const [parent, part] = [meanings.indexOf('parent'), meanings.indexOf('part')];
  const column = part >= 0 ? part : meanings.indexOf('accessory');
  if (parent >= 0 && column >= 0) {
    const contents = { as: part >= 0 ? ('parts' as const) : ('accessories' as const), column };
    return { list: 'contents', product: parent, contents, quantity: at(meanings.indexOf('quantity')) };
  }
  const fields = headings.map(fieldOf);
  const [sku, owned] = [fields.indexOf('sku'), fields.indexOf('owned')];
  const isWhole = fields.includes('unit_price') || fields.includes('category');
  return sku < 0 || owned < 0 || isWhole ? null : { list: 'stock', product: sku, contents: undefined, quantity: owned };
}

/** Whether a heading is one of a list of kits and accessories. */
export function isContentsHeading(heading: string): boolean {
  return CONTENTS.has(foldWords(heading));
}

function at(place: number): number | undefined {
  return place < 0 ? undefined : place;
}
