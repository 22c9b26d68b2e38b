import type { Kind } from '../../../equipment/index.ts';
import type { ShelfProduct } from '../../types.ts';
import { says } from '../conditions.ts';
import { between, count, even, exactly } from '../sizes.ts';
import type { Occasion, Room, Rule, Size, Verdict } from '../types.ts';
import { counted, figure } from '../words.ts';

const POWER_SOURCES =
  'speech 0.5-1 W a head (vinrade.com), background and acoustic 2-3 W, band 3-5 W (Sydney PA Hire), disco 6-8 W (radio-hire.co.uk), DJ indoors 5 W and outdoors 10 W (vinrade.com); continuous power';

/** Continuous watts for one listener and what for. */
export function loudness(occasion: Occasion): { watts: number; what: string } {
  const outdoors = occasion.openAir ? 2 : 1;
  if (occasion.is('club_night')) return { watts: 8 * outdoors, what: 'club music' };
  const band = occasion.does('live_music');
  if (says(occasion.facts, 'heavy_bass') && !band && !occasion.dj)
    return { watts: 6 * outdoors, what: 'music with bass' };
  if (band && occasion.is('concert', 'festival')) return { watts: 5 * outdoors, what: 'live bands' };
  if (occasion.dj || occasion.does('dancing')) return { watts: occasion.openAir ? 10 : 6, what: 'dancing' };
  if (band) return { watts: 5 * outdoors, what: 'a live band' };
  if (occasion.is('fashion_show')) return { watts: 5, what: 'show music' };
  if (occasion.does('film')) return { watts: 3 * outdoors, what: 'film sound' };
  if (says(occasion.facts, 'music_unamplified')) return { watts: 1 * outdoors, what: 'speech' };
  if (occasion.players > 10) return { watts: 3 * outdoors, what: 'an orchestra' };
  if (occasion.does('acoustic_music', 'background_music'))
    return {
      watts: (occasion.choir > 0 && occasion.players === 0 ? 1.5 : 2.5) * outdoors,
      what: occasion.does('acoustic_music') ? 'acoustic music' : 'music in the background',
    };
  return { watts: 1 * outdoors, what: 'speech' };
}

/** Music that is felt: from 5 W a head indoors, where the open air doubles what is needed. */
export function isLoud(occasion: Occasion): boolean {
  return loudness(occasion).watts >= (occasion.openAir ? 8 : 5);
}

/** Speakers, columns, line array or package: whichever the shelf holds, sized for a room. */
export function soundSystem(occasion: Occasion, room: Room): Size {
  const { watts, what } = room === occasion.main ? loudness(occasion) : { watts: 1, what: 'speech' };
  const total = Math.max(watts * room.people, 100);
  const heard = `${figure(watts)} W a head for ${what} and ${counted(room.people, 'listener')}`;
  return (product, kind) => {
    const loud = room === occasion.main && isLoud(occasion);
    if (kind === 'pa_package') return packages(product, room, loud);
    if (kind === 'speaker_column') return columns(product, room, loud, heard);
    if (kind === 'line_array') return elements(product, room, heard);
    if (kind === 'speaker_top') return tops(product, room, loud, total, heard);
    return null;
  };
}

/** Printed figures are often peaks: what a cabinet of this driver size delivers for long is the limit; [ours]. */
export function continuousWatts(product: ShelfProduct): number {
  const { inches = 12, watts } = product.traits;
  const usual = inches <= 8 ? 200 : inches <= 10 ? 300 : inches <= 12 ? 400 : 500;
  return watts === undefined ? usual : Math.min(watts, usual);
}

/** Up to 50 people one small cabinet or two, up to 100 10-12 in, above 12-15 in (speakerrentalnyc.com). */
function driverInches(people: number, loud: boolean): number {
  if (people <= 50) return loud ? 10 : 8;
  if (people <= 100) return loud ? 12 : 10;
  return people <= 300 || !loud ? 12 : 15;
}

function tops(product: ShelfProduct, room: Room, loud: boolean, total: number, heard: string): ReturnType<Size> {
  // Where there is bass to speak of, the subwoofers carry half of the power.
  const share = loud ? total / 2 : total;
  const forPower = even(share / continuousWatts(product));
  const few = room.people <= 25 && !loud ? 1 : 2;
  // Four from a wide room on: delays and side fill keep the front row from being shouted at (stagedesignadvice1).
  const forCoverage = room.people >= 150 ? 4 : few;
  const units = between(few, Math.max(forPower, forCoverage), 16);
  const wanted = driverInches(room.people, loud);
  const inches = product.traits.inches ?? wanted * 1.6;
  const why =
    units === forPower ? heard : `${heard}; ${units === 4 ? 'two at the stage and two further back' : 'even coverage'}`;
  return sized(units, Math.min(inches, wanted) / Math.max(inches, wanted), why, product);
}

function columns(product: ShelfProduct, room: Room, loud: boolean, heard: string): ReturnType<Size> {
  const each = loud ? 60 : 80;
  const units = between(room.people <= 50 ? 1 : 2, Math.ceil(room.people / each), 8);
  const suits = room.people <= 200 ? 0.8 : 0.3;
  return sized(units, loud ? suits - 0.3 : suits, heard, product);
}

/** Listeners up to whom the system grows with their number. */
const NEAR = 1000;

/**
 * Listeners for whom a system is as large as for that many near it. The far ones stand further off as the root of the
 * number, and a line of sources loses 3 dB with twice the distance (C. Heil and M. Urban, AES preprint 3269, 1992): beyond
 * those near it grows with the distance, not with the crowd.
 */
export function listenersNear(people: number): number {
  return people <= NEAR ? people : NEAR * Math.sqrt(people / NEAR);
}

/** [ours]: an element for each 125 people near, hung or stacked in pairs, six at least. */
function elements(product: ShelfProduct, room: Room, heard: string): ReturnType<Size> {
  const units = between(6, even(listenersNear(room.people) / 125), 48);
  return sized(units, room.people >= 500 ? 1 : 0.1, `${heard}; the same number to the left and to the right`, product);
}

/** More packages than these side by side are the wrong class of system. */
const MOST_PACKAGES = 3;

function packages(product: ShelfProduct, room: Room, loud: boolean): ReturnType<Size> {
  const holds = product.traits.seats ?? product.perAttendees;
  if (holds === null || holds === undefined || !(holds > 0)) {
    const suits = room.people <= 200 ? 0.55 : 0.2;
    return { units: Math.min(8, Math.max(1, Math.ceil(room.people / 200))), fit: suits, why: 'A complete system' };
  }
  const units = Math.ceil(room.people / holds);
  const speechOnly = loud && /speech|conference|vocal/i.test(product.name);
  const tooMuch = !loud && /party|disco|band|club/i.test(product.name) ? 0.3 : 0;
  // Of several that are too small the largest.
  const fit = units > 1 ? 0.15 + 0.2 / units : Math.max(0.1, room.people / holds) - tooMuch - (speechOnly ? 0.5 : 0);
  return {
    units: between(1, units, MOST_PACKAGES),
    fit: Math.max(0, fit),
    why: `A complete system for up to ${figure(holds)} people`,
  };
}

function sized(cabinets: number, fit: number, why: string, product: ShelfProduct): ReturnType<Size> {
  const result = count(cabinets, why)(product, 'speaker_top');
  return result === null ? null : { ...result, fit };
}

/** The music is in the headphones. */
export function isSilent({ facts }: Occasion): boolean {
  return facts.demands.some(({ kinds, optional }) => kinds[0] === 'silent_disco' && !optional);
}

export function soundWanted(occasion: Occasion): Verdict {
  if (isSilent(occasion) && !occasion.does('live_music', 'film')) return 'no';
  const { does, is } = occasion;
  if (is('meeting') && !does('film', 'dj', 'live_music')) return occasion.people > 30 ? 'need' : 'no';
  const music =
    says(occasion.facts, 'heavy_bass') ||
    does('live_music', 'acoustic_music', 'dj', 'dancing', 'background_music', 'film', 'theatre');
  if (music) return 'need';
  if (does('speech', 'panel', 'awards', 'ceremony', 'presentation', 'questions')) {
    return occasion.people > 25 ? 'need' : 'no';
  }
  return 'no';
}

export function systemKinds(occasion: Occasion, room: Room): readonly Kind[] {
  const loud = room === occasion.main && isLoud(occasion);
  if (room === occasion.main && (room.people > 800 || (occasion.openAir && loud && room.people > 600))) {
    return ['line_array', 'speaker_top', 'pa_package', 'speaker_column'];
  }
  if (!loud && room.people <= 120) return ['pa_package', 'speaker_column', 'speaker_top'];
  const party = occasion.is('party', 'wedding', 'gala_dinner', 'other');
  if (loud && party && room.people <= 200 && !occasion.does('live_music')) {
    return ['pa_package', 'speaker_top', 'speaker_column'];
  }
  return ['speaker_top', 'pa_package', 'speaker_column', 'line_array'];
}

/** Single 15 in up to 150 guests, 18 in above; passive and twin cabinets belong with line arrays; [ours]. */
export function subwooferFit(occasion: Occasion, withArray: boolean): (product: ShelfProduct) => number {
  const wanted = occasion.main.people <= 150 ? 15 : 18;
  return (product) => {
    const large = /passive|dual|twin|double|2x|2 x/i.test(`${product.name} ${product.description ?? ''}`);
    const inches = product.traits.inches ?? 16;
    return (large === withArray ? 0.7 : 0.2) + 0.3 * (Math.min(inches, wanted) / Math.max(inches, wanted));
  };
}

export function monitorCount(occasion: Occasion): number {
  if (occasion.players > 0 && occasion.does('live_music')) {
    return occasion.is('festival', 'concert') && occasion.people > 500 ? 8 : between(2, occasion.players, 6);
  }
  if (occasion.singers > 0 || occasion.players > 0) return between(1, occasion.singers + occasion.players, 4);
  return occasion.dj || occasion.choir > 0 || occasion.does('theatre') ? 2 : 1;
}

function monitorsWanted(occasion: Occasion): Verdict {
  if (says(occasion.facts, 'music_unamplified')) return 'no';
  if (occasion.does('live_music')) return 'need';
  if (occasion.is('club_night') && !isSilent(occasion)) return 'need';
  return 'no';
}

/** The second, small system of a wedding whose ceremony is not where the guests dine and dance. */
function ceremonyApart(occasion: Occasion): Verdict {
  if (!occasion.is('wedding') || !occasion.does('ceremony')) return 'no';
  const outside = occasion.facts.setting?.value !== 'indoor' || occasion.facts.spaces.length > 1;
  return outside ? 'need' : 'no';
}

export const soundRules: readonly Rule[] = [
  {
    id: 'sound-system',
    source: POWER_SOURCES,
    label: 'a sound system',
    kinds: systemKinds,
    when: soundWanted,
    size: soundSystem,
    core: true,
  },
  {
    id: 'breakout-sound',
    source: '[ours] a small system from 30 people on; microphones in rooms of more than 100 are a must (stacks #179)',
    label: 'a small sound system for the breakout rooms',
    kinds: ['pa_package', 'speaker_column', 'speaker_top'],
    when: (_, room) => (room.people >= 30 ? 'need' : 'no'),
    size: soundSystem,
    room: 'breakout',
  },
  {
    id: 'ceremony-sound',
    apart: true,
    source: '[ours] a ceremony away from the reception has its own small system',
    label: 'a small sound system for the ceremony',
    kinds: ['speaker_column', 'pa_package', 'speaker_top'],
    when: ceremonyApart,
    size: (occasion) =>
      soundSystem(occasion, { name: 'the ceremony', count: 1, people: Math.min(occasion.people, 150) }),
  },
  {
    id: 'announcements',
    source: '[ours] a package for announcements in one part of a hall',
    label: 'a sound system for announcements',
    kinds: ['pa_package'],
    when: (occasion) =>
      occasion.is('exhibition') && soundWanted(occasion) === 'no' && occasion.people >= 200 ? 'offer' : 'no',
    size: (occasion) => soundSystem(occasion, { ...occasion.main, people: Math.min(occasion.people, 80) }),
    rank: 2,
  },
  {
    id: 'stage-monitors',
    source: '[ours] a wedge for each player, at most six; eight on a festival stage',
    label: 'stage monitors',
    kinds: ['stage_monitor'],
    when: monitorsWanted,
    size: (occasion) => exactly(monitorCount(occasion), 'A monitor for each player who has to hear the mix'),
  },
  {
    id: 'playlist',
    source: '[ours]',
    label: 'a music player',
    kinds: ['audio_player'],
    when: (occasion) => {
      if (occasion.dj) return 'no';
      if (says(occasion.facts, 'playback')) return 'need';
      return occasion.does('background_music') && occasion.people >= 60 ? 'offer' : 'no';
    },
    size: () => exactly(1, 'Music before and between'),
    rank: 8,
  },
  {
    id: 'hearing-loop',
    source: '[ours] speech for a large audience',
    label: 'an induction loop',
    kinds: ['induction_loop'],
    when: (occasion) =>
      occasion.is('conference', 'ceremony', 'worship', 'theatre') && !occasion.openAir && occasion.people >= 100
        ? 'offer'
        : 'no',
    size: () => exactly(1, 'Lets guests with hearing aids follow what is said'),
    rank: 6,
  },
];
