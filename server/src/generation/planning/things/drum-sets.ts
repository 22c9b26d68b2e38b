import type { Demand } from '../../facts.ts';
import type { ShelfProduct } from '../../types.ts';

const DRUMS = /drum|schlagzeug|batterie\b|bater[ií]a/iu;
const SET = /\bkit|\bset|\bpack|\bpcs?\b|piece|koffer|\bcase\b|satz|teilig|\bjeu\b|juego/iu;
/** From so many pieces on a set of microphones is one for a drum kit; [ours]. */
const PIECES = 4;

/** Microphones for a whole drum kit in one product. */
export function isDrumSet(product: Pick<ShelfProduct, 'name' | 'traits'>): boolean {
  return (product.traits.pieces ?? 1) >= PIECES || (DRUMS.test(product.name) && SET.test(product.name));
}

/** What a kit is made of: its drums, what is stretched over them and what holds them. */
const PARTS =
  /\b(?:toms?|kick|bass ?drum|heads?|clamps|hardware)\b|(?:snare|hi-?hat) stand|grosse caisse|bombo|\bfelle?\b/iu;
const FEWEST_SHELLS = 3;

/** "A drum set, 4 drums: kick, two rack toms, floor tom": one kit. The stands that it lacks are asked for beside it. */
export function asOneKit(demands: readonly Demand[]): readonly Demand[] {
  if (!demands.some(({ kinds: [kind] }) => kind === 'drum_kit')) return demands;
  return demands.flatMap((demand): readonly Demand[] => {
    const [kind] = demand.kinds;
    if (kind === 'drum_part' && PARTS.test(demand.phrase)) return [];
    if (kind !== 'drum_kit') return [demand];
    const { inches: _, ...traits } = demand.traits;
    const areShells = (demand.quantity ?? 0) >= FEWEST_SHELLS && /drums$|trommeln$/iu.test(demand.phrase.trim());
    return [{ ...demand, traits, quantity: areShells ? 1 : demand.quantity }];
  });
}
