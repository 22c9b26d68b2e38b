/** The chance that weights give to what has some features, from 0 to 1: the logistic function of the sum of their weights. */
export function chanceOf(weights: ReadonlyMap<string, number>, features: readonly string[]): number {
  return chanceOfOdds(oddsOf(weights, features));
}

/** The logarithm of the odds: the sum of the weights of the features. */
export function oddsOf(weights: ReadonlyMap<string, number>, features: readonly string[]): number {
  let sum = 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum;
}

export function chanceOfOdds(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
