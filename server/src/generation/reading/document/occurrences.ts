import type { Hit, Lexicon } from './lexicon.ts';
import type { Span } from './text.ts';
import type { Token } from './tokens.ts';

/** Where the phrases of a table stand in a text, looked up once and asked for many spans. */
export interface Occurrences {
  /** Those that stand wholly within a span, in order; one may lie within another. */
  within(span: Span): readonly Hit<true>[];
  any(span: Span): boolean;
}

export function occurrences(tokens: readonly Token[], ...tables: readonly Lexicon<true>[]): Occurrences {
  const hits: Hit<true>[] = [];
  const firstFrom: number[] = []; // for each token the first hit that begins there or later
  for (let at = 0; at < tokens.length; at += 1) {
    firstFrom.push(hits.length);
    for (const table of tables) {
      const hit = table.at(tokens, at);
      if (hit !== null) hits.push(hit);
    }
  }
  const within = ({ from, to }: Span): readonly Hit<true>[] => {
    const found: Hit<true>[] = [];
    for (let at = firstFrom[from] ?? hits.length; at < hits.length; at += 1) {
      const hit = hits[at];
      if (hit === undefined || hit.from >= to) break;
      if (hit.to <= to) found.push(hit);
    }
    return found;
  };
  return { within, any: (span) => within(span).length > 0 };
}
