import type { Places } from '../text/places.ts';
import type { Span, Text } from '../text/text.ts';
import type { Line } from './lines.ts';
import { type State, stateOf } from './states.ts';

interface Tagged {
  readonly state: State;
  readonly span: Span;
}

const TAG = /^\[(\p{L}[\p{L} ]{1,18})\]\s?/u;
const LEAST = 3; // lines with a tag that make a list of them

/** "[HIRE] 6 A-frame signs", "[done] tables - First Methodist": lines that begin with what becomes of them. */
export function readTags(text: Text, lines: readonly Line[], places: Places, things: ReadonlySet<number>): Tagged[] {
  const tags = lines.map(({ start, end }) => ({ start, end, tag: TAG.exec(text.raw.slice(start, end)) }));
  if (tags.filter(({ tag }) => tag !== null).length < LEAST) return [];
  return tags.flatMap(({ start, end, tag }): Tagged[] => {
    if (tag === null || end <= start + tag[0].length) return [];
    const word = places.spanOf({ start: start + 1, end: start + 1 + (tag[1]?.length ?? 0) });
    const state = stateOf(text, word, 'cell', things);
    return state === null ? [] : [{ state, span: places.spanOf({ start: start + tag[0].length, end }) }];
  });
}
