import type { Demand } from '../../facts.ts';
import { isForPlayers } from './risers.ts';

/** What a drum kit stands on, in metres; [ours]. */
const RISER = { widthM: 2, depthM: 2 } as const;

/** "A drum riser" has the size that serves it, where none was said. */
export function withUsualSize(demand: Demand): Demand {
  const { kinds, traits, squareMetres, quantity } = demand;
  if (kinds[0] !== 'stage_deck' || (quantity ?? 1) !== 1 || !isForPlayers(demand)) return demand;
  if (squareMetres !== undefined || traits.widthM !== undefined) return demand;
  const { lengthM: _, ...others } = traits;
  return { ...demand, traits: { ...others, ...RISER } };
}
