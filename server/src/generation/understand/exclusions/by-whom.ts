import { wordList } from '../text/lexicon.ts';
import { markAt, wordAt } from '../text/text.ts';
import { ownerAt } from './owners.ts';
import { isClauseEnd } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';

const inChargeOf = wordList(
  `by courtesy of, courtesy of, by kind permission of, care of, by, from, a cargo de, a cargo del, por cuenta de, por cuenta del, cortesía de, de la mano de, à la charge de, à la charge du, à la charge des, aux frais de, aux frais du, par, par les soins de, par les soins du, zu lasten von, zu lasten des, zu lasten der, seitens, seitens des, seitens der, ten laste van, door`,
);
const SUFFIXES = 4; // words of a name behind who was recognised

/** "La barra y los botelleros, A CARGO DE LA PEÑA", "chairs (courtesy of the club)": whose part it is, behind a comma or in brackets. */
export function byWhom(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists, asking } = reading;
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined || !',('.includes(markAt(text, end) || 'x')) return null;
  if (asking.strongly(mention.from) || text.numberTo.has(mention.from)) return null;
  const charge = inChargeOf.at(text.tokens, end + 1);
  const owner = charge === null ? null : ownerAt(reading, charge.to, true);
  if (owner === null) return null;
  let to = owner.to;
  while (to < owner.to + SUFFIXES && wordAt(text, to) !== '' && !isClauseEnd(text, to)) to += 1;
  return isClauseEnd(text, to) ? { reason: 'provided', first: index, last, from: mention.from, to } : null;
}
