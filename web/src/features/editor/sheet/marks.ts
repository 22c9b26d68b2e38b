export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** A text with the words marked that a line came from; of several, ' … ' stands between them. */
export function marksIn(text: string, words: string | null): Piece[] {
  const parts = (words ?? '').split(' … ').filter(Boolean);
  const spans = parts
    .map((part) => ({ from: text.toLowerCase().indexOf(part.toLowerCase()), length: part.length }))
    .filter(({ from }) => from >= 0)
    .toSorted((a, b) => a.from - b.from);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, length } of spans) {
    if (from < at) continue;
    pieces.push({ text: text.slice(at, from), marked: false }, { text: text.slice(from, from + length), marked: true });
    at = from + length;
  }
  return [...pieces, { text: text.slice(at), marked: false }].filter((piece) => piece.text !== '');
}
