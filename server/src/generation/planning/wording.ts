import type { Kind } from '../../equipment/index.ts';
import type { Demand, ShelfProduct } from '../types.ts';
import { ATTRIBUTES, type Attribute, SPECIAL, USUAL_COLOUR } from './attributes.ts';

/** The client's words on a thing: the demand's own and those that stand around it. */
export function wordingOf({ phrase, words, around = '' }: Demand): string {
  return `${phrase} ${words} ${around}`.toLowerCase();
}

/** What the words ask for; empty where they say nothing of the look or make of a thing. */
export function wishesIn(text: string): readonly Attribute[] {
  const said = text.toLowerCase();
  return ATTRIBUTES.filter(({ words }) => words.test(said));
}

/**
 * How a product answers what was wished, in points: two for each wish that it meets, minus two for each that it
 * contradicts; special things that nobody asked for lose two, and without a word on it the ordinary colour gains a little.
 */
export function answers(wishes: readonly Attribute[], product: ShelfProduct, kind: Kind): number {
  const has = attributesOf(product);
  const groups = Map.groupBy(wishes, ({ group }) => group);
  let points = 0;
  for (const [group, wished] of groups) {
    const own = has.filter((each) => each.group === group);
    if (wished.some((wish) => own.includes(wish))) points += 2;
    else if (own.length > 0) points -= 2;
  }
  const unasked = has.some(({ value }) => SPECIAL.has(value) && !wishes.some((wish) => wish.value === value));
  if (unasked) points -= 2;
  const usual = USUAL_COLOUR[kind];
  const plain = usual !== undefined && !groups.has('colour') && has.some(({ value }) => value === usual);
  return plain ? points + 0.3 : points;
}

/** "Deckchairs" are no other chairs: the thing's own name says a special style that the product has not. */
export function isOfAnotherStyle(phrase: string, product: ShelfProduct): boolean {
  if (COVERS.test(phrase) && product.kinds[0]?.kind === 'tablecloth' && !isForHighTables(product)) return true;
  if (NOTE_STANDS.test(phrase) && OF_INSTRUMENTS.test(product.name)) return true;
  const special = wishesIn(phrase).filter(({ group, value }) => group === 'style' && SPECIAL.has(value));
  return special.length > 0 && !special.some((wish) => attributesOf(product).includes(wish));
}

/** What notes lie on carries no instrument. */
const NOTE_STANDS = /music stand|notenst[äa]nder|notenpult|pupitre|atril|lessenaar|muziekstandaard/iu;
const OF_INSTRUMENTS = /keyboard|guitar|gitarr|clavier|teclado|toetsen|\bamp\b|laptop/iu;

/** Covers of high tables are no cloths or covers for others. */
const COVERS = /(?:hussen?|housses?|hoes|hoezen|fundas?)$/iu;
const COVERING =
  /huss|housse|hoes|hoez|funda|cover|stretch|spandex|lycra|elast|stehtisch|statafel|mange.?debout|cocktail|poseur/iu;
const OF_OTHERS = /bierzelt|biertisch|garnitur|bank\b|stuhl|chaise|stoel|silla|chair|trestle|round table/iu;

function isForHighTables({ name }: ShelfProduct): boolean {
  return COVERING.test(name) && !OF_OTHERS.test(name);
}

const known = new WeakMap<ShelfProduct, readonly Attribute[]>();

function attributesOf(product: ShelfProduct): readonly Attribute[] {
  const before = known.get(product);
  if (before !== undefined) return before;
  const found = wishesIn(product.name);
  known.set(product, found);
  return found;
}
