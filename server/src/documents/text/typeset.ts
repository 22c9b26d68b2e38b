import { hasRightToLeft, visualOrder } from './bidi.ts';
import { oneLine } from './clean.ts';
import { type Family, familyOf, widthOf } from './fonts.ts';

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

const PLAIN = /^[\u0020-\u024f\u2010-\u2026]*$/;
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
    for (const { character, font } of charactersOf(word, runs.at(-1)?.font)) {
      const last = runs.at(-1);
      if (last?.font === font) last.text += character;
      else runs.push({ text: character, font });
    }
  }
  return runs;
}

/** A mark stays with its letter, a space wherever it is; no word is half of one Chinese hand and half of another. */
function charactersOf(word: string, before: Family | undefined) {
  const characters: { readonly character: string; readonly font: Family }[] = [];
  for (const character of word) {
    const last = characters.at(-1)?.font ?? before;
    const font = last !== undefined && /[\p{M} ]/u.test(character) ? last : familyOf(character);
    characters.push({ character, font });
  }
  if (!characters.some(({ font }) => font === 'Rest')) return characters;
  return characters.map((each) => (each.font === 'Japanese' ? { ...each, font: 'Rest' as const } : each));
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
