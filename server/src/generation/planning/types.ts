import type { Kind } from '../../equipment/index.ts';
import type { Activity, EventKind, Facts } from '../facts.ts';
import type { ShelfProduct } from '../types.ts';
import type { Attribute } from './products/attributes.ts';
import type { Reason, Said } from './prose/reasons.ts';

/** Where the number of people was taken from: only the first was said to be that. */
export type PeopleFrom = 'said' | 'place' | 'chairs' | 'usual';

/** What one product would mean for a need. */
export interface Sized {
  readonly units: number;
  /** How well the product suits, from 0 (a last resort) to 1 (just right). */
  readonly fit: number;
  /** The rule with its numbers. */
  readonly why: Reason;
}

/** Sizes a need with one product, considered as one of its kinds; null where the product cannot serve it. */
export type Size = (product: ShelfProduct, kind: Kind) => Sized | null;

/** A room or area to be equipped; `count` of them alike, each for `people`. */
export interface Room {
  readonly name: string;
  readonly count: number;
  readonly people: number;
  /** Beside the main room, with a small set of its own. */
  readonly breakout?: true;
  /** The words of the brief that name it. */
  readonly words?: string;
}

export interface StageSize {
  readonly widthM: number;
  readonly depthM: number;
  readonly heightM: number;
  /** What it is for. */
  readonly why: Said;
}

/** The event as the rules see it: facts completed by what such events are usually like. */
export interface Occasion {
  readonly facts: Facts;
  readonly kind: EventKind;
  readonly people: number;
  readonly peopleFrom: PeopleFrom;
  readonly days: number;
  /** No building: power, toilets and seats have to come. */
  readonly field: boolean;
  /** Sound has to carry and rain may fall. */
  readonly openAir: boolean;
  readonly underCanvas: boolean;
  readonly standing: boolean;
  /** The client needs furniture brought: nothing else would be there to sit on. */
  readonly furnish: boolean;
  /** The client names piece by piece what is wanted. */
  readonly itemised: boolean;
  /** Things to be fetched or delivered, with nobody to set them up or work them. */
  readonly dry: boolean;
  readonly speakers: number;
  readonly panel: number;
  readonly hosts: number;
  readonly singers: number;
  /** Players of the largest act. */
  readonly players: number;
  readonly acts: number;
  readonly choir: number;
  readonly dj: boolean;
  /** The hall or stage where most of it happens; several alike where the brief has several. */
  readonly main: Room;
  readonly breakouts: readonly Room[];
  /** The stage this event would have, whether or not one is hired. */
  readonly stage: StageSize;
  readonly is: (...kinds: readonly EventKind[]) => boolean;
  readonly does: (...activities: readonly Activity[]) => boolean;
}

/** All of an event but the size of its stage, which follows from it. */
export type KnownEvent = Omit<Occasion, 'stage'>;

/** Something the event calls for, before any product is chosen. */
export interface Need {
  /** The rule or 'demand' it comes from. */
  readonly rule: string;
  readonly source: string;
  /** What it is in plain words: "a sound system". */
  readonly label: string;
  /** Kinds that meet it, preferred first. */
  readonly kinds: readonly Kind[];
  /** Kinds that may stand in where the shelf has none of `kinds`. */
  readonly instead: readonly Kind[];
  /** Ids of the products that the client calls by their names: one of these, where it may be there. */
  readonly called?: readonly string[];
  /** Words to look for in product names; empty for a rule's need. */
  readonly phrase: string;
  readonly size: Size;
  readonly room: Room;
  /** A number that the client stated: a product's own sizing does not change it. */
  readonly exact: boolean;
  /** The client stated the size of each piece: another size is another thing. */
  readonly sizeStated: boolean;
  /** How near a product is to the size stated, from 0 to 1; absent where none was, or where it is made up of parts. */
  readonly nearness?: (product: ShelfProduct) => number;
  readonly optional: boolean;
  /** Reported as unmet when the shelf has nothing for it. */
  readonly core: boolean;
  /** The words of the brief it came from. */
  readonly words: string | null;
  /** Colour, style or make that the client wants. */
  readonly wishes: readonly Attribute[];
  /** Pieces that are hired singly, a product for each: dinner plates, side plates. */
  readonly pieces: readonly string[];
  /** Met by what completes the plan, where that brings any; chosen for itself only where it does not. */
  readonly later: boolean;
  /** Lower is offered first where there are more extras than a client wants to read. */
  readonly rank: number;
}

/** A product chosen for a need. */
export interface Choice {
  readonly need: Need;
  readonly product: ShelfProduct;
  readonly kind: Kind;
  readonly units: number;
  readonly hours: number | null;
  readonly optional: boolean;
  readonly why: Reason;
}

export type Verdict = 'need' | 'offer' | 'no';

/** A rule of thumb of the trade, with where its figures come from. */
export interface Rule {
  readonly id: string;
  readonly source: string;
  readonly label: string;
  readonly kinds: (occasion: Occasion, room: Room) => readonly Kind[];
  readonly when: (occasion: Occasion, room: Room) => Verdict;
  readonly size: (occasion: Occasion, room: Room) => Size;
  /** Looked at for the main room, for each group of breakout rooms, or for the event as a whole. */
  readonly room?: 'main' | 'breakout' | 'event';
  /** A need of its own even where the same kind was asked for by name. */
  readonly apart?: boolean;
  readonly core?: boolean;
  readonly rank?: number;
  /** Much work and money: only offered to a client who has itemised what is wanted and left it out. */
  readonly bulky?: boolean;
}

/** What goes with what has been chosen. */
export interface Completion {
  readonly id: string;
  readonly source: string;
  /** Kinds whose presence calls for it; empty: looked at for every plan. */
  readonly after: readonly Kind[];
  readonly kinds: readonly Kind[];
  readonly label: string;
  /** Reported as unmet when the shelf has nothing for it. */
  readonly core?: boolean;
  /** Asked once for each choice of a kind in `after`, not once for all of them. */
  readonly each?: boolean;
  /** Part of the thing or of its coming: also where nothing but hire is asked for. */
  readonly dry?: boolean;
  /** Sized for one main room or stage, and needed in each of them. */
  readonly perRoom?: boolean;
  /** Sizes what is to be added; null for nothing. `drivers`: the choices of a kind in `after`. */
  readonly size: (occasion: Occasion, drivers: readonly Choice[], all: readonly Choice[]) => Added | null;
}

export interface Added {
  readonly size: Size;
  readonly optional: boolean;
  readonly room?: Room;
  readonly kinds?: readonly Kind[];
}
