import { z } from 'zod';
import type { Kind } from '../../../equipment/index.ts';
import type { Facts } from '../../facts.ts';
import type { ShelfProduct } from '../../types.ts';
import { says } from '../event/conditions.ts';
import { finder, grouped, kind as kindColumn, planningTable, word } from './tables.ts';

/**
 * Pieces of china, cutlery, glass and linen that are hired singly, by the words for them in names of products and in
 * running text. An empty piece is a phrase that names none: "vajilla de tres platos" are courses.
 */
const WORDS = grouped(
  planningTable('pieces', { kind: kindColumn, word, piece: z.string() }),
  (row) => row.kind,
  (row) => row,
);
const FINDERS = new Map(
  [...WORDS].map(([kind, rows]) => [
    kind,
    finder(
      rows.map((row) => row.word),
      'either end',
    ),
  ]),
);
const findSet = finder(planningTable('set-words', { word }).map((row) => row.word));

/** Which piece a text names, of those that a kind has; null for none, or for the whole of a table's china. */
export function pieceIn(text: string, kind: Kind): string | null {
  const rows = (FINDERS.get(kind)?.(text) ?? []).flatMap((at) => WORDS.get(kind)?.[at] ?? []);
  const longest = rows.toSorted((one, other) => other.word.length - one.word.length)[0];
  return longest?.piece || null;
}

/** "Place setting, three courses", "cutlery set": all the pieces in one. */
export function isSet({ name }: Pick<ShelfProduct, 'name'>): boolean {
  return findSet(name).length > 0;
}

/** The pieces that "china", "cutlery" or "glasses" come to at a meal, by what is said of it; [ours]. */
export function piecesFor(kind: Kind, facts: Facts, dining: boolean): readonly string[] {
  const [soup, coffee] = [says(facts, 'soup'), says(facts, 'coffee')];
  const [wine, fizz] = [says(facts, 'wine'), says(facts, 'sparkling_wine')];
  if (kind === 'crockery') {
    return needed({
      'dinner plate': dining,
      'side plate': true,
      bowl: soup,
      'saucered cup': coffee || !dining,
    });
  }
  if (kind === 'cutlery') {
    return needed({
      knife: true,
      fork: true,
      'dessert spoon': soup,
      teaspoon: coffee,
    });
  }
  if (kind !== 'glassware') return [];
  return needed({
    'wine glass': wine || (dining && !fizz),
    flute: fizz,
    'water glass': dining,
    tumbler: !dining,
  });
}

function needed(pieces: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(pieces).filter((piece) => pieces[piece] === true);
}

/** What stands in for a piece that a company does not hire out. */
const INSTEAD: readonly (readonly [string, string])[] = [
  ['water glass', 'tumbler'],
  ['dessert plate', 'side plate'],
  ['saucered cup', 'mug'],
];

export function isPieceInstead(piece: string, wanted: string): boolean {
  return INSTEAD.some((pair) => pair.includes(piece) && pair.includes(wanted));
}
