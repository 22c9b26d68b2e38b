import type { Cell, Content, Text } from 'pdfmake';
import type { InvoiceDocument } from '../../invoices/index.ts';
import { INK, type Paper, QUIET, SIZE } from '../paper.ts';
import { TABULAR, widthOf } from '../text/fonts.ts';
import { typeset } from '../text/typeset.ts';
import { withoutBreak } from './prose.ts';

const LABELS = 190;
const TOTAL_SIZE = 13;
const GAP = 16;

interface Row {
  readonly label: string;
  /** Below it, in small. */
  readonly note?: string;
  readonly amount: bigint;
}

/** What is added and taken off, what is left before tax, the tax, and what is to be paid: on the right and on one page. */
export function invoiceSums(invoice: InvoiceDocument, paper: Paper): Content {
  const { sums, currency, kind, deductions } = invoice;
  const { format, texts } = paper.speech;
  const said = texts.invoices;
  const rows = rowsOf(invoice, paper);
  const money = rows.map(({ amount }) => format.money(amount, currency));
  const gross = format.money(sums.gross, currency);
  const figures = Math.ceil(
    Math.max(
      widthOf(gross, TOTAL_SIZE, { family: 'Inter', bold: true }, TABULAR),
      ...money.map((text) => widthOf(text, SIZE.text, { family: 'Inter', bold: false }, TABULAR)),
    ),
  );
  const last = kind === 'credit' ? said.credited : deductions.length > 0 ? said.toPay : said.gross;
  const body: Cell[][] = rows.map((row, at) => [labelOf(row), figure(money[at] ?? '')]);
  const end = body.length;
  const total: Cell[] = [
    { text: last, fontSize: TOTAL_SIZE, bold: true },
    { ...figure(gross), fontSize: TOTAL_SIZE, bold: true },
  ];
  return {
    unbreakable: true,
    margin: [paper.width - LABELS - GAP - figures - 1, 10 * paper.spacing, 0, 0],
    table: { widths: [LABELS, figures + 1], body: [...body, total] },
    layout: {
      vLineWidth: () => 0,
      hLineWidth: (at) => (at === end ? 1.5 : 0),
      hLineColor: () => INK,
      paddingLeft: (column) => (column === 0 ? 0 : GAP - 1),
      paddingRight: () => 0,
      paddingTop: (at) => (at === end ? 7 : 2.5),
      paddingBottom: (at) => (at === end - 1 ? 8 : 2.5),
    },
  };
}

function rowsOf({ lines, adjustments, deductions, sums, vat, currency }: InvoiceDocument, { speech }: Paper): Row[] {
  const { format, texts } = speech;
  const said = texts.invoices;
  const isTaxed = vat.treatment === 'standard';
  const subtotal = lines.reduce((sum, { net }) => sum + net, 0n);
  const before: Row[] = [
    { label: texts.subtotal, amount: subtotal },
    ...adjustments.map(({ label, amount }) => ({ label: withoutBreak(label), amount })),
    ...deductions.map(({ number, issuedOn, net, tax, gross }) => ({
      label: said.deducted(number, format.day(issuedOn)),
      ...(isTaxed && {
        note: `${format.money(gross, currency)}, ${said.including(`${vat.label} ${format.money(tax, currency)}`)}`,
      }),
      amount: -net,
    })),
  ];
  return [
    ...(before.length > 1 ? before : []),
    { label: said.net, amount: sums.net },
    ...(isTaxed ? [{ label: withoutBreak(said.tax(vat.label, format.decimal(vat.rate))), amount: sums.tax }] : []),
  ];
}

function labelOf({ label, note }: Row): Cell {
  const name: Content = { ...typeset(label, { size: SIZE.text, width: LABELS }), color: QUIET, alignment: 'left' };
  if (note === undefined) return name;
  const small = typeset(note, { size: SIZE.label, width: LABELS });
  return { stack: [name, { ...small, fontSize: SIZE.label, color: QUIET, alignment: 'left' }] };
}

function figure(text: string): Text {
  return { text, alignment: 'right', noWrap: true, fontFeatures: TABULAR };
}
