import type { Category } from '@showbill/contract';
import type { Kind } from '../../server/src/equipment/index.ts';
import type { Facts } from '../../server/src/generation/index.ts';
import type { CatalogueName } from './catalogue-names.ts';

/** A kind or category of equipment as the catalogue's table of kinds has it, or a pattern of the product's name. */
export type Selector = Kind | Category | RegExp;

/** Pieces: exactly so many, or from the first to the second. */
export type Units = number | readonly [least: number, most: number];

/** Something that a line, or several together, hold. */
export interface Wanted {
  readonly what: readonly Selector[];
  readonly units: Units | null;
  /** Wanted as an option: a line in the total does not meet it. */
  readonly offered: boolean;
}

/** Any one of these meets the need: two tops on stands, or a package. */
export interface Expected {
  readonly anyOf: readonly Wanted[];
}

/** What a good proposal for a brief holds, in the judgement of somebody who writes such lists for a living. */
export interface Expectation {
  /** How many people, from and to where more than one reading is fair; null where the brief says nothing. */
  readonly attendees?: Units | null;
  readonly days?: number;
  readonly must: readonly Expected[];
  readonly should?: readonly Expected[];
  /** Not asked for, and nobody would strike it. */
  readonly allowed?: readonly Selector[];
  /** Nobody would strike it as an option; in the total it would be struck. */
  readonly offers?: readonly Selector[];
  /** What the client does not want or has: on no line, options included. */
  readonly excluded?: readonly Selector[];
  /** More units of it than that are struck. */
  readonly atMost?: readonly Expected[];
  /** Out of place here, also where `allowed` would let it pass. */
  readonly silly?: readonly Selector[];
  /** What the shelf lacks: each is to be named in `unmet`. */
  readonly unmet?: readonly RegExp[];
  /** May be named in `unmet` or not. */
  readonly unmetToo?: readonly RegExp[];
  /** What the title says: place, size. */
  readonly title?: readonly RegExp[];
  /** What no prose of the proposal may say. */
  readonly never?: readonly RegExp[];
}

export interface EvalBrief {
  readonly id: string;
  readonly language: Facts['language'];
  readonly catalogue: CatalogueName;
  readonly description: string;
  /** Request fields beside the description. */
  readonly fields?: {
    readonly attendees?: number;
    readonly days?: number;
    readonly venue?: string;
    readonly date?: string;
  };
  readonly good: Expectation;
}

/** So many of it, in the total. Without `units` any number will do. */
export function needs(what: Selector | readonly Selector[], units: Units | null = null): Expected {
  return { anyOf: [{ what: listOf(what), units, offered: false }] };
}

/** As an option. */
export function offers(what: Selector | readonly Selector[], units: Units | null = null): Expected {
  return { anyOf: [{ what: listOf(what), units, offered: true }] };
}

export function either(...ways: readonly Expected[]): Expected {
  return { anyOf: ways.flatMap((way) => way.anyOf) };
}

function listOf(what: Selector | readonly Selector[]): readonly Selector[] {
  return typeof what === 'string' || what instanceof RegExp ? [what] : what;
}
