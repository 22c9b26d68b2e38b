import { z } from 'zod';
import { foldWords } from '../../../equipment/index.ts';
import { readTable } from '../../../platform/data-files.ts';
import { fieldOf } from '../columns.ts';
import type { PartialList } from '../types.ts';

/** Headings of a list of kits and accessories, folded. */
const CONTENTS = new Map(
  readTable(
    new URL('./contents-headings.csv', import.meta.url),
    z.strictObject({ field: z.enum(['parent', 'accessory', 'quantity']), heading: z.string() }),
  ).map(({ field, heading }) => [heading, field]),
);

/** A file that says one thing of products of the catalogue, and the positions of what it says. */
export interface ProductList {
  readonly list: PartialList;
  /** The column that names the product: by its SKU, by what another system calls it, or by its name. */
  readonly product: number;
  readonly accessory: number | undefined;
  readonly quantity: number | undefined;
}

/** A list of stock has a SKU and a number owned, and neither a price nor a category; one of contents a kit and a part of it. */
export function recogniseList(headings: readonly string[]): ProductList | null {
  const contents = headings.map((heading) => CONTENTS.get(foldWords(heading)));
  const [parent, accessory] = [contents.indexOf('parent'), contents.indexOf('accessory')];
  if (parent >= 0 && accessory >= 0) {
    return { list: 'contents', product: parent, accessory, quantity: at(contents.indexOf('quantity')) };
  }
  const fields = headings.map(fieldOf);
  const [sku, owned] = [fields.indexOf('sku'), fields.indexOf('owned')];
  const isWhole = fields.includes('unit_price') || fields.includes('category');
  return sku < 0 || owned < 0 || isWhole
    ? null
    : { list: 'stock', product: sku, accessory: undefined, quantity: owned };
}

/** Whether a heading is one of a list of kits and accessories. */
export function isContentsHeading(heading: string): boolean {
  return CONTENTS.has(foldWords(heading));
}

function at(place: number): number | undefined {
  return place < 0 ? undefined : place;
}
