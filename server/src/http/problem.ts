import type { ErrorBody, Language } from '@showbill/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account, Quota } from '../accounts/index.ts';
import { databaseFault, unavailableBecause } from '../platform/database-faults.ts';
import { AppError, codeOf, type ErrorCode } from '../platform/errors.ts';
import { inEnglish, needOf, type Saying } from '../refusals/index.ts';

/** As the public API documents it; the private one knows more codes. */
type Body = Omit<ErrorBody, 'error'> & { error: Omit<ErrorBody['error'], 'code'> & { code: ErrorCode } };

/**
 * Answers with an error body, in English where no language is named. Whatever is no refusal of ours becomes internal_error,
 * is logged, and says nothing.
 */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language = 'en',
): FastifyReply {
  const problem = toAppError(error);
  const { retryAfterSeconds } = problem.details;
  reply.header('request-id', request.id);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.code(problem.status).send(problemBody(error, request, language));
}

/** What an error answer says, once what is no refusal of ours was logged. */
export function problemBody(error: unknown, request: FastifyRequest, language: Language = 'en'): Body {
  const problem = toAppError(error);
  logFault(request, error, problem);
  const { param, used, limit } = problem.details;
  return {
    error: {
      code: problem.code,
      message: problem.in(language),
      ...(param !== undefined && { param }),
      ...(used !== undefined && { used }),
      ...(limit !== undefined && { limit }),
    },
    ...(request.quota !== null && { quota: quotaAfter(problem, request.quota, request.account) }),
  };
}

/** For the operator: faults of ours, and of the database, which the caller is told without their insides. */
export function logFault({ log, id, account }: FastifyRequest, error: unknown, { code, cause }: AppError): void {
  // said here as well, for what fails before the request is known to be one
  const marks = { request: id, ...(account !== null && { key: account.keyId, company: account.ownerId }) };
  if (code === 'internal_error') log.error({ err: error, ...marks }, 'a request failed');
  else if (code === 'unavailable' && cause !== undefined) {
    log.warn({ err: cause, ...marks }, 'the database failed a request');
  }
}

/** What a test key has used up is its sandbox's, and not what the company has. */
function quotaAfter({ details: { used, limit } }: AppError, known: Quota, account: Account | null) {
  if (account !== null && account.companyId !== account.ownerId) return known;
  return used === undefined || limit === undefined ? known : { used, limit };
}

/** What PostgreSQL says of a text that it cannot store, where no schema has: character_not_in_repertoire, untranslatable_character. */
const NO_TEXT: ReadonlySet<unknown> = new Set(['22021', '22P05']);
const NOT_STORABLE = 'holds a NUL or half of a surrogate pair, which is no text';

/** What is answered for anything that was thrown: our own refusals as they are, the rest without their insides. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const fault = databaseFault(error);
  if (fault !== null) return unavailableBecause(fault, error);
  if (NO_TEXT.has(codeOf(error))) {
    return new AppError('invalid_request', (texts) => texts.ofInput('input', needOf(NOT_STORABLE)(texts)), {
      cause: error,
    });
  }
  if (error instanceof Error && isRefusedByServer(error)) {
    return new AppError('invalid_request', refusalByTheServer(error));
  }
  return new AppError('internal_error', (texts) => texts.service.failed);
}

/** What the HTTP layer itself refuses: a body that is too large, a broken address. */
function isRefusedByServer(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null;
  return typeof status === 'number' && status >= 400 && status < 500;
}

function refusalByTheServer(error: Error): Saying {
  switch (codeOf(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return (texts) => texts.service.bodyTooLarge;
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return inEnglish('the body must be JSON, sent with Content-Type: application/json');
    default:
      return inEnglish(error.message);
  }
}
