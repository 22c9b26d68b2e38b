import { FOOT_M, type Kind } from '../../../equipment/index.ts';
import type { Demand } from '../../facts.ts';
import type { ShelfProduct } from '../../types.ts';
import type { Reason } from '../prose/reasons.ts';
import { areaOf, whole } from '../sizes.ts';
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
  if (isByTheBay(product)) return inBays(demand, quantity, product, asked);
  return hasSameSides(demand, product) ? { units: whole(quantity), fit: likeBuild(demand, product), why: asked } : null;
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

/** "30x60 pole": a name without a unit, of whose sides nothing is known, is in the unit that was asked for. */
export function withSides(demand: Demand, product: ShelfProduct): ShelfProduct {
  const has = SIDES_IN_NAME.exec(product.name);
  const known = Math.min(product.traits.widthM ?? 0, product.traits.depthM ?? 0) >= NARROWEST_TENT_M;
  if (has === null || known || UNIT_SAID.test(product.name)) return product;
  const unit = isInFeet(demand) ? FOOT_M : 1;
  return { ...product, traits: { ...product.traits, widthM: Number(has[1]) * unit, depthM: Number(has[2]) * unit } };
}

const NARROWEST_TENT_M = 1.5;

/** How tents are put up, which names tell apart. */
const BUILDS: readonly RegExp[] = [
  /\bpoles?\b|\bmast|stangenzelt|à mâts|de mástiles/iu,
  /\bframes?\b|rahmenzelt|à armature/iu,
  /\bpop.?up|\be.?z.?up|falt|pliant|plegable|opvouw/iu,
  /clear.?span|structure|aluhal|estructura/iu,
];

/** "A 20 x 40 pole tent" is no frame tent while there is one with poles. */
function likeBuild({ phrase }: Demand, { name }: ShelfProduct): number {
  const wanted = BUILDS.findIndex((build) => build.test(phrase));
  const own = BUILDS.findIndex((build) => build.test(name));
  return wanted === -1 || own === wanted ? 1 : own === -1 ? 0.98 : 0.8;
}

const BAY = new RegExp(
  String.raw`(?:\bper|\beach|\bje|\bpro|\bpar|\bpor|\/)\s.{0,16}?` +
    String.raw`(?:\bbays?\b|(?:feld|joch|binder)(?:er)?\b|travées?|\btramos?\b|\bmódulos?\b|\bvak(?:ken)?\b)|` +
    String.raw`\d\s?(?:m|ft|['′’])[\s-](?:bays?\b|feld(?:er)?\b|joch)`,
  'iu',
);

/** "Clearspan 60' wide (per 15' bay)", "Halle 10 m breit, je 5 m Feld". */
function isByTheBay({ name, traits }: ShelfProduct): boolean {
  return BAY.test(name) && traits.widthM !== undefined && (traits.lengthM ?? traits.depthM) !== undefined;
}

/** 60' x 180' are twelve bays of 15' that are 60' wide. A tent of another width is not made of them. */
function inBays(demand: Demand, quantity: number, { traits, name }: ShelfProduct, asked: Reason): Sized | null {
  const { widthM = 0, depthM = 0 } = demand.traits;
  const bay = traits.lengthM ?? traits.depthM ?? 1;
  const length = same(widthM, traits.widthM) ? depthM : same(depthM, traits.widthM) ? widthM : null;
  if (length === null || length === 0) return null;
  const asBuilt = BUILDS.some((build) => build.test(demand.phrase) && build.test(name));
  const fit = asBuilt ? 0.95 : 0.5; // a tent of that size is nearer than bays of one
  return { units: whole(Math.round((length / bay) * 20) / 20) * quantity, fit, why: asked };
}

/** A tent 60 ft wide is not made of tents half as wide, nor a small one of bays that are wider. */
export function isOfOtherWidth(demand: Demand, offered: ShelfProduct, kind: Kind): boolean {
  const { traits, words } = demand;
  const { widthM, depthM } = traits;
  if (!WHOLE_TENTS.has(kind) || widthM === undefined || depthM === undefined) return false;
  if (isByTheBay(offered)) return ![widthM, depthM].some((side) => same(side, offered.traits.widthM));
  // Without a unit it may be metres or feet.
  if (!UNIT_SAID.test(words) && !isInFeet(demand)) return false;
  const { traits: own } = withSides(demand, offered);
  if (own.widthM === undefined || own.depthM === undefined) return false;
  return Math.min(own.widthM, own.depthM) < Math.min(widthM, depthM) * NARROWEST;
}

const NARROWEST = 0.6;

/** Tents up to 4.5 x 6 m open like an umbrella. */
export function isPopUp({ widthM, depthM = widthM, lengthM, seats }: Demand['traits']): boolean {
  const one = widthM ?? lengthM;
  return seats === undefined && one !== undefined && one <= 4.6 && (depthM ?? one) <= 6;
}

/** "A tent for 60": 1.1 square metres for each of them at table (rainier.com). */
export function forSeats(seats: number, quantity: number, product: ShelfProduct, asked: Reason): Sized {
  const holds = product.traits.seats ?? (areaOf(product) ?? 54) / 1.1;
  const units = whole((seats / holds) * quantity);
  return { units, fit: Math.min(1, seats / (holds * units)), why: asked };
}
