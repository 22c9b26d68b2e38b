import { TRPCClientError } from '@trpc/client';
import { TEXTS } from '../texts/index.ts';
import { AuthError } from './auth.ts';
import { UnreachableError } from './reach.ts';

/** What the server says of a refusal. */
interface Refusal {
  readonly code?: string | undefined;
  readonly param?: string | undefined;
  readonly httpStatus?: number | undefined;
  /** In seconds. */
  readonly retry_after?: number | undefined;
  readonly conflicts?: readonly FieldConflict[] | undefined;
}

/** A field that somebody else changed meanwhile. */
export interface FieldConflict {
  readonly target: string;
  readonly field: string;
  readonly yours: unknown;
  readonly theirs: unknown;
  readonly was: unknown;
}

const LONGEST_WAIT = 10;
const UNAVAILABLE = 503;

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof AuthError) return { httpStatus: error.status, code: error.code, param: error.param };
  if (!(error instanceof TRPCClientError)) return null;
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null ? data : null;
}

/** Whether it is neither a refusal nor a line that is cut, but a mistake of the page itself. */
export function isFault(error: unknown): boolean {
  return !(error instanceof TRPCClientError || error instanceof AuthError || error instanceof UnreachableError);
}

export function isSignedOut(error: unknown): boolean {
  return refusalOf(error)?.httpStatus === 401;
}

/** Whether the same may well succeed a moment later. */
export function isPassing(error: unknown): boolean {
  return !isFault(error) && (refusalOf(error)?.httpStatus ?? 500) >= 500;
}

/** After how many seconds the server asks to be tried again, as far as a person waits; null: it does not say. */
export function retryAfterOf(error: unknown): number | null {
  const asked = refusalOf(error)?.retry_after;
  return asked === undefined ? null : Math.min(asked, LONGEST_WAIT);
}

/** The field of a form that is wrong; null where none is named. */
export function fieldOf(error: unknown): string | null {
  return refusalOf(error)?.param ?? null;
}

export function codeOf(error: unknown): string | null {
  return refusalOf(error)?.code ?? null;
}

/** Whether what was asked for is not there, for this company at least. */
export function isNotFound(error: unknown): boolean {
  return refusalOf(error)?.httpStatus === 404;
}

/** The fields in which a refused edit meets another one; null for any other refusal. */
export function conflictsOf(error: unknown): readonly FieldConflict[] | null {
  return refusalOf(error)?.conflicts ?? null;
}

/** What went wrong as one sentence that a person can act on. */
export function sentenceOf(error: unknown): string {
  if (isFault(error)) return TEXTS.problem.fault;
  const refusal = refusalOf(error);
  if (refusal === null) return TEXTS.problem.unreachable;
  if (refusal.httpStatus === UNAVAILABLE) return TEXTS.problem.unavailable;
  const message = error instanceof Error ? spoken(error.message.trim(), refusal.param) : '';
  if (message === '') return TEXTS.problem.unexplained;
  const sentence = message.slice(0, 1).toUpperCase() + message.slice(1);
  return /[.!?]$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** A field is named as people say it: `changes.0.unit_price is too large` as `unit price is too large`. */
function spoken(message: string, param: string | undefined): string {
  if (param === undefined || !message.startsWith(`${param} `)) return message;
  return (param.split('.').at(-1) ?? param).replaceAll('_', ' ') + message.slice(param.length);
}
