import type { Traits } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { aroundIn } from '../reading/document/places.ts';
import type { Text } from '../reading/document/text.ts';

const BOOTH_M = 3.048; // ten feet, the usual width and depth
const HIGHEST_M = 4.9;

/** "8' back drape and 3' side drape PER BOOTH": so many booths side by side, with one more side than there are of them. */
export function drapeOfBooths(text: Text, mention: Mention, traits: Traits, booths: number | null): Traits {
  if (mention.kinds[0] !== 'drape' || booths === null || booths < 2) return traits;
  const { lengthM, ...others } = traits;
  const heightM = traits.heightM ?? (lengthM !== undefined && lengthM <= HIGHEST_M ? lengthM : undefined);
  const sides = SIDES.test(aroundIn(text, mention, REACH).before) ? booths + 1 : booths;
  return { ...others, ...(heightM === undefined ? {} : { heightM }), lengthM: Math.round(sides * BOOTH_M * 10) / 10 };
}

const REACH = 24; // characters
const SIDES = /\b(?:sides?|dividers?|dividing|side ?rails?|seitliche\p{L}*|laterales?|latéraux|zij\p{L}*)\b[^,;]*$/iu;
