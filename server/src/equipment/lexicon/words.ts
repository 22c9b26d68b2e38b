import { z } from 'zod';
import { KINDS } from '../kinds.ts';
import type { LexiconLanguage } from './language.ts';
import { type Table, table } from './table.ts';

/** Words that make a product an accessory, a spare part or a bookkeeping row of whatever else its name says. */
export const ACCESSORY = 'accessory';

/** In this order, so that the same marks are written in one way only. */
const MARKS = z.string().regex(/^~?\??%?!?\^?=?$/);

const WORD = {
  kind: z.enum([...KINDS, ACCESSORY]),
  phrase: z.string().min(1),
  marks: MARKS,
};

/**
 * The words of each kind by language, in the singular where the plural ends as usual, as one writes them; `#` is any
 * number. A German or Dutch compound may be written apart ("lautsprecher stativ"): that finds it closed, hyphenated
 * and apart. A longer phrase wins over a shorter one ("chair cover" is no accessory of a chair).
 *
 * Marks:
 * - `~` generic: says the kind only where nothing more precise does, and never against the product's category.
 * - `?` for product names only: in running text the word means too much else.
 * - `%` in running text only beside other equipment, or with a size or a make ("12-inch speakers").
 * - `!` in running text only when the text is in this language.
 * - `^` behind another thing's name it only says what that is made of or for ("Rednerpult Glas").
 * - `=` generic, for product names, and only in the kind's own category ("mile" under transport).
 */
export const KIND_WORDS: Readonly<Record<LexiconLanguage, Table<z.output<z.ZodObject<typeof WORD>>>>> = {
  en: table('lexicon/words/words.en.csv', WORD),
  de: table('lexicon/words/words.de.csv', WORD),
  fr: table('lexicon/words/words.fr.csv', WORD),
  es: table('lexicon/words/words.es.csv', WORD),
  nl: table('lexicon/words/words.nl.csv', WORD),
  hi: table('lexicon/words/words.hi.csv', WORD),
  it: table('lexicon/words/words.it.csv', WORD),
  da: table('lexicon/words/words.da.csv', WORD),
};

/**
 * Phrases and models that name several kinds, and which of them is meant first where neither the product's category
 * nor what is named beside it decides. All that do are listed.
 */
export const SEVERAL_KINDS = table('lexicon/words/several-kinds.csv', {
  phrase: z.string().min(1),
  kinds: z
    .string()
    .transform((list) => list.split(' '))
    .pipe(z.array(z.enum(KINDS)).min(2)),
});
