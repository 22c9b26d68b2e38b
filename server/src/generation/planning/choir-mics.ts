import type { Demand } from '../types.ts';
import { PLAIN_MICS } from './demand-kinds.ts';
import type { Occasion } from './types.ts';

const FEWEST_VOICES = 8;

function areMics(phrase: string): boolean {
  return PLAIN_MICS.test(phrase) && /(?:s|fone)$/iu.test(phrase);
}

/** "A choir of thirty …; we only need microphones": what hangs or stands before many voices, and nothing to sing into. */
export function withChoirMics(demands: readonly Demand[], occasion: Occasion): readonly Demand[] {
  if (occasion.choir < FEWEST_VOICES) return demands.map(ofChoir);
  return demands.map((demand) =>
    demand.kinds[0] === 'mic_wired' && demand.quantity === null && areMics(demand.phrase.trim())
      ? { ...demand, kinds: ['mic_instrument', ...demand.kinds] }
      : demand,
  );
}

/** "Choir mics, hanging": two or three for about thirty voices (specialeventguru.blogspot.com), however many sing. */
function ofChoir(demand: Demand): Demand {
  const hangs = demand.kinds[0] === 'mic_instrument' && demand.quantity === null && HANGING.test(demand.phrase);
  return hangs ? { ...demand, quantity: 3 } : demand;
}

const HANGING = /\b(?:hanging|hung|choir|choral|chor(?:mikro\p{L}*)?|suspend\p{L}+|chorale|coro|koor)(?!\p{L})/iu;
