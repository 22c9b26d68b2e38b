import { markAt, type Span, sentenceOf, type Text } from './text.ts';

const LONGEST = 10; // words of a heading, the last ones
const MOST_LINES = 12; // of a list
const ENDS = new Set([':', '-', '–']); // of a line that is one

/**
 * The words before the colon that a place stands behind: in its sentence, else those of a line above that ends with one or a dash,
 * unless an empty line parts the list from the place; null where there are none.
 */
export function headingBefore(text: Text, at: number): Span | null {
  const end = colonInSentence(text, at) ?? colonAbove(text, at);
  if (end === null) return null;
  let from = end;
  while (from > end - LONGEST && from > 0 && text.tokens[from - 1]?.kind !== 'break') from -= 1;
  return { from, to: end };
}

function colonInSentence(text: Text, at: number): number | null {
  const { from } = sentenceOf(text, at);
  for (let index = at - 1; index >= from; index -= 1) if (markAt(text, index) === ':') return index;
  return null;
}

function colonAbove(text: Text, at: number): number | null {
  let lines = 0;
  for (let index = at - 1; index > 0 && lines < MOST_LINES; index -= 1) {
    if (!isNewLine(text, index)) continue;
    const isEmpty = isNewLine(text, index - 1);
    if (isEmpty && lines > 0) return null;
    lines += 1;
    const last = isEmpty ? index - 2 : index - 1;
    if (ENDS.has(markAt(text, last))) return last;
  }
  return null;
}

function isNewLine({ tokens }: Text, at: number): boolean {
  return tokens[at]?.text === '\n';
}
