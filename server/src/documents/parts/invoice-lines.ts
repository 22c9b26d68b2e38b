import type { Cell, Content } from 'pdfmake';
import type { InvoiceDocument, InvoiceLine } from '../../invoices/index.ts';
import { quantityText, type Speech } from '../../languages/index.ts';
import { INK, type Paper, QUIET, SIZE } from '../paper.ts';
import { typeset } from '../text/typeset.ts';
import { type Column, figure, lineTable, widthsFor } from './line-table.ts';

const COLUMNS: readonly Column[] = ['name', 'quantity', 'price', 'per', 'total'];

/** What is charged, a row each, under a head that is on every page. */
export function invoiceLines({ lines, currency }: InvoiceDocument, paper: Paper): Content {
  const { speech } = paper;
  const rows = lines.map((line) => textsOf(line, currency, speech));
  const widths = widthsFor(COLUMNS, rows, [], paper);
  const width = widths[0] ?? 0;
  const body = rows.map((row, at): Cell[] => [
    typeset(lines[at]?.name ?? '', { size: SIZE.text, width }),
    figure(row.quantity, INK),
    figure(row.price, QUIET),
    { text: row.per, fontSize: SIZE.label, color: QUIET, noWrap: true, margin: [0, 1.6, 0, 0] },
    figure(row.total, INK),
  ]);
  return lineTable(COLUMNS, { note: null, groups: [body] }, widths, paper);
}

function textsOf({ quantity, units, unit, unitPrice, net }: InvoiceLine, currency: string, speech: Speech) {
  const { format, words } = speech;
  return {
    quantity: unit === null ? format.count(quantity) : quantityText(speech, { unit, units, quantity }),
    price: format.money(unitPrice, currency),
    per: unit === null ? '' : words.perUnit[unit],
    total: format.money(net, currency),
  };
}
