import { CATEGORIES, type Category, type Unit } from '@showbill/contract';
import type { FromSupplier } from '../sub-hires/hired-in-for-lines.ts';

/** A line of a job as those pick it who load the van. */
export interface PickingLine {
  readonly lineId: string;
  readonly productId: string | null;
  readonly name: string;
  readonly category: Category;
  readonly unit: Unit;
  readonly units: number;
  /** What is in all units of a kit. */
  readonly parts: readonly { readonly name: string; readonly units: number }[];
  /** What of it comes from suppliers for sure. */
  readonly hiredIn: readonly FromSupplier[];
  /** Who ticked it, as far as that is known, and when; null: not ticked. */
  readonly ticked: { readonly by: string | null; readonly at: string } | null;
}

export interface PickingEntry extends PickingLine {
  /** Lines of products that go with this one's. */
  readonly accessories: readonly PickingLine[];
}

export interface PickingGroup {
  readonly category: Category;
  readonly entries: readonly PickingEntry[];
}

/**
 * Lines by category, in the order of the vocabulary, each accessory under the first line that it goes with, whatever its own
 * category. `accessoriesOf`: ids of products that go with a product.
 */
export function groupPicking(
  lines: readonly PickingLine[],
  accessoriesOf: ReadonlyMap<string, ReadonlySet<string>>,
): PickingGroup[] {
  const parents = new Map(lines.map((line) => [line.lineId, parentOf(line, lines, accessoriesOf)]));
  const top = lines.filter(({ lineId }) => rootOf(lineId, parents) === lineId);
  const entries = top.map((line) => ({
    ...line,
    accessories: lines.filter((other) => other !== line && rootOf(other.lineId, parents) === line.lineId),
  }));
  return CATEGORIES.map((category) => ({
    category,
    entries: entries.filter((entry) => entry.category === category),
  })).filter((group) => group.entries.length > 0);
}

function parentOf(
  { lineId, productId }: PickingLine,
  lines: readonly PickingLine[],
  accessoriesOf: ReadonlyMap<string, ReadonlySet<string>>,
): string | null {
  if (productId === null) return null;
  const parent = lines.find(
    (other) =>
      other.lineId !== lineId && other.productId !== null && accessoriesOf.get(other.productId)?.has(productId),
  );
  return parent?.lineId ?? null;
}

/** The line at the top of the accessories that a line is one of; of products that go with each other, the line itself. */
function rootOf(lineId: string, parents: ReadonlyMap<string, string | null>): string {
  const passed = new Set<string>();
  let at = lineId;
  for (;;) {
    const parent = parents.get(at) ?? null;
    if (parent === null) return at;
    if (passed.has(parent)) return lineId;
    passed.add(at);
    at = parent;
  }
}
