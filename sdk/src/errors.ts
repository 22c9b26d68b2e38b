import type { ApiErrorBody, ApiErrorCode } from './types.ts';

/** What goes wrong outside the API: see the table in the README. */
type OwnCode = 'network_error' | 'timeout' | 'unexpected_answer' | 'invalid_webhook';
export type ErrorCode = ApiErrorCode | OwnCode;

interface About {
  /** HTTP status of the answer; null where there was none. */
  readonly status: number | null;
  /** The field or header at fault. */
  readonly param: string | null;
  /** Seconds after which the request can be sent again, where the API says so. */
  readonly retryAfter: number | null;
  /** Names the request to whoever runs the service; null where nothing was answered. */
  readonly requestId: string | null;
  /** Requests that were sent, the first one included. */
  readonly attempts: number;
}

/** Proposals used of the month's allowance, and how many there are. */
interface Allowance {
  readonly used: number;
  readonly limit: number;
}

/**
 * Everything that the library rejects with, but for an abort of the caller's own: tell them apart by `code`.
 * A service newer than this library may answer a code that is not in the type.
 */
export type ShowbillError = Error &
  About &
  (
    | ({ readonly code: 'quota_exceeded' } & Allowance)
    | ({ readonly code: Exclude<ErrorCode, 'quota_exceeded'> } & { readonly [Name in keyof Allowance]: null })
  );

interface Details extends Partial<About> {
  readonly used?: number | null;
  readonly limit?: number | null;
  readonly cause?: unknown;
}

class Failure extends Error implements About {
  override readonly name = 'ShowbillError';
  readonly code: ErrorCode;
  readonly status: number | null;
  readonly param: string | null;
  readonly retryAfter: number | null;
  readonly requestId: string | null;
  readonly attempts: number;
  readonly used: number | null;
  readonly limit: number | null;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.status = details.status ?? null;
    this.param = details.param ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.requestId = details.requestId ?? null;
    this.attempts = details.attempts ?? 0;
    this.used = details.used ?? null;
    this.limit = details.limit ?? null;
  }
}

/** For `instanceof`, after which `code` tells errors apart; only the library makes them. */
export const ShowbillError: { [Symbol.hasInstance](value: unknown): value is ShowbillError } = {
  [Symbol.hasInstance]: (value): value is ShowbillError => value instanceof Failure,
};

export function failure(code: ErrorCode, message: string, details?: Details): ShowbillError {
  return new Failure(code, message, details) as ShowbillError;
}

/** What a proxy in front of the service answers while it cannot be reached. */
const OF_PROXIES: ReadonlySet<number> = new Set([502, 503, 504]);

/** The error that an answer other than 2xx says. */
export function failureOf(
  response: Pick<Response, 'status' | 'headers'>,
  text: string,
  attempts: number,
): ShowbillError {
  const about = {
    status: response.status,
    retryAfter: wholeSeconds(response.headers.get('retry-after')),
    requestId: response.headers.get('request-id'),
    attempts,
  };
  const said = readError(text);
  if (said !== null) return failure(said.code, said.message, { ...about, ...said });
  if (OF_PROXIES.has(response.status)) {
    return failure('unavailable', `the service could not be reached (${response.status})`, about);
  }
  return failure('unexpected_answer', `the answer is not one of the Showbill API (${response.status})`, about);
}

function readError(text: string): ApiErrorBody['error'] | null {
  const body = readJson(text) as Partial<ApiErrorBody> | null | undefined;
  const error = body?.error;
  return typeof error?.code === 'string' && typeof error.message === 'string' ? error : null;
}

/** undefined for what is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wholeSeconds(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}
