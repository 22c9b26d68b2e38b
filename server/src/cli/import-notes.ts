import type { ImportNote } from '../catalogue/index.ts';

/** What a person should know of how a file of another system was read. */
export const NOTES: Readonly<Record<ImportNote, (rows: number) => string>> = {
  archived_left_out: (rows) => `archived there, so left out: ${rows}`,
  unpriced_left_out: (rows) => `fees and services without a price, left out: ${rows}`,
  units_counted: (rows) => `products whose units are listed one by one, counted: ${rows}`,
  depots_added: (rows) => `products in several depots, added up: ${rows}`,
  below_none: (rows) => `numbers owned below 0, read as 0: ${rows}`,
  unit_guessed: (rows) => `prices that do not say what they are for, read as per day: ${rows}`,
  category_guessed: (rows) => `products without a category, guessed from their name: ${rows}`,
  kits_without_contents: (rows) => `kits whose contents are not in the file: ${rows}`,
  contents_as_accessories: (rows) => `products with accessories from this file, which are lines of their own: ${rows}`,
  code_repeated: (rows) => `products whose code another product has too, kept under their own id: ${rows}`,
};
