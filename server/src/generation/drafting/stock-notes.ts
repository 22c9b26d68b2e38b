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
 * same stock, those of kits from that of their parts: what is no option first, and of that kits. `most`: code points that a
 * reason may have. Works on its own result without changing it.
 */
export function withStockNotes(
  lines: readonly DraftLine[],
  products: ReadonlyMap<string, ShelfProduct>,
  most: number,
  language: string,
): readonly DraftLine[] {
  const notes = notesIn(language);
  const stockOf = (id: string) => products.get(id)?.stock ?? null;
  return lines.map((line) => {
    const stock = stockOf(line.productId);
    const note = stock === null ? null : noteOf(line, stock, takenBefore(line, lines, stockOf), notes);
    const said = line.reason.replaceAll(notes.shortages, '').trimEnd();
    const reason = note === null ? said : `${sentenceWithin(said, most - note.length - 1)} ${note}`.trim();
    return reason === line.reason ? line : { ...line, reason };
  });
}

type StockOf = (productId: string) => ShelfStock | null;

/** Units of each product with stock of its own that other lines take before one. */
function takenBefore(line: DraftLine, lines: readonly DraftLine[], stockOf: StockOf): ReadonlyMap<string, number> {
  const isKit = ({ productId }: DraftLine) => stockOf(productId)?.parts !== undefined;
  // among kits any order will do that stays the same when the lines are sorted
  const isFirst = (other: DraftLine) => isKit(other) && (!isKit(line) || other.productId < line.productId);
  const taken = new Map<string, number>();
  for (const other of lines) {
    if (other.optional || !(line.optional || isFirst(other))) continue;
    const parts = stockOf(other.productId)?.parts ?? [{ productId: other.productId, quantity: 1 }];
    for (const { productId, quantity } of parts) {
      taken.set(productId, (taken.get(productId) ?? 0) + quantity * other.units);
    }
  }
  return taken;
}

function noteOf(
  { productId: id, units }: DraftLine,
  { free, tightestDay, parts = [{ productId: id, quantity: 1, free }] }: ShelfStock,
  taken: ReadonlyMap<string, number>,
  notes: Notes,
): string | null {
  const inAll = Math.max(0, free);
  const lefts = parts.map((part) => {
    const left = Math.max(0, part.free) - (taken.get(part.productId) ?? 0);
    return Math.floor(Math.max(0, left) / part.quantity);
  });
  const left = Math.min(inAll, ...lefts);
  if (units <= left) return null;
  const figure = (value: number) => value.toLocaleString(notes.locale);
  return notes.shortage({
    short: figure(units - left),
    needed: figure(units),
    left: figure(left),
    inAll: parts.some(({ productId }) => taken.has(productId)) ? figure(inAll) : null,
    day: tightestDay === null ? null : dayInWords(tightestDay, notes.locale),
  });
}

/** The text with a mark at its end, so that another sentence can follow. */
function sentenceWithin(text: string, most: number): string {
  const whole = text === '' || /[.!?…]$/.test(text) ? text : `${text}.`;
  return cleanLine(whole, most) === whole ? whole : `${cleanLine(text, most - 1)}…`;
}
