import type { Kind } from '../../../equipment/index.ts';
import type { ShelfProduct } from '../../types.ts';
import { says } from '../event/conditions.ts';
import { also, type Reason, reason } from '../prose/reasons.ts';
import { between, count, even } from '../sizes.ts';
import type { Occasion, Room, Size, Sized } from '../types.ts';

/** Continuous watts for one listener and what for; figures and sources with the rule `sound-system`. */
function loudness(occasion: Occasion): { watts: number; what: string } {
  const { is, does, dj, openAir } = occasion;
  const outdoors = openAir ? 2 : 1;
  const band = does('live_music');
  if (is('club_night')) return { watts: 8 * outdoors, what: 'club_music' };
  if (says(occasion.facts, 'heavy_bass') && !band && !dj) return { watts: 6 * outdoors, what: 'bass_music' };
  if (band && is('concert', 'festival')) return { watts: 5 * outdoors, what: 'bands' };
  if (dj || does('dancing')) return { watts: openAir ? 10 : 6, what: 'dancing' };
  if (band) return { watts: 5 * outdoors, what: 'bands' };
  if (is('fashion_show')) return { watts: 5, what: 'show_music' };
  if (does('film')) return { watts: 3 * outdoors, what: 'film_sound' };
  if (says(occasion.facts, 'music_unamplified')) return { watts: outdoors, what: 'speech' };
  if (occasion.players > 10) return { watts: 3 * outdoors, what: 'orchestra' };
  if (does('acoustic_music', 'background_music')) {
    const each = occasion.choir > 0 && occasion.players === 0 ? 1.5 : 2.5;
    return { watts: each * outdoors, what: does('acoustic_music') ? 'acoustic_music' : 'background_music' };
  }
  return { watts: outdoors, what: 'speech' };
}

/** Music that is felt: from 5 W a head indoors, where the open air doubles what is needed. */
export function isLoud(occasion: Occasion): boolean {
  return loudness(occasion).watts >= (occasion.openAir ? 8 : 5);
}

/** Speakers, columns, line array or package: whichever the shelf holds, sized for a room. */
export function soundSystem(occasion: Occasion, room: Room): Size {
  const isMain = room === occasion.main;
  const { watts, what } = isMain ? loudness(occasion) : { watts: 1, what: 'speech' };
  const loud = isMain && isLoud(occasion);
  const why = reason('sized_for', { people: Math.round(room.people), what: reason(`sound/${what}`) });
  const hearing: Hearing = { people: room.people, loud, watts: Math.max(watts * room.people, 100), why };
  return (product, kind) => SYSTEMS[kind]?.(product, hearing) ?? null;
}

interface Hearing {
  readonly people: number;
  readonly loud: boolean;
  /** Continuous watts for all of them. */
  readonly watts: number;
  readonly why: Reason;
}

const SYSTEMS: Partial<Record<Kind, (product: ShelfProduct, hearing: Hearing) => Sized | null>> = {
  pa_package: packages,
  speaker_top: tops,
  // [ours]: a column for 80 who listen to speech, for 60 where it is loud.
  speaker_column: (product, { people, loud, why }) => {
    const units = between(people <= 50 ? 1 : 2, Math.ceil(people / (loud ? 60 : 80)), 8);
    return count(units, why, () => (people <= 200 ? 0.8 : 0.3) - (loud ? 0.3 : 0))(product, 'speaker_column');
  },
  // [ours]: an element for each 125 people near, hung or stacked in pairs, six at least.
  line_array: (product, { people, why }) => {
    const units = between(6, even(listenersNear(people) / 125), 48);
    return count(units, also(why, reason('left_and_right')), () => (people >= 500 ? 1 : 0.1))(product, 'line_array');
  },
};

/** Printed figures are often peaks: what a cabinet of this driver size delivers for long is the limit; [ours]. */
function continuousWatts({ traits: { inches = 12, watts } }: ShelfProduct): number {
  const usual = inches <= 8 ? 200 : inches <= 10 ? 300 : inches <= 12 ? 400 : 500;
  return watts === undefined ? usual : Math.min(watts, usual);
}

/** Up to 50 people one small cabinet or two, up to 100 10-12 in, above 12-15 in (speakerrentalnyc.com). */
function driverInches(people: number, loud: boolean): number {
  if (people <= 50) return loud ? 10 : 8;
  if (people <= 100) return loud ? 12 : 10;
  return people <= 300 || !loud ? 12 : 15;
}

function tops(product: ShelfProduct, { people, loud, watts, why }: Hearing): Sized | null {
  // Where there is bass to speak of, the subwoofers carry half of the power.
  const forPower = even((loud ? watts / 2 : watts) / continuousWatts(product));
  const few = people <= 25 && !loud ? 1 : 2;
  // Four from a wide room on: delays and side fill keep the front row from being shouted at (stagedesignadvice1).
  const units = between(few, Math.max(forPower, people >= 150 ? 4 : few), 16);
  const wanted = driverInches(people, loud);
  const inches = product.traits.inches ?? wanted * 1.6;
  const spread = units === forPower ? why : also(why, reason(units === 4 ? 'two_further_back' : 'even_coverage'));
  return count(units, spread, () => Math.min(inches, wanted) / Math.max(inches, wanted))(product, 'speaker_top');
}

/** Listeners up to whom the system grows with their number. */
const NEAR = 1000;

/**
 * Listeners for whom a system is as large as for that many near it. The far ones stand further off as the root of the
 * number, and a line of sources loses 3 dB with twice the distance (C. Heil and M. Urban, AES preprint 3269, 1992): beyond
 * those near it grows with the distance, not with the crowd.
 */
function listenersNear(people: number): number {
  return people <= NEAR ? people : NEAR * Math.sqrt(people / NEAR);
}

/** More packages than these side by side are the wrong class of system. */
const MOST_PACKAGES = 3;

function packages(product: ShelfProduct, { people, loud }: Hearing): Sized {
  const holds = product.traits.seats ?? product.perAttendees ?? 0;
  if (!(holds > 0)) {
    const units = between(1, Math.ceil(people / 200), 8);
    return { units, fit: people <= 200 ? 0.55 : 0.2, why: reason('complete_system') };
  }
  const units = Math.ceil(people / holds);
  const speechOnly = loud && /speech|conference|vocal/i.test(product.name) ? 0.5 : 0;
  const tooMuch = !loud && /party|disco|band|club/i.test(product.name) ? 0.3 : 0;
  // Of several that are too small the largest.
  const fit = units > 1 ? 0.15 + 0.2 / units : Math.max(0.1, people / holds) - tooMuch - speechOnly;
  return {
    units: Math.min(units, MOST_PACKAGES),
    fit: Math.max(0, fit),
    why: reason('complete_system_for', { people: holds }),
  };
}

/** Asked for without a number: a pair for each 150 guests, in a club for each 75; [ours]. */
export function subwoofers(occasion: Occasion): Size {
  const each = occasion.is('club_night') ? 75 : 150;
  const people = occasion.is('fair', 'exhibition', 'sports') ? occasion.people : occasion.main.people;
  const number = between(2, even(listenersNear(people) / each), 24);
  return count(number, reason('subwoofers_in_pairs', { each }), subwooferFit(occasion, occasion.people > 800));
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

export function monitors(occasion: Occasion): Size {
  return count(monitorCount(occasion), reason('monitors'));
}

function monitorCount({ players, singers, choir, dj, is, does, people }: Occasion): number {
  if (players > 0 && does('live_music')) {
    return is('festival', 'concert') && people > 500 ? 8 : between(2, players, 6);
  }
  if (singers > 0 || players > 0) return between(1, singers + players, 4);
  return dj || choir > 0 || does('theatre') ? 2 : 1;
}
