import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NOT_FROM_US } from '../../../server/src/generation/understand/exclusions/not-from-us.ts';
import { SENTENCES } from '../../../server/src/generation/understand/exclusions/sentences.rows.ts';
import { oddsOf, scaleOf } from '../../../server/src/generation/understand/learned/chance.ts';
import {
  featuresOfSides,
  oddsTogether,
  sidesOf,
} from '../../../server/src/generation/understand/learned/second-look.ts';
import { briefsOf, OWN, SETS } from '../sets.ts';
import { type LabelledText, labelledBrief, labelledRow } from './labelled.ts';
import { type Example, type Learning, learnWeights } from './logistic.ts';
import { plainWishRows } from './plain-wish-rows.ts';
import { type Judged, sayOf } from './report.ts';
import { STATEMENTS } from './statements.ts';

/**
 * `npm run learn`: learns what around a thing tells that it is not to come from us, then what that tells of the others
 * beside it, and writes the weights that understanding reads with. Each text is read by what was learned from others
 * before anything is learned of how its things hang together; how well that goes is printed.
 */
const FOLDS = 5;
const FIRST: Learning = { rounds: 12, rate: 0.3, leastSeen: 2 };
const SECOND: Learning = { rounds: 12, rate: 0.05, leastSeen: 1 };
const OFTEN = 3; // what the engine is held to line by line
const LEAST_TELLING = 0.4; // a weight's share in the odds times the root of the examples with it: less tells nothing elsewhere

interface Part {
  readonly fold: number;
  /** How often each of its examples is learned from in a round. */
  readonly times: number;
  /** Whole briefs: only they show how things hang together. */
  readonly isBriefs: boolean;
  readonly texts: readonly LabelledText[];
}

const tested = [...NOT_FROM_US, ...SENTENCES].flatMap(([, list]) => list);
const parts: readonly Part[] = [
  ...SETS.filter(({ unread }) => !unread).map((set, at): Part => {
    const times = set.name === OWN ? OFTEN : 1;
    return { fold: at % FOLDS, times, isBriefs: true, texts: briefsOf(set).map(labelledBrief) };
  }),
  ...[STATEMENTS, [...tested, ...plainWishRows()]].flatMap((rows): readonly Part[] => {
    const times = rows === STATEMENTS ? 1 : OFTEN;
    return Array.from({ length: FOLDS }, (_, fold) => {
      const some = rows.filter((_row, at) => at % FOLDS === fold);
      return { fold, times, isBriefs: false, texts: some.map(labelledRow) };
    });
  }),
];

const first = learnFirst(parts);
write('weights', telling(first, parts), 1);
const readFolds = Array.from({ length: FOLDS }, (_, fold) => readBy(learnFirst(without(parts, fold)), fold));
const second = learnSecond(readFolds.flat());
write('second-look.weights', second, 3);
process.stdout.write(
  sayOf(readFolds.flatMap((read, fold) => judged(read, learnSecond(readFolds.filter((_, at) => at !== fold).flat())))),
);

/** A thing of a text that was read by what was learned from others. */
interface Read {
  readonly language: string;
  readonly alone: number;
  readonly sides: ReturnType<typeof sidesOf>[number];
  readonly is: boolean;
}

function without(all: readonly Part[], fold: number): readonly Part[] {
  return all.filter((part) => part.fold !== fold);
}

function learnFirst(from: readonly Part[]): ReadonlyMap<string, number> {
  const examples = from.flatMap(({ texts, times }) => {
    const some = texts.flatMap(({ things }) => things.flatMap(exampleOf));
    return Array.from({ length: times }, () => some).flat();
  });
  return learnWeights(examples, FIRST);
}

function exampleOf({ features, notFromUs }: LabelledText['things'][number]): readonly Example[] {
  if (notFromUs === null) return [];
  const value = scaleOf(features.length);
  return [{ features: features.map((name) => [name, value] as const), is: notFromUs }];
}

function readBy(weights: ReadonlyMap<string, number>, fold: number): readonly Read[] {
  const texts = parts.filter((part) => part.isBriefs && part.fold === fold).flatMap((part) => part.texts);
  return texts.flatMap(({ reading, things }) => {
    const odds = things.map(({ features }) => oddsOf(weights, features));
    return sidesOf(reading, odds).flatMap((sides, at): readonly Read[] => {
      const is = things[at]?.notFromUs ?? null;
      return is === null ? [] : [{ language: reading.text.language, alone: odds[at] ?? 0, sides, is }];
    });
  });
}

function learnSecond(read: readonly Read[]): ReadonlyMap<string, number> {
  return learnWeights(
    read.map(({ sides, is }) => ({ features: featuresOfSides(sides), is })),
    SECOND,
  );
}

function judged(read: readonly Read[], weights: ReadonlyMap<string, number>): readonly Judged[] {
  return read.map(({ language, alone, sides, is }) => ({
    language,
    is,
    first: alone,
    second: oddsTogether(weights, sides),
  }));
}

/** Without those that tell next to nothing. */
function telling(weights: ReadonlyMap<string, number>, from: readonly Part[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const { texts } of from)
    for (const { things } of texts)
      for (const { features, notFromUs } of things)
        if (notFromUs !== null)
          for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + scaleOf(features.length) ** 2);
  return new Map(
    [...weights].filter(([name, weight]) => Math.abs(weight) * Math.sqrt(seen.get(name) ?? 0) >= LEAST_TELLING),
  );
}

/** By name, a line each, so that a difference can be read. */
function write(name: string, weights: ReadonlyMap<string, number>, digits: number): void {
  const rounded = [...weights].map(([feature, weight]) => [feature, Number(weight.toFixed(digits))] as const);
  const lines = rounded
    .filter(([, weight]) => weight !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, weight]) => `  ${JSON.stringify(feature)}: ${weight}`);
  const file = `../../../server/src/generation/understand/learned/${name}.json`;
  writeFileSync(fileURLToPath(new URL(file, import.meta.url)), `{\n${lines.join(',\n')}\n}\n`);
  process.stdout.write(`${name}: ${lines.length} written\n`);
}
