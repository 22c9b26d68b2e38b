import { z } from 'zod';
import { table } from './table.ts';

/** What words do in a name or in a text without naming a thing by themselves. */
const ROLES = [
  /** Joins two things in a name. */
  'and',
  /** Before "speakers": people, who are there anyway. */
  'before_people',
  /** Before "speakers": things. */
  'before_things',
  /** Parts the words of a heading. */
  'between_headings',
  'colour',
  /** Ends a German or Dutch compound without changing what the thing is ("Bühnentreppenelement"). */
  'compound_ending',
  /** Stands in front of a German or Dutch compound ("Akku-", "Bühnen-"). */
  'compound_modifier',
  /** Counts what a thing holds, serves or has when a number stands before it: "100 cup", "8 tread", "4 lampes". */
  'counted',
  'fabric',
  /** Says nothing when phrases are compared. */
  'filler',
  /** An accessory that a number before it counts in the thing: "festoon 10 lamp", "jazz bass 5 strings". */
  'fitted',
  /** Behind it stands what the thing is for, not what it is. */
  'for',
  /** Behind the first noun it hangs the others on that one: "pied de micro", "stand for speakers". */
  'hangs_on_noun',
  /** What a set of lamps is run from or stands on, as lists call it for short. */
  'light_control',
  /** A lamp of a set, as lists call it for short. */
  'light_source',
  /** Links two things of a list in running text. */
  'list_link',
  'mixer',
  /** Looks like a Dutch diminutive's or a German one's noun but means something else: "bordje" is a sign and no plate. */
  'no_diminutive',
  /** Between two nouns: the first one is the head ("pied de micro", "set de tables"). */
  'of',
  /** Says that a set is a disc jockey's. */
  'of_djs',
  /** Says of a screen that it is one to project on. */
  'projected',
  /** A quality that is a noun in another language. */
  'quality',
  /** What a name calls a number of things that are hired together. */
  'set',
  /** What a sound system is run from, as lists call it for short. */
  'sound_control',
  /** A loudspeaker of a sound system, as lists call it for short. */
  'sound_source',
  /** A group that stock systems write before the name: "LIGHTING - CLAMP - hook". */
  'stock_group',
  /** Behind it stands what comes with the thing, is left out, or what it is packed in. */
  'with',
] as const;

export type WordRole = (typeof ROLES)[number];

export const WORD_ROLES = table('lexicon/word-roles.csv', { role: z.enum(ROLES), word: z.string().min(1) });

/** The words that play a role, as they are written. */
export function wordsThatAre(role: WordRole): string[] {
  return WORD_ROLES.rows().flatMap((row) => (row.role === role ? [row.word] : []));
}
