import { z } from 'zod';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import { MOST_UNITS } from '../../drafting/lines.ts';
import type { Demand } from '../../facts.ts';
import { wholeNumber } from '../event/people.ts';
import { kind as kindColumn, planningTable } from '../products/tables.ts';
import type { Occasion } from '../types.ts';
import { kindsCalled } from '../../kind-sets.ts';

/** One of these is a whole made of parts: "a 6 x 4 m stage", "a PA system". */
const WHOLES = kindsCalled('whole');
const TABLEWARE: ReadonlySet<Kind> = new Set(['crockery', 'cutlery', 'glassware', 'napkin']);

/**
 * More of a kind than arenas and city festivals hire: the figure says something else (lumens, kVA, watts, a grand of 9'
 * that lost its sign); [ours].
 */
const MOST_OF = new Map<Kind, number>(
  planningTable('most-units', { kind: kindColumn, most: z.coerce.number() }).map((row) => [row.kind, row.most]),
);

/** Wholes of which an event has a few, whatever its size. */
const FEW = kindsCalled('few');

/** The number that was asked for; null for none. One wine glass for many guests is one for each of them. */
export function quantityOf(demand: Demand, occasion: Occasion): number | null {
  const oneEach = demand.quantity === 1 && TABLEWARE.has(demand.kinds[0] ?? 'tape') && occasion.people >= 6;
  return oneEach ? null : saneQuantity(demand, occasion);
}

/**
 * The number that the client asked for; null where none was given, or where one was given that an event of the stated
 * size cannot mean ("add 50,000 units"): the usual number stands then. Nothing is too much where nobody said how many come.
 */
export function saneQuantity({ quantity, kinds: [kind] }: Demand, occasion: Occasion): number | null {
  const stated = wholeNumber(quantity);
  if (stated === null) return null;
  const number = Math.min(stated, MOST_UNITS);
  const most = kind === undefined ? MOST_UNITS : (MOST_OF.get(kind) ?? MOST_UNITS);
  if (number > most) return null;
  return occasion.peopleFrom === 'said' && number > mostMeant(kind, occasion) ? null : number;
}

/** [ours]. Anything but crew is refused only where no hire company owns so many: the guests may be those of one part. */
function mostMeant(kind: Kind | undefined, { people }: Occasion): number {
  if (kind !== undefined && KIND_CATEGORY[kind] === 'crew') return 20 + people / 12;
  return Math.max(20_000, people * 20);
}

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

/** Whether the number of a demand counts wholes, whose parts are ours to reckon. */
export function isWhole({ kinds: [kind] }: Demand, quantity: number | null): boolean {
  if (kind === undefined) return false;
  // "A conference microphone system" is one at each few seats.
  if (quantity === null || kind === 'mic_conference') return quantity === null || quantity === 1;
  return quantity <= 2 && WHOLES.has(kind);
}

export function hasSize({ traits, squareMetres }: Demand): boolean {
  return squareMetres !== undefined || Object.keys(traits).length > 0;
}
