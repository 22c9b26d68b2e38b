import type { Activity, EventKind, Facts } from '../../facts.ts';
import { isPopUp } from '../things/tents.ts';
import type { Occasion } from '../types.ts';
import { activitiesOf, isShown } from './activities.ts';
import { says } from './conditions.ts';
import { customOf } from './event-kinds.ts';
import { peopleAtATime, peopleOf, wholeNumber } from './people.ts';
import { countPerformers, withoutRepeats } from './performers.ts';
import { breakoutRooms, mainRoom } from './rooms.ts';
import { stageOf } from './stage-size.ts';

const MOST_DAYS = 366;
/** From so many different things on, a client has thought of everything; [ours]. */
const ITEMISED = 7;
/** Of an event that nobody names, so many who hear or see something are an audience; [ours]. */
const AUDIENCE = 100;

/** The event behind the facts: what was said, completed by what such events are usually like. */
export function occasionOf(facts: Facts): Occasion {
  const kind = facts.events[0]?.value ?? 'other';
  const kinds = leadingKinds(facts, kind);
  const performers = withoutRepeats(facts.performers);
  const counted = countPerformers(performers);
  const activities = activitiesOf(facts, kinds, performers);
  const does = (...wanted: readonly Activity[]): boolean => wanted.some((activity) => activities.has(activity));
  const is = (...wanted: readonly EventKind[]): boolean => wanted.some((each) => kinds.has(each));
  const { people, peopleFrom } = peopleOf(facts, kind);
  const place = placeOf(facts, kind);
  // "The hall has 3 rooms": where people feast and nobody confers, those hold no sessions.
  const feast = is('wedding', 'party', 'reception', 'gala_dinner') && !is('conference', 'meeting', 'exhibition');
  const rooms = feast ? facts.spaces.filter(({ name }) => name !== 'room') : facts.spaces;
  const atATime = peopleAtATime(people, facts, is('fair', 'exhibition', 'sports'));
  const standing = facts.seating.length === 1 && facts.seating[0]?.value === 'standing';
  const event = {
    facts,
    kind,
    people,
    peopleFrom,
    days: Math.min(wholeNumber(facts.days.value) ?? 1, MOST_DAYS),
    ...place,
    standing,
    furnish: place.field && !standing && isSeated(is, does),
    itemised: countThings(facts) >= ITEMISED,
    dry: facts.hireList || (kind === 'other' && activities.size === 0 && performers.length === 0 && !gathers(facts)),
    ...counted,
    speakers: counted.speakers || (is('conference') ? 2 : 0),
    panel: counted.panel || (does('panel') ? 4 : 0),
    dj: counted.dj || does('dj'),
    players: counted.players || (does('live_music') ? 4 : does('acoustic_music') && counted.choir === 0 ? 2 : 0),
    main: mainRoom(facts.spaces, atATime, is('festival', 'concert', 'fair')),
    breakouts: breakoutRooms(rooms, people),
    is,
    does,
  };
  return { ...event, stage: stageOf(event) };
}

function leadingKinds({ events }: Facts, leading: EventKind): ReadonlySet<EventKind> {
  const { parts } = customOf(leading);
  const others = events.slice(1).map(({ value }) => value);
  return new Set([leading, ...others.filter((kind) => !parts.includes(kind))]);
}

/** Where it takes place: in a field, under the open sky, in a tent. */
function placeOf(facts: Facts, kind: EventKind): Pick<Occasion, 'field' | 'openAir' | 'underCanvas'> {
  const underCanvas = isUnderCanvas(facts);
  const outdoors = facts.spaces.some(({ role }) => role === 'outdoor');
  const setting = facts.setting?.value ?? (outdoors ? 'both' : null);
  const field = setting === 'outdoor' || (setting === null && (underCanvas || kind === 'festival'));
  return { field, openAir: !underCanvas && (field || (setting === 'both' && kind !== 'wedding')), underCanvas };
}

function isUnderCanvas(facts: Facts): boolean {
  // A tent at a festival is one place among others.
  if (['festival', 'fair', 'sports'].includes(facts.events[0]?.value ?? 'other')) return false;
  return (
    says(facts, 'in_a_tent') ||
    facts.spaces.some(({ name }) => name === 'marquee') ||
    facts.demands.some(({ kinds: [kind], traits }) => kind === 'marquee' && !isPopUp(traits)) ||
    facts.exclusions.some(({ kinds, reason }) => kinds.includes('marquee') && reason === 'provided')
  );
}

/** Whether guests sit on what comes from outside: there is nothing in a field. */
function isSeated(is: Occasion['is'], does: Occasion['does']): boolean {
  if (is('festival', 'fair', 'concert', 'club_night')) return false;
  return is('wedding', 'gala_dinner', 'awards', 'ceremony') || does('dining', 'ceremony');
}

/** Nobody says what it is, but many come to it and are to hear or see something. */
function gathers({ attendees, demands }: Facts): boolean {
  return (attendees?.value ?? 0) >= AUDIENCE && demands.some(({ kinds }) => kinds.some(isShown));
}

function countThings({ demands }: Facts): number {
  return new Set(demands.filter(({ optional }) => !optional).flatMap(({ kinds }) => kinds[0] ?? [])).size;
}
