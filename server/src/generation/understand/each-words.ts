import type { Span } from '../reading/document/text.ts';

/** Where "each" stands in a clause. */
export type EachWords = ReadonlyMap<Span, number>;
