import { KIND_CATEGORY, type Kind } from '../equipment/index.ts';
import { MOST_UNITS } from './drafting/lines.ts';
import { saneQuantity } from './planning/asked/quantity.ts';
import { surestKinds } from './planning/asked/exclusions.ts';
import { areaOf, whole } from './planning/sizes.ts';
import { standardSize } from './planning/amounts/standard.ts';
import type { Occasion } from './planning/types.ts';
import type { ShelfProduct } from './types.ts';
import { kindsCalled } from './kind-sets.ts';

/** One for each guest and more. */
const PER_HEAD = kindsCalled('per_head');

const SQUARE_FOOT = 0.0929;

/** Parts of what is planned: as many as that has of them, however few the guests. */
const PARTS = kindsCalled('part');

/**
 * So many units of a product, or the usual number where no event of this size could mean so many. Generous: it is there
 * for figures that are a mistake, not to correct an estimate.
 */
export function saneUnits(product: ShelfProduct, units: number, occasion: Occasion): number {
  const most = mostUnits(product, occasion);
  return units <= most ? units : Math.min(usualUnits(product, occasion), most);
}

function mostUnits(product: ShelfProduct, occasion: Occasion): number {
  const kinds = surestKinds(product);
  const asked = askedUnits(product, kinds, occasion);
  const sized = ownSizing(product, occasion) * 3;
  return Math.floor(Math.min(MOST_UNITS, Math.max(ceiling(product, kinds, occasion), sized, asked)));
}

function ceiling(product: ShelfProduct, kinds: readonly Kind[], occasion: Occasion): number {
  const { people, days } = occasion;
  if (product.unit === 'kilometre') return 5_000;
  if (product.unit === 'metre' || product.unit === 'square_metre') return 500 + people * 5;
  if (kinds.some((kind) => KIND_CATEGORY[kind] === 'crew')) return 20 + people / 10;
  if (kinds.some((kind) => PARTS.has(kind))) return 1_500 + people;
  if (product.unit === 'person') return 50 + people * 2;
  if (
    product.category === 'catering' ||
    product.category === 'consumables' ||
    kinds.some((kind) => PER_HEAD.has(kind))
  ) {
    return 50 + people * 8 + days * 100;
  }
  const rooms = occasion.breakouts.reduce((sum, room) => sum + room.count, 0);
  return 60 + people * 0.4 + rooms * 8;
}

/** What the client asked for stands, unless no event of that size could mean it. */
function askedUnits(product: ShelfProduct, kinds: readonly Kind[], occasion: Occasion): number {
  return occasion.facts.demands
    .filter((demand) => demand.kinds.some((kind) => kinds.includes(kind)) || demand.kinds.length === 0)
    .reduce((sum, demand) => {
      const { traits, squareMetres = 1, kinds: wanted } = demand;
      const number = saneQuantity(demand, occasion) ?? 0;
      const { widthM = 1, depthM = 1, lengthM = 1, heightM = 1 } = traits;
      const size = Math.max(squareMetres, widthM * depthM, lengthM * Math.max(1, widthM), widthM * heightM);
      // A size that was stated is made up of parts a quarter of a square metre and more, or of feet.
      const inOne = Math.max(4, 1.1 / Math.max(SQUARE_FOOT, areaOf(product) ?? 1));
      const parts = wanted.length > 0 ? Math.ceil(Math.max(1, number) * size * inOne) : number;
      return sum + (Number.isFinite(parts) ? Math.max(number * 1.5, size > 1 ? parts : 0) : number);
    }, 0);
}

function ownSizing(product: ShelfProduct, occasion: Occasion): number {
  const { perAttendees } = product;
  if (perAttendees === null || !(perAttendees > 0)) return 0;
  const rooms = occasion.breakouts.reduce((sum, room) => sum + room.count * Math.ceil(room.people / perAttendees), 0);
  return Math.ceil(occasion.people / perAttendees) + rooms;
}

function usualUnits(product: ShelfProduct, occasion: Occasion): number {
  const own = ownSizing(product, occasion);
  if (own > 0) return own;
  const [kind] = surestKinds(product);
  if (product.unit === 'person') return occasion.people;
  return kind === undefined ? 1 : whole(standardSize(kind, occasion)(product, kind)?.units ?? 1);
}
