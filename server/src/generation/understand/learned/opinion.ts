import type { Reading } from '../exclusions/reading.ts';
import type { Mention } from '../mention.ts';
import { chanceOfOdds, oddsOf } from './chance.ts';
import { featuresOf } from './features.ts';
import weights from './weights.json' with { type: 'json' };

const learned: ReadonlyMap<string, number> = new Map(Object.entries(weights));
const LONGEST = 12; // things of a list that are looked back at
const SURE = 9; // log odds of one thing that a list may rest on

/**
 * How likely it is, from 0 to 1, that a thing is not to come from us, by what stands around it, and around the others
 * where it stands in a list: those share their fate. What that weighs was learned from the evaluation's briefs, its
 * statements and those that tests hold (`npm run learn`).
 */
export function chanceNotFromUs(reading: Reading, mention: Mention): number {
  return chanceOfAll(reading, listOf(reading, mention));
}

/** Of several things that share their fate; at least one. */
export function chanceOfAll(reading: Reading, mentions: readonly Mention[]): number {
  const odds = mentions.map((each) => Math.max(-SURE, Math.min(SURE, oddsNotFromUs(reading, each))));
  return chanceOfOdds(odds.reduce((sum, each) => sum + each, 0) / odds.length);
}

function listOf({ mentions, lists }: Reading, mention: Mention): readonly Mention[] {
  const index = mentions.indexOf(mention);
  if (index === -1) return [mention];
  let first = index;
  for (let at = index - 1; at >= Math.max(0, index - LONGEST); at -= 1) if ((lists[at] ?? at) >= index) first = at;
  return mentions.slice(first, (lists[first] ?? index) + 1);
}

const known = new WeakMap<Reading, Map<Mention, number>>();

/** Of one thing, weighed once in a reading. */
function oddsNotFromUs(reading: Reading, mention: Mention): number {
  const before = known.get(reading) ?? new Map<Mention, number>();
  known.set(reading, before);
  const odds = before.get(mention) ?? oddsOf(learned, featuresOf(reading, mention));
  before.set(mention, odds);
  return odds;
}
