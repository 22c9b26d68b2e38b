import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Mention } from '../../understand/mention.ts';
import { once } from '../document/once.ts';
import type { Text } from '../document/text.ts';
import { placesOf } from './hashing.ts';
import { chanceOf, linearOdds } from './linear.ts';
import { statusFeatures, wordsOf } from './status-features.ts';
import { statusSides } from './status-sides.ts';
import { treesOdds } from './trees.ts';

const numbers = z.array(z.number());
/** What `npm run learn` writes: the weights of hashed features as bytes in base64, and the trees. */
const written = z.object({
  step: z.number(),
  weights: z.base64(),
  base: z.number(),
  trees: z.array(
    z.object({ feature: numbers, bar: numbers, left: numbers, right: numbers, missingLeft: numbers, value: numbers }),
  ),
});

const learned = once(() => {
  const read = written.parse(JSON.parse(readFileSync(new URL('./status.weights.json', import.meta.url), 'utf8')));
  const bytes = Buffer.from(read.weights, 'base64');
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  return { linear: { step: read.step, weights }, trees: read };
});

/**
 * How likely it is, from 0 to 1, that each thing of a text is not to come from us: by what stands around it, then by what
 * that tells of the others beside it. How well it judges is printed by `npm run learn`.
 */
export function chancesNotFromUs(text: Text, mentions: readonly Mention[]): readonly number[] {
  const { linear, trees } = learned();
  const words = wordsOf(text, mentions);
  const alone = mentions.map((mention) =>
    linearOdds(linear, placesOf(statusFeatures(words, mention), linear.weights.length)),
  );
  return statusSides(text, mentions, alone).map((sides) => chanceOf(treesOdds(trees, sides)));
}
