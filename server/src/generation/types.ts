import type { Category, Unit } from '@showbill/contract';
import type { Kind, KindMatch, Traits } from '../equipment/index.ts';

/** What the caller sent, checked. Fields win over what the description says. */
export interface Brief {
  readonly description: string;
  readonly date?: string | undefined; // YYYY-MM-DD
  readonly venue?: string | undefined;
  readonly attendees?: number | undefined;
  readonly days?: number | undefined;
  readonly title?: string | undefined;
}

/** What the caller sent beside the description. */
export type EventFields = Omit<Brief, 'description'>;

/** A fact and the words of the description it was read from; `words` is null when it came from a request field. */
export interface Fact<T> {
  readonly value: T;
  readonly words: string | null;
}

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

export type Seating = 'theatre' | 'classroom' | 'banquet' | 'cabaret' | 'boardroom' | 'standing';

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

export type PerformerKind =
  | 'speaker'
  | 'panel'
  | 'host'
  | 'singer'
  | 'band'
  | 'ensemble'
  | 'choir'
  | 'orchestra'
  | 'dj'
  | 'dancers';

/**
 * Who stands on the stage. `people` is how many in all ("a panel of six": 6, "7-piece band": 7). `acts`: how many of them
 * ("three bands": 3).
 */
export interface Performers {
  readonly kind: PerformerKind;
  readonly people: number;
  readonly acts: number;
  readonly words: string;
}

/** A room or area of its own. `count` of them alike, each for `capacity` people where that is said. */
export interface Space {
  readonly name: string; // 'seminar room', 'foyer', 'main hall'
  readonly role: 'main' | 'breakout' | 'foyer' | 'outdoor' | 'other';
  readonly count: number;
  readonly capacity: number | null;
  readonly words: string;
}

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
  'soup',
  'coffee',
  'wine',
  'sparkling_wine',
  'collected_by_client', // nothing is delivered
] as const;

export type Condition = (typeof CONDITIONS)[number];

/** What a text gives of the size of its stage, wherever it stands. */
export interface StageSaid {
  readonly widthM?: number;
  readonly depthM?: number;
  readonly heightM?: number;
}

/** Something asked for by name: "12 bar stools", "two sets of steps", "a lectern". */
export interface Demand {
  /** What was asked for, in the client's words and without the number: "bar stools". */
  readonly phrase: string;
  readonly quantity: number | null;
  /** What it is in the trade's words, best first; empty when not recognised. */
  readonly kinds: readonly Kind[];
  /** Ids of the products that it is called by the name of: "the SQ-5 desk". */
  readonly called?: readonly string[];
  /** A size that was stated with it ("8' x 4' risers", "2x1 m"). */
  readonly traits: Traits;
  /** An area that was stated: "60 m² of carpet". */
  readonly squareMetres?: number;
  /** "include lighting as an option": to be offered, not in the total. */
  readonly optional: boolean;
  /** "A projector or a big TV": what would do as well, planned where the shelf lacks the first. */
  readonly or?: Demand;
  readonly words: string;
  /** The words that stand around these and describe the thing: "white … to the floor". */
  readonly around?: string;
  /** Asked for in the breakout rooms: so many in all, or in each of them. */
  readonly place?: 'breakouts' | 'each_breakout';
  /** What to quote for it where its own words alone would mislead: the whole group that it is a part of. */
  readonly quote?: string;
}

/** What must not be in the proposal: not wanted, or there already. Categories for "no lighting", kinds for "we have chairs". */
export interface Exclusion {
  readonly categories: readonly Category[];
  readonly kinds: readonly Kind[];
  /** Words that match neither: compared with product names. */
  readonly phrase: string;
  readonly reason: 'unwanted' | 'provided';
  readonly words: string;
}

/** Spoken of, and neither wished for nor refused: what the planner does not add of itself. */
export interface SpokenOf {
  readonly kinds: readonly Kind[];
  readonly words: string;
}

/** Named so that it stays open whether it is to come from us. */
export interface Doubt {
  readonly kinds: readonly Kind[];
  readonly words: string;
}

/** Who asks, as far as the text says. */
export interface ClientFound {
  readonly name: Fact<string> | null;
  readonly company: Fact<string> | null;
  readonly email: Fact<string> | null;
  readonly phone: Fact<string> | null;
}

/** Against what the dates of a text are read. */
export interface DateReading {
  /** YYYY-MM-DD, behind which a date without a year and "on Saturday" lie; without it they say no day. */
  readonly today: string | null;
  /** 5/7/2027 is in July, as everywhere but in the United States. */
  readonly dayFirst: boolean;
}

/** Everything understood from a brief. */
export interface Facts {
  readonly language: Language;
  /** Kinds of event, the leading one first; never empty ('other' where nothing is said). */
  readonly events: readonly Fact<EventKind>[];
  readonly attendees: Fact<number> | null;
  /** How many of them follow an interpretation. */
  readonly listeners: Fact<number> | null;
  readonly days: Fact<number>;
  /** Read from the words only to be offered; never fills the event's date, place or client. Days as YYYY-MM-DD. */
  readonly dateFound: Fact<string> | null;
  /** The last day, where there are several that run on. */
  readonly dateTo: Fact<string> | null;
  readonly venueFound: Fact<string> | null;
  readonly clientFound: ClientFound;
  readonly setting: Fact<'indoor' | 'outdoor' | 'both'> | null;
  readonly seating: readonly Fact<Seating>[];
  readonly activities: readonly Fact<Activity>[];
  readonly performers: readonly Performers[];
  readonly spaces: readonly Space[];
  readonly demands: readonly Demand[];
  readonly exclusions: readonly Exclusion[];
  readonly spokenOf: readonly SpokenOf[];
  readonly doubts: readonly Doubt[];
  /** Categories that are to be offered as an option as a whole ("include lighting as an option"). */
  readonly optionalCategories: readonly Fact<Category>[];
  readonly conditions: readonly Fact<Condition>[];
  /** "Tables of eight". */
  readonly tableSeats?: number;
  readonly stage?: StageSaid;
  /** The brief is a list of things to hire and tells of no event to be planned around them. */
  readonly hireList: boolean;
  readonly scope: Scope;
  /** Major units; the currency as an ISO code where it was said. */
  readonly budget: Fact<{ readonly amount: number; readonly currency: string | null }> | null;
}

/** What the engine wants to see of the catalogue. */
export interface ShelfRequest {
  readonly kinds: readonly Kind[];
  /** Free words of demands that match no kind, searched in names and descriptions. */
  readonly phrases: readonly string[];
}

/** One product as the engine sees it: no price. */
export interface ShelfProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly category: Category;
  readonly unit: Unit;
  readonly kinds: readonly KindMatch[];
  readonly traits: Traits;
  /** The company's own sizing: one unit serves this many attendees. Wins over every rule of thumb. */
  readonly perAttendees: number | null;
  readonly accessories: readonly { readonly productId: string; readonly quantity: number }[];
  /** What the company can send out; null for a product whose stock is not tracked. */
  readonly stock: ShelfStock | null;
  /** Units owned, whatever is taken on the event's days; null where the stock is not tracked. */
  readonly owned?: number | null | undefined;
  /** Where its price stands among products of its kind; absent in the middle, or where there are too few to tell. */
  readonly priceLevel?: 'low' | 'high' | undefined;
}

/** Units of one product that a company can send out for an event. */
export interface ShelfStock {
  /** The least free over the days of the event and its buffers, 0 or negative where more is held; without a date: units owned. */
  readonly free: number;
  /** The first day with that least, YYYY-MM-DD; null: the event has no date. */
  readonly tightestDay: string | null;
}

/** The catalogue's candidates, accessories of candidates included; ordered by name, then id. */
export interface Shelf {
  readonly products: readonly ShelfProduct[];
}

export interface DraftLine {
  readonly productId: string;
  /** Pieces at one time, a whole number ≥ 1; days and hours are multiplied in by pricing. */
  readonly units: number;
  /** Hours one unit works in all, for products priced by the hour; else null. */
  readonly hours: number | null;
  /** Days it is there, where these are not all days of the event. */
  readonly days?: number | undefined;
  readonly optional: boolean;
  readonly reason: string;
  /** The words of the brief that it came from, where they are known; of several, the first two, with ' … ' between them. */
  readonly words?: string | null;
}

export interface Draft {
  readonly title: string;
  readonly scopeSummary: string;
  readonly lines: readonly DraftLine[];
  /** What was asked for and the catalogue lacks, in the client's words. */
  readonly unmet: readonly string[];
  /** What was taken for granted, for the company to look at before it sends; in the language of the brief. */
  readonly assumptions: readonly string[];
  /** What to ask the client before it is sent, each with what the answer would change; in the language of the brief. */
  readonly questions: readonly string[];
  /** The event as understood, for what the request left open. */
  readonly attendees: number | null;
  readonly days: number;
  /** Of the brief and of these texts: ISO 639-1. */
  readonly language: string;
}

/** Turns briefs into drafts. */
export interface Drafter {
  readonly name: 'model' | 'builtin';
  /** Takes in a brief, as far as that is done before the catalogue is looked at. */
  open(brief: Brief): OpenedBrief;
}

/** A brief that waits for its shelf. */
export interface OpenedBrief {
  /** What to look for in a large catalogue. */
  readonly wants: ShelfRequest;
  /** Days of the event as far as they are known by now. */
  readonly days: number;
  /** Throws AppError('generation_failed') when nothing usable comes out. */
  draft(request: DraftRequest): Promise<Drafted>;
}

export interface DraftRequest {
  readonly shelf: Shelf;
  readonly signal: AbortSignal;
  /** Told how far it has come; it must not throw. */
  readonly report?: ReportProgress | undefined;
}

/** What is being done now: the brief read, products chosen, the list checked, prices put to it. */
export type Stage = 'reading' | 'choosing' | 'checking' | 'pricing';

/** A line as it stands so far: it may yet change, or go. */
export interface PartialLine {
  readonly product: string;
  readonly category: Category;
  readonly units: number;
  readonly optional: boolean;
}

export interface Progress {
  readonly stage: Stage;
  /** All lines so far; empty while there are none. */
  readonly lines: readonly PartialLine[];
}

export type ReportProgress = (progress: Progress) => void;

export interface Drafted {
  readonly draft: Draft;
  readonly by: 'model' | 'builtin';
  /** Null for the built-in planner. */
  readonly usage: ModelUsage | null;
  /** Why the model did not draft, where the built-in planner stepped in for it. */
  readonly fellBackBecause?: string | undefined;
}

export interface ModelUsage {
  readonly provider: string;
  readonly model: string;
  readonly tries: number;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly milliseconds: number;
}
