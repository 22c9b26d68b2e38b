import type { Demand } from '../types.ts';

const DELAY = /\bdelays?\b/iu;

/** "Delay towers": what stands far out in the audience carries a loudspeaker each, besides those at the stage. */
export function topsOfDelays(demands: readonly Demand[]): readonly Demand[] {
  const towers = demands.filter(({ kinds: [kind], phrase }) => kind === 'lifting_tower' && DELAY.test(phrase));
  return towers.map((tower) => ({
    ...tower,
    kinds: ['speaker_top', 'speaker_column'],
    quantity: tower.quantity ?? FEWEST,
    traits: {},
  }));
}

const FEWEST = 2;
