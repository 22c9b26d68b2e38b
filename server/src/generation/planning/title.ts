import type { Brief, Facts } from '../types.ts';
import { eventName } from './event-name.ts';
import { wholeNumber } from './event/people.ts';
import { PROSE } from './prose/index.ts';
import { capitalised } from './words.ts';

/** What a title may have; with a caller's own title nothing is done. */
const TITLE_CODE_POINTS = 200;
/** Beyond this a place is shown without its last parts: the street is enough without county and postcode. */
const PLACE_CODE_POINTS = 80;

/**
 * "Sales conference for 250, Leeds", in the language of the brief: the caller's title where there is one, else kind,
 * size and place as far as they are known, at most 200 code points.
 */
export function titleOf(facts: Facts, brief: Pick<Brief, 'title' | 'venue'> = {}): string {
  const given = brief.title?.trim();
  if (given) return given;
  const prose = PROSE[facts.language];
  const people = wholeNumber(facts.attendees?.value ?? null);
  const place = placeOf(facts, brief);
  const name = isHire(facts) ? prose.hire : eventName(facts).noun;
  const size = people === null ? '' : ` ${prose.sizeInTitle(people)}`;
  return cut(`${capitalised(name)}${size}${place === null ? '' : `, ${place}`}`, TITLE_CODE_POINTS);
}

/** Things to hire, with nothing said of what they are for. */
export function isHire(facts: Facts): boolean {
  const [event] = facts.events;
  const named = (event?.value ?? 'other') !== 'other' || (event?.words ?? null) !== null;
  return !named && facts.activities.length === 0 && facts.performers.length === 0;
}

/** Where it takes place, as a title has it: the caller's venue, else the place that the words name. */
export function placeOf(facts: Facts, brief: Pick<Brief, 'venue'>): string | null {
  const said = (brief.venue?.trim() || facts.venueFound?.value.trim() || '').replaceAll(/\s+/g, ' ');
  const parts = said.split(/\s*,\s*/).filter((part) => part !== '');
  while (parts.length > 1 && Array.from(parts.join(', ')).length > PLACE_CODE_POINTS) parts.pop();
  return parts.length === 0 ? null : cut(parts.join(', '), PLACE_CODE_POINTS);
}

/** Cut at the end of a word where it is too long. */
function cut(text: string, most: number): string {
  const points = Array.from(text);
  if (points.length <= most) return text;
  const kept = points.slice(0, most - 1).join('');
  const words = kept.replace(/[\s,;:–-]+\S*$/u, '');
  return `${words === '' ? kept : words}…`;
}
