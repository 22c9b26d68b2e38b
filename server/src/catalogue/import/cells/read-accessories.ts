import type { CatalogueRow, Outcome } from '../types.ts';
import { shown } from '../../../imports/index.ts';

const MOST_OF_ONE = 10_000;

/** What they are to the product: things that go out with it, or what it is made of. */
export type GoesOutAs = 'accessory' | 'part';

/**
 * `SKU*2;SKU*1`: what goes out with each unit, or what is in it. A semicolon, comma, bar or line break parts them; a SKU without a number
 * stands for one; one that is named twice adds up. Whether the SKUs exist is not looked at.
 */
export function readAccessories(
  text: string,
  ownSku: string | null,
  as: GoesOutAs,
): Outcome<CatalogueRow['accessories']> {
  const quantities = new Map<string, number>();
  for (const part of text.split(/[;,|\n]/).map((entry) => entry.trim())) {
    if (part === '') continue;
    const [, sku = '', digits = '1'] = /^([^*×]+?)(?:\s*[*×]\s*(\d{1,5}))?$/.exec(part) ?? [];
    const quantity = Number(digits);
    if (sku === '' || quantity < 1 || quantity > MOST_OF_ONE) {
      return { message: ({ imports }) => imports[as](shown(part), String(MOST_OF_ONE)) };
    }
    if (sku === ownSku)
      return { message: ({ imports }) => imports[as === 'part' ? 'ownPart' : 'ownAccessory'](shown(sku)) };
    quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
  }
  return { value: [...quantities].map(([sku, quantity]) => ({ sku, quantity })) };
}
