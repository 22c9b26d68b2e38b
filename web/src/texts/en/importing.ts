/** Files that are brought in, of products and of clients alike. */
export const importing = {
  drop: 'Drop a CSV or Excel file here, or choose one',
  dropHint: 'Up to 20 MB, as your current system exports it. You’ll see how its columns are read, and can change it.',
  rejected: 'That isn’t a CSV or Excel (.xlsx) file of 20 MB or less. Save it as one of these first.',
  choose: 'Choose a file',
  other: 'Choose another file',
  from: 'Exported from',
  recognised: (system: string) => `${system} (recognised)`,
  byHeadings: 'Any system, by its headings',
  noSystem: 'None of these systems',
  sheet: 'Sheet',
  read: 'read',
  lists: {
    stock: 'This file changes the number owned of products that you have, and nothing else.',
    contents: 'This file says what goes out with products that you have, and changes nothing else.',
  },
  notesHeading: 'How it was read',
  notes: {
    archived_left_out: (rows: string) => `Archived there, so left out: ${rows}.`,
    unpriced_left_out: (rows: string) => `Fees and services without a price, left out: ${rows}.`,
    units_counted: (rows: string) => `Products whose units are listed one by one, counted here: ${rows}.`,
    depots_added: (rows: string) => `Products in several depots, added up: ${rows}.`,
    below_none: (rows: string) => `Stock below 0, read as 0: ${rows}.`,
    unit_guessed: (rows: string) =>
      `Prices that don’t say what they’re for, read as per day: ${rows}. Please check them.`,
    category_guessed: (rows: string) =>
      `Products without a group, with a category guessed from their name: ${rows}. Please check them.`,
    kits_without_contents: (rows: string) =>
      `Kits whose contents aren’t in the file: ${rows}. Add them to each kit, or from a second file.`,
    contents_as_accessories: (rows: string) =>
      `Products with accessories from this file, which become lines of their own: ${rows}.`,
    code_repeated: (rows: string) => `Products whose code another product has too, kept under their own id: ${rows}.`,
  },
} as const;
