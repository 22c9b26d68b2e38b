import type { Category } from '@showbill/contract';
import type { Kind } from '../../../equipment/index.ts';
import type { Span } from '../document/text.ts';

/** Words that may name equipment: tokens `[from, to)`. Kinds best first; categories where a whole category is named. */
export interface Mention extends Span {
  readonly kinds: readonly Kind[];
  readonly categories: readonly Category[];
  /** Named by its model. */
  readonly model?: true;
  /** Ids of the products that it is called by the name of. */
  readonly called?: readonly string[];
  /** Named by a word that often means something else. */
  readonly vague?: true;
}
