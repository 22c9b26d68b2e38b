import type { Fact } from '../types.ts';
import { isNotTheVenue } from './not-the-venue.ts';
import { wordList } from '../reading/document/lexicon.ts';
import { factOf, markAt, type Span, type Text, wordAt } from '../reading/document/text.ts';
import {
  buildingPlaces,
  labelledPlaces,
  listedPlaces,
  loneTowns,
  namedHouses,
  placesAfterWords,
  townsBehindPlaces,
  workplaceTowns,
} from './venue-candidates.ts';
import { SIGN_OFF } from './words/venues.ts';

const signOff = wordList(SIGN_OFF);

/**
 * The venue or town that the words name ("at the Corn Exchange, Leeds"), only to be offered and for the title. Careful:
 * of several the surest, and nothing rather than a wrong one. A text in capitals shows no names.
 */
export function readVenueFound(text: Text): Fact<string> | null {
  if (isShouting(text)) return null;
  const end = signedAt(text);
  const places = [
    ...labelledPlaces(text),
    ...placesAfterWords(text),
    ...buildingPlaces(text),
    ...listedPlaces(text),
    ...townsBehindPlaces(text),
    ...workplaceTowns(text),
    ...namedHouses(text),
    ...loneTowns(text),
  ];
  const [best] = places
    .filter((place) => place.from < end && !isNotTheVenue(text, place))
    .toSorted((one, other) => other.sureness - one.sureness || one.from - other.from);
  return best === undefined ? null : factOf(text, nameOf(text, best), best);
}

function nameOf(text: Text, span: Span): string {
  return factOf(text, '', span).words.replace(/['’]s$/u, (ending) => (isSaint(text, span) ? ending : ''));
}

function isSaint(text: Text, { from, to }: Span): boolean {
  return Array.from({ length: to - from }, (_, step) => wordAt(text, from + step)).some((word) => SAINTS.has(word));
}

const SAINTS = new Set(['st', 'saint', 'all', 'christ']);

/** Where a letter ends with its greeting: what follows is somebody's address. */
function signedAt(text: Text): number {
  for (let at = text.tokens.length - 1; at >= text.tokens.length / 4; at -= 1) {
    const hit = signOff.at(text.tokens, at);
    const alone = at === 0 || text.tokens[at - 1]?.kind === 'break';
    if (hit !== null && alone && (text.tokens[hit.to]?.kind === 'break' || markAt(text, hit.to) === ',')) return at;
  }
  return Number.POSITIVE_INFINITY;
}

function isShouting(text: Text): boolean {
  const words = text.tokens.filter(({ kind }) => kind === 'word');
  const capitals = words.filter(({ start, end }) => {
    const raw = text.raw.slice(start, end);
    return raw.length > 1 && raw === raw.toUpperCase();
  });
  return capitals.length * 2 > words.length;
}
