import { foldWords, foldWrittenUmlauts } from '../../equipment/index.ts';
import { isCurrency } from '../../platform/money/index.ts';
import {
  type ColumnReport,
  type FirstRow,
  type ImportMapping,
  isSystemHeading,
  type Source,
} from '../../imports/index.ts';
import { FIELDS, type Field } from './types.ts';
import { HEADERS, wordsOf } from './words/index.ts';

export const REQUIRED = ['name', 'category', 'unit', 'unit_price'] as const satisfies readonly Field[];

/** Of two headers for a field the one with the lower rank is read. */
const FIELD_OF: ReadonlyMap<string, { field: Field; rank: number }> = new Map(
  HEADERS.map(({ field, header }, rank) => [header, { field, rank }]),
);

const PRICE_ASIDES = new Set(wordsOf('price_aside'));

/** The field that a header names, or null. Case, accents, punctuation and spacing make no difference. */
export function fieldOf(header: string): Field | null {
  return meaningOf(header)?.field ?? null;
}

/** Whether a heading may be one of a catalogue file. */
export function isCatalogueHeading(heading: string): boolean {
  return fieldOf(heading) !== null || isSystemHeading(heading, 'products');
}

/** What the kind of a file tells of its fields. */
export interface OfKind {
  readonly sources: Readonly<Partial<Record<Field, Source>>>;
  /** Those that its rows say beside their cells. */
  readonly given: readonly Field[];
  /** All columns that are read for that. */
  readonly reads: readonly number[];
}

export interface Columns {
  /** Position of each field's column. */
  readonly at: Readonly<Partial<Record<Field, number>>>;
  /** What a field is in all rows. */
  readonly fixed: Readonly<Partial<Record<Field, string>>>;
  /** Fields that the rows say as their kind of file is read; what a person has said of a field goes before. */
  readonly given: ReadonlySet<Field>;
  /** Columns that are read for what the kind of the file makes of them. */
  readonly reads: readonly number[];
  readonly report: ColumnReport<Field>;
  /** Headers that stand twice for one field with the same words. */
  readonly repeated: readonly { field: Field; header: string }[];
}

/**
 * Columns as a person has chosen them, the others as the kind of the file tells, else as their headings are recognised where
 * it has any.
 */
export function mapColumns(
  headers: readonly string[],
  chosen: ImportMapping['columns'] = {},
  firstRow: FirstRow = 'headings',
  ofKind: OfKind | null = null,
): Columns {
  const { at, fixed, repeated } = ofKind === null ? byHeading(headers, firstRow) : placesOf(ofKind);
  const given = new Set(ofKind?.given);
  for (const field of FIELDS) {
    const source = chosen[field];
    if (source === undefined || isSame(source, ofKind?.sources[field])) continue;
    given.delete(field);
    delete at[field];
    delete fixed[field];
    if (source === null) continue;
    if ('value' in source) fixed[field] = source.value;
    else if (source.column < headers.length) at[field] = source.column;
  }
  return {
    at,
    fixed,
    given,
    reads: ofKind?.reads ?? [],
    repeated: repeated.filter(({ field }) => chosen[field] === undefined),
    report: report(headers, at),
  };
}

interface Places {
  readonly at: Partial<Record<Field, number>>;
  readonly fixed: Partial<Record<Field, string>>;
  readonly repeated: { field: Field; header: string }[];
}

function placesOf({ sources }: OfKind): Places {
  const places: Places = { at: {}, fixed: {}, repeated: [] };
  for (const field of FIELDS) {
    const source = sources[field];
    if (source === undefined) continue;
    if ('value' in source) places.fixed[field] = source.value;
    else places.at[field] = source.column;
  }
  return places;
}

function isSame(a: Source | null, b: Source | undefined): boolean {
  if (a === null || b === undefined) return false;
  return 'value' in a ? 'value' in b && a.value === b.value : 'column' in b && a.column === b.column;
}

function byHeading(headers: readonly string[], firstRow: FirstRow): Places {
  const at: Partial<Record<Field, number>> = {};
  const ranks = new Map<Field, number>();
  const repeated: { field: Field; header: string }[] = [];
  headers.forEach((header, position) => {
    const meaning = firstRow === 'data' ? null : meaningOf(header);
    if (meaning === null) return;
    const { field, rank } = meaning;
    const known = ranks.get(field);
    if (known === rank) repeated.push({ field, header });
    if (known !== undefined && known <= rank) return;
    ranks.set(field, rank);
    at[field] = position;
  });
  return { at, fixed: {}, repeated };
}

function report(headers: readonly string[], at: Columns['at']): ColumnReport<Field> {
  const fields = Object.entries(at);
  const read = new Set(fields.map(([, position]) => position));
  return {
    used: Object.fromEntries(fields.map(([field, position]) => [field, headingAt(headers, position)])),
    ignored: headers.filter((header, position) => header !== '' && !read.has(position)),
  };
}

/** A column without a heading is called by its place. */
export function headingAt(headers: readonly string[], position: number): string {
  return headers[position] || `column ${position + 1}`;
}

/** Where each field is read from. */
export function sourcesOf({ at, fixed }: Columns): Partial<Record<Field, Source>> {
  return Object.fromEntries([
    ...Object.entries(at).map(([field, column]) => [field, { column }]),
    ...Object.entries(fixed).map(([field, value]) => [field, { value }]),
  ]);
}

function meaningOf(header: string): { field: Field; rank: number } | null {
  const folded = foldWords(header.replace(/[#№]/g, ' no '));
  const known = FIELD_OF.get(folded) ?? FIELD_OF.get(foldWrittenUmlauts(folded));
  if (known !== undefined) return known;
  const price = FIELD_OF.get(withoutAsides(folded));
  return price?.field === 'unit_price' || price?.field === 'cost_price' ? price : null;
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
