/** A decision tree laid out flat: node `at` asks whether `feature[at]` is at most `bar[at]`; a leaf has `left[at]` 0. */
export interface Tree {
  readonly feature: readonly number[];
  readonly bar: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Where a missing value (NaN) goes: 1 to the left. */
  readonly missingLeft: readonly number[];
  readonly value: readonly number[];
}

export interface TreesModel {
  readonly base: number;
  readonly trees: readonly Tree[];
}

/** Log odds by boosted trees: the base and the value of the leaf that each tree leads to. */
export function treesOdds({ base, trees }: TreesModel, values: readonly number[]): number {
  return trees.reduce((sum, tree) => sum + leafOf(tree, values), base);
}

function leafOf(tree: Tree, values: readonly number[]): number {
  let at = 0;
  for (;;) {
    const left = tree.left[at] ?? 0;
    if (left === 0) return tree.value[at] ?? 0;
    const value = values[tree.feature[at] ?? 0] ?? Number.NaN;
    const goesLeft = Number.isNaN(value) ? tree.missingLeft[at] === 1 : value <= (tree.bar[at] ?? 0);
    at = goesLeft ? left : (tree.right[at] ?? 0);
  }
}
