import type { ShelfProduct } from '../../types.ts';

const DRUMS = /drum|schlagzeug|batterie\b|bater[ií]a/iu;
const SET = /\bkit|\bset|\bpack|\bpcs?\b|piece|koffer|\bcase\b|satz|teilig|\bjeu\b|juego/iu;
/** From so many pieces on a set of microphones is one for a drum kit; [ours]. */
const PIECES = 4;

/** Microphones for a whole drum kit in one product. */
export function isDrumSet(product: Pick<ShelfProduct, 'name' | 'traits'>): boolean {
  return (product.traits.pieces ?? 1) >= PIECES || (DRUMS.test(product.name) && SET.test(product.name));
}
