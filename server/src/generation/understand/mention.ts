import type { Category } from '@showbill/contract';
import type { Kind } from '../../equipment/index.ts';
import type { Span } from '../reading/document/text.ts';

/** Equipment named in the text: tokens `[from, to)`. Kinds best first; categories where a whole category is named. */
export interface Mention extends Span {
  readonly kinds: readonly Kind[];
  readonly categories: readonly Category[];
  /** Named by its model. */
  readonly model?: true;
  /** Ids of the products that it is called by the name of. */
  readonly called?: readonly string[];
  /** People spoken of by what they do: whether they are to be hired. */
  readonly hired?: boolean;
  /** Named by a word that often means something else: it says what is not to come from us, and nothing more. */
  readonly vague?: true;
  /** How many of them the words themselves say: "someone" is one. */
  readonly count?: number;
}

/** What became of a thing that is not asked for: not wanted, there already or with others, or only spoken of. */
export type Verdict = 'unwanted' | 'provided' | 'spoken';
