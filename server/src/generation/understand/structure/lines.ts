import type { Places } from '../text/places.ts';
import type { Span, Text } from '../text/text.ts';

/** A line as written, without its bullet and the space around it. */
export interface Line {
  /** Offsets into the description. */
  readonly start: number;
  readonly end: number;
  /** Its tokens. */
  readonly span: Span;
  readonly indent: number;
  /** The sign it begins with, '1' for any number, '1.1' for one below it, 'a' and 'A' for any letter; '' without one. */
  readonly bullet: string;
  readonly blank: boolean;
  /** Written as a heading is: "## Kit", "**Kit**". */
  readonly marked: boolean;
}

const BULLET = /^(?:([•·▪◦‣●*+–—-])(?:\s+|(?<=[•▪‣])(?=\S))|(\d{1,2})[.)]\s+|\(?([a-z])\)\s+)/u;
const BELOW = /^(?:(?<over>\d{1,2})[.-]|(?<letter>[A-Z])[.-]?)(?<number>\d{1,2})[.):]?\s+(?=[\p{L}\d])/u;
const LETTER = /^([A-Z])[.)]\s+(?=\p{L})/u;
const ROMAN = /^(I{1,3}|IV|VI{0,3}|IX|X)[.)]\s+(?=\p{L})/u;
const MARKED =
  /^(?:#{1,6}\s|[-=~*_]{2,}\s.*\s[-=~*_]{2,}$|\*\*[^*]+\*\*:?(?:\s\([^()]*\))?:?$|\*\*.*\*\*:?$|__.*__:?$|==.*==$|\[[^\]]*\]$)/u;
/** "=====" under a heading. */
const RULER = /^\s*(?:={3,}|-{3,}|_{3,}|~{3,}|\*{3,})\s*$/u;
const TAB = 4;

export function readLines(text: Text, places: Places): readonly Line[] {
  const lines: Line[] = [];
  const rows = text.raw.split('\n');
  const numbers = new Set([
    ...rows.flatMap((row) => numberBelow(row) ?? []).map(({ over, number }) => `${over}.${number}`),
    ...rows.flatMap((row) => LETTER.exec(row.trimStart())?.[1] ?? []).map((letter) => `${letter}.`),
    ...rows.flatMap((row) => ROMAN.exec(row.trimStart())?.[1] ?? []).map((roman) => `roman ${roman}`),
  ]);
  let start = 0;
  for (const raw of rows) {
    if (!RULER.test(raw)) lines.push(lineOf(raw, start, places, numbers));
    start += raw.length + 1;
  }
  return lines;
}

interface Below {
  readonly over: string;
  readonly number: number;
}

/** "5.2 A broadband line", "B.1 Public address", "B1 Seating": what it stands under, and its own number. */
function numberBelow(row: string): Below | null {
  const groups = BELOW.exec(row.trimStart())?.groups;
  if (groups === undefined) return null;
  return { over: groups['over'] ?? groups['letter'] ?? '', number: Number(groups['number']) };
}

/** Whether a line is numbered below another ("5.1", "5.2"), and not with a measure ("2.5 m deep"). */
function isBelow(row: string, numbers: ReadonlySet<string>): boolean {
  const below = numberBelow(row);
  if (below === null) return false;
  return numbers.has(`${below.over}.${below.number + 1}`) || numbers.has(`${below.over}.${below.number - 1}`);
}

function lineOf(raw: string, offset: number, places: Places, numbers: ReadonlySet<string>): Line {
  const body = raw.trimStart();
  const lead = raw.length - body.length;
  const indent = raw.slice(0, lead).replaceAll('\t', ' '.repeat(TAB)).length;
  const trimmed = body.trimEnd();
  const marked = MARKED.test(trimmed);
  const bullet = marked ? null : BULLET.exec(trimmed);
  const below = !marked && isBelow(trimmed, numbers) ? BELOW.exec(trimmed) : null;
  const letter = below === null && bullet === null && !marked ? letterOver(trimmed, numbers) : null;
  const skipped = (below ?? bullet ?? letter)?.[0].length ?? 0;
  const start = offset + lead + skipped;
  const end = Math.max(start, offset + lead + trimmed.length);
  const isOver = below?.groups?.['number'] === '0'; // "3.0 Not in contract" over "3.1"
  const sign = below === null ? (letter === null ? signOf(bullet) : 'A') : isOver ? '1' : '1.1';
  return {
    start,
    end,
    span: end > start ? places.spanOf({ start, end }) : { from: 0, to: 0 },
    indent: sign === '1.1' ? indent + 1 : indent,
    bullet: sign,
    blank: trimmed === '',
    marked,
  };
}

/** "B. Not within this contract" over "B1 Seating", "II. By the theatre" behind "I.". */
function letterOver(row: string, numbers: ReadonlySet<string>): RegExpExecArray | null {
  const roman = ROMAN.exec(row);
  if (roman !== null && numbers.has(roman[1] === 'I' ? 'roman II' : 'roman I')) return roman;
  const match = LETTER.exec(row);
  const code = match?.[1]?.charCodeAt(0) ?? 0;
  const beside = [code - 1, code + 1].some((each) => numbers.has(`${String.fromCharCode(each)}.`));
  return match !== null && (beside || numbers.has(`${match[1]}.1`)) ? match : null;
}

function signOf(bullet: RegExpExecArray | null): string {
  if (bullet?.[1] !== undefined) return bullet[1];
  if (bullet?.[2] !== undefined) return '1';
  return bullet?.[3] === undefined ? '' : 'a';
}
