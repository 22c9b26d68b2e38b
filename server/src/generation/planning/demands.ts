import { KIND_CATEGORY, type Kind, type Traits } from '../../equipment/index.ts';
import { MOST_UNITS } from '../drafting/lines.ts';
import type { Demand, ShelfProduct } from '../types.ts';
import { clothAsked } from './things/cloths.ts';
import { isCoveredStage } from './things/covered-stage.ts';
import { kindsFor } from './demand-kinds.ts';
import { isMadeUp, isTooSmall, sizedByMeasure } from './demand-measures.ts';
import { saneQuantity } from './demand-sanity.ts';
import { isDrumSet, isForDrums } from './things/drum-sets.ts';
import { wholeNumber } from './event/people.ts';
import { wholeEvent } from './event/rooms.ts';
import { forVoices } from './amounts/microphones.ts';
import { also, isAsAsked, reason, sentences } from './prose/reasons.ts';
import { redCarpet } from './things/runners.ts';
import { selfPowered } from './things/self-powered.ts';
import { exactly, type Fit, nearest, ratedKva } from './sizes.ts';
import { areSockets, areStrips, boxesOf, smallness, stripFit } from './things/sockets.ts';
import { standardSize } from './amounts/standard.ts';
import { substitutesFor } from './substitutes.ts';
import { mealOf, pieceIn, piecesFor } from './tableware.ts';
import { isOfOtherWidth } from './things/tents.ts';
import type { Need, Occasion, Room, Size } from './types.ts';
import { isOfAnotherStyle, wishesIn, wordingOf } from './wording.ts';

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
/** Named in the singular, one of them is meant. */
const SINGLE: ReadonlySet<Kind> = new Set([
  'registration_desk',
  'display',
  'camera',
  'table_coffee',
  'sofa',
  'hot_drinks',
  'guitar_amp',
  'bass_amp',
]);
/** Hired as one by its name, whatever is in it. */
const SETS: ReadonlySet<Kind> = new Set(['pa_package', 'lighting_package', 'mobile_stage']);
/** "Microphones, amplifiers and mixing consoles": one of them does for a system. */
const DESKS: ReadonlySet<Kind> = new Set(['mixing_console', 'lighting_console', 'stagebox']);
const TABLEWARE: ReadonlySet<Kind> = new Set(['crockery', 'cutlery', 'glassware', 'napkin']);
const PICTURES: ReadonlySet<Kind> = new Set(['projection_screen', 'display', 'projector']);
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
/** "Twee SETS grote tuinspelen", "two sets of garden games". */
const SETS_OF =
  /\d+ (?:sets?|packs?|kits?|lots|sätze|satz|jeux de|juegos de|setjes)\b|\b(?:two|three|four|zwei|drei|deux|trois|dos|tres|twee|drie) (?:sets?|packs?|kits?|lots|sätze|jeux de|juegos de|setjes)\b/iu;
const PACK_WORDS = /\b(sets?|packs?|pairs?|boxes|box|kits?|packages?|systems?)\b/i;

/** What the client asked for by name, as a need; its number is kept to the piece. */
export function needOfDemand(demand: Demand, occasion: Occasion): Need {
  const quantity = quantityOf(demand, occasion);
  const audience = audienceOf(demand, occasion.main, occasion);
  const size = sizeOfDemand(demand, quantity, occasion, occasion.main);
  return {
    ...asNeed(demand, occasion, audience),
    size,
    room: { ...wholeEvent(occasion), people: isTechnical(demand) ? audience.people : occasion.people },
    exact: quantity !== null && !isWhole(demand, quantity),
    core: !(quantity === null && BELONGINGS.has(demand.kinds[0] ?? 'chair')),
    later: isLater(demand, quantity),
  };
}

/** What was asked for in a sentence on the breakout rooms: for each of them, or so many in all. */
export function needsInBreakouts(demand: Demand, inEach: boolean, occasion: Occasion): readonly Need[] {
  const quantity = quantityOf(demand, occasion);
  const counted = quantity !== null && !isWhole(demand, quantity);
  const [first] = occasion.breakouts;
  if (first === undefined) return [];
  const inAll = occasion.breakouts.reduce((sum, room) => sum + room.count, 0);
  // "a screen in each of four rooms" was read as four in all.
  const multiplied = quantity !== null && quantity >= inAll && quantity % inAll === 0 && !saysNumber(demand, quantity);
  const each = counted && inEach && multiplied ? quantity / inAll : quantity;
  const rooms = counted && !inEach ? [{ ...first, count: 1 }] : occasion.breakouts;
  return rooms.map((room) => ({
    ...asNeed(demand, occasion, room),
    size: sizeOfDemand(demand, each ?? (MICROPHONES.has(demand.kinds[0] ?? 'tape') ? 1 : null), occasion, room),
    room,
    exact: counted,
    later: false,
  }));
}

/** What goes with another thing is not missed where the shelf does not list it of its own. */
const BELONGINGS: ReadonlySet<Kind> = new Set([
  'video_cable',
  'audio_cable',
  'display_stand',
  'speaker_stand',
  'mic_stand',
  'clamp',
]);

const NUMBER_WORDS = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Whether the number stands in the client's words, or was reckoned from them. */
function saysNumber({ words }: Demand, quantity: number): boolean {
  const said: readonly string[] = words.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return said.includes(String(quantity)) || said.includes(NUMBER_WORDS[quantity] ?? String(quantity));
}

function asNeed(demand: Demand, occasion: Occasion, room: Room) {
  const kinds = kindsFor(demand, occasion, room);
  return {
    rule: 'demand',
    source: 'the brief',
    label: demand.phrase.trim(),
    kinds,
    instead: isCoveredStage(demand) || isCrewHeadset(demand) ? [] : substitutesFor(kinds), // the rules lay its decks
    ...(demand.called === undefined ? {} : { called: demand.called }),
    phrase: demand.phrase,
    sizeStated: nearWanted(demand) !== null && !isMadeUp(demand),
    optional: demand.optional,
    core: true,
    words: demand.quote ?? demand.words,
    wishes: wishesIn(wordingOf(demand)),
    pieces: piecesOf(demand, occasion),
    rank: 0,
  };
}

/** "Side plates" are one piece; "china" is what the meal is eaten from. */
function piecesOf({ kinds: [kind], phrase }: Demand, occasion: Occasion): readonly string[] {
  if (kind === undefined) return [];
  const named = pieceIn(phrase, kind);
  return named === null ? piecesFor(kind, mealOf(occasion.facts, occasion.does('dining'))) : [named];
}

/** "One wine glass and one goblet each": nobody hires a single one for many guests. */
function isOneEach({ quantity, kinds: [kind] }: Demand, occasion: Occasion): boolean {
  return quantity === 1 && kind !== undefined && TABLEWARE.has(kind) && occasion.people >= 6;
}

function quantityOf(demand: Demand, occasion: Occasion): number | null {
  return isOneEach(demand, occasion) ? null : saneQuantity(demand, occasion);
}

/** "Power", "transport", "a generator", "crew": how much of it is known once the rest is. */
function isLater({ kinds, traits, phrase, called }: Demand, quantity: number | null): boolean {
  const [kind] = kinds;
  if (kind === undefined || called !== undefined || (quantity ?? 1) > 1) return false;
  if (areStrips({ kinds, phrase })) return false;
  if (kind === 'generator' || kind === 'power_distro') return traits.kva === undefined && traits.watts === undefined;
  if (kind === 'tablecloth') return quantity === null;
  if (kind === 'delivery' || kind === 'van' || kind === 'truck' || kind === 'mileage') return quantity === null;
  if (kind === 'crew_stagehand' || (kind === 'lighting_package' && !/pack|\bkit\b|\bset\b/i.test(phrase)))
    return quantity === null;
  return kind === 'crew_technician' && !/\bav\b/i.test(phrase);
}

/** Whether the number of a demand counts wholes, whose parts are ours to reckon. */
export function isWhole(demand: Demand, quantity: number | null): boolean {
  const [kind] = demand.kinds;
  if (kind === undefined) return false;
  if (quantity === null) return true;
  // "A conference microphone system" is one at each few seats.
  if (kind === 'mic_conference') return quantity === 1;
  if (kind === 'speaker_top' || kind === 'speaker_column' || kind === 'line_array') {
    return quantity === 1 && SYSTEM_WORDS.test(demand.phrase);
  }
  // "A wash for the stage": however many lights that takes.
  if (kind === 'stage_wash') return quantity === 1 && /wash$/iu.test(demand.phrase.trim());
  return quantity <= 2 && WHOLES.has(kind);
}

function sizeOfDemand(demand: Demand, quantity: number | null, occasion: Occasion, room: Room): Size {
  const absurd = wholeNumber(demand.quantity) !== null && saneQuantity(demand, occasion) === null;
  const asked = absurd ? `${askedFor(demand)}, far more than ${occasion.people} guests need` : askedFor(demand);
  const stages = room === occasion.main ? occasion.main.count : 1;
  const audience = audienceOf(demand, room, occasion);
  return (product, kind) => {
    if (kind === 'mobile_stage' && isTooSmall(demand, product)) return null;
    if (isOfOtherWidth(demand, product, kind)) return null;
    if (isOfAnotherStyle(demand.phrase, product)) return null;
    if (kind === 'mic_instrument' && isForDrums(product) && VOICES.test(`${demand.phrase} ${demand.words}`))
      return null;
    if (kind === 'mic_instrument' && quantity === null && isDrumKit(demand, product))
      return { units: 1, fit: 1, why: asked };
    const runner = kind === 'carpet' && (quantity ?? 1) <= 2 ? redCarpet(demand, quantity ?? 1, product, asked) : null;
    if (runner !== null) return runner;
    const measured = sizedByMeasure(demand, quantity ?? 1, product, kind, asked);
    if (measured !== null) return measured;
    if (demand.called?.includes(product.id) === true && SETS.has(kind))
      return { units: quantity ?? 1, fit: 1, why: asked };
    const own = quantity === null || isWhole(demand, quantity) ? selfPowered(demand, product, audience) : null;
    if (own !== null) return exactly(own.units, asked, () => own.fit)(product, kind);
    const usual = standardSize(kind, occasion, audience)(product, kind);
    const strips = areStrips(demand);
    const asStrip = strips ? stripFit(product, kind) : null;
    if (strips) return asStrip === null ? null : exactly(quantity ?? 1, asked, () => asStrip)(product, kind);
    const sockets = kind === 'power_distro' && areSockets(demand);
    if (sockets && quantity !== null) return boxesOf(quantity, asked, smallness)(product, kind);
    const sung = kind === 'mic_instrument' && (VOICES.test(demand.phrase) || (quantity === null && occasion.choir > 0));
    const plain = sockets ? smallness(product) : sung ? forVoices(product) : (usual?.fit ?? 0.6);
    const fit = fitOfDemand(demand, product, kind === 'tablecloth' ? clothAsked(demand, occasion)(product) : plain);
    // A set for the drums is no microphone for a singer or a horn.
    const ofDrums = kind === 'mic_instrument' && (product.traits.pieces ?? 1) > 1 && !DRUMS.test(demand.phrase);
    if (ofDrums) return { units: 1, fit: 0.05, why: asked };
    if (quantity !== null && !isWhole(demand, quantity)) {
      const packed = PACK_WORDS.test(demand.phrase) || SETS_OF.test(demand.words);
      const pieces = packed ? 1 : (product.traits.pieces ?? 1);
      return exactly(product.unit === 'kilometre' ? quantity : quantity / pieces, asked, () => fit)(product, kind);
    }
    if (usual === null) return null;
    const one = quantity === null && SINGLE.has(kind) && !/s$/i.test(demand.phrase.trim());
    if (one) return { units: 1, fit, why: asked };
    if (quantity === null && /\btable$/i.test(demand.phrase.trim())) {
      return { units: /\b(top|head)\b/i.test(demand.phrase) ? 2 : 1, fit, why: asked };
    }
    if (quantity === null && PICTURES.has(kind) && usual.units === 1 && isPlural(demand.phrase)) {
      return { units: 2, fit, why: sentences(asked, also(usual.why, reason('two_no_number'))) };
    }
    const several = quantity === null && !DESKS.has(kind) && isPlural(demand.phrase);
    if (several && isAsAsked(usual.why) && usual.units === 1) {
      return { units: 2, fit, why: sentences(asked, reason('two_no_number')) };
    }
    const units = Math.min(usual.units * (quantity ?? (PER_STAGE.has(kind) ? stages : 1)), MOST_UNITS);
    return { units, fit, why: isAsAsked(usual.why) ? asked : sentences(asked, usual.why) };
  };
}

/** Radios are no headsets of a crew that speaks while both hands work. */
function isCrewHeadset({ kinds: [kind], phrase }: Demand): boolean {
  return kind === 'intercom' && /^headsets?\b/iu.test(phrase.trim());
}

/** "A drum mic kit": one, whatever is in it. */
function isDrumKit({ phrase }: Demand, product: ShelfProduct): boolean {
  const drums = /\b(?:kit|set|pack(?:age)?|koffer|satz)s?$|^drum mic(?:rophone)?s?$/iu;
  return drums.test(phrase.trim()) && isDrumSet(product);
}

/** Condensers and pairs stand before voices and strings. */
const VOICES =
  /condens|kleinmembran|overhead|\bpair\b|\bpaar\b|choir|\bchor|strings|streicher|statique|condensador|condensator/iu;

const DRUMS = /drum|schlagzeug|batter|bater[ií]a|\bset\b|\bkit\b/iu;
/** Plural in form, and one thing. */
const ONE_OF = /\b(?:drums|keys|decks|electrics|graphics|acoustics)$/i;

/** "cabins", "first aiders": more than one, in languages that say so with an s. */
function isPlural(phrase: string): boolean {
  const [head = ''] = phrase.trim().split(/\s(?:de|del|des|du|en|d['’]\p{L}+|of|con|avec|para|pour|with|met|mit)\s/iu);
  return /[^\W\d_][^\W\d_s']s$/i.test(head) && !ONE_OF.test(head);
}

/** Small sound and pictures are for a corner of a large event. */
function audienceOf(demand: Demand, room: Room, occasion: Occasion): Room {
  const [first] = demand.kinds;
  const share = shareOf(demand, occasion);
  if (share !== null) return { ...room, people: share };
  // Seats and tables are for all guests, also where they come and go.
  if (room === occasion.main && room.count === 1 && first !== undefined && KIND_CATEGORY[first] === 'furniture') {
    return { ...room, people: occasion.people };
  }
  const corner = isTechnical(demand) && SMALL.test(demand.phrase);
  return corner ? { ...room, people: Math.min(room.people, SMALL_AUDIENCE) } : room;
}

const FOR_PART =
  /\b(?:for|für|pour|para|voor)\s(?:all\s|alle\s|les\s|los\s|about\s|around\s|roughly\s|etwa\s|ca\.?\s|environ\s|unas?\s|unos\s|ongeveer\s|up to\s|bis zu\s|die\s|la\s|de\s|a\s)?(half|hälfte|moitié|mitad|helft|third|drittel|tiers|quarter|\d{2,5})\b(?!\s?(?:m\b|m²|min|h\b|hour|day|tag|jour|d[ií]a|dag|uur|stund|euro|€|£))/iu;
const PARTS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  hälfte: 1 / 2,
  moitié: 1 / 2,
  mitad: 1 / 2,
  helft: 1 / 2,
  third: 1 / 3,
  drittel: 1 / 3,
  tiers: 1 / 3,
  quarter: 1 / 4,
};

/** "Chairs for about half of them", "picnic sets for 200": how many people a thing is for; null for all. */
function shareOf(demand: Demand, occasion: Occasion): number | null {
  const [kind] = demand.kinds;
  if (kind === undefined || demand.quantity !== null) return null;
  const category = KIND_CATEGORY[kind];
  const ofPart = category === 'furniture' || category === 'catering' || kind === 'choir_riser';
  if (!ofPart && kind !== 'pa_package') return null;
  const said = FOR_PART.exec(wordingOf(demand))?.[1]?.toLowerCase();
  if (said === undefined) return null;
  const people = PARTS[said] === undefined ? Number(said) : Math.ceil(PARTS[said] * occasion.people);
  const most = ofPart ? Math.max(occasion.people, 5000) : occasion.people - 1;
  return people > 0 && people <= most ? people : null;
}

function isTechnical({ kinds: [kind] }: Demand): boolean {
  return kind !== undefined && (KIND_CATEGORY[kind] === 'audio' || KIND_CATEGORY[kind] === 'video');
}

/** A size that the client gave decides; without one, what suits the event. */
function fitOfDemand(demand: Demand, product: ShelfProduct, usual: number): number {
  const wanted = nearWanted(demand);
  return wanted === null ? usual : 0.2 * usual + 0.8 * wanted(product);
}

/** Closeness to a size that the client gave; null where none was given. */
function nearWanted(demand: Demand): Fit | null {
  const inKva = demand.kinds[0] === 'generator';
  const traits = inKva ? rated(demand.traits) : demand.traits;
  const wanted = (Object.keys(traits) as (keyof typeof traits)[]).flatMap((trait) => {
    const value = traits[trait];
    return value === undefined || value <= 0 || trait === 'pieces' ? [] : [nearest(trait, value)];
  });
  if (wanted.length === 0) return null;
  return (product) => {
    const own = inKva ? { ...product, traits: rated(product.traits) } : product;
    return wanted.reduce((sum, fit) => sum + fit(own), 0) / wanted.length;
  };
}

/** A generator by its kVA, however its name or the client tells it. */
function rated(traits: Traits): Traits {
  const { watts: _, ...others } = traits;
  const kva = ratedKva(traits);
  return kva === null ? others : { ...others, kva };
}

function askedFor(demand: Demand): string {
  const words = ((demand.quote ?? demand.words).trim() || demand.phrase.trim()).replaceAll(/\s+/g, ' ');
  const short = words.length > 90 ? demand.phrase.trim().slice(0, 90) : words;
  return `Asked for: ${short}`;
}
