import { wordList } from '../text/lexicon.ts';
import { markAt, wordAt } from '../text/text.ts';
import { ownerAt } from './owners.ts';
import { isClauseEnd } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';

const inChargeOf = wordList(
  `by courtesy of, courtesy of, by kind permission of, care of, by, from, a cargo de, a cargo del, por cuenta de, por cuenta del, cortesía de, de la mano de, à la charge de, à la charge du, à la charge des, aux frais de, aux frais du, par, par les soins de, par les soins du, zu lasten von, zu lasten des, zu lasten der, seitens, seitens des, seitens der, ten laste van, door`,
);
const given = wordList(
  `provided by, kindly provided by, supplied by, kindly supplied by, furnished by, loaned by, kindly loaned by, lent by, kindly lent by, donated by, brought by, paid for by, arranged by, organised by, organized by, loaned from, borrowed from, gestellt von, gestellt vom, bereitgestellt von, bereitgestellt vom, zur verfügung gestellt von, zur verfügung gestellt vom, mitgebracht von, mitgebracht vom, geliehen von, geliehen vom, fourni par, fournie par, fournis par, fournies par, prêté par, prêtée par, prêtés par, prêtées par, apporté par, apportée par, apportés par, apportées par, mis à disposition par, mise à disposition par, mises à disposition par, facilitado por, facilitada por, facilitados por, facilitadas por, proporcionado por, proporcionada por, proporcionados por, proporcionadas por, prestado por, prestada por, prestados por, prestadas por, cedido por, cedida por, cedidos por, cedidas por, aportado por, aportada por, aportados por, aportadas por, geleverd door, geleend van, ter beschikking gesteld door, beschikbaar gesteld door, meegebracht door, meegenomen door`,
);
const SUFFIXES = 4; // words of a name behind who was recognised

/** "La barra y los botelleros, A CARGO DE LA PEÑA", "chairs (courtesy of the club)": whose part it is, behind a comma or in brackets. */
export function byWhom(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists, asking } = reading;
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined || !',('.includes(markAt(text, end) || 'x')) return null;
  const gift = given.at(text.tokens, end + 1);
  const asked = asking.strongly(mention.from);
  if (gift === null ? asked || text.numberTo.has(mention.from) : asked && index !== last) return null;
  const charge = gift ?? inChargeOf.at(text.tokens, end + 1);
  const owner = charge === null ? null : ownerAt(reading, charge.to, true);
  if (owner === null) return null;
  let to = owner.to;
  while (to < owner.to + SUFFIXES && wordAt(text, to) !== '' && !isClauseEnd(text, to)) to += 1;
  return isClauseEnd(text, to) ? { reason: 'provided', first: index, last, from: mention.from, to } : null;
}
