import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import { isOrder } from '../reading/scope.ts';
import type { Brief, EventKind, Fact, Facts, PerformerKind, Performers, Shelf } from '../types.ts';
import { type Asking, readAsking } from './asking.ts';
import { guessAttendees } from './attendee-guess.ts';
import { readAttendees } from './attendees.ts';
import { readBudget } from './budget.ts';
import { withConditions } from './conditions.ts';
import { withCalled } from './called.ts';
import { readDateFound, readDates } from './dates.ts';
import { readDays } from './days.ts';
import { readEvents } from './event-kinds.ts';
import { withoutDeniedFilming } from './filming.ts';
import { isHireList, isInThing } from './hire-list.ts';
import { inputsOf, listedDemands, withListed } from './inputs/demands.ts';
import { type InputList, readInputLists } from './inputs/lists.ts';
import { readListeners } from './listeners.ts';
import type { Mention } from './mention.ts';
import { readMentions } from './mentions.ts';
import { isOnlyGoods } from './only-goods.ts';
import { readPeopleBehind } from './people-behind.ts';
import { readPerformers } from './performers.ts';
import { asksForPlaceOnly } from './riders/only-place.ts';
import { readActivities, readSeating, readSetting } from './scene.ts';
import { readSpaces } from './spaces.ts';
import { Places } from './text/places.ts';
import { readText, type Span, type Text } from './text/text.ts';
import { readVagueWords } from './vague-words.ts';
import { readVenueFound } from './venue.ts';
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
export function understand(brief: Brief): Facts {
  return readBrief(brief).facts;
}

/** The same, to be read on over a shelf: "the SQ-5 desk" is then that very desk. */
export function readBrief(brief: Brief): BriefRead {
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

function factsIn(brief: Brief, ground: Ground, mentions: readonly Mention[]): Facts {
  const { text, asking, performers, performing, lists, listed } = ground;
  const { spaces, spans: rooms } = readSpaces(text);
  const things = new Set(mentions.map(({ from }) => from));
  const taken = [...performing, ...rooms];
  const dates = readDates(text);
  const named = [...mentions, ...readVagueWords(text, mentions, performing)].toSorted((a, b) => a.from - b.from);
  const counted = [...taken, ...dates, ...readPeopleBehind(text, mentions)];
  const said = given(brief.attendees) ?? readAttendees(text, counted, things);
  const attendees = said ?? guessAttendees(text, counted, things);
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
    people: said !== null || performers.length > 0,
    goings: activitiesTold.length > 0 || spaces.some(({ role }) => role === 'breakout'),
    rows,
  });
  const events = hireList || eventsTold[0]?.words !== null ? eventsTold : readEvents(text);
  const facts: Facts = {
    hireList,
    conditions: [],
    language: text.language,
    events: ofMusicians(ofRiders(events, performers, demands), performers, demands),
    attendees,
    listeners: readListeners(text),
    days: given(brief.days) ?? readDays(text, dates),
    dateFound: readDateFound(text, dates),
    venueFound: readVenueFound(text),
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
  const isList = hireList || onlyGoods || isOrder(known);
  return withConditions({ ...known, hireList: isList }, brief.description);
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
