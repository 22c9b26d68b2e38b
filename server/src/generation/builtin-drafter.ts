import { AppError } from '../platform/errors.ts';
import { checkDraft } from './check.ts';
import { partialLines } from './partial-lines.ts';
import { planDraft, shelfRequest } from './plan/index.ts';
import { stopped } from './stopped.ts';
import type { Drafter } from './types.ts';
import { readBrief } from './understand/index.ts';

/**
 * The drafter that works by rules alone, on any machine. Throws AppError('generation_failed') where the shelf holds
 * nothing that the event could use.
 */
export function createBuiltinDrafter(): Drafter {
  return {
    name: 'builtin',
    open(brief) {
      const said = readBrief(brief);
      return {
        wants: shelfRequest(said.facts),
        days: said.facts.days.value,
        async draft({ shelf, signal, report }) {
          if (signal.aborted) throw stopped(signal);
          report?.({ stage: 'choosing', lines: [] });
          const read = said.over(shelf);
          const plan = planDraft(brief, read, shelf);
          report?.({ stage: 'checking', lines: partialLines(plan.lines, shelf) });
          const { draft } = checkDraft(plan, read, shelf);
          if (draft.lines.length === 0) {
            throw new AppError('generation_failed', 'The catalogue holds nothing that this description calls for.');
          }
          return { draft, by: 'builtin', usage: null };
        },
      };
    },
  };
}
