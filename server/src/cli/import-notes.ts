import type { ImportNote } from '../catalogue/index.ts';

/** What a person should know of how a file of another system was read. */
export const NOTES: Readonly<Record<ImportNote, (rows: number) => string>> = {
  archived_left_out: (rows) => `left out, as archived there: ${rows}`,
  unpriced_left_out: (rows) => `left out, as fees or services without a price: ${rows}`,
  units_counted: (rows) => `products whose units were counted, one a row: ${rows}`,
  depots_added: (rows) => `products whose depots were added up: ${rows}`,
  below_none: (rows) => `numbers owned below 0, read as 0: ${rows}`,
  unit_guessed: (rows) => `prices taken as for a day, as nothing says what they are for: ${rows}`,
  category_guessed: (rows) => `products filed under nothing, with a category guessed from their name: ${rows}`,
  kits_without_contents: (rows) => `kits of which the file does not say what is in them: ${rows}`,
  contents_as_accessories: (rows) => `products with accessories from this file, which are lines of their own: ${rows}`,
  code_repeated: (rows) => `products whose code another one has too, kept under their own id: ${rows}`,
};
