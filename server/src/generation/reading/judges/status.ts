import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Mention } from '../things/mention.ts';
import { once } from '../../../platform/once.ts';
import type { Text } from '../document/text.ts';
import { chanceOf, linearOdds, writtenLinear } from './linear.ts';
import { statusPlaces } from './status-features.ts';
import { statusSides } from './status-sides.ts';
import { treesOdds, writtenTrees } from './trees.ts';

/** Weights of hashed features, and trees over what they say of a thing and of those beside it. */
const judge = z.object({ ...writtenLinear.shape, ...writtenTrees.shape });
/** What `npm run learn` writes: two judges over the same features. */
const written = z.object({ theirs: judge, spoken: judge });

const learned = once(() =>
  written.parse(JSON.parse(readFileSync(new URL('./status.weights.json', import.meta.url), 'utf8'))),
);

/** How likely it is, from 0 to 1, that a thing is not to come from us, and that it is only spoken of. */
export interface Status {
  readonly theirs: number;
  readonly spoken: number;
}

/**
 * What each thing of a text is to the company: by what stands around it, then by what that tells of the others beside it.
 * How well it judges is printed by `npm run learn`.
 */
export function statusesOf(text: Text, mentions: readonly Mention[]): readonly Status[] {
  const { theirs, spoken } = learned();
  const places = statusPlaces(text, mentions, theirs.weights.length);
  const sidesOf = statusSides(text, mentions);
  const chances = (model: typeof theirs): readonly number[] =>
    treesOdds(model, sidesOf(places.map((each) => linearOdds(model, each)))).map(chanceOf);
  const [first, second] = [chances(theirs), chances(spoken)];
  return mentions.map((_, at) => ({ theirs: first[at] ?? 0, spoken: second[at] ?? 0 }));
}
