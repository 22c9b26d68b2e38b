import type { Demand, ShelfProduct } from '../../types.ts';
import { SELF_POWERED } from '../completions/drivers.ts';
import type { Room } from '../types.ts';
import { wordingOf } from '../wording.ts';

/** "A battery PA": one, from so many listeners on more; a set that needs a socket is none. */
export function selfPowered(
  demand: Demand,
  { name }: ShelfProduct,
  { people }: Room,
): { units: number; fit: number } | null {
  const [kind] = demand.kinds;
  if (kind !== 'pa_package' && kind !== 'speaker_top' && kind !== 'speaker_column') return null;
  if (!SELF_POWERED.test(wordingOf(demand))) return null;
  const units = people <= SELF_POWERED_REACH ? 1 : Math.min(4, Math.ceil(people / 100));
  return { units, fit: SELF_POWERED.test(name) ? 1 : 0.1 };
}

const SELF_POWERED_REACH = 150;
