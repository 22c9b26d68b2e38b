import { markAt, wordAt } from '../text/text.ts';
import type { Reading } from './reading.ts';

const NOTES = new Set([',', '-', '(', '[']);
const SIGNS = new Set(['=', '>', '→', '➔', ':', '-', '(', '[']);
const LONGEST = 4; // words of a name

/** "Photo booth, my cousin's.", "Chairs: 120, the school's.": a name in the genitive and nothing else. */
export function belongsBehind({ text, things }: Reading, at: number): number | null {
  const begin = NOTES.has(markAt(text, at)) ? at + 1 : at;
  const opened = NOTES.has(markAt(text, begin - 1)) || SIGNS.has(markAt(text, begin - 1));
  if (!opened || text.language !== 'en') return null;
  for (let to = begin; to < begin + LONGEST && text.tokens[to]?.kind === 'word' && !things.has(to); to += 1) {
    const ends =
      text.tokens[to + 1]?.kind === 'break' || text.tokens[to + 1] === undefined || CLOSING.has(markAt(text, to + 1));
    if (!ends) continue;
    return GENITIVE.test(wordAt(text, to)) && !NO_GENITIVE.has(wordAt(text, to)) ? to + 1 : null;
  }
  return null;
}

const CLOSING = new Set([')', ']']);
export const GENITIVE = /^\p{L}{2,}(?:'s|s')$/u;
const NO_GENITIVE = new Set(
  "it's that's there's what's here's let's today's tonight's men's women's ladies' children's kids'".split(' '),
);
