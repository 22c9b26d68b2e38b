import type { Category, Unit } from '@showbill/contract';
import type { ImportBody } from '../../../../ui/importing/upload.ts';

export type Sheet = NonNullable<ImportBody['sheet']>;
export type Field = keyof Sheet['sources'];
export type Source = NonNullable<Sheet['sources'][Field]>;

/** A word of the company's own and what it means. */
export interface Meaning<T> {
  readonly word: string;
  readonly means: T;
}

/** What a person says of a file. */
export interface MappingFields {
  /** Where each field comes from; null: from nowhere. */
  readonly columns: Readonly<Partial<Record<Field, Source | null>>>;
  /** Words that were not recognised, or were recognised as something else. */
  readonly categories: readonly Meaning<Category>[];
  readonly units: readonly Meaning<Unit>[];
}

/** In the order in which they are asked for. */
export const FIELDS = [
  'name',
  'category',
  'own_category',
  'unit_price',
  'cost_price',
  'unit',
  'sku',
  'description',
  'owned',
  'tracked',
  'per_attendees',
  'accessories',
  'parts',
  'weight_kg',
  'volume_m3',
  'power_w',
  'currency',
] as const satisfies readonly Field[];

/** A file as it is read now. */
export function fieldsOf({ sources, mapping }: Sheet): MappingFields {
  return {
    columns: Object.fromEntries(FIELDS.map((field) => [field, sources[field] ?? null])),
    categories: mapping.categories,
    units: mapping.units,
  };
}

export const NOWHERE = 'nowhere';

/** A source as the value of an option. */
export function choiceOf(source: Source | null | undefined): string {
  if (source === null || source === undefined) return NOWHERE;
  return 'value' in source ? `value ${source.value}` : `column ${source.column}`;
}

export function sourceOf(choice: string): Source | null {
  if (choice.startsWith('value ')) return { value: choice.slice('value '.length) };
  return choice.startsWith('column ') ? { column: Number(choice.slice('column '.length)) } : null;
}

/** What a word was said to mean; case makes no difference. */
export function meaningOf<T>(meanings: readonly Meaning<T>[], word: string): T | null {
  return meanings.find((each) => isSameWord(each.word, word))?.means ?? null;
}

/** The same with another meaning of a word; null takes it back. */
export function withMeaning<T>(meanings: readonly Meaning<T>[], word: string, means: T | null): Meaning<T>[] {
  const others = meanings.filter((each) => !isSameWord(each.word, word));
  return means === null ? others : [...others, { word, means }];
}

function isSameWord(a: string, b: string): boolean {
  return a.normalize('NFKC').toLowerCase() === b.normalize('NFKC').toLowerCase();
}
