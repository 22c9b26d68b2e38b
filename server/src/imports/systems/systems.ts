import { z } from 'zod';
import { readTable } from '../../platform/data-files.ts';

/** Systems whose exports are known by their headings, as commands name them. */
export const SYSTEMS = ['current-rms', 'rentman', 'booqable', 'hirehop', 'goodshuffle'] as const;
export type System = (typeof SYSTEMS)[number];

export const SYSTEM_NAMES: Readonly<Record<System, string>> = {
  'current-rms': 'Current RMS',
  rentman: 'Rentman',
  booqable: 'Booqable',
  hirehop: 'HireHop',
  goodshuffle: 'Goodshuffle Pro',
};

/** What a file of theirs is a list of. */
export const SYSTEM_FILES = ['products', 'clients'] as const;
export type SystemFile = (typeof SYSTEM_FILES)[number];

/** What a column of theirs says. */
const SYSTEM_FIELDS = [
  'active',
  'archived',
  /** Whether units are counted and not told apart. */
  'bulk',
  'category',
  'company',
  /** Of hiring in one from somebody else, for as long as its price is for. */
  'cost_hired_in',
  'description',
  'email',
  /** What they tell their own rows apart by. */
  'external_id',
  'mobile',
  'name',
  /** What one price is for. */
  'period',
  'phone',
  'power_w',
  /** Per period. */
  'price',
  'price_day',
  'price_each',
  'price_event',
  'price_week',
  'quantity',
  /** Of what is sold, where that is counted apart. */
  'quantity_sale',
  'sku',
  'tracking',
  'type',
  /** Of rows that are one unit each. */
  'unit_active',
  'unit_status',
  'volume_m3',
  'weight_kg',
] as const;
export type SystemField = (typeof SYSTEM_FIELDS)[number];

/** What a word in a column of theirs means; `gone`: a unit that is no longer owned. */
const MEANINGS = ['event', 'gone', 'kit', 'sale', 'serial', 'service'] as const;
export type SystemMeaning = (typeof MEANINGS)[number];

const sources = readTable(
  new URL('./data/sources.csv', import.meta.url),
  z.strictObject({ source: z.string(), where: z.string() }),
);
const source = z.enum(sources.map((row) => row.source));

/** A file is theirs where it has a column of each `mark`. */
const column = z.strictObject({
  file: z.enum(SYSTEM_FILES),
  column: z.string().min(1),
  field: z.union([z.literal('').transform(() => null), z.enum(SYSTEM_FIELDS)]),
  mark: z.enum(['', 'a', 'b', 'c']),
  source,
});
export type SystemColumn = z.output<typeof column>;

export const COLUMNS: Readonly<Record<System, readonly SystemColumn[]>> = {
  'current-rms': columnsOf('current-rms'),
  rentman: columnsOf('rentman'),
  booqable: columnsOf('booqable'),
  hirehop: columnsOf('hirehop'),
  goodshuffle: columnsOf('goodshuffle'),
};

function columnsOf(system: System): readonly SystemColumn[] {
  return readTable(new URL(`./data/${system}.csv`, import.meta.url), column);
}

export const VALUES = readTable(
  new URL('./data/values.csv', import.meta.url),
  z.strictObject({
    system: z.enum(SYSTEMS),
    field: z.enum(SYSTEM_FIELDS),
    value: z.string(),
    means: z.enum(MEANINGS),
    source,
  }),
);
