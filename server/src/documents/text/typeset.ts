import { hasRightToLeft, visualOrder } from './bidi.ts';
import { oneLine } from './clean.ts';
import { type Family, familyOf, hasAll, widthOf } from './fonts.ts';

export interface Setting {
  readonly size: number;
  readonly bold?: boolean;
  /** Of the column that it stands in, in points. */
  readonly width: number;
}

/** A piece of text in a font that can show it. */
interface Run {
  text: string;
  font: Family;
  noWrap?: boolean;
}

/** What of a text node follows from its words. */
export interface Typeset {
  text: string | Run[];
}

type Piece = Readonly<Pick<Run, 'text' | 'font'>>;

/** All of it is in Inter. */
const PLAIN = /^[\u0020-\u0148\u014a-\u01c3\u2010-\u2026]*$/;
/** A letter with its marks. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu;
/** Stands for what no font has, since PDF/A allows none of a font's own signs for that (ISO 19005-3, 6.2.11.8). */
const UNKNOWN: Piece = { text: '\uFFFD', font: 'Rest' };
/** What rounding may add to a line that just fits. */
const SLACK = 1;

/**
 * One line or paragraph of anybody's text for a node of the document: in runs of fonts that can show it, what reads from
 * the right in lines of its own making, since the document lays out every line from the left.
 */
export function typeset(words: string, setting: Setting): Typeset {
  const text = oneLine(words);
  if (PLAIN.test(text)) return { text };
  if (!hasRightToLeft(text)) {
    const runs = runsOf(text);
    return { text: runs.every(({ font }) => font === 'Inter') ? text : runs };
  }
  const lines = linesWithin(text, setting).map((line) =>
    visualOrder(line).flatMap((piece) => runsOf(piece).map((run) => ({ ...run, noWrap: true }))),
  );
  const runs = lines.flatMap((line, at) => (at === 0 ? line : [{ text: '\n', font: 'Inter' as const }, ...line]));
  return { text: runs };
}

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const word of text.split(/(?<= )/)) {
    for (const { text: piece, font } of piecesOf(word, runs.at(-1)?.font)) {
      const last = runs.at(-1);
      if (last?.font === font) last.text += piece;
      else runs.push({ text: piece, font });
    }
  }
  return runs;
}

/** A mark stays with its letter, a space wherever it is; no word is half of one Chinese hand and half of another. */
function piecesOf(word: string, before: Family | undefined): Piece[] {
  const pieces: Piece[] = [];
  for (const letter of word.match(LETTERS) ?? []) {
    const last = pieces.at(-1)?.font ?? before;
    pieces.push(...(letter === ' ' && last !== undefined ? [{ text: letter, font: last }] : piecesOfLetter(letter)));
  }
  if (!pieces.some(({ font }) => font === 'Rest')) return pieces;
  return pieces.map((each) =>
    each.font === 'Japanese' && hasAll('Rest', each.text) ? { ...each, font: 'Rest' } : each,
  );
}

/** In the font that has all of a letter; where none has, each of its signs in the font that has it. */
function piecesOfLetter(letter: string): Piece[] {
  const font = familyOf(letter);
  if (font !== undefined) return [{ text: letter, font }];
  return Array.from(letter, (sign) => {
    const other = familyOf(sign);
    return other === undefined ? UNKNOWN : { text: sign, font: other };
  });
}

function linesWithin(text: string, { size, bold = false, width }: Setting): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measure(longer) > width - SLACK) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;

  function measure(line: string): number {
    return runsOf(line).reduce((sum, run) => sum + widthOf(run.text, size, { family: run.font, bold }), 0);
  }
}
