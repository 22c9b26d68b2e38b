import type { KeyScope } from '@showbill/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Account,
  type Admission,
  createAdmitter,
  isWellFormedKey,
  type Quota,
  type RateState,
  refreshSandbox,
  type Requested,
} from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { noteAccount } from '../../platform/request-marks.ts';
import { inSpan } from '../../platform/traces/index.ts';
import { inEnglish } from '../../refusals/index.ts';
import { bearerToken } from '../bearer.ts';

/** What is known of a key that is one. */
export type Admitted = Exclude<Admission, { readonly outcome: 'invalid_key' }>;

/** Checks the keys of requests, and notes with each whose it is and what is left of the key's window. */
export interface Gate {
  /** Throws `unauthorized` and `invalid_key`; whatever else is refused is in the answer. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply, requested: Requested) => Promise<Admitted>;
}

export function createGate(context: Context): Gate {
  const { rateLimitPerHour } = context.config;
  const policy = `"hour";q=${rateLimitPerHour};w=3600`;
  const admitter = createAdmitter(context.pool, rateLimitPerHour);

  return {
    async admit(request, reply, requested) {
      const key = keyOf(request, reply);
      const admission = await inSpan('admission', {}, () => admitter.admit(key, context.clock.now(), requested));
      if (admission.outcome === 'invalid_key') throw invalidKey(reply);
      noteAccount(admission.account.keyId, admission.account.ownerId);
      request.account = admission.account;
      request.quota = admission.quota;
      if (admission.outcome === 'ok' && admission.isStale)
        await refreshSandbox(context.db, admission.account.companyId);
      reply.header('ratelimit-policy', policy);
      reply.header('ratelimit', `"hour";r=${admission.rate.remaining};t=${wholeSeconds(admission.rate)}`);
      return admission;
    },
  };
}

/** What stands in the header. Throws `unauthorized`, and `invalid_key` for what cannot be a key, without asking the database. */
export function keyOf(request: FastifyRequest, reply: FastifyReply): string {
  const key = bearerToken(request.headers.authorization);
  if (key === null) {
    reply.header('www-authenticate', 'Bearer');
    throw new AppError(
      'unauthorized',
      inEnglish('no key was supplied: send the header Authorization: Bearer <API_KEY>'),
    );
  }
  if (!isWellFormedKey(key)) throw invalidKey(reply);
  return key;
}

function invalidKey(reply: FastifyReply): AppError {
  reply.header('www-authenticate', 'Bearer error="invalid_token"');
  return new AppError('invalid_key', 'the key is wrong or revoked, or has ended');
}

/** Why an admission is none; null: it is one. */
export function refusalOf({ outcome, rate }: Admitted): AppError | null {
  switch (outcome) {
    case 'ok':
      return null;
    case 'plan_required':
      return new AppError('plan_required', 'API access needs the Business plan');
    case 'subscription_inactive':
      return new AppError('subscription_inactive', inEnglish('the subscription is past due or cancelled'));
    case 'scope_required':
      return new AppError('scope_required', 'this key may only read: this operation needs a key with the scope write');
    case 'rate_limited':
      return new AppError('rate_limited', inEnglish(`more than ${rate.limit} requests in an hour with this key`), {
        retryAfterSeconds: wholeSeconds(rate),
      });
    default:
      return outcome satisfies never;
  }
}

/**
 * Runs before the body is read: key, plan, subscription, scope and rate window, in this order, in one statement, which also reads
 * what the route asks along.
 */
export function authenticate(gate: Gate) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const along = request.routeOptions.config.along?.(request);
    const admission = await gate.admit(request, reply, { along, needs: scopeFor(request) });
    request.along = admission.along;
    const refusal = refusalOf(admission);
    if (refusal !== null) throw refusal;
  };
}

/** What the key must be allowed: to write for whatever may change something. What is not served is said to every key. */
function scopeFor({ method, is404 }: FastifyRequest): KeyScope {
  return method === 'GET' || method === 'HEAD' || is404 ? 'read' : 'write';
}

/** The account of a request that passed `authenticate`. Its `companyId` is whose data the request may see. */
export function accountOf(request: FastifyRequest): Account {
  if (request.account === null) throw new Error('a route was served without its key having been checked');
  return request.account;
}

function wholeSeconds(rate: RateState): number {
  return Math.max(1, Math.ceil(rate.resetSeconds));
}

/** The quota as it stood when the request was admitted. */
export function quotaOf(request: FastifyRequest): Quota {
  if (request.quota === null) throw new Error('a route was served without its key having been checked');
  return request.quota;
}
