import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { fold } from '../document/fold.ts';
import { type Lexicon, lexicon } from '../words/lexicon.ts';
import { once } from '../document/once.ts';

/** The phrases of one role, by the tokens that they begin or end at. */
export interface Phrases extends Lexicon<true> {
  /** The same as folded words. */
  readonly words: ReadonlySet<string>;
}

/** The phrases of `words/FILE.csv` by their role, read when they are first asked for. */
export function vocabulary<const Role extends string>(
  file: string,
  roles: readonly Role[],
): () => (role: Role) => Phrases {
  return once(() => {
    const row = z.strictObject({ role: z.enum(roles), phrase: z.string().regex(FIVE_WORDS) });
    const rows = Map.groupBy(readTable(new URL(`./words/${file}.csv`, import.meta.url), row), ({ role }) => role);
    const tables = new Map(
      roles.map((role) => {
        const phrases = (rows.get(role) ?? []).map(({ phrase }) => phrase);
        return [role, { ...tableOf(phrases), words: new Set(phrases.map(fold)) }];
      }),
    );
    return (role) => tables.get(role) ?? NO_PHRASES;
  });
}

function tableOf(phrases: readonly string[]): Lexicon<true> {
  return lexicon(phrases.map((phrase) => [true, phrase]));
}

const NO_PHRASES: Phrases = { ...tableOf([]), words: new Set() };
const FIVE_WORDS = /^[^\s,*~]+(?: [^\s,*~]+){0,4}$/u;
