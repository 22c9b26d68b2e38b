import { mapAtOnce } from '../../server/src/evaluation/map-at-once.ts';
import type { Drafter } from '../../server/src/generation/index.ts';
import type { EvalBrief } from './brief.ts';
import { draftFor } from './draft.ts';
import { scoreDraft } from './score.ts';
import type { Judged } from './totals.ts';

export interface Run {
  readonly drafter: Drafter;
  readonly timeoutSeconds: number;
  /** Briefs under way at once. */
  readonly atOnce: number;
  readonly done?: (judged: Judged) => void;
}

/** Drafts and judges the briefs; in their order, whichever is ready first. */
export function evaluate(briefs: readonly EvalBrief[], run: Run): Promise<readonly Judged[]> {
  return mapAtOnce(briefs, run.atOnce, async (brief) => {
    const outcome = await draftFor(brief, run.drafter, run.timeoutSeconds);
    const { draft, read, catalogue } = outcome;
    const judged = { brief, outcome, score: scoreDraft(brief.good, draft, read, catalogue.truths, brief.language) };
    run.done?.(judged);
    return judged;
  });
}
