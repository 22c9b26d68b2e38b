import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Demand, ShelfProduct } from '../types.ts';
import { wholeEvent, wholeNumber } from './occasion.ts';
import { systemKinds } from './rules/sound.ts';
import { areaOf, cover, exactly, faceOf, type Fit, MOST_UNITS, nearest, runOf, whole } from './sizes.ts';
import { standardSize } from './standard.ts';
import { substitutesFor } from './substitutes.ts';
import type { Need, Occasion, Room, Size, Sized } from './types.ts';
import { capitalised, figure } from './words.ts';

/** One of these is a whole made of parts: "a 6 x 4 m stage", "a PA system". */
const WHOLES: ReadonlySet<Kind> = new Set([
  'pa_package',
  'lighting_package',
  'stage_deck',
  'mobile_stage',
  'led_wall',
  'marquee',
  'dance_floor',
  'drape',
  'stage_skirt',
  'stage_floor',
  'carpet',
  'marquee_floor',
  'marquee_lining',
  'catwalk',
  'festoon',
  'crockery',
  'cutlery',
  'glassware',
]);
const FLOORS: ReadonlySet<Kind> = new Set([
  'stage_deck',
  'mobile_stage',
  'stage_roof',
  'marquee',
  'gazebo',
  'dance_floor',
  'stage_floor',
  'carpet',
  'marquee_floor',
  'marquee_lining',
]);
const RUNS: ReadonlySet<Kind> = new Set([
  'drape',
  'stage_skirt',
  'stage_handrail',
  'truss',
  'crowd_barrier',
  'pit_barrier',
  'fencing',
  'trackway',
  'stanchion',
  'bar_unit',
  'catwalk',
  'festoon',
  'cable_ramp',
]);
/** Named in the singular, one of them is meant. */
const SINGLE: ReadonlySet<Kind> = new Set([
  'registration_desk',
  'display',
  'camera',
  'table_coffee',
  'sofa',
  'hot_drinks',
]);
/** Needed at each stage or in each hall, where the brief has several. */
const PER_STAGE: ReadonlySet<Kind> = new Set([
  'pa_package',
  'speaker_top',
  'speaker_column',
  'line_array',
  'subwoofer',
  'stage_monitor',
  'mixing_console',
  'lighting_package',
  'stage_wash',
  'moving_head',
  'stage_deck',
  'mobile_stage',
  'stage_roof',
  'stage_steps',
  'lectern',
]);
const MICROPHONES: ReadonlySet<Kind> = new Set([
  'mic_wireless_handheld',
  'mic_wireless_lapel',
  'mic_headset',
  'mic_wired',
]);
/** "A small PA" at a large event serves a corner of it; [ours]. */
const SMALL = /\b(small|little|compact|portable|klein\w*|petite?s?|pequeñ\w*|kleine?)\b/i;
const SMALL_AUDIENCE = 80;
const SYSTEM_WORDS = /\b(systems?|sound|p\.?a\.?|beschallung|anlage|sono|sonorisation|geluid|sonido|megafon[ií]a)\b/i;
/** The number counts packs, not what is in them. */
const PACK_WORDS = /\b(sets?|packs?|pairs?|boxes|box|kits?|packages?|systems?)\b/i;

/** What the client asked for by name, as a need; its number is kept to the piece. */
export function needOfDemand(demand: Demand, occasion: Occasion): Need {
  const quantity = quantityOf(demand);
  const audience = audienceOf(demand, occasion.main, occasion);
  const size = sizeOfDemand(demand, quantity, occasion, occasion.main);
  return {
    ...asNeed(demand, occasion, audience),
    size,
    room: { ...wholeEvent(occasion), people: isTechnical(demand) ? audience.people : occasion.people },
    exact: quantity !== null && !isWhole(demand, quantity),
    later: isLater(demand, quantity),
  };
}

/** What was asked for in a sentence on the breakout rooms: for each of them, or so many in all. */
export function needsInBreakouts(demand: Demand, inEach: boolean, occasion: Occasion): readonly Need[] {
  const quantity = quantityOf(demand);
  const counted = quantity !== null && !isWhole(demand, quantity);
  const [first] = occasion.breakouts;
  if (first === undefined) return [];
  const rooms = counted && !inEach ? [{ ...first, count: 1 }] : occasion.breakouts;
  return rooms.map((room) => ({
    ...asNeed(demand, occasion, room),
    size: sizeOfDemand(demand, quantity ?? (MICROPHONES.has(demand.kinds[0] ?? 'tape') ? 1 : null), occasion, room),
    room,
    exact: counted,
    later: false,
  }));
}

function asNeed(demand: Demand, occasion: Occasion, room: Room) {
  const kinds = kindsFor(demand, occasion, room);
  return {
    rule: 'demand',
    source: 'the brief',
    label: demand.phrase.trim(),
    kinds,
    instead: substitutesFor(kinds),
    phrase: demand.phrase,
    optional: demand.optional,
    core: true,
    words: demand.words,
    rank: 0,
  };
}

/** Indoors a stage is no trailer, and a big screen is one to project on unless LED is said. */
function kindsFor({ kinds, phrase }: Demand, occasion: Occasion, room: Room): readonly Kind[] {
  // "A PA" is whatever carries to that many; the rules know what does.
  if (kinds[0] === 'pa_package') return systemKinds(occasion, room);
  if (occasion.openAir) return kinds;
  if (kinds[0] === 'stage_deck') return kinds.filter((kind) => kind !== 'mobile_stage');
  if (kinds[0] === 'led_wall' && !/\bled\b/i.test(phrase)) return ['projection_screen', ...kinds];
  return kinds;
}

function quantityOf(demand: Demand): number | null {
  const stated = wholeNumber(demand.quantity);
  return stated === null ? null : Math.min(stated, MOST_UNITS);
}

/** "Power", "transport", "a generator", "crew": how much of it is known once the rest is. */
function isLater({ kinds, traits, phrase }: Demand, quantity: number | null): boolean {
  const [kind] = kinds;
  if (kind === undefined || (quantity ?? 1) > 1) return false;
  if (kind === 'generator' || kind === 'power_distro') return traits.kva === undefined;
  if (kind === 'delivery' || kind === 'van' || kind === 'truck' || kind === 'mileage') return quantity === null;
  if (kind === 'crew_stagehand' || (kind === 'lighting_package' && !/pack/i.test(phrase))) return quantity === null;
  return kind === 'crew_technician' && !/\bav\b/i.test(phrase);
}

/** Whether the number of a demand counts wholes, whose parts are ours to reckon. */
export function isWhole(demand: Demand, quantity: number | null): boolean {
  const [kind] = demand.kinds;
  if (kind === undefined) return false;
  if (quantity === null) return true;
  if (kind === 'speaker_top' || kind === 'speaker_column' || kind === 'line_array') {
    return quantity === 1 && SYSTEM_WORDS.test(demand.phrase);
  }
  return quantity <= 2 && WHOLES.has(kind);
}

function sizeOfDemand(demand: Demand, quantity: number | null, occasion: Occasion, room: Room): Size {
  const asked = askedFor(demand);
  const stages = room === occasion.main ? occasion.main.count : 1;
  const audience = audienceOf(demand, room, occasion);
  return (product, kind) => {
    const measured = sizedByMeasure(demand, quantity ?? 1, product, kind, asked);
    if (measured !== null) return measured;
    const usual = standardSize(kind, occasion, audience)(product, kind);
    const fit = fitOfDemand(demand, product, usual?.fit ?? 0.6);
    if (quantity !== null && !isWhole(demand, quantity)) {
      const pieces = PACK_WORDS.test(demand.phrase) ? 1 : (product.traits.pieces ?? 1);
      return exactly(product.unit === 'kilometre' ? quantity : quantity / pieces, asked, () => fit)(product, kind);
    }
    if (usual === null) return null;
    const one = quantity === null && SINGLE.has(kind) && !/s$/i.test(demand.phrase.trim());
    if (one) return { units: 1, fit, why: asked };
    const units = Math.min(usual.units * (quantity ?? (PER_STAGE.has(kind) ? stages : 1)), MOST_UNITS);
    return { units, fit, why: usual.why === 'As asked for' ? asked : `${asked}. ${capitalised(usual.why)}` };
  };
}

/** Sound and pictures at a trade show, or small ones anywhere, are for a corner of it. */
function audienceOf(demand: Demand, room: Room, occasion: Occasion): Room {
  const corner = isTechnical(demand) && (SMALL.test(demand.phrase) || occasion.is('exhibition'));
  return corner ? { ...room, people: Math.min(room.people, SMALL_AUDIENCE) } : room;
}

function isTechnical({ kinds: [kind] }: Demand): boolean {
  return kind !== undefined && (KIND_CATEGORY[kind] === 'audio' || KIND_CATEGORY[kind] === 'video');
}

/** A size that the client gave decides; without one, what suits the event. */
function fitOfDemand(demand: Demand, product: ShelfProduct, usual: number): number {
  const wanted = nearWanted(demand);
  return wanted === null ? usual : 0.2 * usual + 0.8 * wanted(product);
}

/** "A 6 x 4 m stage" from decks of 2 x 1 m, "30 m of barrier" from sections of 2.3 m. */
function sizedByMeasure(demand: Demand, quantity: number, product: ShelfProduct, kind: Kind, asked: string) {
  const { widthM, lengthM, heightM, seats } = demand.traits;
  const one = widthM ?? lengthM;
  // "A stage 6 m wide": two thirds as deep as it is wide, where nothing else is said.
  const shape = kind === 'stage_deck' || kind === 'mobile_stage' ? (one ?? 0) / 1.5 : undefined;
  const two = demand.traits.depthM ?? (widthM === undefined ? undefined : lengthM) ?? shape;
  const depthM = demand.traits.depthM;
  if (kind === 'marquee' && seats !== undefined && seats > 0) return forSeats(seats, quantity, product, asked);
  const upright = kind === 'led_wall' ? (heightM ?? depthM) : undefined;
  const area =
    upright !== undefined && one !== undefined
      ? one * upright
      : one !== undefined && two !== undefined
        ? one * two
        : null;
  if (area !== null && area > 0 && (FLOORS.has(kind) || kind === 'led_wall')) {
    const capacity = kind === 'led_wall' ? faceOf : areaOf;
    const stated = capacity(product);
    if (stated === null) return quantity <= 2 ? null : exactly(quantity, asked)(product, kind);
    const each = cover(area, capacity, stated, () => asked)(product, kind);
    return each === null ? null : { ...each, units: Math.min(each.units * quantity, MOST_UNITS) };
  }
  const run = lengthM ?? widthM;
  if (run !== undefined && run > 0 && RUNS.has(kind) && quantity <= 2) {
    const stated = runOf(product);
    if (stated === null) return null;
    const sized = cover(run * quantity, runOf, stated, () => `${asked}, ${figure(run)} m`)(product, kind);
    return sized;
  }
  return null;
}

/** "A tent for 60": 1.1 square metres for each of them at table (rainier.com). */
function forSeats(seats: number, quantity: number, product: ShelfProduct, asked: string): Sized {
  const holds = product.traits.seats ?? (areaOf(product) ?? 54) / 1.1;
  const units = whole((seats / holds) * quantity);
  return { units, fit: Math.min(1, seats / (holds * units)), why: asked };
}

/** Closeness to a size that the client gave; null where none was given. */
function nearWanted(demand: Demand): Fit | null {
  const wanted = (Object.keys(demand.traits) as (keyof typeof demand.traits)[]).flatMap((trait) => {
    const value = demand.traits[trait];
    return value === undefined || value <= 0 || trait === 'pieces' ? [] : [nearest(trait, value)];
  });
  if (wanted.length === 0) return null;
  return (product) => wanted.reduce((sum, fit) => sum + fit(product), 0) / wanted.length;
}

function askedFor(demand: Demand): string {
  const words = (demand.words.trim() || demand.phrase.trim()).replaceAll(/\s+/g, ' ');
  const short = words.length > 90 ? demand.phrase.trim().slice(0, 90) : words;
  return `Asked for: ${short}`;
}
