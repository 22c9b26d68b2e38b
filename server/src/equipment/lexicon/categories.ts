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

/**
 * Words of the headings under which hire companies file products. `english` ones come last in their noun phrase (stage
 * lighting), `other` ones (German, French, Spanish, Dutch and what all share) first (éclairage de scène). `weak` words
 * decide only where no other word does: a loudspeaker cable is audio, a cable alone is power. A `stem` is looked for
 * inside German and Dutch compounds. Each word is one of one category; a stem may be a word as well.
 */
export const HEADING_WORDS = table(
  'lexicon/categories/headings.csv',
  { category: z.enum(CATEGORIES), word: z.string().min(1), is: z.enum(['english', 'other', 'weak', 'stem']) },
  ({ word, is }) => (is === 'stem' ? `stem ${word}` : word),
);
