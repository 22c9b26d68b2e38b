import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { toAppError } from '../problem.ts';
import { accountOf } from './authenticate.ts';
import {
  type Answer,
  type Claim,
  claimKey,
  extendClaim,
  type Failure,
  failClaim,
  finishClaim,
  lookAtKey,
} from './idempotency-store.ts';

export const idempotencyHeaders = z.object({
  'idempotency-key': z.string().meta({ minLength: 1, maxLength: 255 }).optional().meta({
    description: 'A retry with the same key and body within 24 hours gets the first answer. 1 to 255 characters.',
  }),
});

/** Keeps the answer for retries, in the transaction that makes it true. */
export type Keep = (tx: Tx, answer: Answer) => Promise<void>;

const HEARTBEAT_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/**
 * Runs an operation at most once for each Idempotency-Key of a company. The first to come runs; whoever comes
 * meanwhile waits for its answer, a failure included; whoever comes later gets the answer that was kept, or after a
 * failure runs again. Throws `conflict` for a key that was used with another body, `unavailable` when the process that
 * ran it has died.
 */
export async function idempotently(
  context: Context,
  request: FastifyRequest,
  operation: string,
  run: (keep: Keep) => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return { answer: await run(async () => {}), replayed: false };
  if (typeof key !== 'string' || key.length < 1 || key.length > 255) {
    throw invalidRequest('Idempotency-Key', 'Idempotency-Key must have 1 to 255 characters');
  }
  const claim: Claim = {
    companyId: accountOf(request).companyId,
    operation,
    key,
    bodyHash: createHash('sha256').update(canonicalJson(request.body)).digest(),
    attempt: randomUUID(),
  };
  if (await claimKey(context, claim)) return { answer: await runClaimed(context, claim, run), replayed: false };
  return { answer: await answerOfAnother(context, claim), replayed: true };
}

async function runClaimed(context: Context, claim: Claim, run: (keep: Keep) => Promise<Answer>): Promise<Answer> {
  const heartbeat = setInterval(() => {
    extendClaim(context, claim).catch((error: unknown) =>
      context.log.warn({ err: error }, 'the lease of an idempotency key could not be extended'),
    );
  }, HEARTBEAT_MS);
  try {
    return await run((tx, answer) => finishClaim(context, tx, claim, answer));
  } catch (error) {
    await failClaim(context, claim, failureOf(error)).catch((failure: unknown) =>
      // its lease runs out, and the key is free again
      context.log.error({ err: failure }, 'an idempotency key could not be given up'),
    );
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

async function answerOfAnother(context: Context, claim: Claim): Promise<Answer> {
  let waitedFor: string | null = null;
  for (;;) {
    const seen = await lookAtKey(context, claim);
    if (seen !== null && !seen.sameBody) {
      throw new AppError(
        'conflict',
        'this Idempotency-Key was used with another body: use a new key for a new request',
        {
          param: 'Idempotency-Key',
        },
      );
    }
    if (seen?.state === 'done') return seen.answer;
    if (seen?.state === 'failed' && (waitedFor === null || waitedFor === seen.attempt))
      throw new AppError(seen.failure.code, seen.failure.message, seen.failure.details);
    if (seen === null || (seen.state === 'running' && seen.leaseOver)) {
      throw new AppError('unavailable', 'the server that worked on this request has ended; please try again', {
        retryAfterSeconds: 1,
      });
    }
    waitedFor = seen.attempt;
    await wait(LOOK_AGAIN_MS);
  }
}

function failureOf(error: unknown): Failure {
  const { code, message, details } = toAppError(error);
  const { cause: _cause, ...kept } = details;
  return { code, message, details: kept };
}

/** JSON with sorted members, so that equal requests are equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
