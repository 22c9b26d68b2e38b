import type { Span } from '../reading/document/text.ts';

/** A row of a table of things to hire: the tokens of the whole line, those that name the thing, and how many. */
export interface Row extends Span {
  readonly thing: Span;
  readonly quantity: number;
}
