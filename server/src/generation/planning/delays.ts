import type { Demand } from '../types.ts';

const DELAY = /\bdelays?\b/iu;

/** "Delay towers": what stands far out in the audience carries a loudspeaker each, besides those at the stage. */
export function topsOfDelays(demands: readonly Demand[]): readonly Demand[] {
  const towers = demands.filter(isDelayTower);
  return towers.map((tower) => ({
    ...tower,
    kinds: ['speaker_top', 'speaker_column'],
    quantity: tower.quantity ?? FEWEST,
    traits: {},
  }));
}

/** What carries those loudspeakers is not missed where the shelf has none. */
export function isDelayTower({
  kinds: [kind],
  phrase,
}: {
  readonly kinds: readonly string[];
  readonly phrase: string;
}): boolean {
  return kind === 'lifting_tower' && DELAY.test(phrase);
}

const FEWEST = 2;
