import { type RawBuilder, type SqlBool, sql } from 'kysely';

const MOST_WORDS = 8;

/** Conditions that a text holds each of some words somewhere, case ignored; of more than eight words, the first. */
export function holdsWords(held: RawBuilder<unknown>, words: string): RawBuilder<SqlBool>[] {
  return words
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => {
      const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return sql<SqlBool>`lower(${held}) like lower(${pattern})`;
    });
}
