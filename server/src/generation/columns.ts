import { z } from 'zod';

/** A cell of a table that holds several of these words, parted by `mark`; empty for none of them. */
export function severalOf<const Words extends readonly string[]>(words: Words, mark: ' ' | '/' = ' ') {
  return z
    .string()
    .transform((cell) => cell.split(mark).filter((word) => word !== ''))
    .pipe(z.array(z.enum(words)));
}
