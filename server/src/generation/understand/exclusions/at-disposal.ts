import { wordList } from '../text/lexicon.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isUncertain } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { DENIALS, YOUR } from './small-words.ts';

/** "La mairie MET gracieusement des barrières À NOTRE DISPOSITION", "el club PONE sillas A NUESTRA DISPOSICIÓN": the thing within the phrase. */
export function atDisposal(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists } = reading;
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined || isUncertain(reading, mention.from)) return null;
  const place = [0, 1, 2].map((step) => disposal.at(text.tokens, end + step)).find((hit) => hit !== null);
  const verb = place === undefined ? null : verbBefore(text, mention);
  if (place === undefined || verb === null) return null;
  return { reason: 'provided', first: index, last, from: verb, to: place?.to ?? end };
}

/** Where "met", "ponen" stands that nobody denies and that is not who is asked. */
function verbBefore(text: Text, { from }: Span): number | null {
  const { from: begin } = sentenceOf(text, from);
  for (let at = from - 1; at >= Math.max(begin, from - REACH); at -= 1) {
    const word = wordAt(text, at);
    if (YOUR.has(word) || DENIALS.has(word) || YOU.has(word)) return null;
    if (PUTS.has(word)) return [1, 2, 3].some((step) => YOU.has(wordAt(text, at - step))) ? null : at;
  }
  return null;
}

const REACH = 8; // tokens from the verb to the thing
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const PUTS = set(
  'met mettent mettra mettront mis tient tiennent laisse laissent pone ponen pondra pondran puesto deja dejan',
);
const YOU = set('vous tu votre usted ustedes vosotros');
const disposal = wordList(
  `à notre disposition, à ma disposition, à disposition, à la disposition de tous, à leur disposition, a nuestra disposición, a mi disposición, a disposición nuestra, a disposición`,
);
