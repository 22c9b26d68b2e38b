import type { Mention } from '../mention.ts';
import { markAt, type Text } from '../text/text.ts';

/** "3 stages (CITY HALL, the Old Pier and Market Square)": where each of them is, neither whose they are nor a thing to bring. */
export function arePlacesAt(text: Text, open: number): boolean {
  if (markAt(text, open) !== '(') return false;
  const start = text.tokens[open]?.start ?? 0;
  return PLACES.test(text.raw.slice(start, start + LONGEST));
}

/** "(City Hall, the MARKET GAZEBO and the Old Pier)": one of such places, written as a name. */
export function isPlaceInBrackets(text: Text, { from }: Mention): boolean {
  for (let open = from - 1; open >= Math.max(0, from - BACK); open -= 1) {
    if (markAt(text, open) === ')') return false;
    if (markAt(text, open) === '(') return markAt(text, open - 1) === '' && arePlacesAt(text, open);
  }
  return false;
}

const BACK = 24; // tokens
const LONGEST = 220; // characters
const NAME = String.raw`(?:the |at |on )?\p{Lu}[^(),;:.\d]{2,50}`;
/** Three names in a row at least, of two words somewhere, as places are. */
const PLACES = new RegExp(
  String.raw`^\((?=[^)]*(?:Hall|Street|Square|Park|Lawn|Gazebo|Quad|Avenue|Road|Plaza|Green|Court|Centre|Center|Headquarters|Pier|Library|Church|School|Place|Building|Pavilion)\b)${NAME}(?:,\s(?:and\s)?${NAME}){1,8}(?:,?\s(?:and|&)\s${NAME})?\)`,
  'u',
);
