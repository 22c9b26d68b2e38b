import { findAll, wordList } from '../text/lexicon.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { ownerAt } from './owners.ts';
import type { Finding, Reading } from './reading.ts';
import { ARTICLES, DEFINITE } from './small-words.ts';

const REACH = 6; // tokens between "furnished by the hotel" and "including"
const doneBy = wordList(
  `furnished by, provided by, supplied by, served by, handled by, catered by, arranged by, organised by, organized by, covered by, done by, looked after by, taken care of by, gestellt von, gestellt vom, geliefert von, geliefert vom, übernommen von, übernommen vom, fourni par, fournie par, fournis par, fournies par, assuré par, assurée par, assurés par, assurées par, a cargo de, a cargo del, servido por, servida por, servidos por, proporcionado por, verzorgd door, geleverd door, voorzien door`,
);
const INCLUDING = new Set(
  'including incl with inklusive inkl einschliesslich samt mitsamt compris incluant incluido incluida incluyendo inclusief met'.split(
    ' ',
  ),
);
const ALL = new Set('all any the their its alle allem sämtliche tout toute tous todo toda todos al alle'.split(' '));

/** "Meals are furnished by the Lodge, INCLUDING all dinnerware, glasses and servers": what belongs to what somebody else does. */
export function includedIn(reading: Reading, index: number): Finding | null {
  const { text, cues, mentions, lists } = reading;
  const mention = mentions[index];
  if (mention === undefined) return null;
  const sentence = sentenceOf(text, mention.from);
  const at = includingBefore(text, mention.from);
  if (at === null || cues.wishes.any({ from: sentence.from, to: at })) return null;
  const before = markAt(text, at - 1) === ',' ? at - 1 : at;
  const said = findAll(text.tokens, doneBy, sentence.from, before).findLast(({ to }) => before - to <= REACH);
  const done = said !== undefined && ownerAt(reading, said.to, false) !== null;
  if (!done || mentions.some(({ from }) => from >= sentence.from && from < at)) return null;
  const last = lists[index] ?? index;
  return {
    reason: 'provided',
    first: index,
    last,
    from: said?.from ?? mention.from,
    to: mentions[last]?.to ?? mention.to,
  };
}

function includingBefore(text: Text, from: number): number | null {
  let at = from - 1;
  while (
    at > from - 3 &&
    (ARTICLES.has(wordAt(text, at)) || DEFINITE.has(wordAt(text, at)) || ALL.has(wordAt(text, at)))
  )
    at -= 1;
  return INCLUDING.has(wordAt(text, at)) ? at : null;
}
