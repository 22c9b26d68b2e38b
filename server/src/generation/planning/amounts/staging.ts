import { INCH_M } from '../../../equipment/index.ts';
import type { ShelfProduct } from '../../types.ts';
import { reason } from '../prose/reasons.ts';
import { areaOf, count, cover, exactly, type Fit, oneLarge, ROUNDING, runOf } from '../sizes.ts';
import type { Occasion, Room, Size } from '../types.ts';

/** Decks that make up the stage, or one mobile stage that is large enough. */
export function stageSize({ stage, openAir }: Occasion): Size {
  const area = stage.widthM * stage.depthM;
  const why = reason('stage_for', { width: stage.widthM, depth: stage.depthM, what: stage.why });
  const decks = cover(area * ROUNDING, areaOf, 2, () => why);
  return (product, kind) => {
    if (kind !== 'mobile_stage') return decks(product, kind);
    const stated = areaOf(product) ?? 24;
    const suits = stated >= area * 0.75 ? Math.max(0.4, Math.min(1, area / stated)) : 0.2 * (stated / area);
    // Trailers stand outdoors.
    return { units: 1, fit: (openAir ? 1 : 0.1) * suits, why };
  };
}

export function stageFloor({ stage: { widthM, depthM } }: Occasion): Size {
  const area = widthM * depthM;
  return cover(area, areaOf, 1, () => reason('square_metres_of_stage', { area }));
}

/** Half of the guests dance, each on 0.37 m2 (4 sq ft: partypeoplerentals, all-occasion-rentals). */
export function danceFloor({ people }: Occasion): Size {
  const area = Math.max(9, Math.ceil(people / 2) * 0.37);
  const sized = cover(area, areaOf, 1, () => reason('half_of_guests_dance', { people, area: Math.round(area) }));
  const whole = oneLarge(sized);
  // Floors that are hired as a whole are not laid side by side where a larger one is there.
  return (product, kind) => ((areaOf(product) ?? 1) >= WHOLE_FLOOR_M2 ? whole : sized)(product, kind);
}

const WHOLE_FLOOR_M2 = 6;

/** Drape behind the stage, a metre and a half beyond it on either side; [ours]. */
export function drapeRun({ stage }: Occasion): Size {
  const run = stage.widthM + 3;
  return cover(run, runOf, 3, () => reason('metres_behind_stage', { run }));
}

export function stageDrape(occasion: Occasion): Size {
  const one = exactly(1, reason('behind_stage'));
  return (product, kind) => (kind === 'backdrop' ? one : drapeRun(occasion))(product, kind);
}

/** Ten metres for up to 200 guests, fifteen above; [ours]. */
export function catwalk({ people }: Occasion): Size {
  const run = people > 200 ? 15 : 10;
  return cover(run, longest, 2, () => reason('catwalk_run', { run }));
}

/** Twelve singers on a riser of three steps; [ours]. */
export function choirRisers(occasion: Occasion, room: Room): Size {
  const singers = room === occasion.main || room.people === occasion.people ? occasion.choir || 30 : room.people;
  return cover(
    singers,
    ({ traits }) => traits.seats ?? null,
    12,
    (each) => reason('singers_on_riser', { singers, each }),
  );
}

function longest({ traits }: ShelfProduct): number | null {
  return traits.lengthM ?? traits.widthM ?? traits.depthM ?? null;
}

const ADJUSTABLE =
  /(?<!\p{L})(?:adjustable|telescopic|(?:höhen)?verstellbar|réglable|télescopique|regulable|ajustable|telescópic|verstelba)/iu;

const LOWEST = 0.6; // of its greatest height

/** Heights of steps and legs follow the stage; what can be set reaches from six tenths of its own height to all of it. */
export function nearHeight(heightM: number): Fit {
  return ({ name, traits }) => {
    const most = ADJUSTABLE.test(name) ? (traits.heightM ?? 0) : 0;
    if (heightM <= most && heightM >= most * LOWEST) return 0.95;
    // "Podestfuß 40-56cm rund": a round leg is as long as it says.
    const height = traits.heightM ?? traits.lengthM ?? traits.diameterM ?? (traits.inches ?? 0) * INCH_M;
    return height <= 0 ? 0.5 : Math.min(height, heightM) / Math.max(height, heightM);
  };
}

/** One flight, two on a stage of more than 15 square metres; [ours]. */
export function stageSteps({ stage }: Occasion): Size {
  const two = stage.widthM * stage.depthM > 15;
  return count(two ? 2 : 1, reason(two ? 'steps_both_sides' : 'steps_one_side'), nearHeight(stage.heightM));
}

/** Along the front and both sides, or the back and both sides. */
export function roundStage({ stage }: Occasion, key: string): Size {
  const run = stage.widthM + 2 * stage.depthM;
  return cover(run, runOf, 2, () => reason(key, { run }));
}

/** The front of the stage and two metres on either side; [ours]. */
export function pitBarrier({ stage, main }: Occasion): Size {
  const run = (stage.widthM + 4) * main.count;
  return cover(run, runOf, 1, () => reason('pit_barrier', { run }));
}
