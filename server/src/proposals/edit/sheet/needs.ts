import { UNITS_LIMIT } from '@showbill/contract';
import type { Ground } from './ground.ts';
import type { SheetLine } from './sheet.ts';

/** How many of an accessory some lines call for, and for how long. */
export interface Need {
  /** At most as many as a line may have. */
  readonly units: number;
  readonly days: number;
  /** Of the products that it goes with. */
  readonly names: ReadonlySet<string>;
  /** Ids of the lines that it goes with. */
  readonly lines: ReadonlySet<string>;
}

export interface Needs {
  readonly firm: Need;
  readonly option: Need;
}

/** By product: what firm lines call for, and what options do. */
export function needsOf(
  lines: readonly SheetLine[],
  { products }: Pick<Ground, 'products'>,
): ReadonlyMap<string, Needs> {
  const [firm, option] = [false, true].map((optional) => {
    const counted = new Map<string, Counted>();
    for (const line of lines) {
      const main = products.get(line.catalogItemId ?? '');
      if (main === undefined || line.optional !== optional) continue;
      for (const { productId, quantity } of main.accessories) {
        if (leadsTo(productId, main.id, products)) continue;
        const need = counted.get(productId) ?? { units: 0, days: 0, names: new Set(), lines: new Set() };
        need.units = Math.min(UNITS_LIMIT, need.units + Math.ceil(quantity * line.units - 1e-9));
        need.days = Math.max(need.days, line.days);
        need.names.add(main.name);
        need.lines.add(line.id);
        counted.set(productId, need);
      }
    }
    return counted;
  });
  const ids = new Set([...(firm?.keys() ?? []), ...(option?.keys() ?? [])]);
  return new Map([...ids].map((id) => [id, { firm: firm?.get(id) ?? none(), option: option?.get(id) ?? none() }]));
}

interface Counted {
  units: number;
  days: number;
  readonly names: Set<string>;
  readonly lines: Set<string>;
}

function none(): Counted {
  return { units: 0, days: 0, names: new Set(), lines: new Set() };
}

/** Products that are accessories of each other would call for more of each other without end. */
function leadsTo(from: string, target: string, products: Ground['products'], seen = new Set<string>()): boolean {
  if (from === target) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return (products.get(from)?.accessories ?? []).some(({ productId }) => leadsTo(productId, target, products, seen));
}
