import type { CatalogueRow, Outcome } from '../types.ts';
import { shown } from '../../../imports/index.ts';

const MOST_OF_ONE = 10_000;

/**
 * `SKU*2;SKU*1`: what goes out with each unit. A semicolon, comma, bar or line break parts them; a SKU without a number
 * stands for one; one that is named twice adds up. Whether the SKUs exist is not looked at.
 */
export function readAccessories(text: string, ownSku: string | null): Outcome<CatalogueRow['accessories']> {
  const quantities = new Map<string, number>();
  for (const part of text.split(/[;,|\n]/).map((entry) => entry.trim())) {
    if (part === '') continue;
    const [, sku = '', digits = '1'] = /^([^*×]+?)(?:\s*[*×]\s*(\d{1,5}))?$/.exec(part) ?? [];
    const quantity = Number(digits);
    if (sku === '' || quantity < 1 || quantity > MOST_OF_ONE) {
      return { message: ({ imports }) => imports.accessory(shown(part), String(MOST_OF_ONE)) };
    }
    if (sku === ownSku) return { message: ({ imports }) => imports.ownAccessory(shown(sku)) };
    quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
  }
  return { value: [...quantities].map(([sku, quantity]) => ({ sku, quantity })) };
}
