import { z } from 'zod';

/** Weights of hashed features, in steps of `step`. */
export interface LinearModel {
  readonly weights: Int8Array;
  readonly step: number;
}

/** As `npm run learn` writes it: the weights as bytes in base64. */
export const writtenLinear = z.object({
  step: z.number(),
  weights: z.base64().transform((bytes) => new Int8Array(Buffer.from(bytes, 'base64'))),
});

/** Log odds by a logistic regression over the places of an example, each of which counts the less the more there are. */
export function linearOdds({ weights, step }: LinearModel, places: readonly number[]): number {
  let sum = 0;
  for (const place of places) sum += weights[place] ?? 0;
  return sum * step * scaleOf(places.length);
}

/** What each of so many features counts. */
export function scaleOf(features: number): number {
  return 1 / Math.sqrt(Math.max(1, features));
}

/** From 0 to 1: the logistic function. */
export function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
