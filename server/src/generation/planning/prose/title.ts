import type { Facts } from '../../facts.ts';
import type { EventFields, EventShown, Told } from '../../types.ts';
import { wholeNumber } from '../event/people.ts';
import { capitalised } from '../words.ts';
import { eventName } from './event-name.ts';
import { type Prose, proseIn } from './index.ts';

/** What a title may have; with a caller's own title nothing is done. */
const TITLE_CODE_POINTS = 200;
/** Beyond this a place is shown without its last parts: the street is enough without county and postcode. */
const PLACE_CODE_POINTS = 80;
/** An order of so many things is named by them. */
const MOST_THINGS = 2;
const LONGEST_THING = 50;

/**
 * "Sales conference, 250 guests, Leeds" or "Hire of 20 uplighters", in the language of the brief: the caller's title
 * where there is one, and the place only where the caller gave it. At most 200 code points.
 */
export function titleOf(facts: Facts, brief: Pick<EventFields, 'title' | 'venue'> = {}): string {
  const prose = proseIn(facts.language);
  const { venue = null } = brief;
  const attendees = facts.attendees?.value ?? null;
  return brief.title?.trim() || titleWith(nameOf(facts, prose).name, { attendees, venue }, prose);
}

/** What is hired or for what, with how many come and where. */
export function titleWith(name: string, event: Pick<EventShown, 'attendees' | 'venue'>, prose: Prose): string {
  const parts = [capitalised(name), guestsOf(event, prose), placeOf(event)].filter((part) => part !== '');
  return cut(parts.join(', '), TITLE_CODE_POINTS);
}

/** What a title begins with, and whether it names the things of an order. */
export function nameOf(facts: Facts, prose: Prose): Pick<Told, 'name' | 'isOrder'> {
  const order = facts.hireList || isHire(facts) ? orderOf(facts, prose) : null;
  if (order !== null) return { name: order, isOrder: true };
  return { name: isHire(facts) ? prose.say('hire') : eventName(facts).name, isOrder: false };
}

/** Things to hire, with nothing said of what they are for. */
export function isHire({ events: [event], activities, performers }: Facts): boolean {
  const named = (event?.value ?? 'other') !== 'other' || (event?.words ?? null) !== null;
  return !named && activities.length === 0 && performers.length === 0;
}

/** "Hire of 20 uplighters"; null for more than fits into a title. */
function orderOf({ demands }: Facts, prose: Prose): string | null {
  const things = demands.map(({ quantity, phrase }) =>
    `${(quantity ?? 1) > 1 ? prose.figure(quantity ?? 1) : ''} ${phrase.trim()}`.trim(),
  );
  const short =
    things.length > 0 && things.length <= MOST_THINGS && things.every((each) => each.length <= LONGEST_THING);
  return short ? prose.say('hireOf', { list: prose.listed(things) }) : null;
}

/** "120 guests"; empty where nobody said how many. */
export function guestsOf({ attendees }: Pick<EventShown, 'attendees'>, prose: Prose): string {
  const people = wholeNumber(attendees);
  if (people === null) return '';
  return people === 1 ? prose.say('guest') : prose.say('guests', { count: prose.figure(people) });
}

/** The place of the request, without the last parts of a long address; empty where it has none. */
export function placeOf({ venue }: Pick<EventShown, 'venue'>): string {
  const parts = (venue ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/\s*,\s*/)
    .filter((part) => part !== '');
  while (parts.length > 1 && Array.from(parts.join(', ')).length > PLACE_CODE_POINTS) parts.pop();
  return cut(parts.join(', '), PLACE_CODE_POINTS);
}

/** Cut at the end of a word where it is too long. */
function cut(text: string, most: number): string {
  const points = Array.from(text);
  if (points.length <= most) return text;
  const kept = points.slice(0, most - 1).join('');
  const words = kept.replace(/[\s,;:–-]+\S*$/u, '');
  return `${words === '' ? kept : words}…`;
}
