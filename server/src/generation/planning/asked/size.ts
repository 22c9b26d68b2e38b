import type { Kind, Traits } from '../../../equipment/index.ts';
import { MOST_UNITS } from '../../drafting/lines.ts';
import type { Demand } from '../../facts.ts';
import type { ShelfProduct } from '../../types.ts';
import { attributesIn, isOfAnotherStyle, wordingOf } from '../products/attributes.ts';
import { clothAsked } from '../things/cloths.ts';
import { wholeNumber } from '../event/people.ts';
import { also, isAsAsked, type Reason, reason, sentences } from '../prose/reasons.ts';
import { standardSize } from '../amounts/standard.ts';
import { exactly, type Fit, nearest, ratedKva } from '../sizes.ts';
import { lettersOf } from '../things/letters.ts';
import { areStrips, stripFit } from '../things/sockets.ts';
import { isSet } from '../products/tableware.ts';
import { isOfOtherWidth } from '../things/tents.ts';
import type { Occasion, Room, Size, Sized } from '../types.ts';
import { isTooSmall, sizedByMeasure } from './measures.ts';
import { hasSize, isWhole, saneQuantity } from './quantity.ts';
import { kindsCalled } from '../../kind-sets.ts';

/** Named in the singular, one of them is meant. */
const SINGLE = kindsCalled('single');
/** Hired as one by its name, whatever is in it. */
const SETS: ReadonlySet<Kind> = new Set(['pa_package', 'lighting_package', 'mobile_stage']);
/** "Microphones, amplifiers and mixing consoles": one of them does for a system. */
const DESKS: ReadonlySet<Kind> = new Set(['mixing_console', 'lighting_console', 'stagebox']);
const PICTURES: ReadonlySet<Kind> = new Set(['projection_screen', 'display', 'projector']);
/** Needed at each stage or in each hall, where the brief has several. */
const PER_STAGE = kindsCalled('per_stage');

/** How many of a product meet a demand: the number that was asked for, a size made up of parts, or what is usual. */
export function sizeOfDemand(
  demand: Demand,
  pieces: number | null,
  occasion: Occasion,
  audience: Room,
  stages: number,
): Size {
  const asked = askedFor(demand, occasion);
  return (product, kind) => {
    // "Two screens" are no two panels of a wall.
    const quantity = kind === 'led_wall' && demand.kinds[0] !== kind ? null : pieces;
    if (kind === 'mobile_stage' && isTooSmall(demand, product)) return null;
    if (isOfOtherWidth(demand, product, kind) || isOfAnotherStyle(demand.phrase, product)) return null;
    const measured = sizedByMeasure(demand, quantity ?? 1, product, kind, asked);
    if (measured !== null) return measured;
    if (demand.called?.includes(product.id) === true && SETS.has(kind)) {
      return { units: quantity ?? 1, fit: 1, why: asked };
    }
    if (areStrips(demand)) {
      const fit = stripFit(product, kind);
      return fit === null ? null : { units: quantity ?? 1, fit, why: asked };
    }
    const letters = kind === 'signage' && (quantity ?? 1) === 1 ? lettersOf(demand, product) : null;
    if (letters !== null) return { units: letters, fit: 0.9, why: asked };
    const alone = onItsOwn(demand, quantity, product, kind, audience);
    if (alone !== null) return { ...alone, why: asked };
    const usual = standardSize(kind, occasion, audience)(product, kind);
    const usualFit = kind === 'tablecloth' ? clothAsked(demand, occasion)(product) : (usual?.fit ?? 0.6);
    const fit = fitOfDemand(demand, product, usualFit);
    if (quantity !== null && !isWhole(demand, quantity)) {
      // "Two sets of garden games" are two of a product that is a set.
      const packed = isSet({ name: demand.phrase }) || isSet({ name: demand.words });
      const each = packed || product.unit === 'kilometre' ? 1 : (product.traits.pieces ?? 1);
      return exactly(quantity / each, asked, () => fit)(product, kind);
    }
    if (usual === null) return null;
    if (quantity === null) return { fit, ...withoutNumber(demand, kind, usual, occasion, asked, stages) };
    const units = Math.min(usual.units * quantity, MOST_UNITS);
    return { units, fit, why: isAsAsked(usual.why) ? asked : sentences(asked, usual.why) };
  };
}

/** From the door to the lobby; [ours]. */
const RUNNER_M = 10;
/** So many listeners hear one battery set; [ours]. */
const BATTERY_REACH = 150;
const LOUDSPEAKERS: ReadonlySet<Kind> = new Set(['pa_package', 'speaker_top', 'speaker_column']);

/** "A red carpet" is a runner, and "a battery PA" one that is complete: nothing is put together for them. */
function onItsOwn(demand: Demand, quantity: number | null, product: ShelfProduct, kind: Kind, { people }: Room) {
  if (kind === 'carpet' && (quantity ?? 1) <= 2 && !hasSize(demand)) {
    const byTheMetre = product.unit === 'metre' || product.unit === 'square_metre';
    return { units: (byTheMetre ? RUNNER_M : 1) * (quantity ?? 1), fit: 0.8 };
  }
  if (!LOUDSPEAKERS.has(kind) || (quantity ?? 1) > 2 || !isOnBattery(wordingOf(demand))) return null;
  const units = quantity ?? Math.min(4, Math.ceil(people / BATTERY_REACH));
  return { units, fit: isOnBattery(product.name) ? 1 : 0.1 };
}

function isOnBattery(text: string): boolean {
  return attributesIn(text).some(({ value }) => value === 'battery');
}

/** As many as of what it goes with: "a projector and two screens", "microphones, three microphone stands". */
const COUNTED_BY: Partial<Readonly<Record<Kind, { readonly one?: Kind; readonly several?: Kind }>>> = {
  projector: { one: 'projection_screen' },
  mic_wired: { several: 'mic_stand' },
};

/** What is meant where no number was given: what is usual, one of what was named in the singular, two of what was not. */
function withoutNumber(
  { phrase, kinds }: Demand,
  kind: Kind,
  usual: Sized,
  { facts }: Occasion,
  asked: Reason,
  stages: number,
): Pick<Sized, 'units' | 'why'> {
  const plural = isPlural(phrase);
  if (SINGLE.has(kind) && !plural) return { units: 1, why: asked };
  const counter = COUNTED_BY[kinds[0] ?? kind]?.[plural ? 'several' : 'one'];
  const counters = facts.demands.filter(({ kinds: [each] }) => each !== undefined && each === counter);
  const counted = counters.length === 1 ? counters[0]?.quantity : null;
  if (typeof counted === 'number') return { units: counted, why: asked };
  const several = plural && usual.units === 1 && !DESKS.has(kind);
  if (several && isAsAsked(usual.why)) return { units: 2, why: sentences(asked, reason('two_no_number')) };
  if (several && PICTURES.has(kind))
    return { units: 2, why: sentences(asked, also(usual.why, reason('two_no_number'))) };
  const units = Math.min(usual.units * (PER_STAGE.has(kind) ? stages : 1), MOST_UNITS);
  return { units, why: isAsAsked(usual.why) ? asked : sentences(asked, usual.why) };
}

/** "cabins", "first aiders": more than one, in languages that say so with an s. */
function isPlural(phrase: string): boolean {
  const [head = ''] = phrase.trim().split(/\s(?:de|del|des|du|en|of|con|avec|para|pour|with|met|mit)\s/iu);
  return /[^\W\d_][^\W\d_s']s$/i.test(head);
}

/** A size that the client gave decides; without one, what suits the event. */
function fitOfDemand(demand: Demand, product: ShelfProduct, usual: number): number {
  const wanted = nearWanted(demand);
  return wanted === null ? usual : 0.2 * usual + 0.8 * wanted(product);
}

/** Closeness to a size that the client gave; null where none was given. */
export function nearWanted(demand: Demand): Fit | null {
  const inKva = demand.kinds[0] === 'generator';
  const traits = inKva ? rated(demand.traits) : demand.traits;
  const wanted = (Object.keys(traits) as (keyof typeof traits)[]).flatMap((trait) => {
    const value = traits[trait];
    return value === undefined || value <= 0 || trait === 'pieces' ? [] : [nearest(trait, value)];
  });
  if (wanted.length === 0) return null;
  return (product) => {
    const own = inKva ? { ...product, traits: rated(product.traits) } : product;
    return wanted.reduce((sum, fit) => sum + fit(own) ** 2, 0) / wanted.length;
  };
}

/** A generator by its kVA, however its name or the client tells it. */
function rated(traits: Traits): Traits {
  const { watts: _, ...others } = traits;
  const kva = ratedKva(traits);
  return kva === null ? others : { ...others, kva };
}

function askedFor(demand: Demand, occasion: Occasion): Reason {
  const words = (demand.words.trim() || demand.phrase.trim()).replaceAll(/\s+/g, ' ');
  const asked = reason('asked', { words: words.length > 90 ? demand.phrase.trim().slice(0, 90) : words });
  const tooMany = wholeNumber(demand.quantity) !== null && saneQuantity(demand, occasion) === null;
  return tooMany ? also(asked, reason('too_many', { people: occasion.people })) : asked;
}
