import { foldWords, foldWrittenUmlauts } from '../../equipment/index.ts';
import { isCurrency } from '../../platform/money/index.ts';
import type { ColumnReport, Field } from './types.ts';
import { HEADERS, wordsOf } from './words/index.ts';

export const REQUIRED: readonly Field[] = ['name', 'category', 'unit', 'unit_price'];

/** Of two headers for a field the one with the lower rank is read. */
const FIELD_OF: ReadonlyMap<string, { field: Field; rank: number }> = new Map(
  HEADERS.map(({ field, header }, rank) => [header, { field, rank }]),
);

const PRICE_ASIDES = new Set(wordsOf('price_aside'));

/** The field that a header names, or null. Case, accents, punctuation and spacing make no difference. */
export function fieldOf(header: string): Field | null {
  return meaningOf(header)?.field ?? null;
}

export interface Columns {
  /** Position of each field's column. */
  readonly at: Partial<Record<Field, number>>;
  readonly report: ColumnReport;
  /** Headers that stand twice for one field with the same words. */
  readonly repeated: readonly { field: Field; header: string }[];
}

export function mapColumns(headers: readonly string[]): Columns {
  const at: Partial<Record<Field, number>> = {};
  const ranks = new Map<Field, number>();
  const repeated: { field: Field; header: string }[] = [];
  headers.forEach((header, position) => {
    const meaning = meaningOf(header);
    if (meaning === null) return;
    const { field, rank } = meaning;
    const known = ranks.get(field);
    if (known === rank) repeated.push({ field, header });
    if (known !== undefined && known <= rank) return;
    ranks.set(field, rank);
    at[field] = position;
  });
  return { at, repeated, report: report(headers, at) };
}

function report(headers: readonly string[], at: Columns['at']): ColumnReport {
  const fields = Object.entries(at);
  const read = new Set(fields.map(([, position]) => position));
  return {
    used: Object.fromEntries(fields.map(([field, position]) => [field, headers[position] ?? ''])),
    ignored: headers.filter((header, position) => header !== '' && !read.has(position)),
  };
}

function meaningOf(header: string): { field: Field; rank: number } | null {
  const folded = foldWords(header.replace(/[#№]/g, ' no '));
  const known = FIELD_OF.get(folded) ?? FIELD_OF.get(foldWrittenUmlauts(folded));
  if (known !== undefined) return known;
  const price = FIELD_OF.get(withoutAsides(folded));
  return price?.field === 'unit_price' ? price : null;
}

/** The currency code at the end of a price's header (`Price (GBP)`, `preis_eur`), or null. */
export function currencyOfHeader(header: string): string | null {
  const last = foldWords(header).split(' ').at(-1)?.toUpperCase() ?? '';
  return isCurrency(last) ? last : (/[€£]/.exec(header)?.[0] ?? null);
}

function withoutAsides(folded: string): string {
  const words = folded.split(' ').filter((word) => !PRICE_ASIDES.has(word));
  return (isCurrency(words.at(-1)?.toUpperCase() ?? '') ? words.slice(0, -1) : words).join(' ');
}
