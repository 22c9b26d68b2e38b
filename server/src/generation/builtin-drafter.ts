import { AppError } from '../platform/errors.ts';
import { checkDraft } from './check.ts';
import { planDraft } from './plan/index.ts';
import type { Drafter } from './types.ts';

/**
 * The drafter that works by rules alone, on any machine. Throws AppError('generation_failed') where the shelf holds
 * nothing that the event could use.
 */
export function createBuiltinDrafter(): Drafter {
  return {
    name: 'builtin',
    async draft({ brief, facts, shelf, signal }) {
      if (signal.aborted) throw new AppError('generation_failed', 'The draft was broken off.');
      const { draft } = checkDraft(planDraft(brief, facts, shelf), facts, shelf);
      if (draft.lines.length === 0) {
        throw new AppError('generation_failed', 'The catalogue holds nothing that this description calls for.');
      }
      return { draft, by: 'builtin', usage: null };
    },
  };
}
