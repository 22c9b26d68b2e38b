import { z } from 'zod';
import { table } from './table.ts';

/** What words do in a name or in a text without naming a thing by themselves. */
const ROLES = [
  /** Ends a German or Dutch compound without changing what the thing is ("Bühnentreppenelement"). */
  'compound_ending',
  /** Stands in front of a German or Dutch compound ("Akku-", "Bühnen-"). */
  'compound_modifier',
  /** Short for what is no thing. */
  'no_thing',
] as const;

export type WordRole = (typeof ROLES)[number];

export const WORD_ROLES = table('lexicon/word-roles.csv', { role: z.enum(ROLES), word: z.string().min(1) });

/** The words that play a role, as they are written. */
export function wordsThatAre(role: WordRole): string[] {
  return WORD_ROLES.rows().flatMap((row) => (row.role === role ? [row.word] : []));
}
