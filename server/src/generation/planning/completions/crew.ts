import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { EventKind } from '../../facts.ts';
import { says } from '../event/conditions.ts';
import { also, type Reason, reason } from '../prose/reasons.ts';
import { between, exactly, ratedKva } from '../sizes.ts';
import type { Added, Choice, Occasion } from '../types.ts';
import {
  allPieces,
  goesWith,
  has,
  isBreakout,
  isSelfPowered,
  isSmallOrder,
  mainOnly,
  pieces,
  type SizeOf,
  textOf,
} from './drivers.ts';
import { weightOf } from './load.ts';

const RADIO_MICS: readonly Kind[] = ['mic_wireless_handheld', 'mic_wireless_lapel', 'mic_headset'];
const OTHER_MICS: readonly Kind[] = ['mic_wired', 'mic_instrument', 'mic_conference', 'mic_lectern'];

/** Where whoever speaks switches a small set on. */
const SIMPLE: readonly EventKind[] = ['fair', 'sports', 'party', 'reception', 'exhibition', 'other'];

/** What stands up only when somebody builds it. */
function isStaged(choices: readonly Choice[], { facts }: Occasion): boolean {
  return has(choices, 'stage_roof', 'marquee') || (!facts.hireList && has(choices, 'stage_deck'));
}

function people(units: number, why: Reason, drivers: readonly Choice[]): Added {
  return goesWith(drivers, exactly(units, why));
}

/** Whether sound is worked by somebody who does nothing else. */
function isMixed(occasion: Occasion, main: readonly Choice[], mics: number): boolean {
  const desk = has(main, 'mixing_console', 'line_array');
  const simple = mics <= 2 && !desk && occasion.is(...SIMPLE) && occasion.people < 1000;
  const small = mics <= 2 && occasion.is('meeting') && occasion.people < 60;
  if (simple || small || (mics === 0 && occasion.people < 200)) return false;
  return desk || (mics > 0 && occasion.people >= 60) || occasion.is('theatre', 'fashion_show');
}

/** A few microphones for speech before a small audience: whoever is used to them works them alone; [ours]. */
function isSimple({ people, does, is }: Occasion, main: readonly Choice[], mics: number): boolean {
  if (has(main, 'line_array') || does('live_music', 'stream') || is('theatre', 'fashion_show', 'awards')) return false;
  return mics <= FEW_MICS && people < SMALL_AUDIENCE;
}

/** Put up by those who bring it, for its own price. */
const SET_UP_IN_PRICE = new RegExp(
  [
    String.raw`\b(?:set up and (?:struck|taken down)|laid and lifted|(?:price )?incl(?:udes|uding|\.)? (?:set-?up|installation))`,
    String.raw`(?:inkl\.?|inklusive|mit) auf-? ?(?:und abbau|bau)|montage (?:et démontage )?(?:inclus|compris)`,
    String.raw`montaje (?:y desmontaje )?incluido|inclusief op-? ?(?:en afbouw|bouw)|auf- und abbau (?:inklusive|im preis)`,
  ].join('|'),
  'iu',
);

const FEW_MICS = 3;
const SMALL_AUDIENCE = 120;

const soundCrew: SizeOf = (occasion, drivers, all) => {
  const main = mainOnly(drivers);
  const mics = pieces(all, ...RADIO_MICS, ...OTHER_MICS);
  if (isSelfPowered(all) || main.every(({ optional }) => optional) || !isMixed(occasion, main, mics)) return null;
  if (isSimple(occasion, main, mics)) return null;
  const audience = occasion.main.people;
  const others = [
    ...(occasion.does('live_music') && audience >= 500 ? [reason('engineer_monitors')] : []),
    ...(pieces(mainOnly(all), ...RADIO_MICS) >= 10 ? [reason('engineer_radio')] : []),
    ...(occasion.is('festival') && audience > 2000 ? [reason('engineer_stage')] : []),
  ];
  return people(1 + others.length, also(reason('engineer'), ...others), main);
};

export const CREW: Readonly<Record<string, SizeOf>> = {
  'sound-crew': soundCrew,
  'lighting-crew': (occasion, drivers) => {
    // A few lights in a small room are set once and left.
    if (!has(drivers, 'moving_head') && occasion.people <= 120) return null;
    const two = occasion.main.people > 2000;
    return people(two ? 2 : 1, reason(two ? 'lighting_crew_two' : 'lighting_crew'), drivers);
  },
  'video-crew': (occasion, drivers) => {
    const main = mainOnly(drivers);
    const stream = has(main, 'streaming_encoder');
    if (main.length === 0 || (occasion.people < 80 && !stream)) return null;
    const two = stream && occasion.people >= 100;
    return people(two ? 2 : 1, reason(two ? 'video_crew_two' : 'video_crew'), main);
  },
  'camera-crew': (_, drivers) => {
    const manned = drivers.filter((driver) => !/ptz|remote/i.test(textOf(driver)));
    return manned.length === 0 ? null : people(allPieces(manned), reason('one_per_camera'), manned);
  },
  'breakout-crew': ({ breakouts }, drivers) => {
    const inRooms = drivers.filter(isBreakout);
    const rooms = breakouts.reduce((sum, room) => sum + room.count, 0);
    return inRooms.length === 0 ? null : people(Math.ceil(rooms / 2), reason('breakout_crew', { rooms }), inRooms);
  },
  'general-technician': (occasion, drivers, all) => {
    if (has(all, 'crew_sound', 'crew_lighting', 'crew_video')) return null;
    if (isSelfPowered(all) && !has(drivers, 'projector', 'display', 'led_wall', 'lighting_package')) return null;
    const plain = !has(drivers, 'projector', 'led_wall', 'lighting_package', 'speaker_top');
    if (plain && (occasion.people < 60 || occasion.is(...SIMPLE))) return null;
    return people(1, reason('technician'), drivers);
  },
  'stage-manager': (_, __, all) =>
    has(all, 'crew_sound', 'crew_lighting') ? people(1, reason('stage_manager'), []) : null,
  riggers: (_, drivers) => people(2, reason('riggers'), drivers),
  electrician: (_, drivers) => {
    const kva = drivers.reduce((sum, { product, units }) => sum + units * (ratedKva(product.traits) ?? 0), 0);
    return kva >= 40 ? people(1, reason('electrician', { kva }), drivers) : null;
  },
  stagehands: (occasion, _, all) => {
    // Who delivers a list of things leaves them at the door, unless they are to be put up.
    const isLeftAtTheDoor = occasion.dry || isSmallOrder(occasion);
    if (isLeftAtTheDoor && !(says(occasion.facts, 'set_up_by_us') || isStaged(all, occasion))) return null;
    const carried = all.filter(
      (choice) =>
        !choice.optional && !SET_UP_IN_PRICE.test(textOf(choice)) && KIND_CATEGORY[choice.kind] !== 'sanitation',
    );
    const kilograms = weightOf(carried);
    if (kilograms < 300) return null;
    const units = between(2, Math.ceil(kilograms / 700), occasion.people > 2000 ? 16 : 10);
    return people(units, reason('stagehands', { kilograms: Math.round(kilograms / 100) * 100 }), []);
  },
  'project-manager': (_, __, all) => {
    const crew = all.filter((choice) => choice.kind.startsWith('crew_') && !choice.optional);
    return crew.length >= 3 ? people(1, reason('project_manager'), []) : null;
  },
};
