import { AppError } from '../platform/errors.ts';
import { checkDraft } from './check.ts';
import { partialLines } from './partial-lines.ts';
import { planDraft } from './plan/index.ts';
import { stopped } from './stopped.ts';
import type { Drafter } from './types.ts';

/**
 * The drafter that works by rules alone, on any machine. Throws AppError('generation_failed') where the shelf holds
 * nothing that the event could use.
 */
export function createBuiltinDrafter(): Drafter {
  return {
    name: 'builtin',
    async draft({ brief, facts, shelf, signal, report }) {
      if (signal.aborted) throw stopped(signal);
      report?.({ stage: 'choosing', lines: [] });
      const plan = planDraft(brief, facts, shelf);
      report?.({ stage: 'checking', lines: partialLines(plan.lines, shelf) });
      const { draft } = checkDraft(plan, facts, shelf);
      if (draft.lines.length === 0) {
        throw new AppError('generation_failed', 'The catalogue holds nothing that this description calls for.');
      }
      return { draft, by: 'builtin', usage: null };
    },
  };
}
