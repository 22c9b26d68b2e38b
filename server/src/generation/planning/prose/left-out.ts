import type { Category } from '@showbill/contract';
import type { Exclusion, Facts } from '../../facts.ts';
import type { Choice } from '../types.ts';
import { type Prose, proseIn, thingOf } from './index.ts';

/**
 * What the client has or does not want, in the language of the brief and each once. Not what is on the list all the
 * same, since the client asked for it as well, nor what the client is asked about.
 */
export function leftOutOf(
  { exclusions, doubts, language }: Facts,
  choices: readonly Choice[],
  reason: Exclusion['reason'],
) {
  const prose = proseIn(language);
  const things = new Set(choices.map(({ kind }) => thingOf(kind).key));
  if (things.has('speakers')) things.add('soundSystem');
  for (const {
    kinds: [kind],
  } of doubts)
    if (kind !== undefined) things.add(thingOf(kind).key);
  const categories = new Set<Category>(choices.map(({ product }) => product.category));
  const names = exclusions
    .filter((exclusion) => exclusion.reason === reason)
    .flatMap((exclusion) => [
      ...exclusion.categories.filter((category) => !categories.has(category)).map((each) => prose.say(`area.${each}`)),
      ...exclusion.kinds.filter((kind) => !things.has(thingOf(kind).key)).map((kind) => prose.thing(kind)),
      ...quotedOf(exclusion, prose),
    ]);
  return [...new Set(names)];
}

/** Words that are no kind of equipment, as the client says them. */
function quotedOf({ categories, kinds, phrase }: Exclusion, prose: Prose): readonly string[] {
  const words = phrase.trim().replaceAll(/\s+/g, ' ');
  return categories.length > 0 || kinds.length > 0 || words === '' ? [] : [prose.say('quoted', { words })];
}
