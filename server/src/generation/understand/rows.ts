import type { Quantity } from '../reading/document/numbers.ts';
import { type Text, wordAt } from '../reading/document/text.ts';

/** What stands in rows, as the two figures tell it together; tokens `[from, to)` hold both. */
export interface InRows {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** "10 ROWS OF 20 seats", "4 Reihen à 15": for the figure of the rows or of what stands in one of them. */
export function inRows(text: Text, number: Quantity): InRows | null {
  return ofRows(text, number) ?? ofOneRow(text, number);
}

function ofRows(text: Text, rows: Quantity): InRows | null {
  if (!ROWS.has(wordAt(text, rows.to)) || !OF.has(wordAt(text, rows.to + 1))) return null;
  const each = text.numberFrom.get(OF.has(wordAt(text, rows.to + 2)) ? rows.to + 3 : rows.to + 2);
  if (each === undefined || !isFew(rows.value, MOST_ROWS) || !isFew(each.value, MOST_IN_ROW)) return null;
  return { from: rows.from, to: each.to, value: rows.value * each.value };
}

function ofOneRow(text: Text, each: Quantity): InRows | null {
  for (const back of [2, 3]) {
    const rows = OF.has(wordAt(text, each.from - 1)) ? text.numberTo.get(each.from - back) : undefined;
    const found = rows === undefined ? null : ofRows(text, rows);
    if (found?.to === each.to) return found;
  }
  return null;
}

function isFew(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

const MOST_ROWS = 200;
const MOST_IN_ROW = 200;
const ROWS = new Set(
  'row rows block blocks cluster clusters circle circles reihe reihen block blocke blocken rang rangs rangee rangees fila filas hilera hileras rij rijen'.split(
    ' ',
  ),
);
const OF = new Set('of with a zu mit je von de d van met'.split(' '));
