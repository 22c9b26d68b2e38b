import type { Demand, ShelfProduct } from '../types.ts';
import type { Sized } from './types.ts';

/** From the door to the lobby; [ours]. */
const RUNNER_M = 10;
const RED_CARPET = /red carpet|rote[rn]? teppich|tapis rouge|alfombra roja|rode loper/iu;

/** "A red carpet for arrivals", no size given: a runner, whatever it is hired by; null for any other carpet. */
export function redCarpet(
  { phrase, traits, squareMetres }: Demand,
  product: ShelfProduct,
  asked: string,
): Sized | null {
  const measured = squareMetres !== undefined || Object.keys(traits).length > 0;
  if (measured || !RED_CARPET.test(phrase)) return null;
  return { units: unitsOf(product), fit: 0.8, why: `${asked}, ${RUNNER_M} m` };
}

/** Of goods by the metre so many metres, of runners as many as reach. */
function unitsOf({ unit, traits }: ShelfProduct): number {
  if (unit === 'metre' || unit === 'square_metre') return RUNNER_M;
  return Math.ceil(RUNNER_M / Math.max(traits.lengthM ?? traits.depthM ?? RUNNER_M, 1));
}
