import { readActivities, readSeating } from '../reading/scene/activities.ts';
import { readEvents } from '../reading/scene/events.ts';
import { withoutDeniedFilming } from '../reading/scene/filming.ts';
import { readPerformers } from '../reading/scene/performers.ts';
import { readRooms } from '../reading/scene/rooms.ts';
import { readSetting } from '../reading/scene/setting.ts';
import { toldBeside } from '../reading/scene/told-with-things.ts';
import { isBareOrder, judgeScope } from '../reading/scope.ts';
import type { Brief, Facts, Performers, Shelf } from '../types.ts';
import { guessAttendees } from './attendee-guess.ts';
import { readAttendees } from './attendees.ts';
import { readBudget } from './budget.ts';
import { withConditions } from './conditions.ts';
import { withCalled } from './called.ts';
import { readDateFound, readDates } from './dates.ts';
import { readDays } from './days.ts';
import { inputsOf, listedDemands, withListed } from './inputs/demands.ts';
import { type InputList, readInputLists } from './inputs/lists.ts';
import { readListeners } from './listeners.ts';
import type { Mention } from '../reading/things/mention.ts';
import { readMentions } from '../reading/things/mentions.ts';
import { readThings } from '../reading/things/index.ts';
import { readPeopleBehind } from './people-behind.ts';
import { Places } from '../reading/document/places.ts';
import { readText, type Span, type Text } from '../reading/document/text.ts';
import { readVenueFound } from './venue.ts';

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
  const mentions = readMentions(text);
  const lists = readInputLists(text.raw);
  const places = new Places(text);
  const listed = lists.map((list) => places.spanOf(list));
  const ground = { text, performers, performing, lists, listed };
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
  readonly performers: readonly Performers[];
  readonly performing: readonly Span[];
  readonly lists: readonly InputList[];
  /** Where these stand: what their rows name is told by them. */
  readonly listed: readonly Span[];
}

function factsIn(brief: Brief, ground: Ground, mentions: readonly Mention[]): Facts {
  const { text, performers, performing, lists, listed } = ground;
  const { spaces, spans: rooms } = readRooms(text);
  const things = new Set(mentions.map(({ from }) => from));
  const taken = [...performing, ...rooms];
  const dates = readDates(text);
  const counted = [...taken, ...dates, ...readPeopleBehind(text, mentions)];
  const said = given(brief.attendees) ?? readAttendees(text, counted, things);
  const attendees = said ?? guessAttendees(text, counted, things);
  const groups = { performers, spaces, attendees: attendees?.value ?? null };
  const wishes = readThings(text, mentions, groups, [...taken, ...dates, ...listed]);
  const { exclusions, spokenOf, doubts, optionalCategories } = wishes;
  const rowsTake = listedDemands(text.raw, lists, exclusions);
  const demands = withListed(wishes.demands, rowsTake);
  const events = readEvents(text);
  const activities = readActivities(text, performers);
  const facts: Facts = {
    hireList: false,
    scope: 'event',
    conditions: [],
    language: text.language,
    events,
    attendees,
    listeners: readListeners(text),
    days: given(brief.days) ?? readDays(text, dates),
    dateFound: readDateFound(text, dates),
    venueFound: readVenueFound(text),
    setting: readSetting(
      text,
      events.some(({ value }) => value === 'wedding'),
    ),
    seating: readSeating(text),
    activities,
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
  const scope = judgeScope(text, facts);
  const known = withoutDeniedFilming({ ...facts, ...toldBeside(text, mentions, { ...facts, scope }) }, text);
  return withConditions({ ...known, scope, hireList: isBareOrder(facts, scope) }, brief.description, text);
}

function given(value: number | undefined): { value: number; words: null } | null {
  return value === undefined ? null : { value: Math.ceil(value), words: null };
}
