/** Takes the words by which a client is known out of texts that stay. */
export interface Scrubber {
  text(text: string): string;
  /** Of all texts in a value of JSON. */
  json(value: unknown): unknown;
}

/** What is put in place of a name or an address. */
export const INSTEAD = '…';
/** What is shorter is found in words that have nothing to do with it. */
const SHORTEST = 3;
/** What means something in a pattern. */
const SPECIAL = /[$()*+./?[\\\]^{|}]/g;

/** `words`: names, addresses, numbers; the longest is looked for first, whatever the case. */
export function createScrubber(words: readonly (string | null)[]): Scrubber {
  const known = [...new Set(words.flatMap((word) => word?.trim() ?? []))].filter(({ length }) => length >= SHORTEST);
  known.sort((a, b) => b.length - a.length);
  const any = known.map((word) => word.replaceAll(SPECIAL, String.raw`\$&`)).join('|');
  const pattern = known.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
  const text = (given: string) => (pattern === null ? given : given.replaceAll(pattern, INSTEAD));
  const json = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(json);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, json(each)]));
  };
  return { text, json };
}
