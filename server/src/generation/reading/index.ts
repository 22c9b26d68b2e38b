import type { Facts, Performers } from '../facts.ts';
import type { Brief, DateReading, Shelf } from '../types.ts';
import { readText, type Span, type Text } from './document/text.ts';
import { judgeAttendees, type JudgedFigure } from './event/attendee-judge.ts';
import { readAttendees } from './event/attendees.ts';
import { readClientFound } from './event/client.ts';
import { readDates } from './event/dates.ts';
import { readDays } from './event/days.ts';
import { readEventDate } from './event/event-date.ts';
import { readLetter } from './event/letter.ts';
import { readListeners } from './event/listeners.ts';
import { readVenueFound } from './event/venue.ts';
import { withSurroundings } from './around/index.ts';
import { readActivities, readSeating } from './scene/activities.ts';
import { readEvents } from './scene/events.ts';
import { withoutDeniedFilming } from './scene/filming.ts';
import { readPerformers } from './scene/performers.ts';
import { readRooms } from './scene/rooms.ts';
import { readSetting } from './scene/setting.ts';
import { toldBeside } from './scene/told-with-things.ts';
import { isBareOrder, judgeScope } from './scope.ts';
import { withProductNames } from './things/product-names.ts';
import { readThings } from './things/index.ts';
import type { Mention } from './things/mention.ts';
import { readMentions } from './things/mentions.ts';

/** A brief that was read: what it says, and what it says where a shelf is at hand whose products it calls by name. */
export interface BriefRead {
  readonly facts: Facts;
  over(shelf: Shelf): Facts;
}

/**
 * Reads a brief: words → facts, each with the words it came from. Fields of the brief win over its words; their
 * fractions are rounded up. Pure, and linear in the length of the description.
 */
export function readFacts(brief: Brief, reading: DateReading = ANY_DAY): Facts {
  return readBrief(brief, reading).facts;
}

/** The same, to be read on over a shelf: "the SQ-5 desk" is then that very desk. */
export function readBrief(brief: Brief, reading: DateReading = ANY_DAY): BriefRead {
  const text = readText(brief.description);
  const { performers, spans: performing } = readPerformers(text);
  const mentions = readMentions(text).filter((mention) => !performing.some((span) => isPartOf(mention, span)));
  const factsOf = (things: readonly Mention[]) => factsIn(brief, reading, { text, performers, performing }, things);
  const facts = factsOf(mentions);
  const over = ({ products }: Shelf): Facts => {
    const called = withProductNames(text, mentions, products);
    return called === mentions ? facts : factsOf(called);
  };
  return { facts, over };
}

/** "Keynote speaker": who performs is no thing to hire. */
function isPartOf(mention: Mention, { from, to }: Span): boolean {
  return mention.vague === true && mention.from >= from && mention.to <= to;
}

/** What is read of a text before its things are known. */
interface Ground {
  readonly text: Text;
  readonly performers: readonly Performers[];
  readonly performing: readonly Span[];
}

const ANY_DAY: DateReading = { today: null, dayFirst: true };

function factsIn(brief: Brief, reading: DateReading, ground: Ground, mentions: readonly Mention[]): Facts {
  const { text, performers, performing } = ground;
  const { spaces, spans: rooms } = readRooms(text);
  const dates = readDates(text, reading.dayFirst);
  const letter = readLetter(text.raw);
  const attendees = given(brief.attendees) ?? readAttendees(text, attending(text, mentions, dates));
  const groups = { performers, spaces, attendees: attendees?.value ?? null };
  const things = readThings(text, mentions, groups, [...performing, ...rooms, ...dates]);
  const events = readEvents(text);
  const facts: Facts = {
    hireList: false,
    scope: 'event',
    conditions: [],
    language: text.language,
    events,
    attendees,
    listeners: readListeners(text),
    days: given(brief.days) ?? readDays(text, dates),
    ...readEventDate(text, dates, letter, reading),
    venueFound: readVenueFound(text, letter),
    clientFound: readClientFound(brief.description),
    setting: readSetting(
      text,
      events.some(({ value }) => value === 'wedding'),
    ),
    seating: readSeating(text),
    activities: readActivities(text, performers),
    performers,
    spaces,
    demands: things.demands,
    exclusions: things.exclusions,
    spokenOf: things.spokenOf,
    doubts: things.doubts,
    optionalCategories: things.optionalCategories,
  };
  const scope = judgeScope(text, facts);
  const known = withoutDeniedFilming({ ...facts, ...toldBeside(text, mentions, { ...facts, scope }) }, text);
  return withSurroundings({ ...known, scope, hireList: isBareOrder(facts, scope) }, brief.description, text);
}

const SURE = 0.95;

/** Figures that may count who attends, none of a date; one right before a thing, "200 chairs", only where it surely does. */
function attending(text: Text, mentions: readonly Mention[], dates: readonly Span[]): readonly JudgedFigure[] {
  const starts = new Set(mentions.map(({ from }) => from));
  return judgeAttendees(text).filter(
    ({ figure, chance }) =>
      (chance >= SURE || !starts.has(figure.to)) &&
      !dates.some(({ from, to }) => figure.from >= from && figure.to <= to),
  );
}

function given(value: number | undefined): { value: number; words: null } | null {
  return value === undefined ? null : { value: Math.ceil(value), words: null };
}
