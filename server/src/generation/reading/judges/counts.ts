import { readFileSync } from 'node:fs';
import type { Quantity } from '../document/numbers.ts';
import { once } from '../../../platform/once.ts';
import { type Text, wordAt } from '../document/text.ts';
import { lineOf } from '../document/where-it-stands.ts';
import type { Mention } from '../things/mention.ts';
import { smallWords } from '../things/small-words.ts';
import { readPairs } from './count-features.ts';
import { linearOdds, writtenLinear } from './linear.ts';

/** What `npm run learn` writes. */
const learned = once(() =>
  writtenLinear.parse(JSON.parse(readFileSync(new URL('./counts.weights.json', import.meta.url), 'utf8'))),
);

/**
 * The number that says how many there are of each thing: of a row of a table the one in a cell of its own, else the
 * likeliest, where that is likelier than not.
 */
export function countsOf(
  text: Text,
  mentions: readonly Mention[],
  numbers: readonly Quantity[],
): ReadonlyMap<Mention, Quantity> {
  const model = learned();
  const best = new Map<Mention, { readonly number: Quantity; readonly odds: number }>();
  for (const { thing, number, places } of readPairs(text, mentions, numbers)) {
    const mention = mentions[thing];
    const odds = linearOdds(model, places);
    if (mention !== undefined && odds > Math.max(0, best.get(mention)?.odds ?? 0)) best.set(mention, { number, odds });
  }
  const judged = new Map(Array.from(best, ([mention, { number }]) => [mention, number]));
  // "Crowd barriers are what we lack: 60 OF THEM": the last thing before, where nothing else counts it
  const ofThem = numbers.flatMap((number) => {
    const last = mentions.findLast(({ to }) => to <= number.from);
    const pronoun = wordAt(text, OF.has(wordAt(text, number.to)) ? number.to + 1 : number.to);
    return last !== undefined && !judged.has(last) && THEM.has(pronoun) ? [[last, number] as const] : [];
  });
  return new Map([...judged, ...ofThem, ...countsInRows(text, mentions, numbers)]);
}

const THEM = smallWords('them');
const OF = smallWords('of');
const UNIT = 7; // letters behind the number of a cell: "1150 each"

/** "40 | Chair", "2 | Trestle table 6ft | 35": the last cell of a row that is a number counts its things. */
function countsInRows(
  text: Text,
  mentions: readonly Mention[],
  numbers: readonly Quantity[],
): readonly (readonly [Mention, Quantity])[] {
  const byStart = new Map(numbers.map((number) => [text.tokens[number.from]?.start ?? -1, number]));
  return mentions.flatMap((mention) => {
    const line = lineOf(text, mention.from);
    if (line?.kind !== 'row') return [];
    const counts = line.cells.flatMap(({ start, end }) => {
      const number = byStart.get(start);
      const rest = number === undefined ? '' : text.raw.slice(text.tokens[number.to - 1]?.end ?? 0, end);
      return number !== undefined && rest.length <= UNIT ? [number] : [];
    });
    const last = counts.at(-1);
    return last === undefined ? [] : [[mention, last] as const];
  });
}
