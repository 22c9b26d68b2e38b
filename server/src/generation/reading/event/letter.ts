import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { fold } from '../document/fold.ts';
import { once } from '../../../platform/once.ts';

const ROLES = ['company', 'date', 'email', 'from', 'name', 'other_date', 'phone', 'place', 'sign_off'] as const;
export type FieldRole = Exclude<(typeof ROLES)[number], 'sign_off'>;

const row = z.strictObject({ role: z.enum(ROLES), phrase: z.string().min(1) });
const labels = once(
  () =>
    new Map(
      readTable(new URL('./words/letter.csv', import.meta.url), row).map(({ role, phrase }) => [fold(phrase), role]),
    ),
);

/** A piece of the text as written; offsets into it. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

/** "Venue: The Old Mill": what a line of a form says, by what it asks for. */
export interface Field extends Piece {
  readonly role: FieldRole;
}

/** The lines of a text, and which of them are fields of a form or whoever signs it. */
export interface Letter {
  readonly lines: readonly Piece[];
  readonly fields: readonly Field[];
  /** Where the last greeting begins, behind which only the sender is told of; infinite where there is none. */
  readonly signedAt: number;
  /** The lines below it, and what stands in its own line behind a comma. */
  readonly signature: readonly Piece[];
}

const LONGEST_LABEL = 5; // words
const LABELLED = /^[>*#•\s-]*([\p{L}\p{M}][\p{L}\p{M}'’()/ -]{0,40}?)\s*(?:[:|?]|\s[–—-]\s)\s*(.*)$/u;
const LABEL_ALONE = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,30}$/u;
const LONGEST_SIGNATURE = 8; // lines

export function readLetter(raw: string): Letter {
  const lines = linesOf(raw);
  const at = lines.findLastIndex(({ written }) => isSignOff(written));
  const greeting = lines[at];
  const below = at === -1 ? [] : lines.slice(at + 1, at + 1 + LONGEST_SIGNATURE);
  const beside = greeting === undefined ? null : behindComma(greeting);
  return {
    lines,
    fields: lines.flatMap((line, index) => fieldOf(line, lines[index + 1]) ?? []),
    signedAt: greeting?.start ?? Number.POSITIVE_INFINITY,
    signature: beside === null ? below : [beside, ...below],
  };
}

function linesOf(raw: string): readonly Piece[] {
  let start = 0;
  return raw.split('\n').flatMap((line) => {
    const written = line.trim();
    const from = start + line.indexOf(written);
    start += line.length + 1;
    return written === '' ? [] : [{ start: from, end: from + written.length, written }];
  });
}

/** "Venue: …", "Venue | …", "Where? …", or the label in a line of its own and what it asks for in the next. */
function fieldOf(line: Piece, next: Piece | undefined): Field | null {
  const [, label, value = ''] = LABELLED.exec(line.written) ?? [];
  const role = roleOf(label ?? (LABEL_ALONE.test(line.written) ? line.written : ''));
  if (role === null) return null;
  if (value !== '') return { role, written: value, start: line.end - value.length, end: line.end };
  return next === undefined || roleOf(LABELLED.exec(next.written)?.[1] ?? '') !== null ? null : { ...next, role };
}

function roleOf(label: string): FieldRole | null {
  const words = label
    .replaceAll(/\([^)]*\)/gu, ' ')
    .trim()
    .split(/\s+/u);
  const role = words.length > LONGEST_LABEL ? undefined : labels().get(fold(words.join(' ')));
  return role === undefined || role === 'sign_off' ? null : role;
}

function isSignOff(line: string): boolean {
  const [greeting = ''] = line.split(',');
  return (
    labels().get(fold(greeting.replace(/(?<![\s.!–-])[\s.!–-]+$/u, ''))) === 'sign_off' &&
    line.length <= LONGEST_SIGN_OFF
  );
}

const LONGEST_SIGN_OFF = 60; // characters

/** "Kind regards, Tom Reed". */
function behindComma({ written, end }: Piece): Piece | null {
  const rest = written.slice(written.indexOf(',') + 1).trim();
  return !written.includes(',') || rest === '' ? null : { written: rest, start: end - rest.length, end };
}
