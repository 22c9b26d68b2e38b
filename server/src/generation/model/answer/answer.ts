import { z } from 'zod';
import { isRecord, jsonIn } from './json-in-text.ts';

/**
 * The form asked of the model. Everything is required and nothing bounded: strict structured output of several
 * providers refuses optional members and bounds.
 */
export const answerSchema = z.object({
  event: z.object({
    language: z.string(),
    kind: z.string(),
    attendees: z.number().nullable(),
    attendees_quote: z.string().nullable(),
    days: z.number().nullable(),
    days_quote: z.string().nullable(),
    date: z.string().nullable(),
    venue: z.string().nullable(),
    budget: z.number().nullable(),
  }),
  not_from_us: z.array(z.object({ what: z.string(), why: z.string(), quote: z.string().nullable() })),
  title: z.string(),
  scope_summary: z.string(),
  lines: z.array(
    z.object({
      product: z.string(),
      units: z.number(),
      days: z.number().nullable(),
      hours: z.number().nullable(),
      optional: z.boolean(),
      reason: z.string(),
      quote: z.string().nullable(),
    }),
  ),
  unmet: z.array(z.string()),
  assumptions: z.array(z.string()),
  questions: z.array(z.string()),
});

export interface AnswerLine {
  readonly product: string;
  readonly units: number;
  readonly days: number | null;
  readonly hours: number | null;
  readonly optional: boolean;
  readonly reason: string;
  /** Words of the description; null where the model gave none. */
  readonly quote: string | null;
}

/** What the model read of the event, each with the words it rests on. */
export interface AnswerEvent {
  readonly language: string;
  readonly attendees: number | null;
  readonly attendeesQuote: string | null;
  readonly days: number | null;
  readonly daysQuote: string | null;
  readonly date: string | null;
  readonly venue: string | null;
}

export interface NotFromUs {
  readonly what: string;
  readonly quote: string | null;
}

/** What could be read of a model's answer; `problems` says what could not, in words for the model. */
export interface Answer {
  readonly event: AnswerEvent;
  readonly notFromUs: readonly NotFromUs[];
  readonly title: string;
  readonly scopeSummary: string;
  readonly lines: readonly AnswerLine[];
  readonly unmet: readonly string[];
  readonly assumptions: readonly string[];
  readonly questions: readonly string[];
  readonly problems: readonly string[];
}

const MOST_LINES = 600;
const MOST_ENTRIES = 100;

const NUMBER_AS_TEXT = /^\s*-?\d+(\.\d+)?(\s*[a-z²]{1,12}\.?)?\s*$/i;

const looseNumber = z.union([z.number(), z.string().regex(NUMBER_AS_TEXT).transform(Number.parseFloat)]);
/** A number that may be missing: whatever cannot be read counts as missing. */
const numberIfAny = looseNumber.nullish().catch(null).transform(nullIfAbsent);
const looseText = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((text) => text ?? '');
const textIfAny = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => (text?.trim() ? text : null));
const looseFlag = z
  .union([z.boolean(), z.string().transform((text) => /^\s*(true|yes)\s*$/i.test(text))])
  .nullish()
  .transform((flag) => flag ?? false);
const looseTexts = z
  .array(z.unknown())
  .nullish()
  .catch([])
  .transform((texts) => (texts ?? []).filter((each) => typeof each === 'string').slice(0, MOST_ENTRIES));

const looseLine = z.object({
  product: z.string(),
  units: looseNumber,
  days: numberIfAny,
  hours: looseNumber.nullish().transform(nullIfAbsent),
  optional: looseFlag,
  reason: looseText,
  quote: textIfAny,
});
const looseEvent = z.object({
  language: textIfAny,
  attendees: numberIfAny,
  attendees_quote: textIfAny,
  days: numberIfAny,
  days_quote: textIfAny,
  date: textIfAny,
  venue: textIfAny,
});
const looseNotFromUs = z.object({ what: z.string(), quote: textIfAny });
const looseAnswer = z.object({
  event: z.unknown().optional(),
  not_from_us: z.array(z.unknown()).nullish().catch([]),
  title: looseText,
  scope_summary: looseText,
  lines: z.array(z.unknown()),
  unmet: looseTexts,
  assumptions: looseTexts,
  questions: looseTexts,
});

/**
 * The answer in a model's text: JSON as asked for, or fenced, or with prose and thoughts round it, or wrapped in one
 * more object; numbers may be text. Null where there is none. A line that cannot be read costs only itself.
 */
export function readAnswerText(text: string): Answer | null {
  for (const candidate of jsonIn(text)) {
    const answer = readAnswer(candidate);
    if (answer !== null) return answer;
  }
  return null;
}

/** The same of a value that was parsed. A member that is missing counts as null or empty. */
export function readAnswer(value: unknown): Answer | null {
  const found = [value, ...insides(value)].map((each) => looseAnswer.safeParse(each)).find((read) => read.success);
  if (found?.data === undefined) return null;
  const { event, not_from_us: notFromUs, scope_summary: scopeSummary, lines: written, ...rest } = found.data;
  const problems: string[] = [];
  if (written.length > MOST_LINES) problems.push(`There are ${written.length} lines; ${MOST_LINES} are allowed.`);
  const lines = written.slice(0, MOST_LINES).flatMap((each, index) => {
    const line = looseLine.safeParse(each);
    if (line.success) return [line.data];
    const at = line.error.issues[0]?.path.join('.');
    problems.push(`lines[${index}] is not of the form asked for${at ? ` (${at})` : ''}.`);
    return [];
  });
  return { ...rest, event: readEvent(event), notFromUs: readNotFromUs(notFromUs ?? []), scopeSummary, lines, problems };
}

function readEvent(value: unknown): AnswerEvent {
  const read = looseEvent.safeParse(value).data ?? looseEvent.parse({});
  const { language, attendees_quote: attendeesQuote, days_quote: daysQuote, ...rest } = read;
  const code = /^[a-z]{2}\b/.exec((language ?? '').trim().toLowerCase())?.[0] ?? 'en';
  return { ...rest, language: code, attendeesQuote, daysQuote };
}

function readNotFromUs(entries: readonly unknown[]): readonly NotFromUs[] {
  return entries.slice(0, MOST_ENTRIES).flatMap((each) => {
    const entry = looseNotFromUs.safeParse(typeof each === 'string' ? { what: each } : each);
    return entry.success ? [entry.data] : [];
  });
}

/** `{"proposal": {...}}` and `[{...}, {...}]` are seen for what they hold. */
function insides(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.length > 0 && looseLine.safeParse(value[0]).success ? [{ lines: value }] : [];
  return isRecord(value) ? Object.values(value).slice(0, 10) : [];
}

function nullIfAbsent(value: number | null | undefined): number | null {
  return value ?? null;
}
