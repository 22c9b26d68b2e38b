import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Claim } from '../../platform/idempotency.ts';
import { type Answer, idempotently } from '../idempotently.ts';
import { accountOf } from './authenticate.ts';

const HEADER = 'Idempotency-Key';

export const idempotencyHeaders = z.object({
  'idempotency-key': z.string().meta({ minLength: 1, maxLength: 255 }).optional().meta({
    description: 'A retry with the same key and body within 24 hours gets the first answer. 1 to 255 characters.',
  }),
});

/** Runs an operation at most once for each Idempotency-Key of a company: see `idempotently`. */
export function onceForKey(
  context: Context,
  request: FastifyRequest,
  operation: string,
  run: (claim: Claim | null) => Promise<object>,
): Promise<Answer> {
  const { companyId } = accountOf(request);
  const key = [request.headers['idempotency-key']].flat()[0];
  return idempotently(context, { companyId, key, body: request.body, param: HEADER }, operation, run);
}

export function sendCreated(reply: FastifyReply, { text, replayed }: Answer): FastifyReply {
  if (replayed) reply.header('idempotency-replayed', 'true');
  return reply.code(201).type('application/json; charset=utf-8').send(text);
}
