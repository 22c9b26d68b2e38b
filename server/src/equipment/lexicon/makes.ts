import { z } from 'zod';
import { KINDS } from '../kinds.ts';
import { table } from './table.ts';

const make = z.string().min(1);

/**
 * Models of each kind; `#` is any number. A model counts where its make is named too; one without a make is
 * unmistakable alone.
 */
export const MODELS = table('lexicon/makes/models.csv', {
  kind: z.enum(KINDS),
  make: z.string(),
  model: z.string().min(1),
});

/** Models that everybody writes without their make, read so in a product's name and in its own category only. */
export const SERIES = table('lexicon/makes/series.csv', { kind: z.enum(KINDS), model: z.string().min(1) });

/**
 * Makes that stand for one kind in a hire company's stock, whatever the model: read where a name says nothing else. A
 * make with several ranges has several kinds, the commonest first; the product's category decides. `~` before a kind:
 * the make's name is an ordinary word too, so it counts only in the category of that kind.
 */
export const MAKES = table(
  'lexicon/makes/makes.csv',
  {
    make,
    kinds: z
      .string()
      .transform((list) =>
        list.split(' ').map((item) => ({ kind: item.replace('~', ''), ordinary: item.startsWith('~') })),
      )
      .pipe(z.array(z.object({ kind: z.enum(KINDS), ordinary: z.boolean() })).min(1)),
  },
  (row) => row.make,
);

/** Other spellings of makes, and other names that they go by. */
export const MAKE_SPELLINGS = table('lexicon/makes/spellings.csv', { make, spelling: z.string().min(1) });

/** What makes that number all they build say by the first digits of a model. */
export const MAKE_NUMBERS = table(
  'lexicon/makes/numbers.csv',
  {
    make,
    digits: z.string().regex(/^\d+$/),
    kind: z.enum(KINDS),
  },
  (row) => `${row.make} ${row.digits}`,
);
