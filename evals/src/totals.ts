import { type Share, share, sum } from '../../server/src/evaluation/share.ts';
import type { EvalBrief } from './brief.ts';
import type { Outcome } from './draft.ts';
import type { Score } from './score.ts';

export interface Totals {
  readonly briefs: number;
  readonly failed: number;
  readonly musts: Share;
  /** Of the musts that are there and have a range. */
  readonly units: Share;
  readonly shoulds: Share;
  readonly exclusions: Share;
  readonly struck: Share;
  readonly unmet: Share;
  readonly unmetWrong: number;
  readonly facts: Share;
  readonly faults: number;
  readonly milliseconds: { readonly median: number; readonly longest: number };
  readonly tokens: { readonly input: number; readonly output: number };
}

export interface Judged {
  readonly brief: EvalBrief;
  readonly outcome: Outcome;
  readonly score: Score;
}

export function totalsOf(judged: readonly Judged[]): Totals {
  const scores = judged.map(({ score }) => score);
  const musts = scores.flatMap((score) => score.musts);
  const exclusions = scores.flatMap((score) => score.exclusions);
  const unmet = scores.flatMap((score) => score.unmet);
  const facts = scores.flatMap((score) => score.facts);
  const times = judged.map(({ outcome }) => outcome.milliseconds).toSorted((one, other) => one - other);
  return {
    briefs: judged.length,
    failed: judged.filter(({ outcome }) => outcome.draft === null).length,
    musts: share(musts, ({ found }) => found),
    units: share(
      musts.filter(({ inRange }) => inRange !== null),
      ({ inRange }) => inRange === true,
    ),
    shoulds: share(
      scores.flatMap((score) => score.shoulds),
      ({ found }) => found,
    ),
    exclusions: share(exclusions, ({ on }) => on.length === 0),
    struck: { count: sum(scores, ({ struck }) => struck.length), of: sum(scores, ({ lines }) => lines) },
    unmet: share(unmet, ({ found }) => found),
    unmetWrong: sum(scores, ({ unmetWrong }) => unmetWrong.length),
    facts: share(facts, ({ right }) => right),
    faults: sum(scores, ({ faults }) => faults.length),
    milliseconds: { median: times[Math.floor(times.length / 2)] ?? 0, longest: times.at(-1) ?? 0 },
    tokens: {
      input: sum(judged, ({ outcome }) => outcome.usage?.inputTokens ?? 0),
      output: sum(judged, ({ outcome }) => outcome.usage?.outputTokens ?? 0),
    },
  };
}
