import { z } from 'zod';

/** A decision tree laid out flat: node `at` asks whether `feature[at]` is at most `bar[at]`; a leaf has `left[at]` 0. */
export interface Tree {
  readonly feature: ArrayLike<number>;
  readonly bar: ArrayLike<number>;
  readonly left: ArrayLike<number>;
  readonly right: ArrayLike<number>;
  /** Where a missing value (NaN) goes: 1 to the left. */
  readonly missingLeft: ArrayLike<number>;
  readonly value: ArrayLike<number>;
}

export interface TreesModel {
  readonly base: number;
  readonly trees: readonly Tree[];
}

const bytes = z.array(z.int().min(0).max(255)).transform((numbers) => Uint8Array.from(numbers));
const floats = z.array(z.number()).transform((numbers) => Float64Array.from(numbers));

/** As `npm run learn` writes it. */
export const writtenTrees = z.object({
  base: z.number(),
  trees: z.array(
    z.object({ feature: bytes, bar: floats, left: bytes, right: bytes, missingLeft: bytes, value: floats }),
  ),
});

/** Log odds of examples by boosted trees: the base and the value of the leaf that each tree leads to. Tree by tree, as memory likes it. */
export function treesOdds({ base, trees }: TreesModel, examples: readonly ArrayLike<number>[]): readonly number[] {
  const odds = examples.map(() => base);
  for (const tree of trees) {
    examples.forEach((values, at) => {
      odds[at] = (odds[at] ?? base) + leafOf(tree, values);
    });
  }
  return odds;
}

function leafOf(tree: Tree, values: ArrayLike<number>): number {
  let at = 0;
  for (;;) {
    const left = tree.left[at] ?? 0;
    if (left === 0) return tree.value[at] ?? 0;
    const value = values[tree.feature[at] ?? 0] ?? Number.NaN;
    const goesLeft = Number.isNaN(value) ? tree.missingLeft[at] === 1 : value <= (tree.bar[at] ?? 0);
    at = goesLeft ? left : (tree.right[at] ?? 0);
  }
}
