import { AppError } from '../platform/errors.ts';
import type { Saying } from '../refusals/index.ts';
import { checkDraft } from './check.ts';
import { cleanLine } from './model/clean-text.ts';
import { partialLines } from './partial-lines.ts';
import { planDraft, shelfRequest } from './planning/index.ts';
import { readBrief } from './reading/index.ts';
import { stopped } from './stopped.ts';
import type { Facts } from './facts.ts';
import type { Brief, Drafter, OpenedBrief } from './types.ts';

/** Opens a brief at once, and whoever for. */
export interface BuiltinDrafter extends Drafter {
  open(brief: Brief): OpenedBrief;
}

/**
 * The drafter that reads and plans by itself, on any machine. Throws AppError('generation_failed') where the shelf holds
 * nothing that the event could use.
 */
export function createBuiltinDrafter(): BuiltinDrafter {
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
          const draft = checkDraft(plan, read, shelf);
          if (draft.lines.length === 0) {
            throw new AppError('generation_failed', nothingFor(read));
          }
          return { draft, by: 'builtin', usage: null };
        },
      };
    },
  };
}

/** What was read of a brief that the shelf serves nothing of, and what would help. */
function nothingFor({ demands, exclusions }: Facts): Saying {
  const asked = demands.map(({ phrase }) => cleanLine(phrase, 60)).filter((phrase) => phrase !== '');
  if (asked.length > 0) {
    return ({ drafting }) => drafting.nothingServed(asked.slice(0, MOST_NAMED).join(', '));
  }
  const left = exclusions.map(({ words }) => cleanLine(words, 60)).filter((words) => words !== '');
  if (left.length === 0) return ({ drafting }) => drafting.nothingAsked;
  return ({ drafting }) => drafting.onlyExcluded(left.slice(0, MOST_NAMED).join('; '));
}

const MOST_NAMED = 5;
