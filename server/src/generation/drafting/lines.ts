import { CATEGORIES } from '@showbill/contract';
import type { DraftLine, ShelfProduct } from '../types.ts';

/** No line holds more units than this. */
export const MOST_UNITS = 1_000_000;
/** Code points of a draft's texts. */
export const MOST_CODE_POINTS = { title: 200, summary: 2_000, reason: 400, unmet: 200 } as const;

/** One line for each product, options apart: units add up, the longest hours and days hold, reasons stand one after the other. */
export function mergeLines(lines: readonly DraftLine[]): readonly DraftLine[] {
  const merged = new Map<string, DraftLine>();
  for (const line of lines) {
    const key = `${line.optional ? 'option' : 'firm'} ${line.productId}`;
    const before = merged.get(key);
    merged.set(key, before === undefined ? line : together(before, line));
  }
  return [...merged.values()];
}

function together(one: DraftLine, other: DraftLine): DraftLine {
  const reason = one.reason.includes(other.reason) ? one.reason : `${one.reason} ${other.reason}`.trim();
  return {
    ...one,
    units: one.units + other.units,
    hours: one.hours === null ? other.hours : Math.max(one.hours, other.hours ?? 0),
    ...daysTogether(one, other),
    reason,
    words: wordsTogether([one.words, other.words]),
  };
}

/** All days of the event are more than any number of them. */
function daysTogether({ days: one }: DraftLine, { days: other }: DraftLine): Pick<DraftLine, 'days'> {
  return one === undefined || other === undefined ? { days: undefined } : { days: Math.max(one, other) };
}

/** The first two of the words that something came from; null where it came from none. */
export function wordsTogether(words: readonly (string | null | undefined)[]): string | null {
  const said = new Set(words.flatMap((each) => each ?? []));
  return said.size === 0 ? null : [...said].slice(0, 2).join(' … ');
}

/** By category, options last. */
export function sortLines(
  lines: readonly DraftLine[],
  products: ReadonlyMap<string, ShelfProduct>,
): readonly DraftLine[] {
  const place = (line: DraftLine) =>
    CATEGORIES.indexOf(products.get(line.productId)?.category ?? 'other') + (line.optional ? CATEGORIES.length : 0);
  return [...lines].sort((one, other) => place(one) - place(other));
}

/** The texts without those that differ in capitals only, the first of each, at most so many. */
export function withoutRepeats(texts: readonly string[], most: number): readonly string[] {
  const seen = new Map<string, string>();
  for (const each of texts) if (each !== '' && !seen.has(each.toLowerCase())) seen.set(each.toLowerCase(), each);
  return [...seen.values()].slice(0, most);
}
