import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import { judgeAttendees } from '../reading/event/attendee-judge.ts';
import { readAttendees } from '../reading/event/attendees.ts';
import { readBudget } from '../reading/event/budget.ts';
import { readClientFound } from '../reading/event/client.ts';
import { readDates } from '../reading/event/dates.ts';
import { readDays } from '../reading/event/days.ts';
import { readEventDate } from '../reading/event/event-date.ts';
import { readLetter } from '../reading/event/letter.ts';
import { readListeners } from '../reading/event/listeners.ts';
import { readVenueFound } from '../reading/event/venue.ts';
import { isOrder } from '../reading/scope.ts';
import type { Brief, DateReading, EventKind, Fact, Facts, PerformerKind, Performers, Shelf } from '../types.ts';
import { type Asking, readAsking } from './asking.ts';
import { withCalled } from './called.ts';

import { readEvents } from './event-kinds.ts';
import { withoutDeniedFilming } from './filming.ts';
import { isHireList, isInThing } from './hire-list.ts';
import { inputsOf, listedDemands, withListed } from './inputs/demands.ts';
import { type InputList, readInputLists } from './inputs/lists.ts';
import type { Mention } from './mention.ts';
import { readMentions } from './mentions.ts';
import { isOnlyGoods } from './only-goods.ts';
import { readPerformers } from './performers.ts';
import { asksForPlaceOnly } from './riders/only-place.ts';
import { readActivities, readSeating, readSetting } from './scene.ts';
import { readSpaces } from './spaces.ts';
import { Places } from '../reading/document/places.ts';
import { readText, type Span, type Text } from '../reading/document/text.ts';
import { readVagueWords } from './vague-words.ts';
import { readWishes } from './wishes.ts';

/** A brief that was read: what it says, and what it says where a shelf is at hand whose products it calls by name. */
export interface BriefRead {
  readonly facts: Facts;
  over(shelf: Shelf): Facts;
}

/**
 * Reads a brief: words → facts, each with the words it came from. Fields of the brief win over its words; their
 * fractions are rounded up. Pure, and linear in the length of the description.
 */
export function understand(brief: Brief, reading: DateReading = ANY_DAY): Facts {
  return readBrief(brief, reading).facts;
}

/** The same, to be read on over a shelf: "the SQ-5 desk" is then that very desk. */
export function readBrief(brief: Brief, reading: DateReading = ANY_DAY): BriefRead {
  const text = readText(brief.description);
  const { performers, spans: performing } = readPerformers(text);
  const asking = readAsking(text);
  const mentions = readMentions(text, asking, performing);
  const lists = readInputLists(text.raw);
  const places = new Places(text);
  const listed = lists.map((list) => places.spanOf(list));
  const ground = { text, asking, performers, performing, lists, listed };
  const factsOf = (things: readonly Mention[]) =>
    factsIn(
      brief,
      reading,
      ground,
      things.filter(({ from }) => !listed.some((list) => from >= list.from && from < list.to)),
    );
  const facts = factsOf(mentions);
  const over = ({ products }: Shelf): Facts => {
    const called = withCalled(text, mentions, products);
    return called === mentions ? facts : factsOf(called);
  };
  return { facts, over };
}

/** What is read of a text before its things are known. */
interface Ground {
  readonly text: Text;
  readonly asking: Asking;
  readonly performers: readonly Performers[];
  readonly performing: readonly Span[];
  readonly lists: readonly InputList[];
  /** Where these stand: what their rows name is told by them. */
  readonly listed: readonly Span[];
}

const ANY_DAY: DateReading = { today: null, dayFirst: true };

function factsIn(brief: Brief, reading: DateReading, ground: Ground, mentions: readonly Mention[]): Facts {
  const { text, asking, performers, performing, lists, listed } = ground;
  const { spaces, spans: rooms } = readSpaces(text);
  const taken = [...performing, ...rooms];
  const dates = readDates(text, reading.dayFirst);
  const letter = readLetter(text.raw);
  const named = [...mentions, ...readVagueWords(text, mentions, performing)].toSorted((a, b) => a.from - b.from);
  const attendees = given(brief.attendees) ?? readAttendees(text, judgeAttendees(text));
  const groups = { performers, spaces, attendees: attendees?.value ?? null };
  const surroundings = { asking, mentions, groups, taken, dates, listed };
  const wishes = readWishes(text, named, surroundings);
  const { exclusions, spokenOf, doubts, optionalCategories, rows } = wishes;
  const rowsTake = listedDemands(text.raw, lists, exclusions);
  const demands = withListed(wishes.demands, rowsTake);
  const isThing = isInThing(text, mentions);
  const eventsTold = readEvents(text, isThing);
  const activitiesTold = readActivities(text, performers, isThing);
  const hireList = isHireList(text, demands, {
    event: eventsTold[0]?.words === null ? null : (eventsTold[0]?.value ?? null),
    people: attendees !== null || performers.length > 0,
    goings: activitiesTold.length > 0 || spaces.some(({ role }) => role === 'breakout'),
    rows,
  });
  const events = hireList || eventsTold[0]?.words !== null ? eventsTold : readEvents(text);
  const facts = {
    language: text.language,
    events: ofMusicians(ofRiders(events, performers, demands), performers, demands),
    attendees,
    listeners: readListeners(text),
    days: given(brief.days) ?? readDays(text, dates),
    ...readEventDate(text, dates, letter, reading),
    venueFound: readVenueFound(text, letter),
    clientFound: readClientFound(brief.description),
    setting: readSetting(text),
    seating: readSeating(text),
    activities: hireList ? [] : readActivities(text, performers),
    performers,
    spaces,
    demands,
    exclusions,
    spokenOf,
    doubts,
    optionalCategories,
    budget: readBudget(text),
    ...(rowsTake.length === 0 ? {} : { inputs: inputsOf(lists) }),
  };
  const known = withoutDeniedFilming(facts, text);
  const onlyGoods = isOnlyGoods(known, brief.description) || asksForPlaceOnly(text, known.demands);
  return { ...known, hireList: hireList || onlyGoods || isOrder(known) };
}

/** "Tech rider" of one who only speaks into microphones: nobody plays. */
function ofRiders(
  events: readonly Fact<EventKind>[],
  performers: readonly Performers[],
  demands: Facts['demands'],
): readonly Fact<EventKind>[] {
  const play = performers.length > 0 || demands.some(({ kinds: [kind] }) => kind !== undefined && isPlayedWith(kind));
  return events.map((event) =>
    event.value === 'concert' && RIDER.test(event.words ?? '') && !play ? { ...event, value: 'other' } : event,
  );
}

const RIDER = /^(?:tech(?:nical)?|stage|production|hospitality)? ?riders?$/iu;

function isPlayedWith(kind: Kind): boolean {
  return KIND_CATEGORY[kind] === 'backline' || PLAYED_WITH.has(kind);
}

const PLAYED_WITH: ReadonlySet<Kind> = new Set<Kind>([
  'stage_monitor',
  'in_ear_monitor',
  'di_box',
  'mic_instrument',
  'stagebox',
]);

/** "A performance by the jazz orchestra" is a concert, performances to a DJ are no theatre. */
function ofMusicians(
  events: readonly Fact<EventKind>[],
  performers: readonly Performers[],
  demands: Facts['demands'],
): Fact<EventKind>[] {
  const played = demands.filter(({ kinds: [kind] }) => kind !== undefined && isPlayedWith(kind));
  const play = performers.some(({ kind }) => MUSICIANS.has(kind)) || played.length > 1;
  const isDanced = performers.some(({ kind }) => kind === 'dj');
  return events.map((event) => {
    if (event.value !== 'theatre' || !PERFORMANCE.test(event.words ?? '')) return event;
    return play ? { ...event, value: 'concert' } : isDanced ? { ...event, value: 'other' } : event;
  });
}

const MUSICIANS: ReadonlySet<PerformerKind> = new Set<PerformerKind>([
  'band',
  'ensemble',
  'orchestra',
  'choir',
  'singer',
]);
const PERFORMANCE = /^performances?$/iu;

function given(value: number | undefined): { value: number; words: null } | null {
  return value === undefined ? null : { value: Math.ceil(value), words: null };
}
