import { LONGEST_HEADING, type Line } from './blocks.ts';
import { onceFor } from '../../../platform/once.ts';
import { markAt, type Span, sentenceOf, type Text } from './text.ts';

/** The line that token `index` stands in. */
export function lineOf({ lines, tokens }: Text, index: number): Line | null {
  const start = tokens[index]?.start ?? -1;
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lines[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  const line = lines[low];
  return line === undefined || start < line.start ? null : line;
}

/**
 * The words that head a token: before the last colon in front of it in its sentence, else the heading that its line stands
 * under, without its marks; null where there are none.
 */
export function headingOf(text: Text, index: number): Span | null {
  const { from } = sentenceOf(text, index);
  const colon = colonsBefore(text)[index] ?? -1;
  if (colon >= from) return lastWords({ from, to: colon });
  const heading = text.lines[lineOf(text, index)?.heading ?? -1];
  if (heading === undefined) return null;
  let { to } = heading.tokens;
  while (to > heading.tokens.from && text.tokens[to - 1]?.kind !== 'word') to -= 1;
  return lastWords({ from: heading.tokens.from, to });
}

/** The last colon in front of each token; -1 where there is none. */
const colonsBefore = onceFor((text: Text): readonly number[] => {
  let colon = -1;
  return text.tokens.map((_, at) => {
    if (at > 0 && markAt(text, at - 1) === ':') colon = at - 1;
    return colon;
  });
});

function lastWords({ from, to }: Span): Span {
  return { from: Math.max(from, to - LONGEST_HEADING), to };
}
