import { z } from 'zod';

/**
 * The form asked of the model. Everything is required and nothing bounded: strict structured output of several
 * providers refuses optional members and bounds.
 */
export const answerSchema = z.object({
  title: z.string(),
  scope_summary: z.string(),
  lines: z.array(
    z.object({
      product: z.string(),
      units: z.number(),
      hours: z.number().nullable(),
      optional: z.boolean(),
      reason: z.string(),
    }),
  ),
  unmet: z.array(z.string()),
});

export interface AnswerLine {
  readonly product: string;
  readonly units: number;
  readonly hours: number | null;
  readonly optional: boolean;
  readonly reason: string;
}

/** What could be read of a model's answer; `problems` says what could not, in words for the model. */
export interface Answer {
  readonly title: string;
  readonly scopeSummary: string;
  readonly lines: readonly AnswerLine[];
  readonly unmet: readonly string[];
  readonly problems: readonly string[];
}

const MOST_LINES = 600;
const MOST_STARTS = 20;
const MOST_TEXT = 500_000;

const looseNumber = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*-?\d+(\.\d+)?(\s*[a-z²]{1,12}\.?)?\s*$/i)
    .transform((text) => Number.parseFloat(text)),
]);
const looseText = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((text) => text ?? '');
const looseFlag = z
  .union([z.boolean(), z.string().transform((text) => /^\s*(true|yes)\s*$/i.test(text))])
  .nullish()
  .transform((flag) => flag ?? false);

const looseLine = z.object({
  product: z.string(),
  units: looseNumber,
  hours: looseNumber.nullish().transform((hours) => hours ?? null),
  optional: looseFlag,
  reason: looseText,
});
const looseAnswer = z.object({
  title: looseText,
  scope_summary: looseText,
  lines: z.array(z.unknown()),
  unmet: z.array(z.unknown()).nullish(),
});

/**
 * The answer in a model's text: JSON as asked for, or fenced, or with prose and thoughts round it, or wrapped in one
 * more object; numbers may be text. Null where there is none. A line that cannot be read costs only itself.
 */
export function readAnswerText(text: string): Answer | null {
  const spoken = text.split('</think>').at(-1) ?? text;
  for (const candidate of jsonCandidates(spoken.slice(0, MOST_TEXT))) {
    const answer = readAnswer(candidate);
    if (answer !== null) return answer;
  }
  return null;
}

export function readAnswer(value: unknown): Answer | null {
  const found = [value, ...insides(value)].map((each) => looseAnswer.safeParse(each)).find((read) => read.success);
  if (found?.data === undefined) return null;
  const { title, scope_summary: scopeSummary, lines: written, unmet } = found.data;
  const problems: string[] = [];
  if (written.length > MOST_LINES) problems.push(`There are ${written.length} lines; ${MOST_LINES} are allowed.`);
  const lines = written.slice(0, MOST_LINES).flatMap((each, index) => {
    const line = looseLine.safeParse(each);
    if (line.success) return [line.data];
    const at = line.error.issues[0]?.path.join('.');
    problems.push(`lines[${index}] is not of the form asked for${at ? ` (${at})` : ''}.`);
    return [];
  });
  return {
    title,
    scopeSummary,
    lines,
    unmet: (unmet ?? []).filter((each) => typeof each === 'string'),
    problems,
  };
}

/** `{"proposal": {...}}` and `[{...}, {...}]` are seen for what they hold. */
function insides(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.length > 0 && looseLine.safeParse(value[0]).success ? [{ lines: value }] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).slice(0, 10) : [];
}

/** Every JSON object or array in a text, outermost first, from the first so many opening brackets. */
function* jsonCandidates(text: string): Generator {
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
