import type { Traits } from '../../equipment/index.ts';
import { MOST_UNITS } from '../drafting/lines.ts';
import type { ShelfProduct } from '../types.ts';
import type { Reason } from './prose/reasons.ts';
import type { Size } from './types.ts';

/** Most units any line may have: beyond it a figure is a mistake. */

/** How well a product suits, from 0 to 1. */
export type Fit = (product: ShelfProduct) => number;

/** So many pieces; a product that is a set of several counts for as many. */
export function count(pieces: number, why: Reason, fit: Fit = () => 0.6): Size {
  return (product) => ({ units: inSets(pieces, product), fit: fit(product), why });
}

/** So many units, whatever is in one of them. */
export function exactly(units: number, why: Reason, fit: Fit = () => 0.6): Size {
  return (product) => ({ units: whole(units), fit: fit(product), why });
}

/**
 * As many units as cover an amount (people, square metres, metres, kVA); `capacity` says what one unit of the product
 * covers, null where it does not say. One unit that is just large enough fits best.
 */
export function cover(
  amount: number,
  capacity: (product: ShelfProduct) => number | null,
  fallback: number,
  why: (each: number) => Reason,
): Size {
  return (product) => {
    const stated = capacity(product);
    const each = stated !== null && stated > 0 ? stated : fallback;
    const units = inSets(amount / each, product);
    const waste = Math.min(1, amount / (units * each * (product.traits.pieces ?? 1)));
    // Few large pieces are less work than many small ones; goods by the metre are cut to length.
    const many = product.unit === 'metre' || product.unit === 'square_metre' ? 1 : 1 / (1 + 0.02 * (units - 1));
    const fit = (stated === null ? 0.7 : 1) * Math.max(0.05, waste * many);
    return { units, fit, why: why(each) };
  };
}

/** One that is large enough before several small ones in step: generators, distributions, tents. */
export function oneLarge(size: Size): Size {
  return (product, kind) => {
    const sized = size(product, kind);
    return sized === null || sized.units === 1 ? sized : { ...sized, fit: sized.fit * 0.3 ** (sized.units - 1) };
  };
}

/** Best where the trait is at least what is wanted and not far above it. */
export function atLeast(trait: keyof Traits, wanted: number): Fit {
  return (product) => {
    const value = product.traits[trait];
    if (value === undefined || value <= 0) return 0.4;
    return value >= wanted * 0.97 ? Math.max(0.5, wanted / value) : 0.6 * (value / wanted) ** 2;
  };
}

/** Best where the trait is nearest to what is wanted, above or below. */
export function nearest(trait: keyof Traits, wanted: number): Fit {
  return (product) => {
    const value = product.traits[trait];
    if (value === undefined || value <= 0) return 0.45;
    return Math.min(value, wanted) / Math.max(value, wanted);
  };
}

/** Floor covered by one unit in square metres; null where the product does not say. */
export function areaOf(product: ShelfProduct): number | null {
  if (product.unit === 'square_metre') return 1;
  const { widthM, depthM, lengthM, heightM, diameterM } = product.traits;
  const sides = [widthM, depthM ?? lengthM].filter((side) => side !== undefined);
  if (sides.length === 2) return (sides[0] ?? 0) * (sides[1] ?? 0);
  if (widthM !== undefined && heightM !== undefined) return widthM * heightM;
  const side = widthM ?? lengthM;
  if (side !== undefined && side <= LARGEST_PANEL_M && PANEL.test(product.name)) return side ** 2; // "dance floor, 3ft panel"
  return diameterM === undefined ? null : (Math.PI * diameterM ** 2) / 4;
}

const PANEL = /panel|section|tile|element|modul|platte|dalle|baldosa|paneel|tegel/iu;
const LARGEST_PANEL_M = 1.5;

/** Upright face of one unit in square metres (screens, LED panels, drapes); null where the product does not say. */
export function faceOf(product: ShelfProduct): number | null {
  if (product.unit === 'square_metre') return 1;
  const { widthM, heightM, depthM, lengthM } = product.traits;
  const width = widthM ?? lengthM;
  const height = heightM ?? depthM;
  return width === undefined || height === undefined ? null : width * height;
}

/** A screen that comes on wheels is of a size that nobody adds to. */
export function isWholeScreen({ name }: ShelfProduct): boolean {
  return WHEELED.test(name);
}

const WHEELED =
  /trailer|truck|\bvan\b|vehicle|\bmobile\b|anhänger|\bmobil|remorque|camion|remolque|camión|aanhanger|vrachtwagen/iu;

/** Feet in metres round up a hair: 16 x 40 ft are twenty decks of 8 x 4 ft, not twenty-one; [ours]. */
export const ROUNDING = 0.998;

/** Run of one unit in metres; null where the product does not say. */
export function runOf(product: ShelfProduct): number | null {
  if (product.unit === 'metre') return 1;
  const { widthM, depthM } = product.traits;
  const panel = product.kinds[0]?.kind === 'fencing' && widthM !== undefined && depthM !== undefined;
  if (panel) return Math.max(widthM, depthM); // "Fence Panel, 6' x 12'": as high as it is short
  return product.traits.lengthM ?? product.traits.widthM ?? null;
}

export function whole(units: number): number {
  if (!Number.isFinite(units)) return 1;
  // 1e-9: a quotient such as 0.6 / 0.2 is a hair above the whole number it stands for.
  return Math.min(MOST_UNITS, Math.max(1, Math.ceil(units - 1e-9)));
}

export function even(units: number): number {
  return Math.ceil(units / 2) * 2;
}

export function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function inSets(pieces: number, product: ShelfProduct): number {
  const inOne = product.traits.pieces;
  return whole(inOne !== undefined && inOne > 1 ? pieces / inOne : pieces);
}

/** What a generator gives, in kVA, also where it is told in kW: kVA = kW x 1.25 (fusioneventservices.co.uk). */
export function ratedKva({ kva, watts }: Traits): number | null {
  return kva ?? (watts === undefined ? null : Math.round((watts / 1000) * 1.25));
}
