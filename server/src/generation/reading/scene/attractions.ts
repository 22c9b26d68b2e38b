import type { UnknownItem } from '../../understand/unknown-items.ts';
import { clauseOf, type Span, type Text } from '../document/text.ts';
import { type Phrases, phrasesOf } from './phrases.ts';
import { wordsFor } from './words.ts';

const attractions = phrasesOf('attractions', {});
const seenTo = wordsFor('seen to');
const atPlace = wordsFor('at place');
const articles = wordsFor('filler');
const nameBehind = wordsFor('name behind place');
const MOST = 500;

/** "An ice rink, a drone show after dark": wished for by name, though hardly a shelf has them. */
export function readAttractions(text: Text): readonly UnknownItem[] {
  return attractions.all(text).flatMap(({ from, to }): UnknownItem[] => {
    const clause = clauseOf(text, from);
    if (seenTo.all(text, clause.from, clause.to).length > 0 || isPlace(text, { from, to })) return [];
    const number = text.numberTo.get(from);
    const isCount = number !== undefined && Number.isInteger(number.value) && number.value >= 1 && number.value <= MOST;
    const article = has(articles, text, from - 1) ? from - 1 : from;
    return [{ from: isCount ? number.from : article, to, named: from, quantity: isCount ? number.value : null }];
  });
}

/** "At the ice rink", "Chalet Street": where it takes place, or a name. */
function isPlace(text: Text, { from, to }: Span): boolean {
  const before = has(articles, text, from - 1) ? from - 2 : from - 1;
  return has(atPlace, text, before) || has(nameBehind, text, to);
}

function has(words: Phrases<unknown>, text: Text, at: number): boolean {
  return words.at(text, at).length > 0;
}
