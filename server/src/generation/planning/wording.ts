import type { Kind } from '../../equipment/index.ts';
import type { Demand, ShelfProduct } from '../types.ts';
import { ATTRIBUTES, type Attribute, SPECIAL, USUAL_COLOUR } from './attributes.ts';

/** How far the words reach that describe a thing: "white … to the floor". */
const BEFORE = 30;
const BEHIND = 40;
/** What stands beyond one of these describes another thing. */
const ENDS_BEFORE = /[,;:.!?|\n•(]|\b(?:and|und|et|y|en|with|mit|avec|con|met|plus)\b/gu;
const ENDS_BEHIND =
  /[,;:!?|\n•)]|\.\s|\b(?:and|und|et|y|with|mit|avec|con|met|plus)\b|\ben (?=\d|een |twee |drie |vier |daarnaast |ook )/u;
/** In a row of a table the cell is what is said of a thing, commas and all. */
const ENDS_CELL = /[|\n]/u;
const OCCURRENCES = 2;

/** The client's words on a thing: the demand's own and those that stand around it. Linear in the description. */
export function wordingOf(demand: Demand, description: string): string {
  const said = `${demand.phrase} ${demand.words}`.toLowerCase();
  const words = demand.words.trim().toLowerCase() || demand.phrase.trim().toLowerCase();
  if (words === '' || description === '') return said;
  const text = description.toLowerCase();
  const around: string[] = [];
  let at = text.indexOf(words);
  while (at >= 0 && around.length < OCCURRENCES) {
    const end = at + words.length;
    if (isWhole(text, at, end)) around.push(before(text, at), behind(text, end));
    at = text.indexOf(words, end);
  }
  return [said, ...around].join(' ');
}

function isWhole(text: string, from: number, to: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text[from - 1] ?? ' ') && !/\p{L}/u.test(text[to] ?? ' ');
}

function before(text: string, at: number): string {
  const part = text.slice(Math.max(0, at - BEFORE), at);
  const last = [...part.matchAll(ENDS_BEFORE)].at(-1);
  return last === undefined ? part : part.slice(last.index + last[0].length);
}

function behind(text: string, end: number): string {
  const part = text.slice(end, end + BEHIND);
  const cell = part.search(ENDS_CELL);
  if (cell >= 0 && part[cell] === '|') return part.slice(0, cell);
  const close = part.search(ENDS_BEHIND);
  return close < 0 ? part : part.slice(0, close);
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
