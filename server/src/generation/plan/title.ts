import type { Brief, EventKind, Facts } from '../types.ts';
import { wholeNumber } from './occasion.ts';
import { capitalised, figure } from './words.ts';

export const EVENT_NAME: Record<EventKind, string> = {
  conference: 'conference',
  meeting: 'meeting',
  exhibition: 'exhibition',
  gala_dinner: 'gala dinner',
  awards: 'awards evening',
  wedding: 'wedding',
  party: 'party',
  concert: 'concert',
  club_night: 'club night',
  festival: 'festival',
  ceremony: 'ceremony',
  theatre: 'theatre production',
  fashion_show: 'fashion show',
  sports: 'sports event',
  fair: 'fair',
  reception: 'reception',
  screening: 'screening',
  worship: 'service',
  other: 'event',
};

/** "Sales conference for 250, Leeds": the caller's title where there is one, else kind, size and the place given. */
export function titleOf(facts: Facts, brief: Pick<Brief, 'title' | 'venue'> = {}): string {
  const given = brief.title?.trim();
  if (given) return given;
  const people = wholeNumber(facts.attendees?.value ?? null);
  const size = people === null ? '' : ` for ${figure(people)}`;
  const place = brief.venue?.trim();
  return `${isHire(facts) ? 'Equipment hire' : capitalised(nameOf(facts))}${size}${place ? `, ${place}` : ''}`;
}

/** Things to hire, with nothing said of what they are for. */
export function isHire(facts: Facts): boolean {
  const kind = facts.events[0]?.value ?? 'other';
  return kind === 'other' && facts.activities.length === 0 && facts.performers.length === 0;
}

/** The client's own name for the event where it is short and plain, else the trade's. */
export function nameOf(facts: Facts): string {
  const [event] = facts.events;
  const plain = EVENT_NAME[event?.value ?? 'other'];
  const words = event?.words?.trim().toLowerCase() ?? '';
  const head = plain.split(' ').at(-1) ?? plain;
  const usable = /^[\p{L}][\p{L}' -]{2,40}$/u.test(words) && words.endsWith(head) && words.split(/\s+/).length <= 4;
  return usable ? words.replace(/^(an?|the|our|my|their) /, '') : plain;
}
