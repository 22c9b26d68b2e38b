import { z } from 'zod';

/** A line of an answer that is still being written. */
export interface PartialAnswerLine {
  /** As the model wrote it. */
  readonly product: string;
  readonly units: number;
  readonly optional: boolean;
}

/** The lines that an unfinished answer holds whole so far, in its order; prose, thoughts and fences before it do not matter. */
export function partialAnswerLines(text: string): readonly PartialAnswerLine[] {
  const spoken = text.slice(text.lastIndexOf('</think>') + 1);
  const start = /"lines"\s*:\s*\[/.exec(spoken);
  if (start === null) return [];
  return [...objectsIn(spoken, start.index + start[0].length)].flatMap((json) => {
    const line = lineSchema.safeParse(parsed(json));
    return line.success ? [line.data] : [];
  });
}

const lineSchema = z.object({
  product: z.string(),
  units: z.union([z.number(), z.string().transform(Number.parseFloat)]).pipe(z.number()),
  optional: z.union([z.boolean(), z.string().transform((word) => /^\s*(true|yes)\s*$/i.test(word))]).catch(false),
});

/** The objects of the array whose items begin at `from`, up to its end or the first that has none yet. */
function* objectsIn(text: string, from: number): Generator<string> {
  let depth = 0;
  let start = from;
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === '\\') at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (character === '}' || character === ']') {
      if (depth === 0) return;
      depth -= 1;
      if (depth === 0) yield text.slice(start, at + 1);
    }
  }
}

function parsed(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return value;
  } catch {
    return undefined;
  }
}
