import { AppError } from '../../platform/errors.ts';
import type { Drafter, DraftRequest } from '../types.ts';

/**
 * Where the first drafter fails with `generation_failed`, the second drafts, and its result says why.
 * `firstMilliseconds` is all the time that the first gets, so that a stall leaves some for the second; without it, a
 * first that runs into the request's own deadline has no second.
 */
export function createFallbackDrafter(
  first: Drafter,
  second: Drafter,
  onFallback: (error: AppError) => void,
  options: { readonly firstMilliseconds?: number | undefined } = {},
): Drafter {
  return {
    name: first.name,
    async open(brief, asker) {
      const [one, other] = await Promise.all([first.open(brief, asker), second.open(brief, asker)]);
      const [ours, theirs] = [one.wants, other.wants];
      return {
        wants: { kinds: [...ours.kinds, ...theirs.kinds], phrases: [...ours.phrases, ...theirs.phrases] },
        days: other.days,
        async draft(request) {
          try {
            return await one.draft(shortened(request, options.firstMilliseconds));
          } catch (error) {
            if (!(error instanceof AppError) || error.code !== 'generation_failed' || request.signal.aborted)
              throw error;
            onFallback(error);
            return { ...(await other.draft(request)), fellBackBecause: error.message };
          }
        },
      };
    },
  };
}

function shortened(request: DraftRequest, milliseconds: number | undefined): DraftRequest {
  if (milliseconds === undefined) return request;
  return { ...request, signal: AbortSignal.any([request.signal, AbortSignal.timeout(milliseconds)]) };
}
