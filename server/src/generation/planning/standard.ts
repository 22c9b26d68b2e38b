import { reason } from './prose/reasons.ts';
import type { Kind } from '../../equipment/index.ts';
import { receivers } from './rules/extras.ts';
import {
  barUnits,
  chairs,
  cocktailTables,
  diningTables,
  marquee,
  marqueeArea,
  registrationDesks,
} from './rules/furniture.ts';
import { danceLights, movingHeads, stageLight, uplights } from './rules/lighting.ts';
import { choirMics, diBoxes, handhelds, instruments, lapels, tableMics, vocalMics } from './rules/microphones.ts';
import { accessibleToilets, handWash, patioHeaters, pitRun, radios, toilets } from './rules/outdoor.ts';
import { listenersNear, monitorCount, soundSystem, subwooferFit } from './rules/sound.ts';
import { choirRisers, danceFloor, drapeRun, skirtRun, stageSize, stageSteps } from './rules/staging.ts';
import { cameras, ledWall, pictureSize, screenSize } from './rules/video.ts';
import { areaOf, atLeast, between, count, cover, even, exactly, runOf } from './sizes.ts';
import { isPopUp } from './tents.ts';
import type { Occasion, Room, Size } from './types.ts';
import { counted, figure } from './words.ts';

/** So many were asked for, else as many as those who sing and play take. */
function wiredMics(occasion: Occasion): number {
  const wired = occasion.facts.demands.filter(({ kinds: [kind] }) => kind === 'mic_wired' || kind === 'mic_instrument');
  const asked = wired.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  return asked || vocalMics(occasion) + (occasion.choir > 0 && occasion.players > 0 ? choirMics(occasion) : 0);
}

function camerasAskedFor({ facts }: Occasion): number {
  const asked = facts.demands.filter(({ kinds: [kind], optional }) => kind === 'camera' && !optional);
  return asked.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
}

type Standard = (occasion: Occasion, room: Room) => Size;

const perGuest: Standard = (_, room) => count(room.people, `One for each of the ${counted(room.people, 'guest')}`);
const floorOf: Standard = (occasion) => {
  const area = tentsAskedFor(occasion) || marqueeArea(occasion);
  return cover(area, areaOf, 1, () => `About ${figure(Math.round(area))} square metres`);
};

/** The square metres under the tents that were asked for with their size; none where no size was given. */
function tentsAskedFor({ facts }: Occasion): number {
  const tents = facts.demands.filter(({ kinds: [kind], traits }) => kind === 'marquee' && !isPopUp(traits));
  return tents.reduce((sum, { quantity, squareMetres, traits: { widthM = 0, depthM = 0 } }) => {
    return sum + (quantity ?? 1) * (squareMetres ?? widthM * depthM);
  }, 0);
}

/** Walls go round a tent, lining under its roof. */
const liningOf: Standard = (occasion, room) => {
  const run = Math.round(4 * Math.sqrt(tentsAskedFor(occasion) || marqueeArea(occasion)));
  const walls = cover(run, runOf, 6, () => `About ${figure(run)} m round the tent`);
  const lining = floorOf(occasion, room);
  return (product, kind) => (WALL.test(product.name) ? walls : lining)(product, kind);
};
const WALL =
  /side ?walls?\b|seitenw[aä]nd|zeltwand|mur(?:s)? (?:de|latéra)|pared(?:es)? (?:lateral|de carpa)|zijwand/iu;

const stageFloor: Standard = (occasion) => {
  const area = occasion.stage.widthM * occasion.stage.depthM;
  return cover(area, areaOf, 1, () => `${figure(area)} square metres of stage`);
};

/** [ours]: three square metres of aisle for each stand. */
function aisles(occasion: Occasion): Size {
  const stands = occasion.facts.demands.find((demand) => demand.kinds[0] === 'exhibition_stand')?.quantity ?? 0;
  const area = Math.max(30, stands * 3);
  return cover(area, areaOf, 1, () => `${figure(area)} square metres of aisle`);
}

/** Inputs at the desk as far as the brief tells: microphones and DI boxes asked for, four besides; a band's voices, DI boxes and eight; [ours]. */
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

const CLOTHED: ReadonlySet<Kind> = new Set<Kind>(['table_round', 'table_trestle']);

/** Tables that the client counts, the round ones where there are any: those are dressed. */
function tablesOf({ facts }: Occasion): number {
  const counted = facts.demands.filter(
    ({ kinds: [kind], optional }) => !optional && kind !== undefined && CLOTHED.has(kind),
  );
  const round = counted.filter(({ kinds }) => kinds[0] === 'table_round');
  return (round.length > 0 ? round : counted).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
}

/**
 * How many of a thing an event of this size takes when it is asked for without a number. Kinds that are not here: one.
 */
const STANDARD: Partial<Record<Kind, Standard>> = {
  speaker_top: soundSystem,
  speaker_column: soundSystem,
  line_array: soundSystem,
  pa_package: soundSystem,
  subwoofer: (occasion) => {
    const each = occasion.is('club_night') ? 75 : 150;
    const near = occasion.is('fair', 'exhibition', 'sports') ? occasion.people : occasion.main.people;
    const number = between(2, even(listenersNear(near) / each), 24);
    return count(number, `One for each ${each} guests, in pairs`, subwooferFit(occasion, occasion.people > 800));
  },
  stage_monitor: (occasion) => count(monitorCount(occasion), 'One for each who has to hear the mix'),
  in_ear_monitor: (occasion) =>
    count(between(1, Math.max(occasion.players, occasion.singers), 8), 'One for each player'),
  mic_wireless_handheld: (occasion) => count(handhelds(occasion).number, handhelds(occasion).why),
  mic_wireless_lapel: (occasion) => count(lapels(occasion).number, lapels(occasion).why),
  mic_headset: (occasion) =>
    count(occasion.panel || occasion.speakers || occasion.hosts || 1, 'One for each who speaks'),
  mic_wired: (occasion) => count(vocalMics(occasion), 'One for each voice'),
  mic_instrument: (occasion) =>
    occasion.choir > 0 && !occasion.facts.performers.some(({ kind }) => kind === 'band')
      ? count(choirMics(occasion) + (occasion.players <= 10 ? occasion.players : 0), `A choir of ${occasion.choir}`)
      : instruments(occasion),
  mic_stand: (occasion) => count(wiredMics(occasion), 'One for each wired microphone'),
  mic_conference: tableMics,
  mixing_console: (occasion) => exactly(1, reason('as_asked'), atLeast('channels', inputsOf(occasion))),
  di_box: (occasion) => count(diBoxes(occasion), 'Instruments straight to the desk'),
  uplight: (occasion) => count(uplights(occasion).number, uplights(occasion).why),
  stage_wash: stageLight,
  profile_spot: stageLight,
  lighting_package: stageLight,
  moving_head: (occasion) => count(movingHeads(occasion).number, movingHeads(occasion).why),
  disco_light: (occasion) => count(danceLights(occasion).number, danceLights(occasion).why),
  strobe: () => count(2, 'A pair'),
  festoon: (occasion) => count(between(2, Math.ceil(occasion.people / 50), 10), 'A string for each 50 guests'),
  floodlight: (occasion) => count(between(2, Math.ceil(occasion.people / 250), 24), 'One for each 250 people'),
  projector: pictureSize,
  display: pictureSize,
  led_wall: ledWall,
  projection_screen: screenSize,
  camera: (occasion) => count(cameras(occasion), `Views of the stage`),
  stage_deck: stageSize,
  mobile_stage: stageSize,
  stage_steps: stageSteps,
  stage_skirt: (occasion) =>
    cover(skirtRun(occasion), runOf, 2, () => `Front and sides, ${figure(skirtRun(occasion))} m`),
  stage_handrail: (occasion) => cover(skirtRun(occasion), runOf, 2, () => 'Back and sides of the stage'),
  stage_floor: stageFloor,
  carpet: (occasion, room) => (occasion.is('exhibition') ? aisles(occasion) : stageFloor(occasion, room)),
  drape: drapeRun,
  dance_floor: danceFloor,
  choir_riser: (occasion, room) => choirRisers(occasion, room === occasion.main ? undefined : room.people),
  chair: chairs,
  chair_banquet: chairs,
  bench: (_, room) =>
    cover(
      room.people,
      (product) => product.traits.seats ?? null,
      3,
      () => `Seats for ${counted(room.people, 'guest')}`,
    ),
  table_round: diningTables,
  table_trestle: diningTables,
  beer_table_set: (_, room) =>
    cover(
      room.people,
      (product) => product.traits.seats ?? null,
      8,
      (each) => `${counted(room.people, 'guest')}, ${figure(each)} to a set`,
    ),
  table_cocktail: cocktailTables,
  bar_unit: barUnits,
  bar_stool: (occasion) => count(between(4, Math.ceil(occasion.people / 10), 40), 'One for each ten guests'),
  registration_desk: registrationDesks,
  marquee,
  marquee_floor: floorOf,
  marquee_lining: liningOf,
  crowd_barrier: (occasion) =>
    cover(
      between(20, Math.ceil(occasion.people / 25), 400),
      runOf,
      2.3,
      () => 'Round the stage, the desk and the entrances',
    ),
  pit_barrier: (occasion) =>
    cover(
      pitRun(occasion),
      runOf,
      1,
      () => `${figure(pitRun(occasion))} m in front of ${occasion.main.count > 1 ? 'the stages' : 'the stage'}`,
    ),
  fencing: (occasion) => {
    const run = Math.round(4 * Math.sqrt(occasion.people * 2));
    return cover(run, runOf, 3.5, () => `About ${figure(run)} m round two square metres for each guest`);
  },
  trackway: () => cover(20, runOf, 3, () => '20 m from the gate'),
  stanchion: () => count(6, 'A short queue'),
  patio_heater: patioHeaters,
  space_heater: (occasion) => count(marqueeArea(occasion) > 100 ? 2 : 1, 'Warm air from either end'),
  air_conditioner: () => count(2, 'A pair'),
  toilet: toilets,
  toilet_trailer: toilets,
  toilet_accessible: accessibleToilets,
  hand_wash: handWash,
  // [ours]: a bin of 240 litres for each 75 people.
  waste_bin: (occasion) => count(Math.max(2, Math.ceil(occasion.people / 75)), 'One for each 75 people'),
  two_way_radio: radios,
  interpretation_receiver: receivers,
  silent_disco: perGuest,
  voting_system: perGuest,
  crockery: perGuest,
  cutlery: perGuest,
  napkin: perGuest,
  chair_cover: perGuest,
  glassware: (occasion, room) =>
    occasion.does('dining')
      ? perGuest(occasion, room)
      : count(room.people * 2, `Two for each of the ${counted(room.people, 'guest')}`),
  tablecloth: (occasion, room) => {
    const tables = tablesOf(occasion);
    return tables > 0
      ? exactly(tables, 'One for each table')
      : exactly(Math.max(1, Math.ceil(room.people / 8)), 'One for each table of eight');
  },
  centrepiece: (_, room) => count(Math.max(1, Math.ceil(room.people / 8)), 'One for each table of eight'),
  hot_drinks: (_, room) => exactly(Math.max(1, Math.ceil(room.people / 100)), 'One for each 100 guests'),
  coat_rail: (_, room) => exactly(Math.max(1, Math.ceil(room.people / 50)), 'One for each 50 coats'),
  music_stand: (occasion) => count(Math.max(occasion.players, 1), 'One for each player'),
  guitar_amp: () => count(2, 'A pair'),
  dj_player: () => count(2, 'A pair'),
  crew_camera: (occasion) => exactly(camerasAskedFor(occasion) || cameras(occasion), 'One for each camera'),
  crew_stagehand: (occasion) =>
    exactly(occasion.people > 500 ? 6 : occasion.people > 150 ? 4 : 2, 'For building and striking'),
  crew_bar: (occasion) => exactly(Math.max(1, Math.ceil(occasion.people / 75)), 'One for each 75 guests'),
  // [ours]: one for each 25 guests at table.
  crew_waiter: (occasion) => exactly(Math.max(1, Math.ceil(occasion.people / 25)), 'One for each 25 guests'),
  // [ours]
  crew_medic: (occasion) => exactly(Math.max(1, Math.ceil(occasion.people / 1000)), 'One for each 1,000 people'),
  crew_steward: (occasion) => exactly(Math.max(2, Math.ceil(occasion.people / 100)), 'One for each 100 people'),
  cable_ramp: () => count(10, 'Where guests cross cables'),
};

/** Sizes a kind of equipment that was asked for without a number. */
export function standardSize(kind: Kind, occasion: Occasion, room: Room = occasion.main): Size {
  return STANDARD[kind]?.(occasion, room) ?? count(1, reason('as_asked'));
}
