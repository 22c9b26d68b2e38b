import { isCompounded, KIND_CATEGORY, type Kind, normaliseWords, similarity } from '../../../equipment/index.ts';
import type { ShelfProduct } from '../../types.ts';
import { answers } from './attributes.ts';
import { crewHours, taskOf } from '../event/crew-hours.ts';
import { differencesOf } from './differences.ts';
import { isModel, modelsIn } from './models.ts';
import { also, type Reason, reason } from '../prose/reasons.ts';
import { byNameThenId, type Entry } from './shelf-index.ts';
import { whole } from '../sizes.ts';
import { finder, planningTable, word } from './tables.ts';
import { isPieceInstead, isSet, pieceIn } from './tableware.ts';
import type { Choice, Need, Occasion, Sized } from '../types.ts';
import { kindsCalled } from '../../kind-sets.ts';

export interface Scored {
  readonly choice: Choice;
  readonly score: number;
  readonly fit: number;
  readonly sureness: number;
}

/** What the right size is worth, and where the client states it. */
const SIZE = 4;
const SIZE_STATED = 6;
/** The client names it: nothing else outweighs that. */
const BY_MODEL = 6;
/** What a point of `answers` is worth beside kind and size. */
const PER_POINT = 1.75;
/** A return trip within a region where the catalogue charges distance and the brief gives none; [ours]. */
const RETURN_TRIP_KM = 40;

/**
 * How well a product serves: that it is the kind of thing (8), the right size (4), called what the client calls it
 * (3), goes by the model that the client names (6), looks or works as the client says (3.5 for each attribute), and that
 * the company counts it as its own stock (0.5); a less preferred kind costs 1.5 for each place. How much of it is free is
 * looked at once all is chosen.
 */
export function score(need: Need, entry: Entry, kind: Kind, preference: number, occasion: Occasion): Scored | null {
  const { product, sureness } = entry;
  if (isBesides(need, product, kind) || isOtherThing(need, product, kind) || isOtherPiece(need, product, kind))
    return null;
  const sized = need.size(product, kind);
  if (sized === null) return null;
  const { units, why } = inUnits(need, product, kind, sized);
  const value =
    8 * sureness +
    (need.sizeStated ? SIZE_STATED : SIZE) * sized.fit +
    3 * likenessOf(need, product) +
    (product.stock === null ? 0 : 0.5) -
    1.5 * preference -
    (product.unit === 'week' && occasion.days < 4 ? 0.8 : 0) +
    (isModel(product, modelsOf(need)) ? BY_MODEL : 0) +
    PER_POINT * answers(need.wishes, product, kind);
  const worked = product.unit === 'hour' ? hoursOf(product, crewHours(occasion, taskOf(kind))) : null;
  const choice: Choice = {
    need,
    product,
    kind,
    units,
    hours: worked?.hours ?? null,
    optional: need.optional,
    why: also(
      why,
      ...differencesOf({ need, product }).map((difference) => reason(difference)),
      ...(worked === null ? [] : [worked.why]),
    ),
  };
  return { choice, score: value, fit: sized.fit, sureness };
}

export function better(one: Scored, other: Scored): boolean {
  if (Math.abs(one.score - other.score) > 1e-9) return one.score > other.score;
  return byNameThenId(one.choice.product, other.choice.product) < 0;
}

export function modelsOf({ phrase, words }: Need): readonly string[] {
  return modelsIn(`${phrase} ${words ?? ''}`);
}

/** A battery uplighter is no battery: what a rule adds is first of all what it is added as. */
function isBesides(need: Need, product: ShelfProduct, kind: Kind): boolean {
  const [first] = product.kinds;
  if (need.rule === 'demand' || first === undefined || first.kind === kind) return false;
  const own = product.kinds.find((match) => match.kind === kind);
  return KIND_CATEGORY[first.kind] !== KIND_CATEGORY[kind] && (own?.confidence ?? 0) < first.confidence;
}

/** A soup bowl where plates are wanted; without a piece in mind, a piece that is not the whole. */
function isOtherPiece({ pieces: [piece] }: Need, product: ShelfProduct, kind: Kind): boolean {
  const own = pieceIn(product.name, kind);
  if (piece === undefined) return own !== null && !isSet(product) && product.unit !== 'person';
  return own === null || isSet(product) || (own !== piece && !isPieceInstead(own, piece));
}

/** Kinds that hold unlike things: bunting is no light-up letter, a tom no cymbal stand. */
const UNLIKE = kindsCalled('unlike');

/** What is one and the same however it is called, in any of the five languages. */
const SAME_THINGS = planningTable('same-things', { thing: word, word });
const findThings = finder(SAME_THINGS.map((row) => row.word));
/** Words that say little of what a thing is: "stalls", "a machine", "large". */
export const VAGUE_WORDS: ReadonlySet<string> = new Set(planningTable('vague-words', { word }).map((row) => row.word));
/** So many letters of a word tell it from others, whatever its ending. */
const TELLING = 5;

function thingsIn(text: string): ReadonlySet<string> {
  return new Set(findThings(text).map((at) => SAME_THINGS[at]?.thing ?? ''));
}

/** Whether the client names a thing of such a kind by words that the product does not have. */
function isOtherThing({ phrase }: Need, { name, description }: ShelfProduct, kind: Kind): boolean {
  if (!UNLIKE.has(kind)) return false;
  const said = (phrase.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((each) => !VAGUE_WORDS.has(each));
  const text = `${name} ${description ?? ''}`;
  if (said.length === 0 || thingsIn(phrase).intersection(thingsIn(text)).size > 0) return false;
  const has = text.toLowerCase();
  return !said.some((each) => has.includes(each.slice(0, TELLING)));
}

/** A single word names the kind, which is known; from two on they tell one product of the kind from another. */
function likenessOf({ phrase: called, kinds }: Need, { name }: ShelfProduct): number {
  const phrase = called.replaceAll(SIDES, ' ');
  const said = normaliseWords(phrase);
  if (said.length === 0) return 0;
  if (said.length > 1 || kinds.length === 0 || isCompounded(phrase, name)) return similarity(phrase, name);
  const own = normaliseWords(name.split(/[,(]/u)[0] ?? '');
  if (own[0] !== said[0]) return 0;
  return own.length === 1 ? 1 : BEGINS;
}

/** "30' x 60'": sizes are compared as sizes. */
const SIDES = /\d\S*\s?[x×]\s?\d\S*/giu;
/** A name that begins with the single word that was said, next to one that is all of it. */
const BEGINS = 0.4;

/** From what one room takes to what the line says: the company's own sizing, the pricing unit, rooms alike. */
function inUnits(need: Need, product: ShelfProduct, kind: Kind, sized: Sized): { units: number; why: Reason } {
  const { count, name } = need.room;
  const { units, why } = need.exact ? sized : (asTheCatalogueSays(need, product, kind) ?? sized);
  if (count <= 1) return { units: whole(units), why };
  const inEach = name.endsWith('stage') ? 'on_each_stage' : 'in_each_room';
  return { units: whole(units * count), why: also(why, reason(inEach, { count })) };
}

function asTheCatalogueSays({ room: { people } }: Need, product: ShelfProduct, kind: Kind) {
  const { perAttendees, unit } = product;
  if (perAttendees !== null && Number.isFinite(perAttendees) && perAttendees > 0) {
    return {
      units: Math.ceil(people / perAttendees),
      why: reason('by_the_catalogue', { each: perAttendees, people }),
    };
  }
  if (unit === 'person' && KIND_CATEGORY[kind] !== 'crew') {
    return { units: people, why: reason('for_each_guest', { people }) };
  }
  if (unit !== 'kilometre') return null;
  return { units: RETURN_TRIP_KM, why: reason('kilometres', { kilometres: RETURN_TRIP_KM }) };
}

const MINIMUM_CALL = new RegExp(
  [
    String.raw`(\d{1,2})[ -](?:hours?|hrs?|h|stunden|heures|horas|uur)[ -](?:minimum|min\b|call|mindest)`,
    String.raw`(?:minimum|mindestens|mínimo|minimaal)(?: call)?(?: of| de)? (\d{1,2}) (?:hours|hrs|stunden|heures|horas|uur)`,
  ].join('|'),
  'iu',
);

/** No fewer hours than are charged for a call: "5-hour minimum call". */
function hoursOf({ description }: ShelfProduct, worked: ReturnType<typeof crewHours>): ReturnType<typeof crewHours> {
  const [, before, behind] = MINIMUM_CALL.exec(description ?? '') ?? [];
  const least = Number(before ?? behind ?? 0);
  return worked.hours >= least
    ? worked
    : { hours: least, why: also(worked.why, reason('minimum_call', { hours: least })) };
}
