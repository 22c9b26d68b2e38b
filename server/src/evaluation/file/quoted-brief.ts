import {
  ATTENDEES_LIMIT,
  count,
  DAYS_LIMIT,
  DESCRIPTION_LIMIT,
  NAME_LIMIT,
  note,
  optional,
  text,
  UNITS_LIMIT,
} from '@showbill/contract';
import { z } from 'zod';
import { problemOf } from '../../platform/refusal.ts';

/** One line of what was really quoted. */
export const quotedLine = z.strictObject({
  sku: note(NAME_LIMIT),
  product: note(NAME_LIMIT),
  units: count(UNITS_LIMIT),
  days: optional(count(DAYS_LIMIT)),
});

/** What a brief says beside its id. A day of the event is none of it: the job that came of it would seem to take its own stock. */
export const briefFields = z.strictObject({
  description: text(DESCRIPTION_LIMIT),
  venue: note(1000),
  attendees: optional(count(ATTENDEES_LIMIT)),
  days: optional(count(DAYS_LIMIT)),
});

export const briefId = text(NAME_LIMIT);
export const keptOffName = text(NAME_LIMIT);

export type QuotedLine = z.output<typeof quotedLine>;

/** A brief with what was quoted for it. */
export interface QuotedBrief {
  readonly id: string;
  readonly event: z.output<typeof briefFields>;
  readonly quoted: readonly QuotedLine[];
  /** Products, kinds of equipment or categories that must not be drafted. */
  readonly keptOff: readonly string[];
}

/** What is wrong in a file: the line counted from 1, and the field. */
export interface FileFault {
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

export interface BriefsRead {
  readonly briefs: readonly QuotedBrief[];
  readonly faults: readonly FileFault[];
}

export const NEITHER_NAMED = 'must name what was quoted: a sku or a product';

/** What a schema has against a value, each under the name of its field below `above`. */
export function faultsOf(error: z.ZodError, line: number, above = ''): FileFault[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        line,
        field: fieldOf([...issue.path, key], above),
        message: 'is not a known field',
      }));
    }
    return { line, field: fieldOf(issue.path, above), message: problemOf(issue, 'line') };
  });
}

function fieldOf(path: readonly PropertyKey[], above: string): string {
  return [above, ...path.map(String)].filter((part) => part !== '').join('.') || 'line';
}
