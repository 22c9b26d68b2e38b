import { z } from 'zod';
import { type Phrases, phrasesOf } from './phrases.ts';

/** The small words of one use, `vocabulary/words.csv`, as they are looked for in a text. */
export function wordsFor(wanted: string): Phrases<{ use: string }> {
  return phrasesOf('words', { use: z.string() }, ({ use }) => use === wanted);
}
