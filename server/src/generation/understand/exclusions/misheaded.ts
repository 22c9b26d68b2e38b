import { chanceOfAll } from '../learned/opinion.ts';
import type { Mention } from '../mention.ts';
import type { Structure } from '../structure/index.ts';
import type { Reading } from './reading.ts';

const SURELY_WISHED = 0.05; // the chance that they are not to come from us
const FEWEST = 2; // things that a list rests on

/**
 * What is listed under a heading that was read as keeping it off, though all that stands around it speaks of a wish:
 * "Geliehen werden sollen nur:" over eight counted lights.
 */
export function readMisheaded(reading: Reading, { items }: Structure): ReadonlySet<Mention> {
  const byHeading = Map.groupBy(
    items.filter(({ heading }) => heading !== null),
    ({ heading }) => heading?.from,
  );
  const wished = [...byHeading.values()].flatMap((listed): readonly Mention[] => {
    const things = reading.mentions.filter(({ from, to }) => listed.some((item) => from >= item.from && to <= item.to));
    const isWished = things.length >= FEWEST && chanceOfAll(reading, things) < SURELY_WISHED;
    return isWished ? things : [];
  });
  return new Set(wished);
}
