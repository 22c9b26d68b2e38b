import type { CallToolResult } from '@modelcontextprotocol/server';
import { type AppError, codeOf } from '../../platform/errors.ts';
import { toAppError } from '../problem.ts';
import { readForEditing, shownProposal } from './shown-proposal.ts';
import type { ToolCall } from './tool.ts';

/** A refusal with what is there now, so that nobody has to ask for it. */
class WithNow extends Error {
  readonly refusal: AppError;
  readonly now: unknown;

  constructor(refusal: AppError, now: unknown) {
    super(refusal.message);
    this.refusal = refusal;
    this.now = now;
  }
}

/** Adds the proposal as it is to a `conflict` about it. */
export async function saysWhatIsNow<T>(call: ToolCall, id: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) !== 'conflict') throw error;
    throw new WithNow(toAppError(error), shownProposal.parse(await readForEditing(call, id)));
  }
}

/** What a model is told instead of a result: code, what was wrong and where, and what is allowed. */
export function refusalResult(error: unknown, log: (problem: AppError) => void): CallToolResult {
  const problem = error instanceof WithNow ? error.refusal : toAppError(error);
  log(problem);
  const { param, used, limit, retryAfterSeconds, conflicts } = problem.details;
  const body = {
    error: {
      code: problem.code,
      message: problem.message,
      ...(param !== undefined && { param }),
      ...(used !== undefined && { used }),
      ...(limit !== undefined && { limit }),
      ...(retryAfterSeconds !== undefined && { retry_after_seconds: retryAfterSeconds }),
      ...(conflicts !== undefined && { conflicts }),
    },
    ...(error instanceof WithNow && { now: error.now }),
  };
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(body) }] };
}
