import type { Asking } from './asking.ts';
import type { Mention } from './mention.ts';
import { wordList } from '../reading/document/lexicon.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { ABOUT } from './words/amounts.ts';

const about = wordList(ABOUT);

/** "Seating for 500", "500 removable seating": so many chairs, where it is to be brought and not what the house has. */
export function withSeating(text: Text, asking: Asking, mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention) =>
    isSeating(text, mention) && isBrought(text, asking, mention) && !isOfHouse(text, mention)
      ? { ...mention, kinds: ['chair'], categories: [] }
      : mention,
  );
}

/** Asked for, or put up by somebody: "install a stage and seating for 300". */
function isBrought(text: Text, asking: Asking, { from }: Span): boolean {
  if (asking.at(from)) return true;
  const sentence = sentenceOf(text, from);
  return text.tokens.slice(sentence.from, from).some((token) => WORKS.has(token.text));
}

const WORKS = new Set(
  'install supply provide providing set design erect hire rent deliver supplying installing'.split(' '),
);

function isSeating(text: Text, { kinds, categories, from, to }: Mention): boolean {
  if (kinds.length > 0 || !categories.includes('furniture') || wordAt(text, to - 1) !== 'seating') return false;
  if (FOR.has(wordAt(text, to))) {
    const figure = about.at(text.tokens, to + 1)?.to ?? to + 1;
    if ((text.numberFrom.get(figure)?.value ?? 0) >= FEWEST) return true;
  }
  return [0, 1, 2].some((step) => (text.numberTo.get(from - step)?.value ?? 0) >= FEWEST);
}

/** "The hall has seating for 200", "a venue with seating for 200". */
function isOfHouse(text: Text, { from }: Span): boolean {
  const first = sentenceOf(text, from).from;
  for (let at = Math.max(first, from - HOUSE_REACH); at < from; at += 1) if (HOUSES.has(wordAt(text, at))) return true;
  return false;
}

const FEWEST = 10;
const HOUSE_REACH = 6;
const FOR = new Set(['for']);
const HOUSES = new Set(
  'venue venues hall room rooms theatre theater restaurant space has have had offers existing fixed'.split(' '),
);
