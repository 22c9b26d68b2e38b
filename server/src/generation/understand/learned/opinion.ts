import type { Reading } from '../exclusions/reading.ts';
import type { Mention } from '../mention.ts';
import { chanceOfOdds, oddsOf } from './chance.ts';
import { featuresOf } from './features.ts';
import { oddsTogether, sidesOf } from './second-look.ts';
import second from './second-look.weights.json' with { type: 'json' };
import weights from './weights.json' with { type: 'json' };

const learned: ReadonlyMap<string, number> = new Map(Object.entries(weights));
const learnedOfSides: ReadonlyMap<string, number> = new Map(Object.entries(second));

/**
 * How likely it is, from 0 to 1, that a thing of a text is not to come from us: first by what stands around it, then by
 * what that tells of the others beside it. What that weighs was learned from the evaluation's briefs, its statements and
 * those that tests hold (`npm run learn`).
 */
export function chanceNotFromUs(reading: Reading, mention: Mention): number {
  return chanceOfOdds(oddsNotFromUs(reading).get(mention) ?? oddsOf(learned, featuresOf(reading, mention)));
}

/** Of several things that share their fate; at least one. */
export function chanceOfAll(reading: Reading, mentions: readonly Mention[]): number {
  const odds = mentions.map((mention) => oddsNotFromUs(reading).get(mention) ?? 0);
  return chanceOfOdds(odds.reduce((sum, each) => sum + each, 0) / Math.max(1, odds.length));
}

const known = new WeakMap<Reading, ReadonlyMap<Mention, number>>();

/** Of all things of a text, weighed once in a reading. */
function oddsNotFromUs(reading: Reading): ReadonlyMap<Mention, number> {
  const before = known.get(reading);
  if (before !== undefined) return before;
  const alone = reading.mentions.map((mention) => oddsOf(learned, featuresOf(reading, mention)));
  const sides = sidesOf(reading, alone);
  const odds = new Map<Mention, number>();
  for (const [index, side] of sides.entries()) {
    const mention = reading.mentions[index];
    if (mention !== undefined) odds.set(mention, oddsTogether(learnedOfSides, side));
  }
  known.set(reading, odds);
  return odds;
}
