import { CATEGORIES, type Category } from '@showbill/contract';
import { z } from 'zod';
import { KINDS, type Kind, type Traits } from '../equipment/index.ts';

/**
 * The closed vocabulary of what a brief says. The reader gives facts, the planner knows nothing else of the text. Each
 * keeps the words it rests on.
 */

/** A fact and the words of the description it was read from; `words` is null when it came from a request field. */
export interface Fact<T> {
  readonly value: T;
  readonly words: string | null;
}

const factOf = <T extends z.ZodType>(value: T) => z.strictObject({ value, words: z.string().nullable() }).readonly();
const listOf = <T extends z.ZodType>(item: T) => z.array(item).readonly();
const counted = z.int().positive();
const day = z.iso.date();
const category = z.enum(CATEGORIES satisfies readonly Category[]);
const kind = z.enum(KINDS satisfies readonly Kind[]);

/** Of a brief: things that are named, an event to be planned whole, or nothing that could be quoted. */
export const SCOPES = ['order', 'event', 'neither'] as const;
export type Scope = (typeof SCOPES)[number];

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const EVENT_KINDS = [
  'conference',
  'meeting',
  'exhibition',
  'gala_dinner',
  'awards',
  'wedding',
  'party',
  'concert',
  'club_night',
  'festival',
  'ceremony',
  'theatre',
  'fashion_show',
  'sports',
  'fair',
  'reception',
  'screening',
  'worship',
  'other',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const SEATINGS = ['theatre', 'classroom', 'banquet', 'cabaret', 'boardroom', 'standing'] as const;
export type Seating = (typeof SEATINGS)[number];

/** What happens at the event and so calls for equipment. */
export const ACTIVITIES = [
  'speech',
  'presentation',
  'panel',
  'questions',
  'awards',
  'live_music',
  'acoustic_music',
  'dj',
  'background_music',
  'dancing',
  'dining',
  'buffet',
  'bar',
  'reception',
  'ceremony',
  'theatre',
  'film',
  'stream',
  'recording',
  'interpretation',
  'workshops',
  'exhibition',
  'registration',
] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const PERFORMER_KINDS = [
  'speaker',
  'panel',
  'host',
  'singer',
  'band',
  'ensemble',
  'choir',
  'orchestra',
  'dj',
  'dancers',
] as const;
export type PerformerKind = (typeof PERFORMER_KINDS)[number];

export const SETTINGS = ['indoor', 'outdoor', 'both'] as const;
export const SPACE_ROLES = ['main', 'breakout', 'foyer', 'outdoor', 'other'] as const;

/**
 * Who stands on the stage. `people` is how many in all ("a panel of six": 6, "7-piece band": 7). `acts`: how many of them
 * ("three bands": 3).
 */
const performers = z
  .strictObject({ kind: z.enum(PERFORMER_KINDS), people: counted, acts: counted, words: z.string() })
  .readonly();
export type Performers = z.infer<typeof performers>;

/** A room or area of its own ("seminar room"). `count` of them alike, each for `capacity` people where that is said. */
const space = z
  .strictObject({
    name: z.string(),
    role: z.enum(SPACE_ROLES),
    count: counted,
    capacity: counted.nullable(),
    words: z.string(),
  })
  .readonly();
export type Space = z.infer<typeof space>;

/** What a text says of the place and the show; each rests on the words that say it. */
export const CONDITIONS = [
  'mains_power', // sockets are at hand: nothing has to make power
  'no_power', // said to have none
  'building_near', // houses stand by: their sockets serve, and their toilets
  'music_unamplified', // heard as it is played
  'loud_band', // what is called so is loud, whoever plays
  'playback', // recorded music is played
  'heavy_bass', // music is to be felt
  'main_room_equipped', // only what is asked for in it is planned
  'set_up_by_us', // things are to be put up, not only delivered
  'in_a_tent',
  'visitors_over_the_day', // all who come in the course of it, not at a time
  'projection',
  'daylight', // the room cannot be darkened
  'soup',
  'coffee',
  'wine',
  'sparkling_wine',
  'collected_by_client', // nothing is delivered
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What a text gives of the size of its stage, wherever it stands. */
const stageSaid = z
  .strictObject({
    widthM: z.number().exactOptional(),
    depthM: z.number().exactOptional(),
    heightM: z.number().exactOptional(),
  })
  .readonly();
export type StageSaid = z.infer<typeof stageSaid>;

const named = z.strictObject({
  /** What was asked for, in the client's words and without the number: "bar stools". */
  phrase: z.string(),
  quantity: counted.nullable(),
  /** What it is in the trade's words, best first; empty when not recognised. */
  kinds: listOf(kind),
  /** Ids of the products that it is called by the name of: "the SQ-5 desk". */
  called: listOf(z.string()).exactOptional(),
  /** A size that was stated with it ("8' x 4' risers", "2x1 m"). */
  traits: z.custom<Traits>((value) => z.record(z.string(), z.number()).safeParse(value).success),
  /** An area that was stated: "60 m² of carpet". */
  squareMetres: z.number().exactOptional(),
  /** For how many it is, where that is said with it: "tables and chairs for 30 people". */
  people: counted.exactOptional(),
  /** "include lighting as an option": to be offered, not in the total. */
  optional: z.boolean(),
  words: z.string(),
  /** The words that stand around these and describe the thing: "white … to the floor". */
  around: z.string().exactOptional(),
  /** Asked for in the breakout rooms: so many in all, or in each of them. */
  place: z.enum(['breakouts', 'each_breakout']).exactOptional(),
});

/** Something asked for by name: "12 bar stools", "two sets of steps", "a lectern". */
export interface Demand extends Readonly<z.infer<typeof named>> {
  /** "A projector or a big TV": what would do as well, planned where the shelf lacks the first. */
  readonly or?: Demand;
}
const demand: z.ZodType<Demand> = named.extend({
  get or() {
    return demand.exactOptional();
  },
});

/** What must not be in the proposal: not wanted, or there already. Categories for "no lighting", kinds for "we have chairs". */
const exclusion = z
  .strictObject({
    categories: listOf(category),
    kinds: listOf(kind),
    reason: z.enum(['unwanted', 'provided']),
    words: z.string(),
  })
  .readonly();
export type Exclusion = z.infer<typeof exclusion>;

const kindsSaid = z.strictObject({ kinds: listOf(kind), words: z.string() }).readonly();
/** Spoken of, and neither wished for nor refused: what the planner does not add of itself. */
export type SpokenOf = z.infer<typeof kindsSaid>;
/** Named so that it stays open whether it is to come from us. */
export type Doubt = z.infer<typeof kindsSaid>;

const text = factOf(z.string()).nullable();
/** Who asks, as far as the text says. */
const clientFound = z.strictObject({ name: text, company: text, email: text, phone: text }).readonly();
export type ClientFound = z.infer<typeof clientFound>;

/** Everything understood from a brief. */
export const facts = z
  .strictObject({
    language: z.enum(LANGUAGES),
    /** Kinds of event, the leading one first; never empty ('other' where nothing is said). */
    events: listOf(factOf(z.enum(EVENT_KINDS))),
    attendees: factOf(counted).nullable(),
    /** How many of them follow an interpretation. */
    listeners: factOf(counted).nullable(),
    days: factOf(counted),
    /** Read from the words only to be offered; never fills the event's date, place or client. */
    dateFound: factOf(day).nullable(),
    /** The last day, where there are several that run on. */
    dateTo: factOf(day).nullable(),
    venueFound: text,
    clientFound,
    setting: factOf(z.enum(SETTINGS)).nullable(),
    seating: listOf(factOf(z.enum(SEATINGS))),
    activities: listOf(factOf(z.enum(ACTIVITIES))),
    performers: listOf(performers),
    spaces: listOf(space),
    demands: listOf(demand),
    exclusions: listOf(exclusion),
    spokenOf: listOf(kindsSaid),
    doubts: listOf(kindsSaid),
    /** Categories that are to be offered as an option as a whole ("include lighting as an option"). */
    optionalCategories: listOf(factOf(category)),
    conditions: listOf(factOf(z.enum(CONDITIONS))),
    /** "Tables of eight". */
    tableSeats: counted.exactOptional(),
    stage: stageSaid.exactOptional(),
    /** The brief is a list of things to hire and tells of no event to be planned around them. */
    hireList: z.boolean(),
    scope: z.enum(SCOPES),
  })
  .readonly();
export type Facts = z.infer<typeof facts>;
