import type { Kind } from '../../../equipment/index.ts';
import type { EventKind } from '../../types.ts';
import { says } from '../conditions.ts';
import { between, exactly, ratedKva } from '../sizes.ts';
import type { Added, Choice, Completion, Occasion } from '../types.ts';
import { counted, figure } from '../words.ts';
import { goesWith, has, isBreakout, isSelfPowered, mainOnly, pieces } from './helpers.ts';
import { weightOf } from './weight.ts';

const RADIO_MICS: readonly Kind[] = ['mic_wireless_handheld', 'mic_wireless_lapel', 'mic_headset'];

/** What stands up only when somebody builds it. */
function isStaged(choices: readonly Choice[], { facts }: Occasion): boolean {
  return has(choices, 'stage_roof', 'marquee') || (!facts.hireList && has(choices, 'stage_deck'));
}

const SIMPLE: readonly EventKind[] = ['fair', 'sports', 'party', 'reception', 'exhibition', 'other'];

function people(units: number, why: string, drivers: readonly Choice[]): Added {
  return goesWith(drivers, exactly(units, why));
}

export const crewCompletions: readonly Completion[] = [
  {
    id: 'sound-crew',
    perRoom: true,
    source:
      'looksgreatproductions: one operator for each task; av-canada.com: 1-2 for a plain show; a monitor engineer from 500 guests on [ours]',
    after: ['mixing_console', 'line_array', 'pa_package', 'speaker_top'],
    kinds: ['crew_sound'],
    label: 'a sound engineer',
    size: (occasion, drivers, all) => {
      const main = mainOnly(drivers);
      const mics =
        pieces(all, ...RADIO_MICS) + pieces(all, 'mic_wired', 'mic_instrument', 'mic_conference', 'mic_lectern');
      const mixed =
        has(main, 'mixing_console', 'line_array') ||
        (mics > 0 && occasion.people >= 60) ||
        occasion.is('theatre', 'fashion_show');
      // A small set with a microphone or two is switched on by whoever speaks.
      const simple = mics <= 2 && !has(main, 'mixing_console', 'line_array') && occasion.is(...SIMPLE);
      const small = mics <= 2 && occasion.is('meeting') && occasion.people < 60;
      if ((simple && occasion.people < 1000) || small || isSelfPowered(all)) return null;
      if (occasion.dry || main.every((choice) => choice.optional) || !mixed || (mics === 0 && occasion.people < 200))
        return null;
      const { people: audience } = occasion.main;
      const band = occasion.does('live_music') && audience >= 500;
      const many = pieces(mainOnly(all), ...RADIO_MICS) >= 10;
      const units = 1 + (band ? 1 : 0) + (many ? 1 : 0) + (occasion.is('festival') && audience > 2000 ? 1 : 0);
      const why = band
        ? 'One at the desk and one for the monitors'
        : many
          ? 'One at the desk and one for the radio microphones'
          : 'At the desk throughout';
      return people(units, why, main);
    },
  },
  {
    id: 'lighting-crew',
    perRoom: true,
    source: 'looksgreatproductions: one operator for each task',
    after: ['moving_head', 'lighting_console'],
    kinds: ['crew_lighting'],
    label: 'a lighting technician',
    size: (occasion, drivers) => {
      // A few lights in a small room are set once and left.
      if (!has(drivers, 'moving_head') && occasion.people <= 120) return null;
      const units = occasion.main.people > 2000 ? 2 : 1;
      return people(units, units > 1 ? 'One at the console, one on the rig' : 'Sets the light and runs it', drivers);
    },
  },
  {
    id: 'video-crew',
    source: 'looksgreatproductions, av-canada.com: a produced stream takes three to four, a plain show one',
    after: ['projector', 'led_wall', 'video_switcher', 'streaming_encoder'],
    kinds: ['crew_video'],
    label: 'a video technician',
    size: (occasion, drivers) => {
      const main = mainOnly(drivers);
      const stream = has(main, 'streaming_encoder');
      if (main.length === 0 || (occasion.people < 80 && !stream)) return null;
      const units = stream && occasion.people >= 100 ? 2 : 1;
      return people(
        units,
        units > 1 ? 'One for the screens and one for the cameras and the stream' : 'Screens and playback',
        main,
      );
    },
  },
  {
    id: 'camera-crew',
    source: '[ours] one for each camera that is not remote',
    after: ['camera'],
    kinds: ['crew_camera'],
    label: 'camera operators',
    size: (occasion, drivers) => {
      const manned = drivers.filter(
        ({ product }) => !/ptz|remote/i.test(`${product.name} ${product.description ?? ''}`),
      );
      const units = pieces(manned, 'camera');
      return units > 0 ? people(units, 'One behind each camera', manned) : null;
    },
  },
  {
    id: 'breakout-crew',
    source: 'helloendless.com: at best one technician to a breakout; one to two rooms here [ours]',
    after: ['projector', 'display', 'pa_package', 'speaker_top', 'speaker_column'],
    kinds: ['crew_technician'],
    label: 'technicians for the breakout rooms',
    size: (occasion, drivers) => {
      const inRooms = drivers.filter(isBreakout);
      const rooms = occasion.breakouts.reduce((sum, room) => sum + room.count, 0);
      return inRooms.length > 0
        ? people(Math.ceil(rooms / 2), `One looks after two of ${counted(rooms, 'breakout room')}`, inRooms)
        : null;
    },
  },
  {
    id: 'general-technician',
    source: 'boisestate.edu event services: a technician is required from 100 guests on',
    after: [
      'pa_package',
      'speaker_top',
      'speaker_column',
      'projector',
      'display',
      'led_wall',
      'lighting_package',
      'disco_light',
    ],
    kinds: ['crew_technician'],
    label: 'a technician',
    size: (occasion, drivers, all) => {
      if (has(all, 'crew_sound', 'crew_lighting', 'crew_video') || occasion.people < 12) return null;
      if (isSelfPowered(all) && !has(drivers, 'projector', 'display', 'led_wall', 'lighting_package')) return null;
      const plain = !has(drivers, 'projector', 'led_wall', 'lighting_package', 'speaker_top');
      if (plain && (occasion.people < 60 || occasion.is(...SIMPLE))) return null;
      return people(1, 'Sets up, stays and strikes', drivers);
    },
  },
  {
    id: 'stage-manager',
    source: 'looksgreatproductions: a caller for a show with several operators; sizes [ours]',
    after: [],
    kinds: ['crew_stage_manager'],
    label: 'a stage manager',
    size: (occasion, _, all) => {
      const show = occasion.is('awards', 'festival', 'theatre', 'fashion_show') && occasion.people >= 200;
      const conference =
        (occasion.is('conference') && occasion.people >= 300) || (occasion.is('concert') && occasion.people >= 500);
      if (!(show || conference) || !has(all, 'crew_sound', 'crew_lighting')) return null;
      return { size: exactly(1, 'Runs the order of the show'), optional: false };
    },
  },
  {
    id: 'riggers',
    source: '[ours] two wherever something hangs from hoists',
    after: ['hoist'],
    kinds: ['crew_rigger'],
    label: 'riggers',
    size: (_, drivers) => people(2, 'Two to hang and fly the truss', drivers),
  },
  {
    id: 'electrician',
    source: '[ours] from 40 kVA on',
    after: ['generator'],
    kinds: ['crew_electrician'],
    label: 'an electrician',
    size: (_, drivers) => {
      const kva = drivers.reduce((sum, { product, units }) => sum + units * (ratedKva(product.traits) ?? 0), 0);
      return kva >= 40 ? people(1, `Lays out and signs off ${figure(kva)} kVA`, drivers) : null;
    },
  },
  {
    id: 'stagehands',
    dry: true,
    source: '[ours] one for each 700 kg from 300 kg on; axiosprosolutions.com: 6-10 for shows of 500 to 1,000',
    after: [],
    kinds: ['crew_stagehand'],
    label: 'stagehands',
    size: (occasion, _, all) => {
      const kilograms = weightOf(all.filter((choice) => !choice.optional));
      // Who delivers a list of things leaves them at the door, unless they are to be put up.
      if (occasion.dry && !(says(occasion.facts, 'set_up_by_us') || isStaged(all, occasion))) return null;
      if (kilograms < 300) return null;
      const units = between(2, Math.ceil(kilograms / 700), occasion.people > 2000 ? 16 : 10);
      return {
        size: exactly(units, `About ${figure(Math.round(kilograms / 100) * 100)} kg to carry in, build and strike`),
        optional: false,
      };
    },
  },
  {
    id: 'project-manager',
    source: '[ours] for shows of 500 guests or three days on, for anything from 1,500 on',
    after: [],
    kinds: ['crew_project_manager'],
    label: 'a project manager',
    size: (occasion, _, all) => {
      const { people: guests, days } = occasion;
      const show = occasion.is(
        'festival',
        'conference',
        'awards',
        'gala_dinner',
        'exhibition',
        'fashion_show',
        'concert',
      );
      const big = guests >= 1500 || (show && (guests >= 500 || (days >= 3 && guests >= 200)));
      const crew = all.filter((choice) => choice.kind.startsWith('crew_') && !choice.optional);
      if (!big || crew.length < 3) return null;
      return { size: exactly(1, 'One person answers for the whole job'), optional: false };
    },
  },
];
