import { CATEGORIES } from '@showbill/contract';
import { z } from 'zod';
import { LANGUAGES } from './language.ts';
import { table } from './table.ts';

/**
 * Words that name one category or several as a whole in running text; `!`: only in a text of that language. Without a
 * category: phrases in which such a word means something else ("light lunch").
 */
export const CATEGORY_PHRASES = table('lexicon/categories/phrases.csv', {
  language: z.enum(LANGUAGES),
  phrase: z.string().min(1),
  marks: z.literal(['', '!']),
  categories: z
    .string()
    .transform((list) => list.split(' ').filter(Boolean))
    .pipe(z.array(z.enum(CATEGORIES))),
});
