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
export async function evaluate(briefs: readonly EvalBrief[], run: Run): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  const waiting = briefs.entries();
  async function work(): Promise<void> {
    for (const [place, brief] of waiting) {
      const outcome = await draftFor(brief, run.drafter, run.timeoutSeconds);
      const { draft, read, catalogue } = outcome;
      const score = scoreDraft(brief.good, draft, read, catalogue.truths, brief.language);
      judged[place] = { brief, outcome, score };
      run.done?.({ brief, outcome, score });
    }
  }
  await Promise.all(Array.from({ length: Math.min(run.atOnce, briefs.length) }, work));
  return judged;
}
