import type { Content } from 'pdfmake';
import { INK, type Paper, QUIET, SIZE } from '../paper.ts';
import { linesOf } from '../text/clean.ts';
import { typeset } from '../text/typeset.ts';
import type { DocumentCompany } from '../types.ts';

/** In points, at most. */
const LOGO = { width: 170, height: 60 };

/** The company at the top of the first page: its logo with the name beside it, or the name alone, and what is known about it. */
export function letterhead(company: DocumentCompany, paper: Paper): Content[] {
  const { name } = company;
  const { width, accent, rule, logo } = paper;
  const half = width / 2;
  const address = aboutCompany(company, paper).map((line) => ({
    ...typeset(line, { size: SIZE.small, width: half }),
    color: QUIET,
  }));
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
      margin: [0, 6 + 6 * paper.spacing, 0, 6 + 20 * paper.spacing],
    },
  ];
}

/** Where it is, how it is reached and its numbers, as far as it said so. */
function aboutCompany(
  { email, taxNumber, taxNumberName, letterhead: about }: DocumentCompany,
  { speech }: Paper,
): string[] {
  const { address, telephone, registrationNumber } = about;
  return [
    ...linesOf(address ?? '').filter((line) => line !== ''),
    [telephone, email].filter((part) => part !== null).join(' · '),
    registrationNumber === null ? '' : `${speech.texts.registration} ${registrationNumber}`,
    taxNumber === null ? '' : `${taxNumberName} ${taxNumber}`,
  ].filter((line) => line !== '');
}
