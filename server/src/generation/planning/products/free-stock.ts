import { normaliseWords, type Traits } from '../../../equipment/index.ts';
import type { ShelfProduct } from '../../types.ts';
import { type ShelfIndex } from './shelf-index.ts';
import { rankedOfKind } from './choose.ts';
import { type Scored } from './score.ts';
import type { Choice, Need, Occasion } from '../types.ts';

/**
 * The choices with an equivalent for each whose product has too few units free beside what was chosen `before` and what
 * takes stock ahead of it: what is no option, and of that what nothing can replace. What has no equivalent with enough
 * free stays, however short. A product whose stock is not tracked always has enough.
 */
export function withFreeStock(
  chosen: readonly Choice[],
  before: readonly Choice[],
  index: ShelfIndex,
  occasion: Occasion,
): readonly Choice[] {
  const all = takenBy([...before, ...chosen]);
  const pressed = chosen.filter((choice) => isShort(choice, all.of(choice) - choice.units));
  if (pressed.length === 0) return chosen;
  const found = new Map(pressed.map((choice) => [choice, equivalentsOf(choice, index, occasion)]));
  const equivalents = (choice: Choice) => found.get(choice) ?? equivalentsOf(choice, index, occasion);
  const turn = (choice: Choice) => (choice.optional ? 2 : 0) + ((found.get(choice)?.length ?? 0) > 0 ? 1 : 0);
  const served = takenBy(before);
  const settled = new Map<Choice, Choice>();
  for (const choice of chosen.toSorted((one, other) => turn(one) - turn(other))) {
    const free = isShort(choice, served.of(choice))
      ? equivalents(choice).find((equivalent) => !isShort(equivalent, served.of(equivalent)))
      : undefined;
    served.add(free ?? choice);
    settled.set(choice, free ?? choice);
  }
  return chosen.map((choice) => settled.get(choice) ?? choice);
}

/** Units of each product that choices take; of an option, what all take, since options leave theirs to what is no option. */
function takenBy(choices: readonly Choice[]) {
  const units = { all: new Map<string, number>(), firm: new Map<string, number>() };
  const add = ({ product: { id }, units: more, optional }: Choice): void => {
    units.all.set(id, (units.all.get(id) ?? 0) + more);
    if (!optional) units.firm.set(id, (units.firm.get(id) ?? 0) + more);
  };
  for (const choice of choices) add(choice);
  return { add, of: ({ product, optional }: Choice) => units[optional ? 'all' : 'firm'].get(product.id) ?? 0 };
}

function isShort({ product, units }: Choice, taken: number): boolean {
  return product.stock !== null && taken + units > product.stock.free;
}

/** What serves the need as well, the best first, whether or not enough of it is free. */
function equivalentsOf(choice: Choice, index: ShelfIndex, occasion: Occasion): readonly Choice[] {
  const ranked = rankedOfKind(choice.need, choice.kind, index, occasion);
  const own = ranked.find((each) => each.choice.product.id === choice.product.id);
  if (own === undefined) return [];
  const said = wordsFor(choice.need, choice.product);
  return ranked
    .filter(
      (each) => each !== own && servesAsWell(each, own) && answersAsWell(each.choice.product, choice.product, said),
    )
    .map((each) => ({ ...each.choice, optional: choice.optional }));
}

/** So sure a kind is no guess. */
const SURE = 0.6;
/** Fits this near to each other are the same; where a size was stated it is 6 % of that size. */
const SAME_FIT = 0.05;
/** Below this a product is smaller than what is wanted, or far larger. */
const LEAST_FIT = 0.5;
/** What a larger number of a smaller size may lack in fit: tables for 8 in place of tables for 10, decks of half the area. */
const MADE_UP_FIT = 0.3;
/** A larger one costs more: beyond twice the size it is no equivalent. */
const LARGEST = 2;

function servesAsWell(other: Scored, own: Scored): boolean {
  if (other.sureness < Math.min(own.sureness, SURE)) return false;
  if (other.fit >= own.fit - SAME_FIT) return true;
  if (own.choice.need.sizeStated || other.fit < LEAST_FIT) return false;
  if (other.choice.units !== own.choice.units) return other.fit >= own.fit - MADE_UP_FIT;
  return isLarger(other.choice.product.traits, own.choice.product.traits);
}

/** Of these more does all that less does; a wider screen or a higher leg may not. */
const STRENGTHS = ['inches', 'lumens', 'kva', 'channels'] as const;

function isLarger(traits: Traits, than: Traits): boolean {
  const ratios = STRENGTHS.flatMap((strength) => {
    const least = than[strength];
    return least === undefined || least <= 0 ? [] : [(traits[strength] ?? 0) / least];
  });
  return ratios.some((ratio) => ratio > 1) && ratios.every((ratio) => ratio >= 1 && ratio <= LARGEST);
}

/** What the client calls a thing, and the name or model of the product where the client's words have it. */
function wordsFor(need: Need, product: ShelfProduct): readonly string[] {
  const text = ` ${normaliseWords(`${need.phrase} ${need.words ?? ''}`).join(' ')} `;
  const models = product.name.split(/\s+/).filter((word) => /^\p{L}.*\d/u.test(word));
  const named = [product.name, ...models].map(normaliseWords).filter((words) => {
    const telling = words.length > 1 && words.some((word) => !/^\d+$/.test(word));
    return telling && text.includes(` ${words.join(' ')} `);
  });
  return [...normaliseWords(need.phrase), ...named.flat()];
}

/** Whether every word that fits the one product fits the other. */
function answersAsWell(other: ShelfProduct, own: ShelfProduct, said: readonly string[]): boolean {
  const [has, had] = [normaliseWords(other.name), normaliseWords(own.name)];
  return said.every((word) => !isAmong(word, had) || isAmong(word, has));
}

/** "Mic" and "microphone" are one word, "uplighter" and "uplight" too. */
function isAmong(word: string, words: readonly string[]): boolean {
  return words.some(
    (each) => each === word || (word.length > 2 && each.length > 2 && (each.startsWith(word) || word.startsWith(each))),
  );
}
