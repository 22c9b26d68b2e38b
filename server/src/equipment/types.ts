import type { Category } from '@showbill/contract';
import type { Kind } from './kinds.ts';

/** A kind that a product was recognised as. `confidence` in (0, 1]: 1 named outright, 0.5 guessed from its category. */
export interface KindMatch {
  readonly kind: Kind;
  readonly confidence: number;
}

/** Sizes read from a product's name and description; metres, watts, lumens, kVA, kilograms. Absent where nothing is said. */
export interface Traits {
  readonly inches?: number; // driver of a loudspeaker, diagonal of a display
  readonly watts?: number;
  readonly lumens?: number;
  readonly kva?: number;
  readonly channels?: number;
  readonly widthM?: number;
  readonly depthM?: number;
  readonly heightM?: number;
  readonly lengthM?: number;
  readonly diameterM?: number;
  /** People that one unit serves: seats at a table, capacity of a marquee, audience of a sound system. */
  readonly seats?: number;
  /** Pieces that are in one unit: "set of 4", "pack of 10", "pair". */
  readonly pieces?: number;
  readonly kilograms?: number;
}

/** A kind of equipment mentioned in running text; `start` and `end` are UTF-16 offsets into that text. */
export interface KindMention {
  readonly kind: Kind;
  /** Named by its model. */
  readonly model?: true;
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

/** A whole category mentioned in running text: "sound", "lighting", "die Bühne", "furniture". */
export interface CategoryMention {
  readonly category: Category;
  readonly words: string;
  readonly start: number;
  readonly end: number;
}
