import type { KeyScope } from '@showbill/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Account,
  createAdmitter,
  isWellFormedKey,
  type Quota,
  type RateState,
  refreshSandbox,
} from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { noteAccount } from '../../platform/request-marks.ts';
import { inSpan } from '../../platform/traces/index.ts';
import { inEnglish } from '../../refusals/index.ts';
import { bearerToken } from '../bearer.ts';

/**
 * Runs before the body is read: key, plan, subscription, scope and rate window, in this order, in one statement, which also reads
 * what the route asks along.
 */
export function authenticate(context: Context) {
  const { rateLimitPerHour } = context.config;
  const policy = `"hour";q=${rateLimitPerHour};w=3600`;
  const admitter = createAdmitter(context.pool, rateLimitPerHour);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const key = bearerToken(request.headers.authorization);
    if (key === null) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError(
        'unauthorized',
        inEnglish('no key was supplied: send the header Authorization: Bearer <API_KEY>'),
      );
    }
    const admission = isWellFormedKey(key)
      ? await inSpan('admission', {}, () =>
          admitter.admit(key, context.clock.now(), {
            along: request.routeOptions.config.along?.(request),
            needs: scopeFor(request),
          }),
        )
      : { outcome: 'invalid_key' as const };
    if (admission.outcome === 'invalid_key') {
      reply.header('www-authenticate', 'Bearer error="invalid_token"');
      throw new AppError('invalid_key', 'the key is wrong or revoked, or has ended');
    }
    noteAccount(admission.account.keyId, admission.account.ownerId);
    request.account = admission.account;
    request.quota = admission.quota;
    request.along = admission.along;
    reply.header('ratelimit-policy', policy);
    reply.header('ratelimit', `"hour";r=${admission.rate.remaining};t=${wholeSeconds(admission.rate)}`);
    const { outcome } = admission;
    switch (outcome) {
      case 'ok':
        if (admission.isStale) await refreshSandbox(context.db, admission.account.companyId);
        return;
      case 'plan_required':
        throw new AppError('plan_required', 'API access needs the Business plan');
      case 'subscription_inactive':
        throw new AppError('subscription_inactive', inEnglish('the subscription is past due or cancelled'));
      case 'scope_required':
        throw new AppError('scope_required', 'this key may only read: this operation needs a key with the scope write');
      case 'rate_limited':
        throw new AppError(
          'rate_limited',
          inEnglish(`more than ${admission.rate.limit} requests in an hour with this key`),
          {
            retryAfterSeconds: wholeSeconds(admission.rate),
          },
        );
      default:
        return outcome satisfies never;
    }
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
