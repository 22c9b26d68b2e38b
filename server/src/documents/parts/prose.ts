import type { Content } from 'pdfmake';
import type { Paper } from '../paper.ts';
import { startsRight } from '../text/bidi.ts';
import { linesOf } from '../text/clean.ts';
import { typeset } from '../text/typeset.ts';

/** Somebody's text with its own line breaks, empty lines as room; what reads from the right stands there. */
export function prose(text: string, size: number, { width, spacing }: Paper): Content[] {
  const lines = linesOf(text);
  return lines.flatMap((line, at) => {
    if (line === '') return [];
    const isParagraph = at > 0 && lines[at - 1] === '';
    return [
      {
        ...typeset(line, { size, width }),
        fontSize: size,
        alignment: startsRight(line) ? 'right' : 'left',
        margin: [0, isParagraph ? 2 + 5 * spacing : 0, 0, 1],
      },
    ];
  });
}

/** What stands over a part of the document; it does not stay behind at the end of a page. */
export function heading(text: string): Content {
  return { text, fontSize: 12, bold: true, margin: [0, 0, 0, 5], headlineLevel: 1 };
}

/** A percentage and its sign stay together. */
export function withoutBreak(label: string): string {
  return label.replace(' %', '\u00a0%');
}
