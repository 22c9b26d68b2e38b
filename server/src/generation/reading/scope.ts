import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Scope } from '../facts.ts';
import { once } from '../../platform/once.ts';
import type { Text } from './document/text.ts';
import { chanceOf, linearOdds, writtenLinear } from './judges/linear.ts';
import { LEFT_TO_US, scopePlaces, type ScopeRead, scopeValues } from './judges/scope-features.ts';
import { treesOdds, writtenTrees } from './judges/trees.ts';

/** What `npm run learn` writes of each scope that is looked for: the weights of words, and the trees. */
const judge = z.object({ ...writtenLinear.shape, ...writtenTrees.shape });
const written = z.object({ event: judge, neither: judge });

const learned = once(() => {
  const { event, neither } = written.parse(
    JSON.parse(readFileSync(new URL('./judges/scope.weights.json', import.meta.url), 'utf8')),
  );
  return [event, neither];
});

/**
 * Chances from which a text is taken for it. By five folds over 1,063 short texts and 484 read briefs 2.1 % of orders are read
 * as events, and 84 % of events are found (`npm run learn`).
 */
const BARS = { event: 0.6, neither: 0.5 } as const;

/**
 * Whether a brief orders what it names, describes an event to be planned whole, or asks for nothing: by its words and by
 * how much it names and tells. "20 uplighters for a wedding" is an order, "wedding for 120 with a band" an event.
 */
export function judgeScope(text: Text, read: ScopeRead): Scope {
  const judges = learned();
  const places = scopePlaces(text, read);
  const odds = judges.map((each) => linearOdds(each, places));
  const values = scopeValues(text, read, odds);
  const [event = 0, neither = 0] = judges.flatMap((each) => treesOdds(each, [values])).map(chanceOf);
  const scope = scopeOf(event, neither);
  return isNamedAlone(text, read, scope) ? 'event' : scope;
}

/** "Gala dinner", "A party for our staff": names an event and no thing, so that there is nothing to order. */
function isNamedAlone({ tokens }: Text, { demands, events, performers }: ScopeRead, scope: Scope): boolean {
  const tells = events.some(({ words }) => words !== null) || performers.length > 0;
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  return demands.length === 0 && tells && (scope === 'order' || words <= NAME);
}

const NAME = 8; // words

export function scopeOf(event: number, neither: number): Scope {
  if (neither >= BARS.neither && neither > event) return 'neither';
  return event >= BARS.event ? 'event' : 'order';
}

/**
 * Whether nothing is planned around the things of an order: it names each itself, and tells of nobody who performs and of
 * no rooms to break out into. "A sound system for a band" is an order too, of which the company says what it is made of.
 */
export function isBareOrder({ demands, performers, spaces }: ScopeRead, scope: Scope): boolean {
  if (scope === 'event' || performers.length > 0 || spaces.some(({ role }) => role === 'breakout')) return false;
  return !demands.some(({ kinds: [kind] }) => kind !== undefined && LEFT_TO_US.has(kind));
}
