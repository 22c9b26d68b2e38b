import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { Demand } from '../../types.ts';
import { wholeNumber } from '../event/people.ts';
import type { Occasion } from '../types.ts';

/** Wholes of which an event has a few, whatever its size. */
const FEW: ReadonlySet<Kind> = new Set([
  'led_wall',
  'pa_package',
  'line_array',
  'mobile_stage',
  'stage_roof',
  'generator',
  'mixing_console',
  'lighting_console',
  'toilet_trailer',
]);

/**
 * Whether so many cannot be meant: forty LED walls or ninety-nine engineers for sixty guests. [ours] a whole for each
 * 50 guests and four besides, and one of the crew for each 10 and six besides; only where the number of guests is said.
 */
export function isAbsurd({ kinds: [kind], quantity }: Demand, { facts, people }: Occasion): boolean {
  const number = wholeNumber(quantity);
  if (kind === undefined || number === null || facts.attendees === null) return false;
  if (KIND_CATEGORY[kind] === 'crew') return number > 6 + people / 10;
  return FEW.has(kind) && number > 4 + people / 50;
}
