import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readText } from '../../../server/src/generation/reading/document/text.ts';
import { COUNT_PLACES, readPairs } from '../../../server/src/generation/reading/judges/count-features.ts';
import { linearOdds } from '../../../server/src/generation/reading/judges/linear.ts';
import { readMentions } from '../../../server/src/generation/reading/things/mentions.ts';
import { readPlainNumbers } from '../../../server/src/generation/reading/sizes/plain-numbers.ts';
import type { EvalBrief } from '../brief.ts';
import { readTable } from '../data.ts';
import { type Example, type Learning, learnLinear, quantised } from './linear.ts';
import { share } from './report.ts';

const FOLDS = 5;
const LEARNING: Learning = { places: COUNT_PLACES, rounds: 10, rate: 0.3, decay: 0.0005 };

/** A thing and the number that counts it, by where they begin in the description; `?` where that is left open. */
const label = z.object({
  brief: z.string(),
  thing: z.coerce.number(),
  number: z.union([z.literal('?'), z.coerce.number()]),
});

interface Pair extends Example {
  readonly fold: number;
}

/** Learns which numbers count which things, writes the weights, and says how well pairs of each fold are judged by the others. */
export function learnCounts(briefs: readonly (readonly EvalBrief[])[]): string {
  const labels = Map.groupBy(readTable('counts.csv', label), ({ brief }) => brief);
  const pairs = briefs.flatMap((set, at) =>
    set.flatMap((brief) =>
      pairsOf(brief, labels.get(brief.id) ?? []).map((pair): Pair => ({ ...pair, fold: at % FOLDS })),
    ),
  );
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const model = quantised(
      learnLinear(
        pairs.filter((pair) => pair.fold !== fold),
        LEARNING,
      ),
    );
    return pairs
      .filter((pair) => pair.fold === fold)
      .map(({ is, places }) => ({ is, said: linearOdds(model, places) > 0 }));
  }).flat();
  const { step, weights } = quantised(learnLinear(pairs, LEARNING));
  const file = new URL('../../../server/src/generation/reading/judges/counts.weights.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify({ step, weights: Buffer.from(weights).toString('base64') })}\n`);
  const those = judged.filter(({ is }) => is);
  const said = judged.filter((each) => each.said);
  return [
    `counts: ${judged.length} pairs of a number and a thing`,
    `right ${share(judged.filter(({ is, said: says }) => is === says).length, judged.length)}`,
    `found ${share(those.filter((each) => each.said).length, those.length)}`,
    `rightly said ${share(said.filter(({ is }) => is).length, said.length)}\n`,
  ].join('; ');
}

function pairsOf({ description }: EvalBrief, labels: readonly z.infer<typeof label>[]): readonly Example[] {
  const text = readText(description);
  const mentions = readMentions(text);
  const start = (token: number): number => text.tokens[token]?.start ?? -1;
  const open = new Set(labels.filter(({ number }) => number === '?').map(({ thing }) => thing));
  const counted = new Set(labels.map(({ thing, number }) => `${thing} ${number}`));
  return readPairs(text, mentions, readPlainNumbers(text)).flatMap(({ thing, number, places }): Example[] => {
    const from = start(mentions[thing]?.from ?? -1);
    if (open.has(from)) return [];
    return [{ places, is: counted.has(`${from} ${start(number.from)}`) }];
  });
}
