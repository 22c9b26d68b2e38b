import { isCrew } from '../mentions.ts';
import { type Text, wordAt } from '../text/text.ts';
import type { VerbSecondWords } from '../words/verb-second.ts';
import { isSupplier } from './owners.ts';
import type { Finding, Reading } from './reading.ts';

/** Who somebody is by trade: "mein Schwager IST TONTECHNIKER", "FOTOGRAAF IS een vriendin van de bruid". */
export function tradeOf(reading: Reading, index: number, words: VerbSecondWords): Finding | null {
  const { text, mentions, cues } = reading;
  const mention = mentions[index];
  if (mention === undefined || !isCrew(mention)) return null;
  const person = isOfSomebody(text, mention.from, words) ?? isSomebody(text, mention.to, words);
  if (person === null) return null;
  const span = { from: Math.min(person, mention.from), to: Math.max(person, mention.to) };
  if (cues.wishes.any(span)) return null;
  return { reason: 'provided', first: index, last: index, ...span };
}

const IS = new Set('ist sind bin is zijn ben'.split(' '));
const TRADED = new Set(
  'gelernter gelernte ausgebildeter ausgebildete selbst selber zufallig auch professioneller echter von beruf zelf toevallig ook professioneel erkend opgeleid van beroep'.split(
    ' ',
  ),
);
const WHOSE = /^(?:mein|meine|unser|unsere|sein|seine|mijn|m'n|onze|ons|zijn|haar|hun)$/u;

/** "mein Schwager ist (gelernter) …": where it begins. */
function isOfSomebody(text: Text, from: number, words: VerbSecondWords): number | null {
  let at = from - 1;
  while (at > from - 4 && TRADED.has(wordAt(text, at))) at -= 1;
  if (!IS.has(wordAt(text, at))) return null;
  for (let begin = at - 1; begin >= at - 3; begin -= 1) {
    const word = wordAt(text, begin);
    if (WHOSE.test(word) || word === 'ich' || word === 'ik') return isSupplier(text, at - 1) ? null : begin;
    if (word === '' || words.prepositions.has(word)) break;
  }
  const named = text.tokens[at - 1];
  const opens = text.tokens[at - 2]?.kind !== 'word';
  return text.language === 'nl' &&
    named?.kind === 'word' &&
    named.capital &&
    opens &&
    named.text.length > 2 &&
    !words.you.has(named.text)
    ? at - 1
    : null;
}

/** "Fotograf ist der Mann von der Chefin", "gastvrouw aan de balie is Ilse": where it ends. */
function isSomebody(text: Text, to: number, words: VerbSecondWords): number | null {
  let at = to;
  while (at < to + 4 && !IS.has(wordAt(text, at)) && wordAt(text, at) !== '') at += 1;
  if (!IS.has(wordAt(text, at))) return null;
  const next = text.tokens[at + 1];
  const noun = text.tokens[at + 2];
  if (next?.kind !== 'word' || words.you.has(next.text)) return null;
  if (WHOSE.test(next.text) && noun?.kind === 'word') return at + 3;
  if ((ITS.has(next.text) || words.indefinite.has(next.text)) && noun?.kind === 'word' && OF.has(wordAt(text, at + 3)))
    return at + 4;
  return next.capital && !words.small.has(next.text) ? at + 2 : null;
}

const ITS = new Set(['der', 'die', 'de']);
const OF = new Set(['von', 'vom', 'der', 'des', 'van', 'aus', 'uit']);
