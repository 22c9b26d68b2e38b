import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Mention } from '../things/mention.ts';
import { once } from '../document/once.ts';
import type { Text } from '../document/text.ts';
import { chanceOf, linearOdds } from './linear.ts';
import { statusPlaces, wordsOf } from './status-features.ts';
import { statusSides } from './status-sides.ts';
import { treesOdds } from './trees.ts';

const numbers = z.array(z.number());
/** The weights of hashed features as bytes in base64, and trees over what they say of a thing and of those beside it. */
const head = z.object({
  step: z.number(),
  weights: z.base64(),
  base: z.number(),
  trees: z.array(
    z.object({ feature: numbers, bar: numbers, left: numbers, right: numbers, missingLeft: numbers, value: numbers }),
  ),
});
/** What `npm run learn` writes: two judges over the same features. */
const written = z.object({ theirs: head, spoken: head });

const learned = once(() => {
  const read = written.parse(JSON.parse(readFileSync(new URL('./status.weights.json', import.meta.url), 'utf8')));
  return { theirs: judgeOf(read.theirs), spoken: judgeOf(read.spoken) };
});

function judgeOf({ step, weights, ...trees }: z.infer<typeof head>) {
  const bytes = Buffer.from(weights, 'base64');
  return { linear: { step, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) }, trees };
}

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
  const words = wordsOf(text, mentions);
  const places = statusPlaces(words, mentions, theirs.linear.weights.length);
  const chances = ({ linear, trees }: ReturnType<typeof judgeOf>): readonly number[] => {
    const alone = places.map((each) => linearOdds(linear, each));
    return statusSides(text, mentions, alone).map((sides) => chanceOf(treesOdds(trees, sides)));
  };
  const [first, second] = [chances(theirs), chances(spoken)];
  return mentions.map((_, at) => ({ theirs: first[at] ?? 0, spoken: second[at] ?? 0 }));
}
