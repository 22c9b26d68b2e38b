import type { Reading } from '../exclusions/reading.ts';
import type { Mention } from '../mention.ts';
import { featuresOf } from './features.ts';
import weights from './weights.json' with { type: 'json' };

const weightOf: ReadonlyMap<string, number> = new Map(Object.entries(weights));

/**
 * How likely it is, from 0 to 1, that a thing is not to come from us, by what stands around it: the logistic function
 * of the sum of its features' weights. They were learned from the evaluation's briefs and the statements that tests
 * hold (`npm run learn`).
 */
export function chanceNotFromUs(reading: Reading, mention: Mention): number {
  let sum = 0;
  for (const feature of featuresOf(reading, mention)) sum += weightOf.get(feature) ?? 0;
  return 1 / (1 + Math.exp(-sum));
}
