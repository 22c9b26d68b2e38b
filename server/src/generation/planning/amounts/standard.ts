import type { Kind } from '../../../equipment/index.ts';
import { reason } from '../prose/reasons.ts';
import { atLeast, count, exactly } from '../sizes.ts';
import type { Occasion, Room, Size } from '../types.ts';
import { amountOf } from './amounts.ts';
import { barUnits, chairs, diningTables, tablecloths } from './furniture.ts';
import { movingHeads, stageLight, uplights } from './lighting.ts';
import {
  askedFor,
  diBoxes,
  handhelds,
  headsets,
  instrumentsAsked,
  lapels,
  tableMics,
  vocalMics,
  vocals,
} from './microphones.ts';
import {
  accessibleToilets,
  aisles,
  crowdBarriers,
  fencing,
  handWash,
  marquee,
  marqueeFloor,
  marqueeHeating,
  marqueeLining,
  toilets,
  trackway,
} from './outdoor.ts';
import { monitors, soundSystem, subwoofers } from './sound.ts';
import {
  catwalk,
  choirRisers,
  danceFloor,
  drapeRun,
  pitBarrier,
  roundStage,
  stageFloor,
  stageSize,
  stageSteps,
} from './staging.ts';
import { cameras, ledWall, pictureSize, screenSize } from './video.ts';

type Standard = (occasion: Occasion, room: Room) => Size;

/** How many of a kind an event of this size takes: by its own reckoning, by the table of amounts, else one. */
export function standardSize(kind: Kind, occasion: Occasion, room: Room = occasion.main): Size {
  const known = sizesIn(occasion, room);
  const size =
    known.get(kind) ??
    STANDARD[kind]?.(occasion, room) ??
    amountOf(kind, occasion, room) ??
    count(1, reason('as_asked'));
  known.set(kind, size);
  return size;
}

/** Many look at all that was asked for: each is worked out once for a room, not for each product and demand. */
function sizesIn(occasion: Occasion, room: Room): Map<Kind, Size> {
  const rooms = worked.get(occasion) ?? new Map<Room, Map<Kind, Size>>();
  worked.set(occasion, rooms);
  const sizes = rooms.get(room) ?? new Map<Kind, Size>();
  rooms.set(room, sizes);
  return sizes;
}

const worked = new WeakMap<Occasion, Map<Room, Map<Kind, Size>>>();

/**
 * Inputs at the desk as far as the brief tells: microphones and DI boxes asked for, four besides; a band's voices, DI
 * boxes and eight; [ours].
 */
function inputsOf(occasion: Occasion): number {
  const { facts, players } = occasion;
  const asked = facts.demands.filter(({ kinds }) => /^mic_(?!stand)|^di_box/.test(kinds[0] ?? ''));
  const told = facts.demands.map(({ kinds: [kind], traits }) =>
    kind === 'mixing_console' ? (traits.channels ?? 0) : 0,
  );
  return Math.max(
    ...told,
    players > 2 ? Math.max(16, vocalMics(occasion) + diBoxes(occasion) + 8) : 6,
    asked.reduce((sum, { quantity }) => sum + (quantity ?? 2), 4),
  );
}

/** One for each camera that was asked for. */
const cameraCrew: Standard = (occasion) => {
  const asked = askedFor(occasion, 'camera');
  return asked > 0 ? exactly(asked, reason('one_per_camera')) : cameras(occasion);
};

const STANDARD: Partial<Record<Kind, Standard>> = {
  speaker_top: soundSystem,
  speaker_column: soundSystem,
  line_array: soundSystem,
  pa_package: soundSystem,
  subwoofer: subwoofers,
  stage_monitor: monitors,
  mic_wireless_handheld: handhelds,
  mic_wireless_lapel: lapels,
  mic_headset: headsets,
  mic_wired: vocals,
  mic_instrument: instrumentsAsked,
  mic_conference: tableMics,
  mixing_console: (occasion) => exactly(1, reason('as_asked'), atLeast('channels', inputsOf(occasion))),
  di_box: (occasion) => count(diBoxes(occasion), reason('di_boxes')),
  uplight: uplights,
  stage_wash: stageLight,
  profile_spot: stageLight,
  lighting_package: stageLight,
  moving_head: movingHeads,
  projector: pictureSize,
  display: pictureSize,
  led_wall: ledWall,
  projection_screen: screenSize,
  camera: cameras,
  crew_camera: cameraCrew,
  stage_deck: stageSize,
  mobile_stage: stageSize,
  stage_steps: stageSteps,
  stage_skirt: (occasion) => roundStage(occasion, 'front_and_sides'),
  stage_handrail: (occasion) => roundStage(occasion, 'back_and_sides'),
  stage_floor: stageFloor,
  carpet: (occasion) => (occasion.is('exhibition') ? aisles : stageFloor)(occasion),
  drape: drapeRun,
  dance_floor: danceFloor,
  catwalk,
  choir_riser: choirRisers,
  pit_barrier: pitBarrier,
  chair: chairs,
  chair_banquet: chairs,
  table_round: diningTables,
  table_trestle: diningTables,
  bar_unit: barUnits,
  tablecloth: tablecloths,
  marquee,
  marquee_floor: marqueeFloor,
  marquee_lining: marqueeLining,
  space_heater: marqueeHeating,
  crowd_barrier: crowdBarriers,
  fencing,
  trackway,
  toilet: toilets,
  toilet_trailer: toilets,
  toilet_accessible: accessibleToilets,
  hand_wash: handWash,
};
