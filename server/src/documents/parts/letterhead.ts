import type { Content } from 'pdfmake';
import { INK, type Paper, QUIET, SIZE } from '../paper.ts';
import { typeset } from '../text/typeset.ts';
import type { DocumentCompany } from '../types.ts';

/** In points, at most. */
const LOGO = { width: 170, height: 60 };

/** The company at the top of the first page: its logo with the name beside it, or the name alone; how to reach it, its tax number. */
export function letterhead({ name, email, taxNumber, taxNumberName }: DocumentCompany, paper: Paper): Content[] {
  const { width, accent, rule, logo } = paper;
  const half = width / 2;
  const below = [email, taxNumber === null ? null : `${taxNumberName} ${taxNumber}`].filter((line) => line !== null);
  const address = below.map((line) => ({ ...typeset(line, { size: SIZE.small, width: half }), color: QUIET }));
  const sides: Content[] =
    logo === null
      ? [
          { ...typeset(name, { size: 14, bold: true, width: half }), fontSize: 14, bold: true, color: accent },
          { stack: address, alignment: 'right', fontSize: SIZE.small, margin: [0, 5, 0, 0] },
        ]
      : [
          { image: logo.image, fit: [LOGO.width, LOGO.height] },
          {
            stack: [
              {
                ...typeset(name, { size: SIZE.text, bold: true, width: half }),
                fontSize: SIZE.text,
                bold: true,
                color: accent,
              },
              ...address,
            ],
            alignment: 'right',
            fontSize: SIZE.small,
          },
        ];
  return [
    { columns: sides.map((side) => ({ stack: [side], width: half })), color: INK },
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 1.5, lineColor: rule }],
      margin: [0, 12, 0, 26],
    },
  ];
}
