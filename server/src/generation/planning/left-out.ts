import type { Category } from '@showbill/contract';
import type { Exclusion, Facts } from '../types.ts';
import { PROSE, type Prose, THING_OF, type Thing } from './prose/index.ts';
import type { Choice } from './types.ts';

export interface LeftOut {
  readonly unwanted: readonly string[];
  readonly provided: readonly string[];
}

/** A category that is left out as a whole is spoken of as the thing it means. */
const WHOLE: Partial<Record<Category, Thing>> = { audio: 'soundSystem', staging: 'stage' };

/**
 * What the client has or does not want, in the language of the brief and each once. Not what is on the list all the
 * same, since the client asked for it as well.
 */
export function leftOutOf(facts: Facts, choices: readonly Choice[]): LeftOut {
  const prose = PROSE[facts.language];
  const held = heldBy(choices);
  const said = new Set<string>();
  const named = (reason: Exclusion['reason']) =>
    facts.exclusions
      .filter((exclusion) => exclusion.reason === reason)
      .flatMap((exclusion) => namesOf(exclusion, held, prose))
      .filter((name) => !said.has(name) && said.add(name));
  return { provided: named('provided'), unwanted: named('unwanted') };
}

interface Held {
  readonly things: ReadonlySet<string>;
  readonly categories: ReadonlySet<Category>;
}

function heldBy(choices: readonly Choice[]): Held {
  return {
    things: new Set(choices.map(({ kind }) => THING_OF[kind])),
    categories: new Set(choices.map(({ product }) => product.category)),
  };
}

function namesOf({ categories, kinds, phrase }: Exclusion, held: Held, prose: Prose): readonly string[] {
  const wholes = categories.flatMap((category) => {
    const thing = WHOLE[category];
    if (thing !== undefined) return isHeld(thing, held) ? [] : [prose.things[thing]];
    return held.categories.has(category) ? [] : [prose.areas[category]];
  });
  const things = kinds.map((kind) => THING_OF[kind]).filter((thing) => !isHeld(thing, held));
  const words = phrase.trim().replaceAll(/\s+/g, ' ');
  if (categories.length === 0 && kinds.length === 0) return words === '' ? [] : [prose.quoted(words)];
  return [...wholes, ...things.map((thing) => prose.things[thing])];
}

/** Loudspeakers are a sound system. */
function isHeld(thing: Thing, { things }: Held): boolean {
  return things.has(thing) || (thing === 'soundSystem' && things.has('speakers'));
}
