import type { Span, Text } from './text.ts';

/** Offsets in the text → tokens. */
export class Places {
  readonly #starts: readonly number[];
  readonly #ends: readonly number[];

  constructor(text: Text) {
    this.#starts = text.tokens.map(({ start }) => start);
    this.#ends = text.tokens.map(({ end }) => end);
  }

  spanOf({ start, end }: { readonly start: number; readonly end: number }): Span {
    return { from: firstAbove(this.#ends, start), to: firstAbove(this.#starts, end - 1) };
  }
}

/** Index of the first number above `limit` in ascending numbers. */
function firstAbove(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
