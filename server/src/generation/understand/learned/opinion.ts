import type { Reading } from '../exclusions/reading.ts';
import type { Mention } from '../mention.ts';
import { chanceOf } from './chance.ts';
import { featuresOf } from './features.ts';
import weights from './weights.json' with { type: 'json' };

const learned: ReadonlyMap<string, number> = new Map(Object.entries(weights));

/**
 * How likely it is, from 0 to 1, that a thing is not to come from us, by what stands around it. What that weighs was
 * learned from the evaluation's briefs, its statements and those that tests hold (`npm run learn`).
 */
export function chanceNotFromUs(reading: Reading, mention: Mention): number {
  return chanceOf(learned, featuresOf(reading, mention));
}
