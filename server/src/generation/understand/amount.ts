import type { Span } from '../reading/document/text.ts';

/** How much of a thing is asked for, said behind it: a number of pieces, or a run of tokens that holds a measure. */
export interface Amount extends Span {
  readonly pieces: number | null;
  /** The measure said before the pieces: "tables, 8 ft, qty 85". */
  readonly measure?: Span;
}
