import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { fold } from '../document/fold.ts';
import { type Lexicon, lexicon } from '../words/lexicon.ts';
import { once } from '../../../platform/once.ts';

/** The phrases of one role, by the tokens that they begin or end at. */
export interface Phrases extends Lexicon<true> {
  /** The same as folded words. */
  readonly words: ReadonlySet<string>;
}

/** The phrases of `words/FILE.csv` by their role, read when they are first asked for. Throws for a role that it has not. */
export function vocabulary(file: string): () => (role: string) => Phrases {
  return once(() => {
    const rows = readTable(new URL(`./words/${file}.csv`, import.meta.url), row);
    const tables = new Map(
      [...Map.groupBy(rows, ({ role }) => role)].map(([role, some]) => {
        const phrases = some.map(({ phrase }) => phrase);
        return [role, { ...tableOf(phrases), words: new Set(phrases.map(fold)) }];
      }),
    );
    return (role) => {
      const table = tables.get(role);
      if (table === undefined) throw new RangeError(`words/${file}.csv has no role ${role}`);
      return table;
    };
  });
}

function tableOf(phrases: readonly string[]): Lexicon<true> {
  return lexicon(phrases.map((phrase) => [true, phrase]));
}

const FIVE_WORDS = /^[^\s,*~]+(?: [^\s,*~]+){0,4}$/u;
const row = z.strictObject({ role: z.string().min(1), phrase: z.string().regex(FIVE_WORDS) });
