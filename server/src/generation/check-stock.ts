import { cleanLine } from './model/clean-text.ts';
import { dayInWords, figure } from './plan/words.ts';
import type { DraftLine, ShelfProduct, ShelfStock } from './types.ts';

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
): readonly DraftLine[] {
  return lines.map((line) => {
    const stock = products.get(line.productId)?.stock ?? null;
    const taken = line.optional ? firmUnits(lines, line.productId) : 0;
    const note = stock === null ? null : noteOf(line.units, taken, stock);
    const said = withoutNotes(line.reason);
    const reason = note === null ? said : `${sentenceWithin(said, most - note.length - 1)} ${note}`.trim();
    return reason === line.reason ? line : { ...line, reason };
  });
}

function firmUnits(lines: readonly DraftLine[], productId: string): number {
  return lines
    .filter((line) => line.productId === productId && !line.optional)
    .reduce((sum, line) => sum + line.units, 0);
}

function noteOf(units: number, taken: number, stock: ShelfStock): string | null {
  const inAll = Math.max(0, stock.free);
  const left = Math.max(0, inAll - taken);
  if (units <= left) return null;
  const short = figure(units - left);
  const kind = stock.tightestDay === null ? 'owned' : 'free';
  const has = taken === 0 ? `${figure(left)} ${kind}` : `${figure(left)} left of the ${figure(inAll)} ${kind}`;
  if (stock.tightestDay === null) return `${short} more than the ${has}.`;
  return `${short} short on ${dayInWords(stock.tightestDay)}: ${figure(units)} needed, ${has}.`;
}

/** A note that is there already, whoever wrote it: the figures may have changed since. */
const NOTES =
  /(?<=^|[.!?…] )[\d,]+ (?:more than the|short on \d+ \p{L}+ \d+: [\d,]+ needed,) [\d,]+ (?:left of the [\d,]+ )?(?:owned|free)\.(?: |$)/gu;

function withoutNotes(reason: string): string {
  return reason.replaceAll(NOTES, '').trimEnd();
}

/** The text with a mark at its end, so that another sentence can follow. */
function sentenceWithin(text: string, most: number): string {
  const whole = text === '' || /[.!?…]$/.test(text) ? text : `${text}.`;
  return cleanLine(whole, most) === whole ? whole : `${cleanLine(text, most - 1)}…`;
}
