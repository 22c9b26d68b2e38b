import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Quantity } from '../document/numbers.ts';
import { once } from '../document/once.ts';
import type { Text } from '../document/text.ts';
import type { Mention } from '../things/mention.ts';
import { readPairs } from './count-features.ts';
import { placesOf } from './hashing.ts';
import { linearOdds } from './linear.ts';

/** What `npm run learn` writes: weights of hashed features as bytes in base64. */
const written = z.object({ step: z.number(), weights: z.base64() });

const learned = once(() => {
  const read = written.parse(JSON.parse(readFileSync(new URL('./counts.weights.json', import.meta.url), 'utf8')));
  const bytes = Buffer.from(read.weights, 'base64');
  return { step: read.step, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
});

/** The number that says how many there are of each thing: the likeliest, where that is likelier than not. */
export function countsOf(
  text: Text,
  mentions: readonly Mention[],
  numbers: readonly Quantity[],
): ReadonlyMap<Mention, Quantity> {
  const model = learned();
  const best = new Map<Mention, { readonly number: Quantity; readonly odds: number }>();
  for (const { thing, number, features } of readPairs(text, mentions, numbers)) {
    const mention = mentions[thing];
    const odds = linearOdds(model, placesOf(features, model.weights.length));
    if (mention !== undefined && odds > Math.max(0, best.get(mention)?.odds ?? 0)) best.set(mention, { number, odds });
  }
  return new Map(Array.from(best, ([mention, { number }]) => [mention, number] as const));
}
