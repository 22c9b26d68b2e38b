import { z } from 'zod';
import type { Demand } from '../../facts.ts';
import { finder, kind, planningTable, word } from '../products/tables.ts';
import { isForPlayers } from './risers.ts';

const SCREENS = planningTable('usual-sizes', { kind, word, inches: z.coerce.number() });
const findScreens = finder(SCREENS.map((row) => row.word));
/** What a drum kit stands on, in metres; [ours]. */
const RISER = { widthM: 2, depthM: 2 } as const;

/** "A drum riser", "a desktop monitor": of what is named for its use the size that serves it, where none was said. */
export function withUsualSize(demand: Demand): Demand {
  const { kinds, traits, squareMetres, quantity, phrase } = demand;
  if (kinds[0] === 'stage_deck' && (quantity ?? 1) === 1 && isForPlayers(demand)) {
    if (squareMetres !== undefined || traits.widthM !== undefined) return demand;
    const { lengthM: _, ...others } = traits;
    return { ...demand, traits: { ...others, ...RISER } };
  }
  const [at] = findScreens(phrase).filter((each) => SCREENS[each]?.kind === kinds[0]);
  const inches = at === undefined ? undefined : SCREENS[at]?.inches;
  return inches === undefined || traits.inches !== undefined ? demand : { ...demand, traits: { ...traits, inches } };
}
