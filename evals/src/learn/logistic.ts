import { chanceOf } from '../../../server/src/generation/understand/learned/chance.ts';
import type { Labelled } from './labelled.ts';

const ROUNDS = 12;
const RATE = 0.05;
const DECAY = 0.003;
const LEAST_SEEN = 3; // examples with a feature: of fewer it is chance
const LEAST_TELLING = 0.4; // its weight times the root of these: less tells nothing on texts that were not learned from

/**
 * Weights of a logistic regression over features that are there or not, by stochastic descent with a rate for each
 * feature (Duchi, Hazan and Singer, "Adaptive subgradient methods", 2011) and a decay towards 0. The same for the same
 * examples in the same order.
 */
export function learnWeights(examples: readonly Labelled[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const steps = new Map<string, number>();
  const seen = countsOf(examples);
  const known = examples.map(({ features, notFromUs }) => ({
    features: features.filter((feature) => (seen.get(feature) ?? 0) >= LEAST_SEEN),
    notFromUs,
  }));
  const order = examples.map((_, at) => at);
  const random = sequence();
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const example = known[at];
      if (example !== undefined) descend(weights, steps, example);
    }
  }
  const telling = [...weights].filter(([feature, weight]) => {
    return Math.abs(weight) * Math.sqrt(seen.get(feature) ?? 0) >= LEAST_TELLING;
  });
  return new Map(telling.map(([feature, weight]) => [feature, Math.round(weight * 100) / 100]));
}

function descend(weights: Map<string, number>, steps: Map<string, number>, { features, notFromUs }: Labelled): void {
  const error = chanceOf(weights, features) - (notFromUs ? 1 : 0);
  for (const feature of features) {
    const weight = weights.get(feature) ?? 0;
    const slope = error + DECAY * weight;
    const walked = (steps.get(feature) ?? 1e-6) + slope * slope;
    steps.set(feature, walked);
    weights.set(feature, weight - (RATE * slope) / Math.sqrt(walked));
  }
}

function countsOf(examples: readonly Labelled[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
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
