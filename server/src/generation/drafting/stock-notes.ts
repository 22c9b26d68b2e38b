import { cleanLine } from '../model/clean-text.ts';
import type { Draft, DraftLine, Shelf, ShelfProduct, ShelfStock } from '../types.ts';
import { MOST_CODE_POINTS } from './lines.ts';
import { dayInWords, type Notes, notesIn } from './notes.ts';

/** The draft with what it says of short stock put right for the stock of another shelf. */
export function withStock(draft: Draft, { products }: Shelf): Draft {
  const byId = new Map(products.map((product) => [product.id, product]));
  return { ...draft, lines: withStockNotes(draft.lines, byId, MOST_CODE_POINTS.reason, draft.language) };
}

/**
 * The lines with a sentence in the reason of each that asks for more than is free, and in no other: how many are short
 * and on which day, or how many more than are owned where the event has no date. All lines of a product take from the
 * same stock, what is no option first. `most`: code points that a reason may have. Works on its own result without
 * changing it.
 */
export function withStockNotes(
  lines: readonly DraftLine[],
  products: ReadonlyMap<string, ShelfProduct>,
  most: number,
  language: string,
): readonly DraftLine[] {
  const notes = notesIn(language);
  return lines.map((line) => {
    const stock = products.get(line.productId)?.stock ?? null;
    const taken = line.optional ? firmUnits(lines, line.productId) : 0;
    const note = stock === null ? null : noteOf(line.units, taken, stock, notes);
    const said = line.reason.replaceAll(notes.shortages, '').trimEnd();
    const reason = note === null ? said : `${sentenceWithin(said, most - note.length - 1)} ${note}`.trim();
    return reason === line.reason ? line : { ...line, reason };
  });
}

function firmUnits(lines: readonly DraftLine[], productId: string): number {
  return lines
    .filter((line) => line.productId === productId && !line.optional)
    .reduce((sum, line) => sum + line.units, 0);
}

function noteOf(units: number, taken: number, stock: ShelfStock, notes: Notes): string | null {
  const inAll = Math.max(0, stock.free);
  const left = Math.max(0, inAll - taken);
  if (units <= left) return null;
  const figure = (value: number) => value.toLocaleString(notes.locale);
  return notes.shortage({
    short: figure(units - left),
    needed: figure(units),
    left: figure(left),
    inAll: taken === 0 ? null : figure(inAll),
    day: stock.tightestDay === null ? null : dayInWords(stock.tightestDay, notes.locale),
  });
}

/** The text with a mark at its end, so that another sentence can follow. */
function sentenceWithin(text: string, most: number): string {
  const whole = text === '' || /[.!?…]$/.test(text) ? text : `${text}.`;
  return cleanLine(whole, most) === whole ? whole : `${cleanLine(text, most - 1)}…`;
}
