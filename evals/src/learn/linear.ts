import { type LinearModel, scaleOf } from '../../../server/src/generation/reading/judges/linear.ts';
import { randomNumbers, shuffle } from './random.ts';

/** The places of an example's hashed features, each once, and whether it is one of those that are looked for. */
export interface Example {
  readonly places: readonly number[];
  readonly is: boolean;
}

export interface Learning {
  readonly places: number;
  readonly rounds: number;
  readonly rate: number;
  readonly decay: number;
}

/**
 * Weights of a logistic regression, by stochastic descent with a rate for each feature (Duchi, Hazan and Singer,
 * "Adaptive subgradient methods", 2011) and a decay towards 0. The same for the same examples in the same order.
 */
export function learnLinear(examples: readonly Example[], { places, rounds, rate, decay }: Learning): Float64Array {
  const weights = new Float64Array(places);
  const walked = new Float64Array(places).fill(1e-6);
  const order = examples.map((_, at) => at);
  const random = randomNumbers();
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const each of order) {
      const example = examples[each];
      if (example === undefined) continue;
      const value = scaleOf(example.places.length);
      let odds = 0;
      for (const place of example.places) odds += (weights[place] ?? 0) * value;
      const error = 1 / (1 + Math.exp(-odds)) - Number(example.is);
      for (const place of example.places) {
        const weight = weights[place] ?? 0;
        const slope = error * value + decay * weight;
        const steps = (walked[place] ?? 0) + slope * slope;
        walked[place] = steps;
        weights[place] = weight - (rate * slope) / Math.sqrt(steps);
      }
    }
  }
  return weights;
}

/** The weights in 255 steps, the largest few cut off. */
export function quantised(weights: Float64Array): LinearModel {
  const sizes = [...weights]
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort((one, other) => one - other);
  const most = sizes[Math.floor(sizes.length * 0.9999)] ?? 1;
  const step = most / 127;
  return {
    step,
    weights: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / step)))),
  };
}
