import { fieldOf, sentenceOf } from './problem.ts';

export interface FieldErrors {
  /** What is wrong with a field, to stand below it. */
  readonly at: (field: string) => string | undefined;
  /** The error where it is of none of the fields; to be shown for the whole form. */
  readonly rest: unknown;
}

/** Shares an error out among the fields of a form. `rest` is null where a field has it, or where there is none. */
export function fieldErrors(error: unknown, fields: readonly string[]): FieldErrors {
  const named = error === null ? null : (fieldOf(error)?.split('.').at(-1) ?? null);
  const field = fields.find((name) => name === named) ?? null;
  return {
    at: (name) => (name === field ? sentenceOf(error) : undefined),
    rest: field === null ? error : null,
  };
}
