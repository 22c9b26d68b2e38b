const MOST_STARTS = 20;
const MOST_TEXT = 500_000;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Every JSON object or array in a model's text, outermost first, from the first so many opening brackets; what it thought
 * aloud before is passed over.
 */
export function* jsonIn(spoken: string): Generator {
  const text = (spoken.split('</think>').at(-1) ?? spoken).slice(0, MOST_TEXT);
  let from = 0;
  for (let starts = 0; starts < MOST_STARTS; starts += 1) {
    const offset = text.slice(from).search(/[{[]/);
    if (offset === -1) return;
    const start = from + offset;
    const end = endOfBrackets(text, start);
    const parsed = end === null ? undefined : parse(text.slice(start, end));
    if (parsed !== undefined) yield parsed;
    from = parsed === undefined || end === null ? start + 1 : end;
  }
}

/** The offset after the bracket that closes the one at `start`; null where none does. Brackets in strings do not count. */
function endOfBrackets(text: string, start: number): number | null {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === '\\') at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}

function parse(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return value;
  } catch {
    return undefined;
  }
}
