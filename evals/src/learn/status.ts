import { writeFileSync } from 'node:fs';
import { linearOdds } from '../../../server/src/generation/reading/judges/linear.ts';
import { statusPlaces } from '../../../server/src/generation/reading/judges/status-features.ts';
import { statusSides } from '../../../server/src/generation/reading/judges/status-sides.ts';
import { treesOdds } from '../../../server/src/generation/reading/judges/trees.ts';
import type { Mention } from '../../../server/src/generation/reading/things/mention.ts';
import type { Text } from '../../../server/src/generation/reading/document/text.ts';
import { type Boosting, learnTrees, type Sample } from './boosting.ts';
import type { LabelledText, Status } from './labelled.ts';
import { type Example, type Learning, learnLinear, quantised } from './linear.ts';

const FOLDS = 5;
export const PLACES = 2 ** 17;
const LINEAR: Learning = { places: PLACES, rounds: 10, rate: 0.3, decay: 0.001 };
const TREES: Boosting = { trees: 120, depth: 5, rate: 0.1, leastInLeaf: 2, lambda: 2 };

/** Texts that are learned from or judged together, so many times over. */
export interface Part {
  readonly fold: number;
  readonly times: number;
  /** What they are reported as: how well whole texts are judged is what counts; null for statements of a line or two. */
  readonly judgedAs: 'briefs' | 'enquiries' | null;
  readonly texts: readonly LabelledText[];
}

/** A thing of a brief as it was judged by what was learned from others. */
export interface Judged {
  readonly language: string;
  readonly is: boolean;
  readonly judgedAs: 'briefs' | 'enquiries';
  readonly odds: number;
}

/** A text as the judge reads it: the places of each thing's features. */
interface Seen {
  readonly text: Text;
  readonly mentions: readonly Mention[];
  readonly places: readonly (readonly number[])[];
  /** Whether each is what is looked for; null where it is left out. */
  readonly labels: readonly (boolean | null)[];
}

interface SeenPart extends Omit<Part, 'texts'> {
  readonly texts: readonly Seen[];
}

/** What is looked for, and among what. */
export interface Question {
  readonly is: Status;
  readonly among: readonly Status[];
}

/** What a judge of status is made of, as it is written to its file. */
export interface StatusWeights {
  readonly step: number;
  readonly weights: string;
  readonly base: number;
  readonly trees: ReturnType<typeof learnTrees>['trees'];
}

/** Learns from all parts, and judges the whole texts of each fold by what was learned from the others. */
export function learnStatus(
  parts: readonly Part[],
  question: Question,
): {
  readonly weights: StatusWeights;
  readonly judged: readonly Judged[];
} {
  const seen = parts.map((part): SeenPart => ({ ...part, texts: part.texts.map((text) => see(text, question)) }));
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const model = quantised(learnLinear(examplesOf(seen.filter((part) => part.fold !== fold)), LINEAR));
    return seen
      .filter((part) => part.fold === fold)
      .flatMap(({ texts, judgedAs }) =>
        texts.flatMap((text) => {
          const odds = text.places.map((places) => linearOdds(model, places));
          return samplesOf(text, odds).map((sample) => ({ ...sample, judgedAs }));
        }),
      );
  });
  const judged = folds.flatMap((samples, fold) => {
    const model = learnTrees(folds.filter((_, at) => at !== fold).flat(), TREES);
    const whole = samples.flatMap(({ judgedAs, ...sample }) => (judgedAs === null ? [] : [{ ...sample, judgedAs }]));
    const odds = treesOdds(
      model,
      whole.map(({ values }) => values),
    );
    return whole.map(({ language, is, judgedAs }, at) => ({ language, is, judgedAs, odds: odds[at] ?? 0 }));
  });
  const { weights, step } = quantised(learnLinear(examplesOf(seen), LINEAR));
  const { base, trees } = learnTrees(folds.flat(), TREES);
  return { weights: { step, weights: Buffer.from(weights).toString('base64'), base, trees }, judged };
}

function see({ text, mentions, statuses }: LabelledText, { is, among }: Question): Seen {
  const places = statusPlaces(text, mentions, PLACES);
  const labels = statuses.map((status) =>
    status === is ? true : status !== null && among.includes(status) ? false : null,
  );
  return { text, mentions, places, labels };
}

function examplesOf(parts: readonly SeenPart[]): readonly Example[] {
  return parts.flatMap(({ texts, times }) => {
    const some = texts.flatMap(({ places, labels }) =>
      places.flatMap((each, at): Example[] => {
        const is = labels[at] ?? null;
        return is === null ? [] : [{ places: each, is }];
      }),
    );
    return Array.from({ length: times }, () => some).flat();
  });
}

function samplesOf(
  { text, mentions, labels }: Seen,
  odds: readonly number[],
): readonly (Sample & { readonly language: string })[] {
  return statusSides(
    text,
    mentions,
  )(odds).flatMap((values, at) => {
    const is = labels[at] ?? null;
    return is === null ? [] : [{ values, is, language: text.language }];
  });
}

export function writeStatus(weights: Readonly<Record<string, StatusWeights>>): void {
  const file = new URL('../../../server/src/generation/reading/judges/status.weights.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(weights)}\n`);
}
