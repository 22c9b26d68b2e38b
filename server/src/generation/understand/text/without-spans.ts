import type { Span, Text } from './text.ts';
import { textOf } from './text.ts';

/** The same text without some of its tokens; `at` says where a token of it stands now. Offsets into `raw` stay as they are. */
export function withoutSpans(text: Text, spans: readonly Span[]): { readonly text: Text; at(token: number): number } {
  const gone = new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)));
  const tokens = text.tokens.filter((_, index) => !gone.has(index));
  const before: number[] = [];
  let kept = 0;
  for (let index = 0; index <= text.tokens.length; index += 1) {
    before.push(kept);
    if (!gone.has(index)) kept += 1;
  }
  return { text: textOf(text.raw, tokens, text.language), at: (token) => before[token] ?? kept };
}
