import type { Kind } from '../../equipment/index.ts';
import type { Activity, Demand, EventKind, Facts, Performers, Space } from '../types.ts';
import { activitiesOf, isShow, isShown, withoutRepeats } from './activities.ts';
import { says } from './conditions.ts';
import { isCoveredStage } from './covered-stage.ts';
import { crowdAtATime } from './crowd.ts';
import { reason } from './prose/reasons.ts';
import { isForPlayers, isRiserOn } from './risers.ts';
import { stageFor } from './stage-size.ts';
import { isPopUp } from './tents.ts';
import type { Occasion, Room, StageSize } from './types.ts';
import { counted } from './words.ts';

const MOST_PEOPLE = 1_000_000;

/** Assumed where the brief gives no number of guests; [ours]. */
const USUAL_PEOPLE: Partial<Record<EventKind, number>> = {
  meeting: 20,
  concert: 200,
  club_night: 200,
  festival: 1000,
  exhibition: 300,
  fair: 300,
  sports: 200,
};

const SEATS: ReadonlySet<Kind> = new Set(['chair', 'chair_banquet']);
const CANVAS = /\b(marquee|tent|tipi|tepee|yurt|big top|zelt|chapiteau|carpa)/i;

/** The event behind the facts: what was said, completed by what such events are usually like. */
export function occasionOf(facts: Facts): Occasion {
  const kind = kindOf(facts);
  const kinds = leadingKinds(facts, kind);
  const { people, assumption } = peopleOf(facts, kind);
  const spaces = facts.spaces;
  const underCanvas = canvasOf(facts);
  // A trade show has a hall unless it is said to have none.
  const halled = kind === 'exhibition' && !says(facts, 'open_air');
  const said = halled && facts.setting?.value === 'outdoor' ? 'indoor' : facts.setting?.value;
  const setting = said ?? (spaces.some((space) => space.role === 'outdoor') ? 'both' : null);
  const activities = activitiesOf(facts, kinds);
  const field = setting === 'outdoor' || (setting === null && (underCanvas || kind === 'festival'));
  const openAir = !underCanvas && (field || (setting === 'both' && kind !== 'wedding'));
  const musicians = withoutRepeats(facts.performers);
  const performers = performersOf(musicians);
  const standing = facts.seating.some((seating) => seating.value === 'standing') && facts.seating.length === 1;
  const does = (...wanted: readonly Activity[]): boolean => wanted.some((activity) => activities.has(activity));
  const is = (...wanted: readonly EventKind[]): boolean => wanted.some((each) => kinds.has(each));
  const hasSeats = is('wedding', 'gala_dinner', 'awards', 'ceremony', 'reception') || does('dining', 'ceremony');
  const streetParty = says(facts, 'street_party');
  const atATime = crowdAtATime(people, facts, is('fair', 'exhibition', 'sports'));
  const main = mainRoom(spaces, atATime, is('festival', 'concert', 'fair'));
  const base = {
    facts,
    kind,
    people,
    assumption,
    days: daysOf(facts),
    field,
    openAir,
    underCanvas,
    standing,
    furnish:
      field &&
      (hasSeats || (streetParty && does('dining'))) &&
      !(says(facts, 'hospitality_house') && !underCanvas) &&
      (streetParty || !is('festival', 'fair', 'concert', 'club_night')) &&
      !standing &&
      !isStood(facts),
    itemised: isItemised(facts),
    dry:
      (facts.hireList &&
        !(says(facts, 'only_what_is_named') && facts.demands.some(({ kinds }) => kinds.some(isShow)))) ||
      (kind === 'other' && activities.size === 0 && facts.performers.length === 0 && !gathers(facts)),
    ...performers,
    speakers: performers.speakers || (is('conference') ? 2 : 0),
    panel: performers.panel || (activities.has('panel') ? 4 : 0),
    dj: performers.dj || activities.has('dj'),
    players:
      performers.players ||
      (activities.has('live_music') ? 4 : activities.has('acoustic_music') && performers.choir === 0 ? 2 : 0),
    main,
    breakouts: breakoutRooms(isHosted(is) ? spaces.filter(({ name }) => name !== 'room') : spaces, people),
    is,
    does,
  };
  return { ...base, stage: stageAsked(facts, stageFor(base)) };
}

/** Nobody says what it is, but many come to it and are to hear or see something. */
function gathers({ attendees, demands }: Facts): boolean {
  const shown = demands.some(({ kinds }) => kinds.some(isShown));
  return (attendees?.value ?? 0) >= 100 && shown;
}

/** From so many different things on, a client has thought of everything; [ours]. */
const ITEMISED = 7;

function isItemised({ demands }: Facts): boolean {
  return new Set(demands.filter(({ optional }) => !optional).flatMap(({ kinds }) => kinds[0] ?? [])).size >= ITEMISED;
}

/** The size that the client gives is the stage's, whatever such events usually have. */
function stageAsked(facts: Facts, usual: StageSize): StageSize {
  const stages = facts.demands.filter((demand) => isStage(demand) || isCoveredStage(demand));
  const whole = stages.filter((demand) => !isForPlayers(demand));
  const sized = (whole.length > 0 ? whole : stages).filter(
    (demand) =>
      (demand.quantity ?? 1) === 1 && demand.traits.widthM !== undefined && demand.traits.depthM !== undefined,
  );
  const asked = sized.find((one) => !sized.some((other) => isRiserOn(one, other)));
  const { widthM, depthM } = asked?.traits ?? facts.stage ?? {};
  const heightM = asked?.traits.heightM ?? (isStageAsked(facts) ? facts.stage?.heightM : undefined);
  if (widthM === undefined || depthM === undefined || widthM * depthM < 1) {
    return heightM === undefined ? usual : { ...usual, heightM };
  }
  const [long, short] = widthM >= depthM ? [widthM, depthM] : [depthM, widthM];
  return {
    widthM: long,
    depthM: short,
    heightM: heightM !== undefined && heightM <= 2 ? heightM : usual.heightM,
    why: reason('stage/asked'),
  };
}

function isStageAsked({ demands }: Facts): boolean {
  return demands.some((demand) => isStage(demand) || isCoveredStage(demand));
}

function isStage({ kinds: [kind] }: Demand): boolean {
  return kind === 'stage_deck' || kind === 'mobile_stage';
}

/** What is only a part of the event in hand: a talk at a trade show makes no conference of it. */
const PARTS: Partial<Record<EventKind, readonly EventKind[]>> = {
  exhibition: ['conference', 'meeting', 'ceremony', 'reception', 'fair', 'sports', 'theatre', 'fashion_show'],
  fair: [
    'conference',
    'meeting',
    'ceremony',
    'reception',
    'exhibition',
    'sports',
    'concert',
    'festival',
    'party',
    'theatre',
    'fashion_show',
    'screening',
    'worship',
  ],
  festival: ['conference', 'meeting', 'ceremony', 'reception', 'exhibition', 'fair', 'sports', 'party', 'theatre'],
  sports: ['conference', 'meeting', 'ceremony', 'reception', 'exhibition', 'fair', 'theatre'],
  wedding: ['ceremony', 'reception', 'party', 'gala_dinner', 'meeting', 'theatre', 'concert'],
  conference: ['meeting', 'worship', 'fair'],
};

function kindOf({ events, performers, activities, conditions }: Facts): EventKind {
  const kind = events[0]?.value ?? 'other';
  const plays = performers.length > 0 || activities.some(({ value }) => value === 'live_music' || value === 'dj');
  return kind === 'festival' && !plays && says({ conditions }, 'procession') ? 'fair' : kind;
}

/** Ceremonies that people stand through. */
function isStood(facts: Facts): boolean {
  return facts.events[0]?.value === 'ceremony' && says(facts, 'stood_through');
}

function leadingKinds(facts: Facts, leading: EventKind): ReadonlySet<EventKind> {
  const parts = PARTS[leading] ?? [];
  const others = facts.events.map((event) => event.value).slice(1);
  return new Set([leading, ...others.filter((kind) => !parts.includes(kind))]);
}

function peopleOf(facts: Facts, kind: EventKind): { people: number; assumption: string | null } {
  const stated = wholeNumber(facts.attendees?.value ?? null);
  if (stated !== null) return { people: Math.min(stated, MOST_PEOPLE), assumption: null };
  const capacities = facts.spaces.filter((each) => each.role !== 'breakout').map((each) => each.capacity ?? 0);
  const fromRoom = wholeNumber(Math.max(0, ...capacities));
  if (fromRoom !== null) {
    const people = Math.min(fromRoom, MOST_PEOPLE);
    const holds = 'as many as the place is said to hold';
    return {
      people,
      assumption: `No number of guests was given: sized for ${counted(people, 'person', 'people')}, ${holds}`,
    };
  }
  const chairs = facts.demands
    .filter((demand) => demand.kinds.some((each) => SEATS.has(each)))
    .reduce((sum, demand) => sum + (wholeNumber(demand.quantity) ?? 0), 0);
  if (chairs >= 10) {
    const people = Math.min(chairs, MOST_PEOPLE);
    return {
      people,
      assumption: `No number of guests was given: sized for ${people}, as many as the chairs asked for`,
    };
  }
  const people = USUAL_PEOPLE[kind] ?? 100;
  return { people, assumption: `No number of guests was given: sized for ${counted(people, 'person', 'people')}` };
}

function daysOf(facts: Facts): number {
  return Math.min(wholeNumber(facts.days.value) ?? 1, 366);
}

/** Rounded up; null for what is no number of things. */
export function wholeNumber(value: number | null): number | null {
  return value !== null && Number.isFinite(value) && value > 0 ? Math.ceil(value) : null;
}

function canvasOf(facts: Facts): boolean {
  const kind = facts.events[0]?.value ?? 'other';
  // A tent at a festival is one place among others.
  if (kind === 'festival' || kind === 'fair' || kind === 'sports') return false;
  return (
    says(facts, 'in_a_tent') ||
    facts.spaces.some((space) => CANVAS.test(space.name) || CANVAS.test(space.words)) ||
    CANVAS.test(facts.setting?.words ?? '') ||
    CANVAS.test(facts.venueFound?.value ?? '') ||
    facts.events.some((event) => CANVAS.test(event.words ?? '')) ||
    facts.demands.some((demand) => demand.kinds[0] === 'marquee' && !isPopUp(demand.traits)) ||
    facts.exclusions.some((exclusion) => exclusion.kinds.includes('marquee') && exclusion.reason === 'provided')
  );
}

function performersOf(performers: readonly Performers[]) {
  const people = (...kinds: readonly Performers['kind'][]) =>
    performers
      .filter((each) => kinds.includes(each.kind))
      .reduce((sum, each) => sum + (wholeNumber(each.people) ?? 1), 0);
  const bands = performers.filter((each) => ['band', 'ensemble', 'orchestra'].includes(each.kind));
  const acts = bands.reduce((sum, each) => sum + (wholeNumber(each.acts) ?? 1), 0);
  return {
    speakers: people('speaker'),
    // Several panels follow each other on one stage: the largest counts.
    panel: largest(performers, 'panel'),
    hosts: people('host'),
    singers: people('singer'),
    players: Math.min(120, Math.max(0, ...bands.map(playersOf))),
    acts,
    choir: people('choir'),
    dj: people('dj') > 0,
  };
}

function largest(performers: readonly Performers[], kind: Performers['kind']): number {
  const sizes = performers.filter((each) => each.kind === kind).map((each) => perAct(each));
  return Math.min(40, Math.max(0, ...sizes));
}

/** A band without a stated size has four players, an ensemble four, an orchestra forty; [ours]. */
function playersOf(performers: Performers): number {
  const each = perAct(performers);
  if (each > 1) return each;
  return performers.kind === 'orchestra' ? 40 : 4;
}

function perAct(performers: Performers): number {
  return Math.ceil((wholeNumber(performers.people) ?? 1) / (wholeNumber(performers.acts) ?? 1));
}

/** The event as one place: what is there once for all guests. */
export function wholeEvent({ people }: Pick<Occasion, 'people'>): Room {
  return { name: 'the event', count: 1, people };
}

/**
 * The hall or stage, several alike where the brief has several: each is then sized for its share of the guests who are
 * there at a time.
 */
function mainRoom(spaces: readonly Space[], people: number, onStages: boolean): Room {
  const mains = spaces.filter((space) => space.role === 'main');
  const stages = onStages ? spaces.filter((space) => space.name.endsWith('stage')) : [];
  const among = stages.length > 0 ? stages : mains.slice(0, 1);
  const count = Math.min(20, among.reduce((sum, space) => sum + (wholeNumber(space.count) ?? 1), 0) || 1);
  const capacities = mains.flatMap((space) => wholeNumber(space.capacity) ?? []);
  const share = Math.max(1, Math.ceil(people / count));
  const room = capacities.length > 0 ? Math.max(...capacities) : share;
  const name = among.length > 1 ? 'stage' : (among[0]?.name ?? 'main room');
  return { name, count, people: Math.max(1, Math.min(people, room)) };
}

/** "The hall has 3 rooms": where people feast and nobody confers, those hold no sessions. */
function isHosted(is: (...wanted: readonly EventKind[]) => boolean): boolean {
  return is('wedding', 'party', 'reception', 'gala_dinner') && !is('conference', 'meeting', 'exhibition');
}

function breakoutRooms(spaces: readonly Space[], people: number): readonly Room[] {
  const rooms = spaces.filter((space) => space.role === 'breakout');
  const inAll = rooms.reduce((sum, space) => sum + (wholeNumber(space.count) ?? 1), 0);
  // "An AGM in a meeting room": where there is no other room, that is the main one.
  if (inAll === 1 && rooms.length === spaces.length && (rooms[0]?.capacity ?? people) >= people / 2) return [];
  return rooms.map((space) => ({
    name: space.name,
    words: space.words,
    breakout: true,
    count: Math.min(wholeNumber(space.count) ?? 1, 200),
    // Without a stated size the guests are spread evenly, at most 60 to a room; [ours].
    people: Math.min(wholeNumber(space.capacity) ?? Math.min(60, Math.ceil(people / Math.max(1, inAll))), MOST_PEOPLE),
  }));
}
