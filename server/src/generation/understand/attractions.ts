import { findAll, type Hit, wordList } from '../reading/document/lexicon.ts';
import { clauseOf, type Span, type Text, wordAt } from '../reading/document/text.ts';
import type { UnknownItem } from './unknown-items.ts';
import { ASIDE, AT_PLACES, ATTRACTIONS, SEEN_TO } from './words/attractions.ts';
import { FIRMS } from './words/spoken-of.ts';

const attractions = wordList(ATTRACTIONS);
const firms = wordList(FIRMS);

/** "an ice rink, a drone show after dark": wished for by name, though hardly a shelf has them. */
export function readAttractions(text: Text): UnknownItem[] {
  const hits = findAll(text.tokens, attractions);
  if (hits.length === 0) return [];
  const seenTo = clausesThatSeeTo(text);
  return hits.flatMap((hit): UnknownItem[] => {
    if (isPlace(text, hit) || firms.at(text.tokens, hit.to) !== null || seenTo.has(clauseOf(text, hit.from))) return [];
    const number = text.numberTo.get(hit.from);
    const counts = number !== undefined && Number.isInteger(number.value) && number.value >= 1 && number.value <= 500;
    const said = A.has(wordAt(text, hit.from - 1)) ? hit.from - 1 : hit.from;
    return [{ from: counts ? number.from : said, to: hit.to, named: hit.from, quantity: counts ? number.value : null }];
  });
}

/** "at the ice rink", "Chalet Street", "Pony Lane": where it takes place. */
function isPlace(text: Text, { from, to }: Hit<true>): boolean {
  const article = THE.has(wordAt(text, from - 1));
  if (AT_PLACES[text.language].has(wordAt(text, article ? from - 2 : from - 1))) return true;
  return ASIDE.has(wordAt(text, to)) || isSaint(text, { from, to });
}

/** "The City of SANTA ANA", "Santa Fe": a town, and not Father Christmas. */
function isSaint(text: Text, { from, to }: Span): boolean {
  const next = text.tokens[to];
  if (wordAt(text, from) !== 'santa' || to - from > 1 || next?.kind !== 'word' || !next.capital) return false;
  const written = text.raw.slice(next.start, next.end);
  return written !== written.toUpperCase() && !CLAUS.has(next.text);
}

const CLAUS = new Set('claus clause grotto hat hats visit visits suit and at arrives arrival'.split(' '));

/** "no fireworks", "the clown is booked", "we bring our own donkeys". */
function clausesThatSeeTo(text: Text): ReadonlySet<Span> {
  return new Set(
    text.tokens.flatMap((token, index) =>
      token.kind === 'word' && SEEN_TO.has(token.text) ? [clauseOf(text, index)] : [],
    ),
  );
}

const A = new Set('a an ein eine einen un une una een'.split(' '));
const THE = new Set('the a an our der die das dem den einer einem le la les un une el los una de het een'.split(' '));
