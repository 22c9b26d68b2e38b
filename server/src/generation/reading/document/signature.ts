import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { fold } from './fold.ts';
import { once } from '../../../platform/once.ts';

/** Where something stands in a text, as offsets `[start, end)`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

const closings = once(
  () =>
    new Set(
      readTable(new URL('./closings.csv', import.meta.url), z.strictObject({ phrase: z.string().min(1) })).map(
        ({ phrase }) => fold(phrase),
      ),
    ),
);

const MOST_LINES = 10;
const LONGEST_LINE = 80; // letters
/** "Thanks, Anna from the town hall": words behind a closing in its line. */
const MOST_BEHIND = 4;

/**
 * Who signed: the lines behind a closing ("Kind regards") or the dashes of a mail program, as long as they are short and
 * neither sentence nor list. A closing stays where what follows is more than a signature.
 */
export function signaturesIn(description: string): readonly Range[] {
  const found: Range[] = [];
  const lines = linesOf(description);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || !opensSignature(description.slice(line.start, line.end))) continue;
    const end = endOfSignature(description, lines, at);
    if (end === null) continue;
    found.push({ start: line.start, end: lines[end - 1]?.end ?? line.end });
    at = end - 1;
  }
  return found;
}

/** The lines of a text without the white space around them; empty ones too. */
export function linesOf(text: string): readonly Range[] {
  const lines: Range[] = [];
  for (let from = 0; from <= text.length; ) {
    const newline = text.indexOf('\n', from);
    const to = newline === -1 ? text.length : newline;
    const written = text.slice(from, to);
    const start = from + written.length - written.trimStart().length;
    lines.push({ start, end: Math.max(start, from + written.trimEnd().length) });
    from = to + 1;
  }
  return lines;
}

function opensSignature(line: string): boolean {
  if (line === '--' || line === '—') return true;
  if (line.length > LONGEST_LINE) return false;
  const [said = '', ...behind] = line.split(/[,!.–-]/u);
  const words = behind.join(' ').split(/\s+/u).filter(Boolean);
  return closings().has(fold(said.trim())) && words.length <= MOST_BEHIND && !/\d/u.test(line);
}

/** Behind the last line of the signature that opens at line `first`; null where what follows is none. */
function endOfSignature(text: string, lines: readonly Range[], first: number): number | null {
  let end = first + 1;
  let signed = 0;
  for (let at = first + 1; at < lines.length; at += 1) {
    const { start, end: stop } = lines[at] ?? { start: 0, end: 0 };
    const line = text.slice(start, stop);
    if (line === '') continue;
    if (BEGINS_ANOTHER.test(line)) return end;
    if (line.length > LONGEST_LINE || ASKS.test(line) || signed === MOST_LINES)
      return isParted(lines, end) ? end : null;
    signed += 1;
    end = at + 1;
  }
  return end;
}

/** Whether an empty line follows. */
function isParted(lines: readonly Range[], at: number): boolean {
  const line = lines[at];
  return line === undefined || line.start === line.end;
}

/** A postscript, a mail that is quoted. */
const BEGINS_ANOTHER =
  /^(?:p\.? ?[sd]\b|>|-{2,}|_{4,}|(?:from|von|de|van)\s?:|(?:on|am|le|el|op)\b.{4,60}\b(?:wrote|schrieb|écrit|escribió|schreef))/iu;
/** A heading, an item, a count of things, a sentence. */
const ASKS = /:$|^[-*•·▪]\s|^\d{1,4}(?:\s?[x×])?\s+\p{Ll}|\p{Ll}[.?!]$/u;
