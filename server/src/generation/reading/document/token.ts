export type TokenKind = 'word' | 'number' | 'time' | 'date' | 'code' | 'mark' | 'break';

/** A piece of the text; `start` and `end` are UTF-16 offsets into it. */
export interface Token {
  readonly kind: TokenKind;
  /** Folded; a mark is one of , : ( ) / - + & x % # " £ $ € or another single sign. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
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

/** The tokens of a span by their numbers. */
export function tokensOf({ from, to }: Span): readonly number[] {
  return Array.from({ length: to - from }, (_, step) => from + step);
}
