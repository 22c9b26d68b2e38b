import { TRPCError } from '@trpc/server';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import { z } from 'zod';
import { AppError, type ErrorCode } from '../../platform/errors.ts';
import { refusalOf } from '../../platform/refusal.ts';
import { inEnglish } from '../../refusals/index.ts';
import { toAppError } from '../problem.ts';

const TRPC_CODE: Record<ErrorCode, TRPC_ERROR_CODE_KEY> = {
  invalid_request: 'BAD_REQUEST',
  unauthorized: 'UNAUTHORIZED',
  invalid_key: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  plan_required: 'FORBIDDEN',
  subscription_inactive: 'FORBIDDEN',
  scope_required: 'FORBIDDEN',
  second_factor_required: 'FORBIDDEN',
  company_sign_in_required: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  method_not_allowed: 'METHOD_NOT_SUPPORTED',
  request_timeout: 'TIMEOUT',
  conflict: 'CONFLICT',
  empty_catalog: 'UNPROCESSABLE_CONTENT',
  rate_limited: 'TOO_MANY_REQUESTS',
  quota_exceeded: 'TOO_MANY_REQUESTS',
  internal_error: 'INTERNAL_SERVER_ERROR',
  generation_failed: 'BAD_GATEWAY',
  unavailable: 'SERVICE_UNAVAILABLE',
};

/** What tRPC itself refuses, before any of our code runs. */
const OUR_CODE: Partial<Record<TRPC_ERROR_CODE_KEY, ErrorCode>> = {
  PARSE_ERROR: 'invalid_request',
  BAD_REQUEST: 'invalid_request',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'method_not_allowed',
  UNSUPPORTED_MEDIA_TYPE: 'invalid_request',
  PAYLOAD_TOO_LARGE: 'invalid_request',
};

/** Gives whatever was thrown the HTTP status that our codes have. */
export function toTrpcError(error: unknown): TRPCError {
  if (error instanceof TRPCError) return error;
  const cause = toAppError(error);
  return new TRPCError({
    code: TRPC_CODE[cause.code],
    message: cause.message,
    cause: cause.code === 'internal_error' ? error : cause,
  });
}

/** The refusal that an error of a procedure stands for; a fault of ours says nothing of its insides. */
export function refusalIn(error: TRPCError): AppError {
  const { cause } = error;
  if (cause instanceof AppError) return cause;
  if (cause instanceof z.ZodError) return refusalOf(cause, 'input');
  const code = OUR_CODE[error.code];
  return code === undefined || isFault(cause) ? toAppError(cause) : new AppError(code, inEnglish(error.message));
}

/** tRPC's own refusals carry no cause, or the parser's. */
function isFault(cause: Error | undefined): boolean {
  return cause !== undefined && !(cause instanceof SyntaxError);
}

/** `data` of an error on the wire. */
export function errorData({ code, status, details }: AppError, path: string | undefined) {
  const { param, used, limit, retryAfterSeconds, conflicts } = details;
  return {
    code,
    httpStatus: status,
    path,
    ...(param !== undefined && { param }),
    ...(used !== undefined && { used }),
    ...(limit !== undefined && { limit }),
    ...(retryAfterSeconds !== undefined && { retry_after: retryAfterSeconds }),
    ...(conflicts !== undefined && { conflicts }),
  };
}
