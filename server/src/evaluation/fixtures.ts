import type { EvaluatedBrief } from './evaluate.ts';
import type { JudgedBrief } from './judge-brief.ts';

/** A judged brief as the built-in planner drafted it. */
export function evaluated(id: string, judged: JudgedBrief, change: Partial<EvaluatedBrief> = {}): EvaluatedBrief {
  const drafted = { by: 'builtin', usage: null } as const;
  return { id, ...judged, failure: null, drafted, unmet: [], notKnown: [], milliseconds: 10, ...change };
}
