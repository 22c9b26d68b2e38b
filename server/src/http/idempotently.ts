import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../platform/context.ts';
import { AppError, invalidRequest } from '../platform/errors.ts';
import { withHeartbeat } from '../platform/heartbeat.ts';
import { type Claim, claimKey, extendClaim, failClaim, lookAtKey } from '../platform/idempotency.ts';
import { inEnglish } from '../refusals/index.ts';
import { toAppError } from './problem.ts';

const HEARTBEAT_SECONDS = 10;
const LOOK_AGAIN_MS = 100;

/** What an operation that creates something answers: JSON text, and whether it was kept from another run. */
export interface Answer {
  readonly text: string;
  readonly replayed: boolean;
}

/** Who asks for it, under which key; without one nothing is kept. */
interface Asked {
  readonly companyId: string;
  readonly key: string | undefined;
  readonly body: unknown;
  /** What the caller knows the key by. */
  readonly param: string;
}

/**
 * Runs an operation at most once for each Idempotency-Key of a company. The first to come runs, and keeps what it answers
 * with its claim (`finishClaim`); whoever comes meanwhile waits for its answer, a failure included; whoever comes later
 * gets the answer that was kept, or after a failure runs again. Throws `conflict` for a key that was used with another
 * body, `unavailable` when the process that ran it has died.
 */
export async function idempotently(
  context: Context,
  { companyId, key, body, param }: Asked,
  operation: string,
  run: (claim: Claim | null) => Promise<object>,
): Promise<Answer> {
  if (key === undefined) return { text: JSON.stringify(await run(null)), replayed: false };
  if (key.length < 1 || key.length > 255) {
    throw invalidRequest(param, inEnglish(`${param} must have 1 to 255 characters`));
  }
  const claim: Claim = {
    companyId,
    operation,
    key,
    bodyHash: createHash('sha256').update(canonicalJson(body)).digest(),
    attempt: randomUUID(),
  };
  if (!(await claimKey(context, claim))) return { text: await answerOfAnother(context, claim, param), replayed: true };
  return { text: JSON.stringify(await runClaimed(context, claim, run)), replayed: false };
}

async function runClaimed<T>(context: Context, claim: Claim, run: (claim: Claim) => Promise<T>): Promise<T> {
  try {
    return await withHeartbeat(
      context.log,
      HEARTBEAT_SECONDS,
      () => extendClaim(context, claim),
      () => run(claim),
    );
  } catch (error) {
    await failClaim(context, claim, toAppError(error)).catch((failure: unknown) =>
      // its lease runs out, and the key is free again
      context.log.error({ err: failure }, 'an idempotency key could not be given up'),
    );
    throw error;
  }
}

async function answerOfAnother(context: Context, claim: Claim, param: string): Promise<string> {
  let waitedFor: string | null = null;
  for (;;) {
    const seen = await lookAtKey(context, claim);
    if (seen !== null && !seen.sameBody) {
      throw new AppError(
        'conflict',
        inEnglish(`this ${param} was used with another body: use a new key for a new request`),
        { param },
      );
    }
    if (seen?.state === 'done') return seen.answer;
    if (seen?.state === 'failed' && (waitedFor === null || waitedFor === seen.attempt)) throw seen.failure;
    if (seen === null || (seen.state === 'running' && seen.leaseOver)) {
      throw new AppError('unavailable', 'the server that worked on this request has ended; please try again', {
        retryAfterSeconds: 1,
      });
    }
    waitedFor = seen.attempt;
    await wait(LOOK_AGAIN_MS);
  }
}

/** JSON with sorted members, so that equal requests are equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
