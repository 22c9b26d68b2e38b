/** Whether a name holds each word of a text, however they are written: case and accents do not count. */
export function holdsWords(name: string, text: string): boolean {
  const folded = fold(name);
  return fold(text)
    .split(/\s+/u)
    .every((word) => folded.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
