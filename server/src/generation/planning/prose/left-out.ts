import type { Facts } from '../../facts.ts';
import type { LeftOut } from '../../types.ts';
import { proseIn, thingOf } from './index.ts';

/** What the client has or does not want, in the language of the brief; not what the client is asked about. */
export function leftOutOf({ exclusions, doubts, language }: Facts): readonly LeftOut[] {
  const prose = proseIn(language);
  const asked = new Set(doubts.flatMap(({ kinds: [kind] }) => (kind === undefined ? [] : thingOf(kind).key)));
  return exclusions.flatMap(({ reason, categories, kinds }) => [
    ...categories.map((key) => ({ reason, key, name: prose.say(`area.${key}`) })),
    ...kinds
      .map((kind) => ({ reason, key: thingOf(kind).key, name: prose.thing(kind) }))
      .filter(({ key }) => !asked.has(key)),
  ]);
}
