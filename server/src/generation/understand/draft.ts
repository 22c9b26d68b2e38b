import type { Demand } from '../types.ts';
import type { Span } from '../reading/document/text.ts';

/** A demand with where it stands, before what says the same twice is put together. */
export interface Draft extends Demand {
  readonly at: Span;
  readonly article: boolean;
  readonly size: string;
  /** Named by its model. */
  readonly model: boolean;
}
