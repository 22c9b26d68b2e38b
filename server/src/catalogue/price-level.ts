import type { CatalogueItem } from './shelf.ts';

/** Fewer than this of a kind tell nothing. */
const FEWEST = 3;

type Priced = Pick<CatalogueItem, 'id' | 'kinds' | 'unit' | 'unitPrice'>;

/**
 * Which products are cheap or dear among those of the same kind and pricing unit: at most two thirds, or at least one and
 * a half times, of the middle price. A product in between is not in the map.
 */
export function priceLevels(items: readonly Priced[]): ReadonlyMap<string, 'low' | 'high'> {
  const levels = new Map<string, 'low' | 'high'>();
  for (const group of Map.groupBy(items, ({ kinds, unit }) => `${kinds[0]?.kind ?? ''} ${unit}`).values()) {
    if (group.length < FEWEST || group[0]?.kinds[0] === undefined) continue;
    const prices = group.map(({ unitPrice }) => unitPrice).sort((one, other) => (one < other ? -1 : 1));
    const middle = prices[Math.floor(prices.length / 2)] ?? 0n;
    for (const { id, unitPrice } of group) {
      if (unitPrice * 3n <= middle * 2n) levels.set(id, 'low');
      else if (unitPrice * 2n >= middle * 3n) levels.set(id, 'high');
    }
  }
  return levels;
}
