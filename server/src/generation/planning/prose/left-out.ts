import type { Facts } from '../../facts.ts';
import type { LeftOut } from '../../types.ts';
import { type Prose, proseIn, thingOf } from './index.ts';

/** What the client has or does not want, in the language of the brief; not what the client is asked about. */
export function leftOutOf({ exclusions, doubts, language }: Facts): readonly LeftOut[] {
  const prose = proseIn(language);
  const asked = new Set(doubts.flatMap(({ kinds: [kind] }) => (kind === undefined ? [] : thingOf(kind).key)));
  return exclusions.flatMap(({ reason, categories, kinds, phrase }) => [
    ...categories.map((key) => ({ reason, key, name: prose.say(`area.${key}`) })),
    ...kinds
      .map((kind) => ({ reason, key: thingOf(kind).key, name: prose.thing(kind) }))
      .filter(({ key }) => !asked.has(key)),
    ...(categories.length > 0 || kinds.length > 0
      ? []
      : quoted(phrase, prose).map((name) => ({ reason, key: '', name }))),
  ]);
}

/** Words that are no kind of equipment, as the client says them. */
function quoted(phrase: string, prose: Prose): readonly string[] {
  const words = phrase.trim().replaceAll(/\s+/g, ' ');
  return words === '' ? [] : [prose.say('quoted', { words })];
}
