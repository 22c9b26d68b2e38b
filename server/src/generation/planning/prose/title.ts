import type { Facts } from '../../facts.ts';
import type { EventFields } from '../../types.ts';
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
  const given = brief.title?.trim();
  if (given) return given;
  const prose = proseIn(facts.language);
  const order = facts.hireList || isHire(facts) ? orderOf(facts, prose) : null;
  const name = order ?? (isHire(facts) ? prose.say('hire') : eventName(facts).name);
  const parts = [capitalised(name), guestsOf(facts, prose), placeOf(brief)].filter((part) => part !== '');
  return cut(parts.join(', '), TITLE_CODE_POINTS);
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
export function guestsOf({ attendees }: Facts, prose: Prose): string {
  const people = wholeNumber(attendees?.value ?? null);
  if (people === null) return '';
  return people === 1 ? prose.say('guest') : prose.say('guests', { count: prose.figure(people) });
}

/** The place of the request, without the last parts of a long address; empty where it has none. */
export function placeOf({ venue = '' }: Pick<EventFields, 'venue'>): string {
  const parts = venue
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
