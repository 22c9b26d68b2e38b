import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import { MOST_UNITS } from '../drafting/lines.ts';
import type { Demand } from '../types.ts';
import { wholeNumber } from './event/people.ts';

import type { Occasion } from './types.ts';

/** Parts of walls and the like, counted in hundreds: a wall itself is not. */
const IN_PARTS = /\b(panels?|tiles?|modul\w*|cabinets?|kacheln?|paneele?|dalles?|paneles|panelen|m2|m²|sqm)\b/i;
const SEATS: ReadonlySet<Kind> = new Set([
  'chair',
  'chair_banquet',
  'chair_cover',
  'napkin',
  'crockery',
  'cutlery',
  'glassware',
]);

/**
 * More of a kind than arenas and city festivals hire: the figure says something else (lumens, kVA, watts, a grand of 9'
 * that lost its sign); [ours].
 */
const MOST_OF: Partial<Record<Kind, number>> = {
  piano: 5,
  drum_kit: 8,
  mixing_console: 40,
  lighting_console: 40,
  guitar_amp: 100,
  bass_amp: 100,
  projector: 500,
  camera: 300,
  streaming_encoder: 100,
  media_server: 100,
  video_switcher: 100,
  generator: 200,
  pa_package: 200,
  lighting_package: 200,
  followspot: 100,
  hazer: 100,
  interpretation_booth: 200,
  lectern: 300,
  marquee: 400,
  toilet_trailer: 200,
};

/**
 * The number that the client asked for; null where none was given, or where one was given that an event of the stated
 * size cannot mean ("add 50,000 units"): the usual number stands then. Nothing is too much where nobody said how many come.
 */
export function saneQuantity(demand: Demand, occasion: Occasion): number | null {
  const stated = wholeNumber(demand.quantity);
  if (stated === null) return null;
  const number = Math.min(stated, MOST_UNITS);
  if (number > (MOST_OF[demand.kinds[0] ?? 'tape'] ?? MOST_UNITS)) return null;
  // "Drums: 4 drums (kick, two racks, floor)" are one kit.
  if (demand.kinds[0] === 'drum_kit' && number > 2 && /^drums$/iu.test(demand.phrase.trim())) return null;
  return occasion.peopleFrom === 'said' && number > mostMeant(demand, occasion) ? null : number;
}

/**
 * [ours]. Crew and walls go by the size of the event; of anything else only what no hire company owns is refused, since
 * the number of guests may be that of one part of the event.
 */
function mostMeant({ kinds: [kind], phrase }: Demand, { people }: Occasion): number {
  if (kind !== undefined && KIND_CATEGORY[kind] === 'crew') return 20 + people / 12;
  if (kind === 'led_wall' && /led|wall|wand|mur\b/iu.test(phrase) && !IN_PARTS.test(phrase)) return 4 + people / 250;
  if (kind !== undefined && SEATS.has(kind)) return Math.max(20_000, people * 20);
  return 5_000 + people * 20;
}
