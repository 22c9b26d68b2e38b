import type { ShelfProduct } from '../../types.ts';

const DRUMS = /drum|schlagzeug|batterie\b|bater[ií]a/iu;
const SET = /\bkit|\bset|\bpack|\bpcs?\b|piece|koffer|\bcase\b|satz|teilig|\bjeu\b|juego/iu;
/** From so many pieces on a set of microphones is one for a drum kit; [ours]. */
const PIECES = 4;

/** A microphone, or a set of them, that stands before drums. */
export function isForDrums({ name, traits }: Pick<ShelfProduct, 'name' | 'traits'>): boolean {
  return (traits.pieces ?? 1) >= PIECES || DRUMS.test(name);
}

/** Microphones for a whole drum kit in one product. */
export function isDrumSet(product: Pick<ShelfProduct, 'name' | 'traits'>): boolean {
  return (product.traits.pieces ?? 1) >= PIECES || (DRUMS.test(product.name) && SET.test(product.name));
}
