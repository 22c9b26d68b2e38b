import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { type Text, wordAt } from '../reading/document/text.ts';

/** "70 ensembles table + 2 bancs", "50 sets of a table and two benches": a beer table set, told by what makes it up. */
export function withTableSets(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const inside = new Set<Mention>();
  const whole = mentions.map((mention, index): Mention => {
    const benches = mentions[index + 1];
    if (!TABLES.has(mention.kinds[0] ?? 'tape') || benches === undefined || !BENCHES.test(lastWord(text, benches)))
      return mention;
    const count = text.numberTo.get(benches.from);
    const from = setBefore(text, mention.from, mentions[index - 1]?.to ?? 0);
    if (count?.value !== 2 || count.from - mention.to > JOINT || from === null) return mention;
    inside.add(benches);
    return { kinds: ['beer_table_set'], categories: [], from, to: benches.to };
  });
  return whole.filter((mention) => !inside.has(mention));
}

function lastWord(text: Text, { to }: Mention): string {
  return wordAt(text, to - 1);
}

/** Where "sets" begins, an article, "of" or a figure at most before the table. */
function setBefore(text: Text, table: number, limit: number): number | null {
  for (let at = table - 1; at >= Math.max(limit, table - SET_BACK) && text.tokens[at]?.kind !== 'break'; at -= 1)
    if (SETS.has(wordAt(text, at))) return at;
  return null;
}

const SET_BACK = 3;
const JOINT = 2; // "+", "und zwei", "and its two"
const TABLES: ReadonlySet<Kind> = new Set<Kind>(['table_trestle', 'table_desk', 'beer_table_set']);
const BENCHES = /^(?:bench(?:es)?|banke|banken|bancs?|bancos?|bancas|bankjes)$/u;
const SETS = new Set(
  'set sets garnitur garnituren satz sets ensemble ensembles lot lots jeu jeux conjunto conjuntos juego juegos setje setjes'.split(
    ' ',
  ),
);
