import { FOOT_M, type Kind } from '../../../equipment/index.ts';
import type { Demand } from '../../facts.ts';
import type { ShelfProduct } from '../../types.ts';
import type { Reason } from '../prose/reasons.ts';
import { whole } from '../sizes.ts';
import type { Sized } from '../types.ts';

export const WHOLE_TENTS: ReadonlySet<Kind> = new Set(['marquee', 'gazebo']);

const SIDES_IN_NAME = /(\d{1,3})\s?(?:['′’]|ft|feet|m)?\s?[x×]\s?(\d{1,3})/iu;
const UNIT_SAID = /\d\s?(?:['′’]|ft|feet|foot|m|metres?|meters?|mètres?|metros?)(?!\p{L})/iu;

function same(one = 0, other = -1): boolean {
  return Math.abs(one - other) <= 0.03 * one;
}

/**
 * A tent that has the sides asked for, or bays of its width that make up the length; null where it is neither, and what
 * it covers is to be reckoned.
 */
export function sizedAsTent(demand: Demand, quantity: number, product: ShelfProduct, asked: Reason): Sized | null {
  return hasSameSides(demand, product) ? { units: whole(quantity), fit: 1, why: asked } : null;
}

/** "20 x 40", where not both say metres or feet: the product whose name has the same figures; else the same sides. */
export function hasSameSides(demand: Demand, { name, traits: own }: ShelfProduct): boolean {
  const { traits, words } = demand;
  if (same(traits.widthM, own.widthM) && same(traits.depthM, own.depthM)) return true;
  const has = SIDES_IN_NAME.exec(name);
  if (has === null) return false;
  const sides = isInFeet(demand) ? inFeet(traits) : [traits.widthM, traits.depthM];
  if (!UNIT_SAID.test(name) && `${sides[0]}` === has[1] && `${sides[1]}` === has[2]) return true;
  const asked = UNIT_SAID.test(words) ? null : SIDES_IN_NAME.exec(words);
  return asked !== null && asked[1] === has[1] && asked[2] === has[2];
}

function inFeet({ widthM = 0, depthM = 0 }: Demand['traits']): readonly number[] {
  return [widthM, depthM].map((side) => Math.round((side / FOOT_M) * 10) / 10);
}

/** Sides that are whole feet and no whole metres. */
function isInFeet({ traits }: Demand): boolean {
  const { widthM, depthM } = traits;
  if (widthM === undefined || depthM === undefined) return false;
  return inFeet(traits).every(Number.isInteger) && ![widthM, depthM].every(Number.isInteger);
}

/** Tents up to 4.5 x 6 m open like an umbrella. */
export function isPopUp({ widthM, depthM = widthM, lengthM, seats }: Demand['traits']): boolean {
  const one = widthM ?? lengthM;
  return seats === undefined && one !== undefined && one <= 4.6 && (depthM ?? one) <= 6;
}
