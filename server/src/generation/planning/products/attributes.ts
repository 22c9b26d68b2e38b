import { z } from 'zod';
import type { Kind } from '../../../equipment/index.ts';
import type { Demand } from '../../facts.ts';
import type { ShelfProduct } from '../../types.ts';
import { finder, planningTable, word } from './tables.ts';

/** What tells things of one kind apart; of one group a thing has one value as a rule, and another contradicts it. */
export interface Attribute {
  readonly value: string;
  readonly group: string;
  /** Not what is meant where nobody says so. */
  readonly special: boolean;
}

const special = z.enum(['yes', 'no']).transform((each) => each === 'yes');
const ATTRIBUTES = new Map<string, Attribute>(
  planningTable('attributes', { value: word, group: word, special }).map((row) => [row.value, row]),
);
const WORDS = planningTable('attribute-words', { value: word, word });
const findWords = finder(WORDS.map((row) => row.word));

/** The ordinary colour where none is said. */
const USUAL_COLOUR: Partial<Record<Kind, string>> = {
  tablecloth: 'white',
  napkin: 'white',
  chair_cover: 'white',
  crockery: 'white',
  drape: 'black',
  stage_skirt: 'black',
  marquee_lining: 'ivory',
};

/** The client's words on a thing: the demand's own and those that stand around it. */
export function wordingOf({ phrase, words, around = '' }: Demand): string {
  return `${phrase} ${words} ${around}`.toLowerCase();
}

/** Colour, style or make that the words speak of; empty where they say nothing of it. */
export function attributesIn(text: string): readonly Attribute[] {
  const values = new Set(findWords(text).map((at) => WORDS[at]?.value ?? ''));
  return [...values].flatMap((value) => ATTRIBUTES.get(value) ?? []);
}

/**
 * How a product answers what was wished, in points: two for each group in which it does, minus two for each in which it
 * contradicts; special things that nobody asked for lose two, and without a word on it the ordinary colour gains a little.
 */
export function answers(wishes: readonly Attribute[], product: ShelfProduct, kind: Kind): number {
  const has = attributesOf(product);
  const groups = Map.groupBy(wishes, ({ group }) => group);
  let points = 0;
  for (const [group, wished] of groups) {
    const own = has.filter((each) => each.group === group);
    if (own.some((each) => wished.includes(each))) points += 2;
    else if (own.length > 0) points -= 2;
  }
  if (has.some((each) => each.special && !wishes.includes(each))) points -= 2;
  const isUsual = !groups.has('colour') && has.some(({ value }) => value === USUAL_COLOUR[kind]);
  return isUsual ? points + 0.3 : points;
}

/** "Deckchairs" are no other chairs: the thing's own name says a special style that the product has not. */
export function isOfAnotherStyle(phrase: string, product: ShelfProduct): boolean {
  const styles = attributesIn(phrase).filter((each) => each.group === 'style' && each.special);
  return styles.length > 0 && !styles.some((wish) => attributesOf(product).includes(wish));
}

const known = new WeakMap<ShelfProduct, readonly Attribute[]>();

export function attributesOf(product: ShelfProduct): readonly Attribute[] {
  const found = known.get(product) ?? attributesIn(product.name);
  known.set(product, found);
  return found;
}
