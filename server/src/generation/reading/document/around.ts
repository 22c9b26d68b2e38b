import { type Span, sentenceOf, type Text } from './text.ts';

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
