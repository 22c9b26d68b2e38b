/**
 * A text as one line: line breaks and other control characters become spaces, what turns the direction of writing around
 * is dropped. Nothing that a person typed can then begin a line, or a header, of its own.
 */
export function oneLine(text: string, most = Number.POSITIVE_INFINITY): string {
  const line = text
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  // a code point is one or two units: only a line that may be too long is counted
  if (line.length <= most) return line;
  const points = Array.from(line);
  return points.length <= most ? line : `${points.slice(0, most - 1).join('')}…`;
}
