import type { Language } from '@showbill/contract';
import { asSaying, inEach } from '../../refusals/index.ts';
import { AppError, type ErrorCode, type ErrorDetails } from '../errors.ts';

/** What a thread says: that it has loaded, and after that the answer to each task. */
export type Said<Result> =
  | { readonly ready: true }
  | { readonly result: Result }
  | { readonly refusal: Refusal }
  | { readonly fault: { readonly message: string; readonly stack: string | undefined } };

interface Refusal {
  readonly code: ErrorCode;
  readonly sentences: ReadonlyMap<Language, string>;
  readonly details: ErrorDetails;
}

export function saidOf(error: unknown): Said<never> {
  if (error instanceof AppError) {
    const { cause: _cause, ...details } = error.details;
    return { refusal: { code: error.code, sentences: inEach(error.saying), details } };
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { fault: { message, stack } };
}

export function errorOf(said: Exclude<Said<unknown>, { ready: true } | { result: unknown }>): Error {
  if ('refusal' in said) {
    const { code, sentences, details } = said.refusal;
    return new AppError(code, asSaying(sentences), details);
  }
  const error = new Error(said.fault.message);
  if (said.fault.stack !== undefined) error.stack = said.fault.stack;
  return error;
}
