import type { Cell, Content, Definition } from 'pdfmake';
import type { Speech } from '../languages/index.ts';
import type { Job, PickingGroup, PickingLine } from '../proposals/index.ts';
import { INK, LINE, type Paper, QUIET, SIZE } from './paper.ts';
import { factGrid } from './parts/facts.ts';
import { letterhead } from './parts/letterhead.ts';
import { sheet } from './sheet.ts';
import { TABULAR } from './text/fonts.ts';
import { clipped } from './text/clean.ts';
import { typeset } from './text/typeset.ts';
import type { PickingOrder } from './types.ts';

const BOX = 10;
const COLUMN = { box: 16, units: 62 } as const;
const INDENT = 14;

/** What is to be picked for a job, by category, with a box to tick before each line. */
export function pickingSheet({ company, job, picking, madeAt }: PickingOrder, paper: Paper): Definition {
  const { speech } = paper;
  const said = speech.texts.paper.picking;
  const kind = said.title;
  const title = 17;
  return sheet(company, { ...job, version: 1 }, paper, {
    kind,
    madeAt,
    content: [
      ...letterhead(company, paper),
      { text: `${kind} ${job.number}`, fontSize: SIZE.small, color: QUIET, margin: [0, 0, 0, 4] },
      {
        ...typeset(job.title, { size: title, bold: true, width: paper.width }),
        fontSize: title,
        bold: true,
        lineHeight: 1.05,
        margin: [0, 0, 0, 14],
      },
      ...factGrid(
        [...factsOf(job, speech), { label: said.printed, value: printed(madeAt, company.timeZone, speech) }],
        paper,
      ),
      ...(picking.length === 0 ? [{ text: said.nothing, color: QUIET }] : picking.map((group) => table(group, paper))),
    ],
  });
}

function factsOf(job: Job, speech: Speech) {
  const said = speech.texts.paper.picking;
  const known = [
    { label: said.client, value: job.client },
    { label: said.venue, value: job.venue },
    { label: said.delivery, value: moment(job.goesOutOn, job.deliveryTime, speech) },
    { label: said.collection, value: moment(job.dueBackOn, job.collectionTime, speech) },
    { label: said.event, value: job.date === null ? null : speech.format.days(job.date, job.days) },
  ];
  return known.flatMap(({ label, value }) => (value ? [{ label, value: clipped(value, 300) }] : []));
}

function moment(day: string | null, time: string | null, { format }: Speech): string {
  return [day === null ? null : format.day(day), time].filter((part) => part !== null).join(', ');
}

function printed(at: Date, timeZone: string, { format }: Speech): string {
  return `${format.moment(at, timeZone)}, ${format.time(at, timeZone)}`;
}

/** A category; its heading is on every page that it reaches. */
function table({ category, entries }: PickingGroup, paper: Paper): Content {
  const heading: Cell[] = [
    { text: paper.speech.words.categories[category], bold: true, fontSize: 11, colSpan: 3, margin: [0, 8, 0, 2] },
    { text: '' },
    { text: '' },
  ];
  const rows = entries.flatMap(({ accessories, ...entry }) => [
    ...rowsOf(entry, paper, 0),
    ...accessories.flatMap((accessory) => rowsOf(accessory, paper, INDENT)),
  ]);
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [COLUMN.box, paper.width - COLUMN.box - COLUMN.units, COLUMN.units],
      body: [heading, ...rows],
    },
    layout: {
      vLineWidth: () => 0,
      hLineWidth: (at) => (at === 0 ? 0 : at === 1 ? 0.75 : 0.4),
      hLineColor: (at) => (at === 1 ? INK : LINE),
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => 4.5,
      paddingBottom: () => 4.5,
    },
  };
}

/** A line, below a kit what is in it, and what of it comes from suppliers. */
function rowsOf(line: PickingLine, paper: Paper, indent: number): Cell[][] {
  const { from } = paper.speech.texts.paper.picking;
  const hired = line.hiredIn.map(({ part, supplier, units }) => ({
    name: [part, from(supplier)].filter(Boolean).join(', '),
    units,
  }));
  const below = [...line.parts, ...hired].map(({ name, units }): Cell[] => {
    const width = paper.width - COLUMN.box - COLUMN.units - indent - INDENT;
    const text = typeset(name, { size: SIZE.small, width });
    return [
      { text: '' },
      { ...text, fontSize: SIZE.small, color: QUIET, margin: [indent + INDENT, 0, 0, 0] },
      { text: paper.speech.format.count(units), alignment: 'right', fontSize: SIZE.small, color: QUIET },
    ];
  });
  return [row(line, paper, indent), ...below];
}

function row(line: PickingLine, paper: Paper, indent: number): Cell[] {
  const width = paper.width - COLUMN.box - COLUMN.units - indent;
  return [
    box(line.ticked !== null),
    {
      ...typeset(line.name, { size: SIZE.text, width }),
      margin: [indent, 0, 0, 0],
      ...(indent > 0 && { color: QUIET }),
    },
    { text: unitsText(line, paper.speech), alignment: 'right', noWrap: true, fontFeatures: TABULAR },
  ];
}

/** The corners of the box and, where it is ticked, those of the tick. */
function box(ticked: boolean): Content {
  const square = [
    [0, 0],
    [BOX, 0],
    [BOX, BOX],
    [0, BOX],
    [0, 0],
  ];
  const tick = [
    [2, 5.5],
    [4.2, 8],
    [8.2, 2.4],
  ];
  return { canvas: [...path(square, 0.8), ...(ticked ? path(tick, 1.3) : [])] };
}

function path(points: readonly (readonly number[])[], lineWidth: number) {
  return points.slice(1).map(([x2 = 0, y2 = 0], at) => {
    const [x1 = 0, y1 = 0] = points[at] ?? [];
    return { type: 'line' as const, x1, y1, x2, y2, lineWidth, lineColor: INK };
  });
}

const MEASURE: Partial<Record<PickingLine['unit'], string>> = { metre: 'm', square_metre: 'm²' };

function unitsText({ unit, units }: PickingLine, { format }: Speech): string {
  return [format.count(units), MEASURE[unit]].filter(Boolean).join(' ');
}
