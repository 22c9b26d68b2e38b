import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NOT_FROM_US } from '../../../server/src/generation/understand/exclusions/not-from-us.ts';
import { SENTENCES } from '../../../server/src/generation/understand/exclusions/sentences.rows.ts';
import { chanceOf } from '../../../server/src/generation/understand/learned/chance.ts';
import { BRIEFS } from '../briefs/index.ts';
import { HELDOUT, UNREAD } from '../heldout/index.ts';
import { labelledInBrief, labelledInRow } from './labelled.ts';
import { learnWeights } from './logistic.ts';
import { plainWishRows } from './plain-wish-rows.ts';
import { STATEMENTS } from './statements.ts';

/**
 * `npm run learn`: learns what around a thing tells that it is not to come from us, and writes the weights that
 * understanding reads with. Before that it learns from all but some sets and prints how those are read.
 */
const FILE = '../../../server/src/generation/understand/learned/weights.json';
const FOLDS = ['a b c d e f g', 'h i j k l m n o', 'p q r s t u v', 'bj bk bl bm bn bo', 'even', 'odd'];
const THRESHOLDS = [0.5, 0.7, 0.9];

const statements = [...NOT_FROM_US, ...SENTENCES].flatMap(([, list]) => list);
const rows = [...statements, ...plainWishRows()].flatMap(labelledInRow);
const own = BRIEFS.flatMap(labelledInBrief);
const sets = [
  ...Object.entries(HELDOUT)
    .filter(([name]) => !UNREAD.has(name))
    .map(([name, briefs]) => ({ name, examples: briefs.flatMap(labelledInBrief) })),
  ...['even', 'odd'].map((name, rest) => ({
    name,
    examples: STATEMENTS.filter((_, at) => at % 2 === rest).flatMap(labelledInRow),
  })),
];

const read = FOLDS.flatMap((fold) => readOf(fold.split(' ')));
for (const threshold of THRESHOLDS) process.stdout.write(`${sayOf(threshold)}\n`);
const weights = learnWeights([...own, ...sets.flatMap(({ examples }) => examples), ...rows]);
writeFileSync(fileURLToPath(new URL(FILE, import.meta.url)), documentOf(weights));
process.stdout.write(`${weights.size} weights written\n`);

interface Read {
  readonly notFromUs: boolean;
  readonly chance: number;
}

/** How some sets are read by what was learned from all others. */
function readOf(names: readonly string[]): readonly Read[] {
  const others = sets.filter(({ name }) => !names.includes(name));
  const learned = learnWeights([...own, ...others.flatMap(({ examples }) => examples), ...rows]);
  return sets
    .filter(({ name }) => names.includes(name))
    .flatMap(({ examples }) => examples)
    .map(({ notFromUs, features }) => ({ notFromUs, chance: chanceOf(learned, features) }));
}

function sayOf(threshold: number): string {
  const found = read.filter(({ chance }) => chance >= threshold);
  const right = found.filter(({ notFromUs }) => notFromUs).length;
  const all = read.filter(({ notFromUs }) => notFromUs).length;
  return `from ${threshold}: ${share(right, all)} of what is not to come from us, ${share(right, found.length)} of what is found is right`;
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

/** By name, a line each, so that a difference can be read. */
function documentOf(learned: ReadonlyMap<string, number>): string {
  const lines = [...learned].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{\n${lines.map(([feature, weight]) => `  ${JSON.stringify(feature)}: ${weight}`).join(',\n')}\n}\n`;
}
