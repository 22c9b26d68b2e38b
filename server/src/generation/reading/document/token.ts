export type TokenKind = 'word' | 'number' | 'time' | 'date' | 'code' | 'mark' | 'break';

/** Letters of a beginning or an ending. */
export const AFFIX = 3;

/** A piece of the text; `start` and `end` are UTF-16 offsets into it. */
export interface Token {
  readonly kind: TokenKind;
  /** Folded; a mark is one of , : ( ) / - + & x % # " £ $ € or another single sign. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The first and the last letters of a word that is long enough, by which tables find beginnings and endings; else ''. */
  readonly head: string;
  readonly tail: string;
  /** The figure that a number token stands for; NaN otherwise. */
  readonly value: number;
  /** Begins with a capital letter as written. */
  readonly capital: boolean;
  /** Follows the token before it without a space. */
  readonly glued: boolean;
}

/** A run of tokens `[from, to)`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
