import type { Demand, ShelfProduct } from '../../types.ts';
import type { Sized } from '../types.ts';
import { figure } from '../words.ts';

/** From the door to the lobby; [ours]. */
const RUNNER_M = 10;
const RED_CARPET = /red carpet|rote[rns]? teppich|tapis rouge|alfombra roja|rode loper/iu;

/** "A red carpet for arrivals", "10 m red carpet": a runner, whatever it is hired by; null for a carpet of a stated area. */
export function redCarpet(
  { phrase, traits, squareMetres }: Demand,
  quantity: number,
  product: ShelfProduct,
  asked: string,
): Sized | null {
  const { lengthM, widthM, depthM } = traits;
  const measured = squareMetres !== undefined || (widthM !== undefined && depthM !== undefined);
  if (measured || !RED_CARPET.test(phrase)) return null;
  const said = lengthM ?? widthM;
  const run = said ?? RUNNER_M;
  const pieces = product.unit !== 'metre' && product.unit !== 'square_metre';
  if (said === undefined && quantity > 1 && pieces) return { units: quantity, fit: 0.8, why: asked }; // "2 red carpets"
  const why = said === undefined ? `${asked}, ${figure(run)} m` : asked;
  return { units: unitsOf(product, run) * quantity, fit: 0.8, why };
}

/** Of goods by the metre so many metres, of runners as many as reach. */
function unitsOf({ unit, traits }: ShelfProduct, run: number): number {
  if (unit === 'metre' || unit === 'square_metre') return Math.ceil(run);
  const { lengthM, widthM, depthM } = traits;
  const reach = Math.max(lengthM ?? 0, widthM ?? 0, depthM ?? 0) || run;
  return Math.ceil(run / Math.max(reach, 1));
}
