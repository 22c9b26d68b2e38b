import { type Reason, reason } from '../prose/reasons.ts';
import { between, count, even, exactly } from '../sizes.ts';
import type { Occasion, Size } from '../types.ts';

/** Zones of the stage, each lit on its own: 10 x 6 m makes eight (en.lightsky.com.cn). */
function zonesOf({ stage: { widthM, depthM } }: Occasion): number {
  return Math.max(1, Math.ceil((widthM * depthM) / 7.5));
}

function stageInZones(occasion: Occasion): Reason {
  const { widthM, depthM } = occasion.stage;
  return reason('stage_in_zones', { zones: zonesOf(occasion), width: widthM, depth: depthM });
}

/** Two front lights to a zone for faces (onstagelighting.co.uk); a show has a third from behind, which may be moving heads; [ours]. */
function washes(occasion: Occasion): number {
  const { is, does, dj, people } = occasion;
  const show = does('live_music', 'theatre') || is('fashion_show') || (dj && !is('conference'));
  const moving = is('festival') || (is('concert', 'fashion_show') && people >= 200);
  // In a theatre the fronts are profiles, and the wash comes from behind.
  const each = is('theatre') ? 1 : show && !moving ? 3 : 2;
  return between(show ? 6 : 4, even(zonesOf(occasion) * each), 24);
}

/** A complete set suits a small stage; a larger one is lit zone by zone. */
export function stageLight(occasion: Occasion): Size {
  const small = occasion.people <= 400 && occasion.stage.widthM * occasion.stage.depthM <= 40;
  const set = exactly(1, reason('stage_light_set'), () => (small ? 0.6 : 0.1));
  const singly = count(washes(occasion), stageInZones(occasion));
  return (product, kind) => (kind === 'lighting_package' ? set : singly)(product, kind);
}

export function theatreProfiles(occasion: Occasion): Size {
  return count(between(6, even(zonesOf(occasion) * 2), 24), stageInZones(occasion));
}

/** [ours]: one to a zone, in a club one for each 40 guests. */
export function movingHeads(occasion: Occasion): Size {
  return occasion.is('club_night')
    ? count(between(4, even(occasion.people / 40), 16), reason('moving_heads_club', { each: 40 }))
    : count(between(4, even(zonesOf(occasion)), 16), reason('moving_heads'));
}

/** Square feet of room and uplights for a middling effect (diyuplighting.com). */
const UPLIGHTS = [
  { area: 0, number: 6 },
  { area: 1000, number: 8 },
  { area: 2000, number: 16 },
  { area: 3000, number: 22 },
  { area: 5000, number: 35 },
] as const;
const MOST_UPLIGHTS = 30;

/** Dinner with dancing takes 20 square feet a head, standing and rows 8 (rainier.com). */
export function uplights({ people, does }: Occasion): Size {
  const squareFeet = people * (does('dining', 'dancing') ? 20 : 8);
  const high = UPLIGHTS.find(({ area }) => area > squareFeet) ?? UPLIGHTS[4];
  const low = UPLIGHTS.findLast(({ area }) => area <= squareFeet) ?? UPLIGHTS[0];
  const share = high.area <= low.area ? 0 : (squareFeet - low.area) / (high.area - low.area);
  const number = between(6, even(low.number + share * (high.number - low.number)), MOST_UPLIGHTS);
  return count(number, reason('uplights', { area: Math.round(squareFeet / 107.64) * 10 }));
}
