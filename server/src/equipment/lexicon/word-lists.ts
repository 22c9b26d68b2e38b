import { CATEGORIES, UNITS } from '@showbill/contract';
import { z } from 'zod';
import { KINDS } from '../kinds.ts';
import { LANGUAGES } from './language.ts';
import { table } from './table.ts';

const word = z.string().min(1);

/**
 * How names are shortened in catalogues and on warehouse labels. `within` says where: in any `text`, notes off the
 * telephone too; in any product's `name`; or in names of one category, where it wins. A short form with a figure
 * behind it is rather a model: "MON 12".
 */
export const ABBREVIATIONS = table(
  'lexicon/abbreviations.csv',
  { within: z.enum(['text', 'name', ...CATEGORIES]), short: word, whole: word },
  ({ within, short }) => `${within} ${short}`,
);

/**
 * `meant`: words of briefs that are read through a slip of the pen; of two that a slip is as near to, the one of the
 * language that comes first in `LANGUAGES` is. `right`: words one slip away from those that mean something of their own
 * in one of the languages, as the Hunspell dictionaries have them, without accents.
 */
export const SPELLING = table(
  'lexicon/spelling.csv',
  { word, is: z.enum(['meant', 'right']), language: z.enum(['', ...LANGUAGES]) },
  ({ word }) => word,
);

/** The most frequent words of each language, by which a text's language is told. */
export const FREQUENT_WORDS = table('lexicon/frequent-words.csv', { language: z.enum(LANGUAGES), word });

/** Words whose stem the common endings do not give. */
export const IRREGULAR_PLURALS = table('lexicon/irregular-plurals.csv', { word, stem: word }, (row) => row.word);

/** Words of price lists for pricing units, without accents. */
export const UNIT_WORDS = table('lexicon/unit-words.csv', { unit: z.enum(UNITS), word }, (row) => row.word);

/** A word anywhere in the name that makes one kind another: "Techniker (Ton)", "WC, barrierefrei", "Tisch 180 rund". */
export const QUALIFIERS = table('lexicon/qualifiers.csv', { of: z.enum(KINDS), kind: z.enum(KINDS), word });

/**
 * Words that in this order make a product of those categories a kind, wherever they stand in its name, whatever else it
 * says; `begins`: the word that the name begins with.
 */
export const TELLING_WORDS = table('lexicon/telling-words.csv', {
  kind: z.enum(KINDS),
  within: z
    .string()
    .transform((list) => list.split(' '))
    .pipe(z.array(z.enum(CATEGORIES)).min(1)),
  begins: z.string(),
  words: z.string(),
  confidence: z.coerce.number().positive().max(1),
});

/** Plugs and cores that are hired by the length and are mostly named by nothing else: "CEE 32 A 25 m", "BNC 20m". */
export const CABLE_WORDS = table('lexicon/cable-words.csv', { kind: z.enum(KINDS), word }, (row) => row.word);
