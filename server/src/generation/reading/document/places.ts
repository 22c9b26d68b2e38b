import { type Span, sentenceOf, type Text } from './text.ts';

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

/** What is written in the sentence of a span before it and behind it, up to so many characters either way. */
export function aroundIn(
  text: Text,
  { from, to }: Span,
  reach: number,
): { readonly before: string; readonly behind: string } {
  const sentence = sentenceOf(text, from);
  const start = text.tokens[from]?.start ?? 0;
  const end = text.tokens[to - 1]?.end ?? start;
  const first = Math.max(text.tokens[sentence.from]?.start ?? 0, start - reach);
  const last = Math.min(text.tokens[sentence.to - 1]?.end ?? end, end + reach);
  return { before: text.raw.slice(first, start), behind: text.raw.slice(end, Math.max(end, last)) };
}
