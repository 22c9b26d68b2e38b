import type { Kind } from '../../../equipment/index.ts';
import { MOST_UNITS } from '../../drafting/lines.ts';
import type { Demand } from '../../facts.ts';
import type { ShelfProduct } from '../../types.ts';
import { areaOf, cover, exactly, faceOf, isWholeScreen, ROUNDING, runOf } from '../sizes.ts';
import { forSeats, sizedAsTent, WHOLE_TENTS, withSides } from '../things/tents.ts';
import { also, type Reason, reason } from '../prose/reasons.ts';
import { kindsCalled } from '../../kind-sets.ts';

const FLOORS = kindsCalled('floor');
const RUNS = kindsCalled('run');

const ONE_PIECE: ReadonlySet<Kind> = new Set(['mobile_stage', 'stage_roof']);

/** What one reaches where its name does not say: a belt, a barrier on feet or of a pit, a panel of mesh; [ours]. */
const USUAL_RUN_M: Partial<Readonly<Record<Kind, number>>> = {
  stanchion: 2,
  crowd_barrier: 2.3,
  pit_barrier: 1,
  fencing: 3.5,
  cable_ramp: 0.9,
};

/** Square metres of the whole decks that a stage of these sides takes, laid whichever way takes fewer. */
function decksLaid(one: number, two: number, { traits: { widthM: a, depthM, lengthM } }: ShelfProduct): number | null {
  const b = depthM ?? lengthM;
  if (a === undefined || b === undefined || one * two < FEWEST_DECKS * a * b) return null;
  return Math.min(decksAcross(one, a) * decksAcross(two, b), decksAcross(one, b) * decksAcross(two, a)) * a * b;
}

function decksAcross(run: number, deck: number): number {
  return Math.ceil(run / deck - SLACK);
}

const SLACK = 0.05; // of a deck
const FEWEST_DECKS = 3; // what is smaller is a piece and no stage

/** "A 6 x 4 m stage" from decks of 2 x 1 m, "30 m of barrier" from sections of 2.3 m. */
export function sizedByMeasure(demand: Demand, quantity: number, offered: ShelfProduct, kind: Kind, asked: Reason) {
  const tent = WHOLE_TENTS.has(kind) ? sizedAsTent(demand, quantity, offered, asked) : null;
  if (tent !== null) return tent;
  const product = WHOLE_TENTS.has(kind) ? withSides(demand, offered) : offered;
  const { widthM, lengthM, heightM, seats } = demand.traits;
  const one = widthM ?? lengthM;
  // "A stage 6 m wide": two thirds as deep as it is wide, where nothing else is said.
  const shape = kind === 'stage_deck' || kind === 'mobile_stage' ? (one ?? 0) / 1.5 : undefined;
  const two = demand.traits.depthM ?? (widthM === undefined ? undefined : lengthM) ?? shape;
  const depthM = demand.traits.depthM;
  if (kind === 'marquee' && seats !== undefined && seats > 0) return forSeats(seats, quantity, product, asked);
  const { squareMetres } = demand;
  // Pictures are nine high to sixteen wide.
  const upright = kind === 'led_wall' ? (heightM ?? depthM ?? ((one ?? 0) * 9) / 16) : undefined;
  const sides =
    upright !== undefined && one !== undefined
      ? one * upright
      : one !== undefined && two !== undefined
        ? one * two
        : null;
  // A trailer that was asked for by its size is one screen.
  if (kind === 'led_wall' && isWholeScreen(product)) {
    return exactly(quantity, asked, wallFit(product, sides))(product, kind);
  }
  const laid = kind === 'stage_deck' && one !== undefined && two !== undefined ? decksLaid(one, two, product) : null;
  const area = squareMetres ?? laid ?? sides;
  if (area !== null && area > 0 && (FLOORS.has(kind) || kind === 'led_wall')) {
    const capacity = kind === 'led_wall' ? faceOf : areaOf;
    const stated = capacity(product);
    if (stated === null) return quantity <= 2 ? null : exactly(quantity, asked)(product, kind);
    // "three 8 x 4 ft risers" are three pieces, not an area.
    if (quantity > 2 && stated >= area * 0.6 && stated <= area * 1.7) {
      return exactly(quantity, asked, () => Math.min(stated, area) / Math.max(stated, area))(product, kind);
    }
    const each =
      ONE_PIECE.has(kind) && stated < area // nobody puts two trailers or roofs together for the tenth that is missing
        ? exactly(1, asked, () => stated / area)(product, kind)
        : cover(isCutToSize(product) ? area : rounded(area, stated), capacity, stated, () => asked)(product, kind);
    // A tent of a size is neither put together from others nor a larger one while one of that size is there.
    const several = (each?.units ?? 1) > 1;
    const unlike =
      quantity > 2 ? 0.3 : WHOLE_TENTS.has(kind) ? (several ? 0.4 * asWide(demand.traits, product) : 0.8) : 1;
    return each === null
      ? null
      : { ...each, fit: each.fit * unlike, units: Math.min(each.units * quantity, MOST_UNITS) };
  }
  const run = kind === 'truss' && sides !== null ? frameRun(demand.traits) : (lengthM ?? widthM);
  if (run !== undefined && run > 0 && RUNS.has(kind) && quantity <= 2) {
    const stated = runOf(product) ?? USUAL_RUN_M[kind];
    if (stated === undefined) return null;
    const covered = cover(
      isCutToSize(product) ? run * quantity : rounded(run * quantity, stated),
      () => stated,
      stated,
      () => also(asked, reason('metres', { run })),
    )(product, kind);
    return covered === null ? null : { ...covered, fit: covered.fit * asHigh(heightM, product) };
  }
  return null;
}

/** Tents that are put together to a wide one: the wider each is the better. */
function asWide({ widthM = 1, depthM = 1 }: Demand['traits'], { traits: own }: ShelfProduct): number {
  const wanted = Math.min(widthM, depthM);
  return Math.min(1, Math.min(own.widthM ?? wanted, own.depthM ?? wanted) / wanted);
}

/** "A ground support of 13 x 7 m, 7 m high": all its four sides, and its four legs. */
function frameRun({ widthM = 0, depthM = 0, heightM = 0 }: Demand['traits']): number {
  return 2 * (widthM + depthM) + 4 * heightM;
}

/** A hair less, and never half a piece less: 7,000 square feet are as many of turf that is hired by the foot. */
function rounded(amount: number, each: number): number {
  return Math.max(amount * ROUNDING, amount - each * 0.4);
}

/** "1,500 ft of drape, 8' high" is not 3' high; [ours]. */
function asHigh(wanted: number | undefined, { traits: { heightM } }: ShelfProduct): number {
  return wanted === undefined || heightM === undefined ? 1 : Math.min(wanted, heightM) / Math.max(wanted, heightM);
}

/** By the metre: 500 square metres are 500. */
function isCutToSize({ unit }: ShelfProduct): boolean {
  return unit === 'metre' || unit === 'square_metre';
}

function wallFit(product: ShelfProduct, wanted: number | null) {
  const face = faceOf(product);
  return () => (face === null || wanted === null ? 0.8 : Math.min(1, face / wanted));
}

/** Whether a stated size is that of a whole which is put together from parts. */
export function isMadeUp({ kinds: [kind] }: Demand): boolean {
  return kind !== undefined && (kind === 'led_wall' || FLOORS.has(kind) || RUNS.has(kind));
}

/** Trailers are not put together to one large stage. */
export function isTooSmall({ traits }: Demand, product: ShelfProduct): boolean {
  const wanted = (traits.widthM ?? 0) * (traits.depthM ?? 0);
  return (areaOf(product) ?? wanted) * 1.35 < wanted;
}
