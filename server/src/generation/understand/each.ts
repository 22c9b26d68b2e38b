import type { Performers, Space } from '../types.ts';
import { fold } from './text/fold.ts';
import { clauseOf, type Span, sentenceOf, type Text, wordAt, wordsOf } from './text/text.ts';

/** What "each" may stand for, with how many there are. */
export interface Groups {
  readonly performers: readonly Performers[];
  readonly spaces: readonly Space[];
}

const REACH = 4; // tokens behind "each" that may name what it stands for

/** Where "each" stands in a clause. */
export type EachWords = ReadonlyMap<Span, number>;

export function readEachWords(text: Text): EachWords {
  const found = new Map<Span, number>();
  text.tokens.forEach((token, index) => {
    if (EACH.has(token.text)) found.set(clauseOf(text, index), index);
  });
  return found;
}

/**
 * "a radio mic for each speaker", "two screens per seminar room": how many times over. 1 where nothing of the kind is
 * said, null where it is said and the words do not tell how many there are.
 */
export function timesOver(text: Text, thing: Span, each: EachWords, groups: Groups): number | null {
  const at = each.get(clauseOf(text, thing.from));
  if (at === undefined) return 1;
  const named = groupSize(text, at + 1, groups);
  if (named !== undefined) return named;
  const behind = Array.from({ length: REACH }, (_, step) => wordAt(text, at + 1 + step));
  if (behind.some((word) => GROUPS.has(word))) return null;
  if (!SHARED.has(behind[0] ?? '')) return 1;
  return lastGroup(text, at, groups) ?? 1;
}

/** "5 breakouts, each with a screen", "a panel of six with a radio mic each": what the sentence named before. */
function lastGroup(text: Text, at: number, { performers, spaces }: Groups): number | undefined {
  const said = wordsOf(text, { from: sentenceOf(text, at).from, to: at + 1 });
  const space = spaces.findLast(({ words, count }) => count > 1 && said.includes(words));
  return space?.count ?? performers.findLast(({ words, people }) => people > 1 && said.includes(words))?.people;
}

function groupSize(text: Text, at: number, { performers, spaces }: Groups): number | undefined {
  const words = Array.from({ length: REACH }, (_, index) => wordAt(text, at + index)).filter((word) => word.length > 3);
  const space = spaces.find(
    ({ words: said, name, count }) => count > 1 && words.some((word) => sameNoun(said, word) || sameNoun(name, word)),
  );
  if (space !== undefined) return space.count;
  return performers.find(({ words: said, people }) => people > 0 && words.some((word) => sameNoun(said, word)))?.people;
}

/** "each room" stands for "four seminar rooms". */
function sameNoun(said: string, word: string): boolean {
  return fold(said)
    .split(/[^\p{L}]+/u)
    .some((other) => other.length > 3 && (other.startsWith(word) || word.startsWith(other)));
}

const GROUPS = new Set(
  `table tables room rooms person people guest delegate speaker speakers panellist stage tent session hall group tisch raum gast redner person personne salle intervenant mesa sala persona ponente tafel zaal persoon spreker`.split(
    ' ',
  ),
);
const SHARED = new Set([
  '',
  'with',
  'has',
  'have',
  'having',
  'gets',
  'needs',
  'needing',
  'requires',
  'mit',
  'avec',
  'con',
  'met',
]);
const EACH = new Set('each every per jeder jede jedes jeden je pro chaque par cada por elke elk iedere'.split(' '));
