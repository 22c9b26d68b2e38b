import type { At } from './at.ts';
import { catalogueCost } from './ground.ts';
import type { Sheet } from './sheet.ts';

/** Lines whose cost is not known get the catalogue's of today; what is known, or set by hand, stays. */
export function takeCosts(sheet: Sheet, { ground, param }: At): Sheet {
  const lines = sheet.lines.map((line) => {
    const product = line.unitCost === null ? ground.products.get(line.catalogItemId ?? '') : undefined;
    return product === undefined ? line : { ...line, unitCost: catalogueCost(product, ground, `${param}.kind`) };
  });
  return { ...sheet, lines };
}
