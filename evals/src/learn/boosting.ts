import type { Tree, TreesModel } from '../../../server/src/generation/reading/judges/trees.ts';

/** What is known of an example, NaN where a value is missing, and whether it is one of those that are looked for. */
export interface Sample {
  readonly values: readonly number[];
  readonly is: boolean;
}

export interface Boosting {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** Examples weighed by their curvature that a leaf needs. */
  readonly leastInLeaf: number;
  readonly lambda: number;
}

const BINS = 48;
const MISSING = BINS;

/**
 * Boosted trees for log odds: each tree by the gradients and curvatures of the logistic loss over values in so many bins
 * (Chen and Guestrin, "XGBoost", 2016). The same for the same samples.
 */
export function learnTrees(samples: readonly Sample[], boosting: Boosting): TreesModel {
  const width = samples[0]?.values.length ?? 0;
  const bars = Array.from({ length: width }, (_, feature) => barsOf(samples, feature));
  const binned = bars.map((edges, feature) => Uint8Array.from(samples, ({ values }) => binOf(values[feature], edges)));
  const share = samples.filter(({ is }) => is).length / Math.max(1, samples.length);
  const base = Math.log(share / (1 - share));
  const odds = new Float64Array(samples.length).fill(base);
  const trees: Tree[] = [];
  for (let round = 0; round < boosting.trees; round += 1) {
    const slopes = new Float64Array(samples.length);
    const curves = new Float64Array(samples.length);
    samples.forEach(({ is }, at) => {
      const chance = 1 / (1 + Math.exp(-(odds[at] ?? 0)));
      slopes[at] = chance - Number(is);
      curves[at] = Math.max(1e-6, chance * (1 - chance));
    });
    const grower = new Grower(binned, bars, slopes, curves, boosting);
    const tree = grower.grow(Int32Array.from(samples, (_, at) => at));
    for (const { rows, value } of grower.leaves) for (const row of rows) odds[row] = (odds[row] ?? 0) + value;
    trees.push(tree);
  }
  return { base, trees };
}

function barsOf(samples: readonly Sample[], feature: number): readonly number[] {
  const known = samples.map(({ values }) => values[feature] ?? Number.NaN).filter((value) => !Number.isNaN(value));
  const sorted = Float64Array.from(known).sort();
  const bars = Array.from({ length: BINS - 1 }, (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / BINS)] ?? 0);
  return [...new Set(bars.map((bar) => Number(bar.toPrecision(5))))];
}

function binOf(value: number | undefined, bars: readonly number[]): number {
  if (value === undefined || Number.isNaN(value)) return MISSING;
  let low = 0;
  let high = bars.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (bars[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface Split {
  readonly gain: number;
  readonly feature: number;
  readonly bin: number;
  readonly missingLeft: boolean;
}

/** Grows one tree. */
class Grower {
  readonly leaves: { readonly rows: Int32Array; readonly value: number }[] = [];
  readonly #tree = {
    feature: [] as number[],
    bar: [] as number[],
    left: [] as number[],
    right: [] as number[],
    missingLeft: [] as number[],
    value: [] as number[],
  };
  readonly #binned: readonly Uint8Array[];
  readonly #bars: readonly (readonly number[])[];
  readonly #slopes: Float64Array;
  readonly #curves: Float64Array;
  readonly #boosting: Boosting;

  constructor(
    binned: readonly Uint8Array[],
    bars: readonly (readonly number[])[],
    slopes: Float64Array,
    curves: Float64Array,
    boosting: Boosting,
  ) {
    this.#binned = binned;
    this.#bars = bars;
    this.#slopes = slopes;
    this.#curves = curves;
    this.#boosting = boosting;
  }

  grow(rows: Int32Array): Tree {
    this.#node(rows, 0);
    return this.#tree;
  }

  #node(rows: Int32Array, depth: number): number {
    const tree = this.#tree;
    const at = tree.feature.push(0) - 1;
    for (const list of [tree.bar, tree.left, tree.right, tree.missingLeft, tree.value]) list.push(0);
    const split = depth < this.#boosting.depth ? this.#bestSplit(rows) : null;
    if (split === null) {
      const [slope, curve] = this.#sums(rows);
      const value = Number(((-slope / (curve + this.#boosting.lambda)) * this.#boosting.rate).toPrecision(5));
      tree.value[at] = value;
      this.leaves.push({ rows, value });
      return at;
    }
    const bins = this.#binned[split.feature];
    const goesLeft = (row: number) => {
      const bin = bins?.[row] ?? MISSING;
      return bin === MISSING ? split.missingLeft : bin <= split.bin;
    };
    tree.feature[at] = split.feature;
    tree.bar[at] = this.#bars[split.feature]?.[split.bin] ?? 0;
    tree.missingLeft[at] = Number(split.missingLeft);
    tree.left[at] = this.#node(rows.filter(goesLeft), depth + 1);
    tree.right[at] = this.#node(
      rows.filter((row) => !goesLeft(row)),
      depth + 1,
    );
    return at;
  }

  #sums(rows: Int32Array): readonly [number, number] {
    let slope = 0;
    let curve = 0;
    for (const row of rows) {
      slope += this.#slopes[row] ?? 0;
      curve += this.#curves[row] ?? 0;
    }
    return [slope, curve];
  }

  #bestSplit(rows: Int32Array): Split | null {
    const [slope, curve] = this.#sums(rows);
    let best: Split | null = null;
    for (let feature = 0; feature < this.#binned.length; feature += 1) {
      const found = this.#bestOf(feature, rows, slope, curve);
      if (found !== null && (best === null || found.gain > best.gain)) best = found;
    }
    return best;
  }

  #bestOf(feature: number, rows: Int32Array, slope: number, curve: number): Split | null {
    const slopes = new Float64Array(BINS + 1);
    const curves = new Float64Array(BINS + 1);
    const bins = this.#binned[feature];
    for (const row of rows) {
      const bin = bins?.[row] ?? MISSING;
      slopes[bin] = (slopes[bin] ?? 0) + (this.#slopes[row] ?? 0);
      curves[bin] = (curves[bin] ?? 0) + (this.#curves[row] ?? 0);
    }
    const { lambda, leastInLeaf } = this.#boosting;
    const worth = (s: number, c: number) => (s * s) / (c + lambda);
    const whole = worth(slope, curve);
    let best: Split | null = null;
    for (const missingLeft of [true, false]) {
      let s = missingLeft ? (slopes[MISSING] ?? 0) : 0;
      let c = missingLeft ? (curves[MISSING] ?? 0) : 0;
      for (let bin = 0; bin < (this.#bars[feature]?.length ?? 0); bin += 1) {
        s += slopes[bin] ?? 0;
        c += curves[bin] ?? 0;
        if (c < leastInLeaf || curve - c < leastInLeaf) continue;
        const gain = worth(s, c) + worth(slope - s, curve - c) - whole;
        if (gain > 1e-3 && (best === null || gain > best.gain)) best = { gain, feature, bin, missingLeft };
      }
    }
    return best;
  }
}
