import type { Mention } from '../mention.ts';
import { sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { Reading } from './reading.ts';

/** "The seating OF THE MARQUEE is talked over with the brewery": that is said of the seating. */
export function isOfOtherThing({ text, things }: Reading, { from }: Mention): boolean {
  if (GENITIVE.has(wordAt(text, from - 1)) && things.has(from - 2)) return true;
  return THE_OF.has(wordAt(text, from - 1)) && OF.has(wordAt(text, from - 2)) && things.has(from - 3);
}

const OF = new Set('van de du des der del of'.split(' '));
const GENITIVE = new Set('des der du del'.split(' '));
const THE_OF = new Set('the la los las de het'.split(' '));

/** "Two heaters, PROPANE BY THE CITY": what they run on, and not they. */
export function isFuelOfIt(next: Mention | undefined, { kinds: [kind] }: Mention): boolean {
  return next?.kinds[0] === 'fuel' && kind !== 'fuel';
}

/** "Every unit, THOSE OWNED BY the State INCLUDED": theirs and others. */
export function isWithThoseOfTheirs(text: Text, behind: number): boolean {
  const { to } = sentenceOf(text, behind - 1);
  const said = text.raw.slice(text.tokens[behind]?.start ?? 0, text.tokens[to - 1]?.end ?? 0);
  return THOSE_TOO.test(said);
}

const THOSE_TOO =
  /^(?:\s?\p{L}+)?,? ?(?:(?:including|as well as) (?:any |all )?(?:those|the ones)\b|(?:those|the ones) [^,;.]{3,40} included\b)/iu;
