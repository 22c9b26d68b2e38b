import type { ShelfProduct } from '../../types.ts';
import { says } from '../event/conditions.ts';
import { also, type Reason, reason } from '../prose/reasons.ts';
import { atLeast, between, count, cover, faceOf, isWholeScreen, nearest } from '../sizes.ts';
import type { Occasion, Room, Size } from '../types.ts';

/** Highest picture under the ceiling of a function room, and of a hall, its lower edge 1.2 m up; [ours]. */
const CEILING_M = 2.75;
const HALL_CEILING_M = 3.45;
/** Beyond these nothing wider is carried: a second screen is; [ours]. */
const WIDEST_M = 6.1;

interface Picture {
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

/**
 * The picture that the last row can read: its height a sixth of the distance, of film an eighth (cnrav.com, wavemist.io),
 * in a room somewhat deeper than wide, the first row two metres from the screen.
 */
function pictureFor(occasion: Occasion, room: Room): Picture {
  const farthestM = Math.sqrt(room.people * floorPerSeat(occasion) * 1.2) + 2;
  const film = !occasion.is('conference', 'meeting', 'worship', 'exhibition');
  const heightM = between(0.8, farthestM / (film ? 8 : 6), room.people <= 300 ? CEILING_M : HALL_CEILING_M);
  const widthM = (heightM * 16) / 9;
  const screens = widthM > WIDEST_M * 1.15 || (room.people > 300 && !film) ? 2 : 1;
  return { farthestM, heightM, widthM: Math.min(widthM, WIDEST_M), screens };
}

function reach({ farthestM, heightM }: Picture): Reason {
  return reason('picture_height', { distance: Math.round(farthestM), height: heightM });
}

/** 40 lm for each square foot of picture in dimmed light (experiencingworship.com); twice that by daylight or at dusk, [ours]. */
function lumensFor({ widthM }: Picture, bright: boolean): number {
  const squareFeet = ((widthM * widthM * 9) / 16) * 10.764;
  return Math.max(3000, Math.round((squareFeet * (bright ? 80 : 40)) / 500) * 500);
}

/** Projectors for so many screens, or as many as the room takes. */
export function projectors(occasion: Occasion, room: Room, screens?: number): Size {
  const picture = pictureFor(occasion, room);
  const daylight = !occasion.openAir && says(occasion.facts, 'daylight');
  const lumens = lumensFor(picture, occasion.openAir || daylight);
  const light = reason(occasion.openAir ? 'lumens_after_dusk' : daylight ? 'lumens_daylight' : 'lumens_dimmed', {
    lumens,
  });
  const number = screens ?? picture.screens;
  const each = number > 1 ? [reason('one_per_screen')] : [];
  return count(number, also(reach(picture), light, ...each), atLeast('lumens', lumens));
}

/** A display, a projector or an LED wall for a room. */
export function pictureSize(occasion: Occasion, room: Room): Size {
  const picture = pictureFor(occasion, room);
  // A display shows a picture 1.25 cm high for each inch across.
  const inches = between(43, (picture.heightM / 0.0125) * 0.85, 98);
  const many = room.people > 40 ? Math.min(8, Math.ceil(room.people / 25)) : 1;
  const displays = count(many, reach(picture), nearest('inches', inches));
  const wall = ledWall(occasion, room);
  const projection = projectors(occasion, room);
  return (product, kind) => (kind === 'display' ? displays : kind === 'led_wall' ? wall : projection)(product, kind);
}

/** 1 m2 for each 10 m of viewing distance (led-tek.de), 16:9, not below what text needs. */
export function ledWall(occasion: Occasion, room: Room): Size {
  const { heightM, farthestM } = pictureFor(occasion, room);
  const outdoors = occasion.openAir;
  const height = between(1.5, Math.round(heightM * 2) / 2, outdoors ? 5 : 4);
  const width = Math.round((height * 16) / 9);
  const distance = Math.round(farthestM);
  const sized = cover(height * width, faceOf, 0.25, () => reason('led_wall', { width, height, distance }));
  return (product, kind) => {
    // A wall on wheels is hired as a whole.
    if (isWholeScreen(product))
      return { units: 1, fit: outdoors ? 1 : 0.2, why: reason('viewers_up_to', { distance }) };
    const wall = sized(product, kind);
    // Panels are many by nature; what decides is whether they stand weather and daylight.
    const fit = /outdoor|weather|ip65|daylight/i.test(product.name) === outdoors ? 1 : 0.4;
    return wall === null ? null : { ...wall, fit };
  };
}

/** The screen for projectors already chosen. */
export function screenSize(occasion: Occasion, room: Room): Size {
  const picture = pictureFor(occasion, room);
  const why = also(reach(picture), reason('picture_width', { width: picture.widthM }));
  return count(picture.screens, why, ({ traits }) => {
    const width = traits.widthM ?? traits.lengthM ?? 0;
    return width <= 0 ? 0.4 : Math.min(width, picture.widthM) / Math.max(width, picture.widthM);
  });
}

/** [ours]: two cameras show a stage, a third follows a panel or a band. */
export function cameras({ people, panel, players }: Occasion): Size {
  const views = people < 60 ? 1 : panel > 0 || players > 4 ? 3 : 2;
  return count(views, reason('camera_views', { views }), forStage);
}

/** What stands on a table and sees those who sit round it shows no stage. */
function forStage({ name }: ShelfProduct): number {
  return /\bowl\b|webcam|huddle|conference cam|meeting cam|konferenzkamera|video ?bar|rally|\bbrio\b/i.test(name)
    ? 0.05
    : 0.6;
}

/** One laptop for the slides, a second ready to take over from 150 guests on; [ours]. */
export function playback({ people }: Occasion): Size {
  return people >= 150 ? count(2, reason('slides_and_spare'), forSlides) : count(1, reason('plays_slides'), forSlides);
}

/** A laptop with a program for lights or sound is for the desk. */
function forSlides({ name }: ShelfProduct): number {
  return /licht|light|dmx|audio|sound/i.test(name) ? 0.1 : 0.6;
}
