import { z } from 'zod';
import { type Fact, SETTINGS } from '../../facts.ts';
import { factOf, type Span, type Text } from '../document/text.ts';
import { isDenied } from './denied.ts';
import { phrasesOf, YES } from './phrases.ts';
import { wordsFor } from './words.ts';

type Setting = (typeof SETTINGS)[number];

/**
 * Places, and words that say inside or outside outright. A house may as well have its guests in the garden. Without a
 * setting: no place of the event.
 */
const settings = phrasesOf('settings', { setting: z.enum([...SETTINGS, 'house', '']), outright: YES });
const thingBehind = wordsFor('thing behind place');
const nameBehind = wordsFor('name behind place');

interface Place extends Span {
  readonly setting: Setting | 'house';
  readonly outright: boolean;
}

/** Inside or outside: where it is said outright that counts, else the places that are named; null where nothing is. */
export function readSetting(text: Text, isWedding: boolean): Fact<Setting> | null {
  const places = settings.all(text).flatMap(({ row: { setting, outright }, ...span }): Place[] => {
    if (setting === '' || isDenied(text, span) || (!outright && isPartOfName(text, span, setting))) return [];
    return [{ ...span, setting, outright }];
  });
  const said = settingOf(
    text,
    places.filter(({ outright }) => outright),
  );
  const house = places.find(({ setting }) => setting === 'indoor') ?? places.find(({ setting }) => setting === 'house');
  // A wedding in the open goes to the barn or the house that is spoken of.
  if (said?.value === 'outdoor' && isWedding && house !== undefined) return factOf(text, 'both', house);
  return said ?? settingOf(text, places);
}

function settingOf(text: Text, places: readonly Place[]): Fact<Setting> | null {
  const [first, ...others] = places.flatMap(({ setting, ...place }) =>
    setting === 'house' ? [] : { ...place, setting },
  );
  if (first === undefined) return null;
  const other = first.setting === 'both' ? undefined : others.find(({ setting }) => setting !== first.setting);
  return factOf(text, other === undefined ? first.setting : 'both', other ?? first);
}

/** "Patio heaters", "Park Hotel": a thing or a name. */
function isPartOfName(text: Text, { to }: Span, setting: Place['setting']): boolean {
  if (thingBehind.at(text, to).length > 0) return true;
  return setting === 'outdoor' && nameBehind.at(text, to).length > 0;
}
