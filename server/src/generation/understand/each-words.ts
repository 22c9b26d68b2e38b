import type { Span } from './text/text.ts';

/** Where "each" stands in a clause. */
export type EachWords = ReadonlyMap<Span, number>;
