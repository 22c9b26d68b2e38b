import { z } from 'zod';
import { type Phrases, phrasesOf } from './phrases.ts';

/** What small words are looked for in a text, `vocabulary/words.csv`. */
const use = z.enum([
  'denies',
  'filler',
  'or',
  'only',
  'denies ahead',
  'turn',
  'streams',
  'records',
  'not',
  'takes place',
  'calls off',
  'thing behind',
  'thing behind place',
  'name behind place',
  'name before event',
  'name behind event',
  'people in it',
  'size follows',
  'goes on',
  'needs',
  'amperes',
  'distribution',
  'table',
  'seated at',
  'in it',
  'joint',
  'seats follow',
  'seats',
  'stops seats',
  'lodging',
  'seen to',
  'at place',
  'consists of',
  'voice',
  'asks for',
  'kit',
  'with',
  'made of',
  'talks held',
  'people speak',
  'speakers sound',
]);

type Use = z.infer<typeof use>;

export function wordsFor(wanted: Use): Phrases<{ use: Use }> {
  return phrasesOf('words', { use }, (row) => row.use === wanted);
}
