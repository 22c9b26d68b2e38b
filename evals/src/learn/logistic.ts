const DECAY = 0.003;

/** What an example has of each feature, and whether it is one of those that are looked for. */
export interface Example {
  readonly features: Iterable<readonly [name: string, value: number]>;
  readonly is: boolean;
}

export interface Learning {
  readonly rounds: number;
  readonly rate: number;
  /** Examples with a feature: of fewer it is chance. */
  readonly leastSeen: number;
}

interface Known {
  readonly at: Int32Array;
  readonly values: Float64Array;
  readonly is: number;
}

/**
 * Weights of a logistic regression, by stochastic descent with a rate for each feature (Duchi, Hazan and Singer,
 * "Adaptive subgradient methods", 2011) and a decay towards 0. The same for the same examples in the same order.
 */
export function learnWeights(examples: readonly Example[], learning: Learning): ReadonlyMap<string, number> {
  const names = namesOf(examples, learning.leastSeen);
  const known = examples.map((example) => knownOf(names, example));
  const weights = new Float64Array(names.size);
  const walked = new Float64Array(names.size).fill(1e-6);
  const order = known.map((_, at) => at);
  const random = sequence();
  for (let round = 0; round < learning.rounds; round += 1) {
    shuffle(order, random);
    for (const each of order) {
      const example = known[each];
      if (example !== undefined) descend(weights, walked, example, learning.rate);
    }
  }
  return new Map([...names].map(([name, at]) => [name, weights[at] ?? 0]));
}

function descend(weights: Float64Array, walked: Float64Array, { at, values, is }: Known, rate: number): void {
  let odds = 0;
  for (let each = 0; each < at.length; each += 1) odds += (weights[at[each] ?? 0] ?? 0) * (values[each] ?? 0);
  const error = 1 / (1 + Math.exp(-odds)) - is;
  for (let each = 0; each < at.length; each += 1) {
    const place = at[each] ?? 0;
    const weight = weights[place] ?? 0;
    const slope = error * (values[each] ?? 0) + DECAY * weight;
    const steps = (walked[place] ?? 0) + slope * slope;
    walked[place] = steps;
    weights[place] = weight - (rate * slope) / Math.sqrt(steps);
  }
}

/** The features that are seen often enough, each with its place. */
function namesOf(examples: readonly Example[], leastSeen: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const [name] of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= leastSeen);
  return new Map(often.map(([name], at) => [name, at]));
}

function knownOf(names: ReadonlyMap<string, number>, { features, is }: Example): Known {
  const at: number[] = [];
  const values: number[] = [];
  for (const [name, value] of features) {
    const place = names.get(name);
    if (place === undefined) continue;
    at.push(place);
    values.push(value);
  }
  return { at: Int32Array.from(at), values: Float64Array.from(values), is: is ? 1 : 0 };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** Numbers from 0 to 1 that look random and are the same at each run: a linear congruential generator. */
function sequence(): () => number {
  let state = 1;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
