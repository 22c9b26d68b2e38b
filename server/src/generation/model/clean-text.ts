/**
 * Text of a model or a client made safe to store and show: control characters and the marks that turn the direction of
 * writing are taken out, lone surrogates replaced (PostgreSQL refuses them), line breaks kept as `\n`.
 */
export function cleanText(text: string, maxCodePoints: number): string {
  const clean = text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
  return cutCodePoints(clean, maxCodePoints);
}

/** The same on one line. */
export function cleanLine(text: string, maxCodePoints: number): string {
  return cutCodePoints(cleanText(text, Number.POSITIVE_INFINITY).replaceAll(/\s+/g, ' '), maxCodePoints);
}

function cutCodePoints(text: string, max: number): string {
  if (text.length <= max) return text;
  const points = Array.from(text.slice(0, max * 2));
  return points.length <= max ? text.slice(0, max * 2) : points.slice(0, max).join('').trimEnd();
}
