import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readFacts } from '../../../server/src/generation/index.ts';
import { readText, type Text } from '../../../server/src/generation/reading/document/text.ts';
import { chanceOf, type LinearModel, linearOdds } from '../../../server/src/generation/reading/judges/linear.ts';
import {
  SCOPE_PLACES,
  scopePlaces,
  type ScopeRead,
  scopeValues,
} from '../../../server/src/generation/reading/judges/scope-features.ts';
import { treesOdds } from '../../../server/src/generation/reading/judges/trees.ts';
import { scopeOf } from '../../../server/src/generation/reading/scope.ts';
import { readActivities } from '../../../server/src/generation/reading/scene/activities.ts';
import { readEvents } from '../../../server/src/generation/reading/scene/events.ts';
import { SCOPES, type Scope } from '../../../server/src/generation/facts.ts';
import { readTable } from '../data.ts';
import { briefsOf, SETS } from '../sets.ts';
import { type Boosting, learnTrees } from './boosting.ts';
import { type Learning, learnLinear, quantised } from './linear.ts';

const FOLDS = 5;
const LINEAR: Learning = { places: SCOPE_PLACES, rounds: 12, rate: 0.3, decay: 0.002 };
const TREES: Boosting = { trees: 60, depth: 3, rate: 0.1, leastInLeaf: 3, lambda: 2 };
const LOOKED_FOR = ['event', 'neither'] as const satisfies readonly Scope[];

const ofBrief = z.strictObject({ id: z.string(), scope: z.enum(SCOPES), sure: z.enum(['yes', 'no']) });
const ofText = z.strictObject({ text: z.string().min(1), language: z.string(), scope: z.enum(SCOPES) });

interface Labelled {
  readonly text: Text;
  readonly read: ScopeRead;
  readonly places: readonly number[];
  readonly scope: Scope;
  readonly isShort: boolean;
}

/** For each scope that is looked for what words weigh, and what that and the figures of a text tell. */
interface Judges {
  readonly words: readonly LinearModel[];
  readonly trees: readonly ReturnType<typeof learnTrees>[];
}

/** A text whose scope is known, as it was judged by what was learned from others. */
export interface ScopeJudged {
  readonly scope: Scope;
  readonly judged: Scope;
  readonly isShort: boolean;
}

/** Learns the scope of briefs, and judges each by what was learned from the others. */
export function learnScope(): { readonly judges: Judges; readonly judged: readonly ScopeJudged[] } {
  const all = labelled();
  const judged = inFolds(all).flatMap(({ some, others }) => {
    const judges = learnJudges(others);
    return some.map(({ scope, isShort, ...each }): ScopeJudged => {
      const values = scopeValues(each.text, each.read, oddsOf(judges.words, each));
      const [event = 0, neither = 0] = judges.trees.flatMap((trees) => treesOdds(trees, [values])).map(chanceOf);
      return { scope, judged: scopeOf(event, neither), isShort };
    });
  });
  return { judges: learnJudges(all), judged };
}

export function writeScope({ words, trees }: Judges): void {
  const file = new URL('../../../server/src/generation/reading/judges/scope.weights.json', import.meta.url);
  const written = LOOKED_FOR.map((scope, at) => {
    const { step, weights } = words[at] ?? { step: 1, weights: new Int8Array() };
    return [scope, { step, weights: Buffer.from(weights).toString('base64'), ...trees[at] }];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(written))}\n`);
}

/** The trees learn from what words weigh by texts other than the one that is looked at. */
function learnJudges(texts: readonly Labelled[]): Judges {
  const seen = inFolds(texts).flatMap(({ some, others }) => {
    const words = learnWords(others);
    return some.map((each) => ({ scope: each.scope, values: scopeValues(each.text, each.read, oddsOf(words, each)) }));
  });
  const trees = LOOKED_FOR.map((wanted) =>
    learnTrees(
      seen.map(({ scope, values }) => ({ values, is: scope === wanted })),
      TREES,
    ),
  );
  return { words: learnWords(texts), trees };
}

function learnWords(texts: readonly Labelled[]): readonly LinearModel[] {
  return LOOKED_FOR.map((wanted) =>
    quantised(
      learnLinear(
        texts.map(({ places, scope }) => ({ places, is: scope === wanted })),
        LINEAR,
      ),
    ),
  );
}

function oddsOf(words: readonly LinearModel[], { places }: Pick<Labelled, 'places'>): readonly number[] {
  return words.map((model) => linearOdds(model, places));
}

function inFolds(texts: readonly Labelled[]): readonly { some: readonly Labelled[]; others: readonly Labelled[] }[] {
  return Array.from({ length: FOLDS }, (_, fold) => ({
    some: texts.filter((_text, at) => at % FOLDS === fold),
    others: texts.filter((_text, at) => at % FOLDS !== fold),
  }));
}

/** The read briefs whose label is sure, and short texts as strangers write them. */
function labelled(): readonly Labelled[] {
  const scopes = new Map(
    readTable('scope.csv', ofBrief)
      .filter(({ sure }) => sure === 'yes')
      .map(({ id, scope }) => [id, scope]),
  );
  const briefs = SETS.filter(({ unread }) => !unread)
    .flatMap((set) => briefsOf(set))
    .flatMap(({ id, description }) => {
      const scope = scopes.get(id);
      return scope === undefined ? [] : [see(description, scope, false)];
    });
  const texts = readTable('scope-texts.csv', ofText).map(({ text, scope }) => see(text, scope, true));
  return [...texts, ...briefs];
}

function see(description: string, scope: Scope, isShort: boolean): Labelled {
  const text = readText(description);
  const { demands, performers, spaces, attendees } = readFacts({ description });
  const events = readEvents(text);
  const read: ScopeRead = {
    demands,
    performers,
    spaces,
    attendees,
    events,
    activities: readActivities(text, performers),
  };
  return { text, read, places: scopePlaces(text, read), scope, isShort };
}

/** How many of each scope were read as each, in short texts and in the read briefs. */
export function sayOfScope(judged: readonly ScopeJudged[]): string {
  return [true, false]
    .flatMap((isShort) => [
      `\nScope of ${isShort ? 'short texts' : 'read briefs'}, read as ${SCOPES.join(', ')}:`,
      ...SCOPES.map((scope) => {
        const those = judged.filter((each) => each.isShort === isShort && each.scope === scope);
        const counts = SCOPES.map((other) => those.filter((each) => each.judged === other).length);
        return `  ${scope.padEnd(8)} ${counts.map((count) => String(count).padStart(4)).join('')}`;
      }),
    ])
    .join('\n')
    .concat('\n');
}
