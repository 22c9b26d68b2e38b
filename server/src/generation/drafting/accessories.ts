import type { DraftLine, ShelfProduct } from '../types.ts';
import { MOST_UNITS } from './lines.ts';
import { notesIn } from './notes.ts';

type Products = ReadonlyMap<string, ShelfProduct>;

interface Accompanying {
  /** Whether the client has such a thing or does not want it. */
  isKeptOff(product: ShelfProduct): boolean;
  /** Hours that a line of it works; null for what is not priced by the hour. */
  hoursOf(product: ShelfProduct): number | null;
  /** ISO 639-1, of the reasons. */
  readonly language: string;
}

/**
 * The lines with the accessories that the catalogue gives with their products: quantity x units, rounded up; an option
 * where all that needs them is one. What is on the list already in sufficient number is not added again, and what is
 * kept off is not added at all. Works on its own result without changing it.
 */
export function withAccessories(
  lines: readonly DraftLine[],
  products: Products,
  accompanying: Accompanying,
): readonly DraftLine[] {
  let current = lines;
  // No product leads back to itself, and units only rise: it ends once the longest chain is gone through.
  for (;;) {
    const next = oneRound(current, products, accompanying);
    if (next === current) return current;
    current = next;
  }
}

function oneRound(lines: readonly DraftLine[], products: Products, accompanying: Accompanying): readonly DraftLine[] {
  const wanted = { firm: wantedBy(lines, false, products), option: wantedBy(lines, true, products) };
  const next = [...lines];
  let changed = false;
  for (const optional of [false, true]) {
    for (const [id, { units, mains }] of optional ? wanted.option : wanted.firm) {
      const product = products.get(id);
      if (product === undefined || accompanying.isKeptOff(product)) continue;
      // Spare pieces that are firm serve the options too.
      const spare = optional ? Math.max(0, unitsOf(lines, id, false) - (wanted.firm.get(id)?.units ?? 0)) : 0;
      const needed = Math.min(MOST_UNITS, units - spare);
      const at = next.findIndex((line) => line.productId === id && line.optional === optional);
      const line = next[at];
      if (needed <= (line?.units ?? 0)) continue;
      changed = true;
      if (line === undefined) {
        const reason = notesIn(accompanying.language).goesWith(mains.slice(0, 3).join(', ')).replaceAll(/\s+/gu, ' ');
        next.push({
          productId: id,
          units: needed,
          hours: accompanying.hoursOf(product),
          optional,
          reason,
          words: null,
        });
      } else next[at] = { ...line, units: needed };
    }
  }
  return changed ? next : lines;
}

interface Wanted {
  units: number;
  readonly mains: string[];
}

/** How many of each accessory the lines of one kind (firm or optional) call for. */
function wantedBy(lines: readonly DraftLine[], optional: boolean, products: Products): ReadonlyMap<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const line of lines) {
    const main = products.get(line.productId);
    if (main === undefined || line.optional !== optional) continue;
    for (const { productId, quantity } of main.accessories) {
      if (!(quantity > 0) || !Number.isFinite(quantity) || leadsTo(productId, main.id, products)) continue;
      const entry = wanted.get(productId) ?? { units: 0, mains: [] };
      entry.units += Math.ceil(quantity * line.units - 1e-9);
      if (!entry.mains.includes(main.name)) entry.mains.push(main.name);
      wanted.set(productId, entry);
    }
  }
  return wanted;
}

/** Products that are accessories of each other would call for more of each other without end. */
function leadsTo(from: string, target: string, products: Products, seen = new Set<string>()): boolean {
  if (from === target) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  const accessories = products.get(from)?.accessories ?? [];
  return accessories.some(({ productId }) => leadsTo(productId, target, products, seen));
}

function unitsOf(lines: readonly DraftLine[], id: string, optional: boolean): number {
  return lines.find((line) => line.productId === id && line.optional === optional)?.units ?? 0;
}
