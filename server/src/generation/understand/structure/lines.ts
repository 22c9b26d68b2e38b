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
  /** The sign it begins with, '1' for any number, 'a' for any letter; '' without one. */
  readonly bullet: string;
  readonly blank: boolean;
  /** Written as a heading is: "## Kit", "**Kit**". */
  readonly marked: boolean;
}

const BULLET = /^(?:([•·▪◦‣●*+–—-])\s+|(\d{1,2})[.)]\s+|\(?([a-z])\)\s+)/u;
const MARKED = /^(?:#{1,6}\s|\*\*.*\*\*:?$|__.*__:?$|==.*==$|\[[^\]]*\]$)/u;
const TAB = 4;

export function readLines(text: Text, places: Places): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of text.raw.split('\n')) {
    lines.push(lineOf(raw, start, places));
    start += raw.length + 1;
  }
  return lines;
}

function lineOf(raw: string, offset: number, places: Places): Line {
  const body = raw.trimStart();
  const lead = raw.length - body.length;
  const indent = raw.slice(0, lead).replaceAll('\t', ' '.repeat(TAB)).length;
  const trimmed = body.trimEnd();
  const marked = MARKED.test(trimmed);
  const bullet = marked ? null : BULLET.exec(trimmed);
  const skipped = bullet?.[0].length ?? 0;
  const start = offset + lead + skipped;
  const end = Math.max(start, offset + lead + trimmed.length);
  const sign = bullet?.[1] ?? (bullet?.[2] === undefined ? (bullet?.[3] === undefined ? '' : 'a') : '1');
  return {
    start,
    end,
    span: end > start ? places.spanOf({ start, end }) : { from: 0, to: 0 },
    indent,
    bullet: sign,
    blank: trimmed === '',
    marked,
  };
}
