import type { Kind } from '../../../equipment/index.ts';
import type { ShelfProduct } from '../../types.ts';
import { says } from '../conditions.ts';
import { atLeast, between, count, cover, exactly, faceOf, isWholeScreen, nearest } from '../sizes.ts';
import type { Occasion, Room, Rule, Size, Verdict } from '../types.ts';
import { figure } from '../words.ts';

const SCREENS =
  'cnrav.com, wavemist.io: picture height is the distance of the farthest viewer / 6 for text, / 8 for film';
/** Highest picture under the ceiling of a function room, and of a hall, its lower edge 1.2 m up; [ours]. */
const CEILING_M = 2.75;
const HALL_CEILING_M = 3.45;
/** Beyond these nothing wider is carried: a second screen is. */
const WIDEST_M = 6.1;

export interface Picture {
  readonly farthestM: number;
  readonly heightM: number;
  readonly widthM: number;
  readonly screens: number;
}

/** Floor for one seat: rows 0.9 m2 with aisles, desks 1.7, rounds 1.4, standing 0.6 (rainier.com, aisles [ours]). */
function floorPerSeat(occasion: Occasion): number {
  const seatings = occasion.facts.seating.map((seating) => seating.value);
  if (seatings.includes('classroom')) return 1.7;
  if (seatings.includes('banquet') || seatings.includes('cabaret') || occasion.does('dining')) return 1.4;
  return seatings.includes('standing') ? 0.6 : 0.9;
}

/** The picture that the last row can read: a room somewhat deeper than wide, the first row two metres from the screen. */
export function pictureFor(occasion: Occasion, room: Room): Picture {
  const farthestM = Math.sqrt(room.people * floorPerSeat(occasion) * 1.2) + 2;
  const film = !occasion.is('conference', 'meeting', 'worship', 'exhibition');
  const heightM = between(0.8, farthestM / (film ? 8 : 6), room.people <= 300 ? CEILING_M : HALL_CEILING_M);
  const widthM = (heightM * 16) / 9;
  const screens = widthM > WIDEST_M * 1.15 || (room.people > 300 && !film) ? 2 : 1;
  return { farthestM, heightM, widthM: Math.min(widthM, WIDEST_M), screens };
}

function reach({ farthestM, heightM }: Picture): string {
  return `The last row sits about ${figure(Math.round(farthestM))} m away: a picture ${figure(heightM)} m high`;
}

/** 40 lm for each square foot of picture in dimmed light: 5 x 8 foot-candles (experiencingworship.com); twice that outdoors at dusk, [ours]. */
export function lumensFor(picture: Picture, openAir: boolean): number {
  const squareFeet = ((picture.widthM * picture.widthM * 9) / 16) * 10.764;
  return Math.max(3000, Math.round((squareFeet * (openAir ? 80 : 40)) / 500) * 500);
}

/** A display, a projector or an LED wall for a room. */
export function pictureSize(occasion: Occasion, room: Room): Size {
  const picture = pictureFor(occasion, room);
  return (product, kind) => {
    if (kind === 'display') {
      const inches = between(43, (picture.heightM / 0.0125) * 0.85, 98);
      const many = room.people > 40 ? Math.min(8, Math.ceil(room.people / 25)) : 1;
      return count(many, reach(picture), nearest('inches', inches))(product, kind);
    }
    if (kind === 'led_wall') return ledWall(occasion, room)(product, kind);
    const lumens = lumensFor(picture, occasion.openAir);
    const why = `${reach(picture)}, about ${figure(lumens)} lumens ${occasion.openAir ? 'after dusk' : 'in dimmed light'}${picture.screens > 1 ? '; one projector for each of two screens' : ''}`;
    return count(picture.screens, why, atLeast('lumens', lumens))(product, kind);
  };
}

/** 1 m2 for each 10 m of viewing distance (led-tek.de), 16:9, not below what text needs. */
export function ledWall(occasion: Occasion, room: Room): Size {
  const { heightM, farthestM } = pictureFor(occasion, room);
  const height = between(1.5, Math.round(heightM * 2) / 2, occasion.openAir ? 5 : 4);
  const width = Math.round((height * 16) / 9);
  const outdoors = occasion.openAir;
  const sized = cover(
    height * width,
    faceOf,
    0.25,
    () => `A wall of ${figure(width)} x ${figure(height)} m for viewers up to ${figure(Math.round(farthestM))} m away`,
  );
  return (product, kind) => {
    // A wall on wheels is hired as a whole.
    if (isWholeScreen(product))
      return { units: 1, fit: outdoors ? 1 : 0.2, why: `For viewers up to ${figure(Math.round(farthestM))} m away` };
    const wall = sized(product, kind);
    // Panels are many by nature; what decides is whether they stand weather and daylight.
    return wall === null
      ? null
      : { ...wall, fit: /outdoor|weather|ip65|daylight/i.test(product.name) === outdoors ? 1 : 0.4 };
  };
}

/** The screen for projectors already chosen. */
export function screenSize(occasion: Occasion, room: Room): Size {
  const picture = pictureFor(occasion, room);
  const why = `${reach(picture)} and ${figure(picture.widthM)} m wide`;
  return count(picture.screens, why, (product) => {
    const width = product.traits.widthM ?? product.traits.lengthM;
    return width === undefined || width <= 0 ? 0.4 : Math.min(width, picture.widthM) / Math.max(width, picture.widthM);
  });
}

function picturesWanted(occasion: Occasion): Verdict {
  const { is, does } = occasion;
  // Talk and music without a word on pictures.
  if (says(occasion.facts, 'music_unamplified') && !does('film', 'presentation')) return 'no';
  if (is('exhibition', 'festival', 'club_night', 'fair', 'sports')) return does('presentation', 'film') ? 'need' : 'no';
  if (is('concert', 'wedding', 'party', 'ceremony', 'theatre')) return does('film', 'presentation') ? 'need' : 'no';
  if (occasion.openAir && !does('film', 'presentation')) return 'no';
  if (does('presentation', 'film')) return 'need';
  if (does('panel')) return 'offer';
  if (is('awards') || does('awards')) return occasion.field ? 'offer' : 'need';
  return is('gala_dinner', 'worship') && occasion.people >= 120 ? 'offer' : 'no';
}

function pictureKinds(occasion: Occasion, room: Room): readonly Kind[] {
  if (occasion.openAir && room === occasion.main && !occasion.does('film')) return ['led_wall', 'projector', 'display'];
  if (room.people <= 25) return ['display', 'projector'];
  if (room.people > 1500) return ['led_wall', 'projector'];
  return room.people <= 60 ? ['projector', 'display', 'led_wall'] : ['projector', 'led_wall', 'display'];
}

const shows = (occasion: Occasion): boolean =>
  occasion.does('presentation', 'awards') && picturesWanted(occasion) === 'need';

/** [ours]: two cameras show a stage, a third follows a panel or a band. */
export function cameras(occasion: Occasion): number {
  if (occasion.people < 60) return 1;
  return occasion.panel > 0 || occasion.players > 4 ? 3 : 2;
}

/** What stands on a table and sees those who sit round it shows no stage. */
function forStage({ name }: ShelfProduct): number {
  return /\bowl\b|webcam|huddle|conference cam|meeting cam|konferenzkamera|video ?bar|rally|\bbrio\b/i.test(name)
    ? 0.05
    : 0.6;
}

/** A laptop with a program for lights or sound is for the desk. */
function forSlides({ name }: ShelfProduct): number {
  return /licht|light|dmx|audio|sound/i.test(name) ? 0.1 : 0.6;
}

export const videoRules: readonly Rule[] = [
  {
    id: 'picture',
    bulky: true,
    source: `${SCREENS}; experiencingworship.com for lumens`,
    label: 'a screen and projection',
    kinds: pictureKinds,
    when: picturesWanted,
    size: pictureSize,
    core: true,
  },
  {
    id: 'breakout-picture',
    source: SCREENS,
    label: 'a screen for each breakout room',
    kinds: pictureKinds,
    when: () => 'need',
    size: pictureSize,
    room: 'breakout',
    core: true,
  },
  {
    id: 'playback',
    source: '[ours] one laptop for the slides, a second ready to take over from 150 guests on',
    label: 'a playback laptop',
    kinds: ['playback_laptop'],
    when: (occasion) => ((shows(occasion) && occasion.people > 30) || occasion.does('film') ? 'need' : 'no'),
    size: (occasion) =>
      occasion.people >= 150
        ? count(2, 'One for the slides and one ready to take over', forSlides)
        : count(1, 'Plays the slides and films', forSlides),
  },
  {
    id: 'clicker',
    source: '[ours]',
    label: 'a presentation clicker',
    kinds: ['presentation_clicker'],
    when: (occasion) =>
      shows(occasion) && occasion.does('presentation') && !occasion.is('meeting')
        ? 'need'
        : shows(occasion)
          ? 'offer'
          : 'no',
    size: () => exactly(1, 'Speakers change their own slides'),
    rank: 4,
  },
  {
    id: 'breakout-playback',
    source: '[ours]',
    label: 'a laptop for each breakout room',
    kinds: ['playback_laptop'],
    when: () => 'need',
    size: () => exactly(1, 'Plays the slides'),
    room: 'breakout',
  },
  {
    id: 'breakout-clicker',
    source: '[ours]',
    label: 'a clicker for each breakout room',
    kinds: ['presentation_clicker'],
    when: () => 'need',
    size: () => exactly(1, 'Speakers change their own slides'),
    room: 'breakout',
  },
  {
    id: 'confidence-monitor',
    source: '[ours]',
    label: 'a confidence monitor',
    kinds: ['confidence_monitor'],
    when: (occasion) =>
      !shows(occasion) || occasion.is('meeting') || !occasion.is('conference', 'awards', 'gala_dinner')
        ? 'no'
        : occasion.people >= 250
          ? 'need'
          : occasion.people >= 80
            ? 'offer'
            : 'no',
    size: () => exactly(1, 'Speakers see their slides without turning round'),
    rank: 1,
  },
  {
    id: 'speaker-timer',
    source: '[ours]',
    label: 'a speaker timer',
    kinds: ['speaker_timer'],
    when: (occasion) => (occasion.is('conference') && occasion.people >= 80 ? 'offer' : 'no'),
    size: () => exactly(1, 'Keeps the programme to time'),
    rank: 3,
  },
  {
    id: 'switcher',
    source: '[ours] from two sources on',
    label: 'a video switcher',
    kinds: ['video_switcher'],
    when: (occasion) => {
      if (occasion.does('stream')) return 'need';
      if (!shows(occasion) || occasion.is('meeting') || occasion.people < 150) return 'no';
      return occasion.people >= 200 ? 'need' : 'offer';
    },
    size: () => exactly(1, 'Clean changes between laptops and cameras'),
  },
  {
    id: 'cameras',
    source: '[ours] two show a stage, a third follows a panel or a band',
    label: 'cameras',
    kinds: ['camera'],
    when: (occasion) =>
      occasion.does('stream') || (occasion.does('recording') && !isSoundOnly(occasion)) ? 'need' : 'no',
    size: (occasion) =>
      count(
        cameras(occasion),
        cameras(occasion) === 1 ? 'One view of the stage' : `${cameras(occasion)} views of the stage`,
        forStage,
      ),
    core: true,
  },
  {
    id: 'streaming',
    source: '[ours]',
    label: 'streaming equipment',
    kinds: ['streaming_encoder', 'video_switcher'],
    when: (occasion) => (occasion.does('stream') ? 'need' : 'no'),
    size: () => exactly(1, 'Sends the programme out live'),
    core: true,
  },
  {
    id: 'stream-network',
    source: '[ours]',
    label: 'an internet connection for the stream',
    kinds: ['network'],
    when: (occasion) => (occasion.does('stream') ? 'offer' : 'no'),
    size: () => exactly(1, 'A line of its own for the stream, should that of the venue not do', nearUplink),
    rank: 1,
  },
  {
    id: 'recording',
    source: '[ours]',
    label: 'a recorder',
    kinds: ['video_recorder', 'audio_recorder'],
    when: (occasion) =>
      occasion.does('recording') ? 'need' : occasion.is('conference') && occasion.people >= 80 ? 'offer' : 'no',
    size: () => exactly(1, 'Keeps the programme for later'),
    rank: 2,
  },
  {
    id: 'sound-recording',
    source: '[ours]',
    label: 'a sound recorder',
    kinds: ['audio_recorder'],
    when: (occasion) =>
      occasion.is('concert', 'worship') && !occasion.does('recording') && !says(occasion.facts, 'music_unamplified')
        ? 'offer'
        : 'no',
    size: () => exactly(1, 'Keeps the mix for later'),
    rank: 5,
  },
  {
    id: 'large-picture',
    source: 'led-tek.de: about 1 m2 for each 10 m of viewing distance',
    label: 'an LED wall',
    kinds: ['led_wall'],
    when: (occasion) => (occasion.is('festival', 'concert') && occasion.people >= 1500 ? 'offer' : 'no'),
    size: (occasion) => ledWall(occasion, occasion.main),
    rank: 1,
  },
];

/** "An audio recording for the podcast": nobody films. */
function isSoundOnly({ facts }: Occasion): boolean {
  const asked = (kind: Kind) => facts.demands.some(({ kinds }) => kinds[0] === kind);
  const words = facts.activities.find(({ value }) => value === 'recording')?.words ?? '';
  const sound = asked('audio_recorder') || /audio|podcast|sound|ton/iu.test(words) || says(facts, 'sound_recording');
  return !asked('camera') && !asked('video_recorder') && sound;
}

function nearUplink(product: { readonly name: string }): number {
  return /internet|5g|4g|router|bonded/i.test(product.name) ? 1 : 0.3;
}
