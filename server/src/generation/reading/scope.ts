import type { Kind } from '../../equipment/index.ts';
import type { Facts } from '../types.ts';

/** Asked for, these leave it to the company what they are made of. */
const LEFT_TO_US: ReadonlySet<Kind> = new Set<Kind>(['pa_package', 'lighting_package', 'crew_technician']);

/**
 * Whether a brief orders what it names rather than describes an event to be planned: all that it asks for are things,
 * and it tells of nobody who performs and of no rooms. "20 uplighters for a wedding" is an order, "sound and light for a
 * wedding with a band" is not.
 */
export function isOrder({ demands, performers, spaces }: Pick<Facts, 'demands' | 'performers' | 'spaces'>): boolean {
  if (performers.length > 0 || spaces.length > 0) return false;
  const kinds = demands.flatMap((demand) => demand.kinds.slice(0, 1));
  return kinds.length > 0 && !kinds.some((kind) => LEFT_TO_US.has(kind));
}
