import type { Language } from '@showbill/contract';
import { needOf, type Saying, saidIn } from '../refusals/index.ts';

/** Every way in which the service refuses, and the HTTP status each one has. */
export const STATUS_OF_CODE = {
  invalid_request: 400,
  unauthorized: 401,
  invalid_key: 401,
  forbidden: 403,
  plan_required: 403,
  subscription_inactive: 403,
  scope_required: 403,
  /** A company of the application's that shows nothing to a member before they have one. */
  second_factor_required: 403,
  /** One that has its members sign in through its own provider. */
  company_sign_in_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  empty_catalog: 422,
  rate_limited: 429,
  quota_exceeded: 429,
  internal_error: 500,
  generation_failed: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF_CODE;

/** What programs and operators alone read in our words: the pages have their own for a service that is unavailable. */
type CodeOfPrograms =
  | 'unavailable'
  | 'invalid_key'
  | 'plan_required'
  | 'scope_required'
  | 'request_timeout'
  | 'method_not_allowed';

/** A field that somebody else changed meanwhile. */
export interface FieldConflict {
  /** What the field belongs to, by its id or a name. */
  readonly target: string;
  readonly field: string;
  readonly yours: unknown;
  /** What is stored; null: it is gone. */
  readonly theirs: unknown;
  /** What whoever is refused saw. */
  readonly was: unknown;
}

export interface ErrorDetails {
  /** The field at fault, as the caller wrote it: `event.description`, `items`. */
  readonly param?: string;
  readonly retryAfterSeconds?: number;
  readonly used?: number;
  readonly limit?: number;
  /** Of a conflict: all fields in which it lies. */
  readonly conflicts?: readonly FieldConflict[];
  readonly cause?: unknown;
}

/**
 * A refusal with a reason that the caller can act on; everything else that is thrown is a fault of ours. Its message is
 * the English one, which programs and operators read; people are told it in their language.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly saying: Saying;
  readonly details: ErrorDetails;

  constructor(code: CodeOfPrograms, saying: Saying | string, details?: ErrorDetails);
  constructor(code: ErrorCode, saying: Saying, details?: ErrorDetails);
  constructor(code: ErrorCode, saying: Saying | string, details: ErrorDetails = {}) {
    const said = typeof saying === 'string' ? () => saying : saying;
    super(saidIn('en', said), details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.saying = said;
    this.details = details;
  }

  in(language: Language): string {
    return saidIn(language, this.saying);
  }

  get status(): number {
    return STATUS_OF_CODE[this.code];
  }
}

export function invalidRequest(param: string, saying: Saying): AppError {
  return new AppError('invalid_request', saying, { param });
}

/** The same for a field that is not what it must be; a need in English is one that a schema or a check has worded. */
export function invalidField(param: string, need: Saying | string): AppError {
  const needed = typeof need === 'string' ? needOf(need) : need;
  return invalidRequest(param, (texts) => texts.ofField(param, needed(texts)));
}

/** The code of an error of Node's, PostgreSQL's or a library's; undefined where it has none. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

export function messageOf(error: unknown): string {
  // what Node throws where a name has several addresses says nothing by itself
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** Why something was refused, for the operator's log: what the caller is told, and what lies behind it. */
export function reasonsOf(error: AppError): { readonly reason: string; readonly cause?: string } {
  return { reason: error.message, ...(error.cause instanceof Error && { cause: error.cause.message }) };
}

/** An error and what lies behind it, as far as it tells. */
export function causes(error: unknown): readonly unknown[] {
  const chain: unknown[] = [];
  for (let each = error; each instanceof Error && chain.length < 10; each = each.cause) chain.push(each);
  return chain;
}
