/**
 * The logarithm of the odds that weights give to what has some features: the sum of their weights over the root of how
 * many features there are, so that what stands in a long sentence is judged no more surely than what stands in a short one.
 */
export function oddsOf(weights: ReadonlyMap<string, number>, features: readonly string[]): number {
  let sum = 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum * scaleOf(features.length);
}

/** What each of so many features counts. */
export function scaleOf(features: number): number {
  return 1 / Math.sqrt(Math.max(1, features));
}

/** From 0 to 1: the logistic function. */
export function chanceOfOdds(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
