import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { FIELDS } from '../types.ts';

/** Headers by what their columns hold; where a file has several for a field, the earliest is read. */
export const HEADERS = readTable(
  new URL('./headers.csv', import.meta.url),
  z.strictObject({ field: z.enum(FIELDS), header: z.string() }),
);

/** Signs and short names of currencies that stand beside amounts; several share one. */
export const CURRENCY_SIGNS = readTable(
  new URL('./currency-signs.csv', import.meta.url),
  z.strictObject({ sign: z.string(), currency: z.string() }),
);

/** Folded words in English, German, French, Spanish and Dutch. */
const LISTS = [
  /** What may follow words for money where the row is about the money itself. */
  'about_money',
  'day',
  /** A day and which one it is, in one. */
  'day_named',
  /** Money that is held, paid or given back. */
  'money',
  'no',
  /** What a price's header may carry besides: that tax is not in it (a price with tax is not read). */
  'price_aside',
  /** Which of several days. */
  'which_day',
  'yes',
] as const;

const WORDS = readTable(
  new URL('./words.csv', import.meta.url),
  z.strictObject({ list: z.enum(LISTS), word: z.string() }),
);

export function wordsOf(list: (typeof LISTS)[number]): string[] {
  return WORDS.flatMap((row) => (row.list === list ? row.word : []));
}
