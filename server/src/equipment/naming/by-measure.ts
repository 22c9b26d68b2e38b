import type { Category } from '@showbill/contract';
import { joinLines } from '../join-lines.ts';
import { KIND_CATEGORY, type Kind } from '../kinds.ts';
import { CABLE_WORDS } from '../lexicon/index.ts';
import { once } from '../../platform/once.ts';
import type { Part } from '../matching/parts.ts';
import { keyOf, stemsThatAre } from '../matching/words.ts';
import { findSizes } from '../traits/lengths.ts';
import { readTraits } from '../traits/read-traits.ts';
import type { KindMatch } from '../types.ts';

const CONNECTOR_KIND: ReadonlyMap<string, Kind> = new Map(
  CABLE_WORDS.rows().map(({ word, kind }) => [keyOf(word), kind]),
);
const LEAST_LENGTH_M = 0.2;

/** "63 A auf 2 x 32 A", "16A to 4x13A", "6-way 13A", "4 gang": current that is divided. */
const DIVIDED = new RegExp(
  joinLines`
    \d\s?a(?:mp)?s?\b.{0,16}?\b(?:to|auf|vers|naar|a)\s\d{1,2}\s?[x×]|\d\s?-?(?:way|gang|fach|voudig|prises|
    tomas)\b|\d\s?x\s?(?:13|16|32|63|125)\s?a\b`,
  'iu',
);
const CURRENT = /\d\s?-?(?:amps?|a)\b/iu;
const MILLIMETRES = /\bp\s?\d{1,2}(?:[.,]\d{1,2})?\b|(?<![\d.,])\d{1,2}[.,]\d{1,2}\s?mm\b/iu;

const CLOTH = /(?<![\d.,])(\d{2,3})\s?(?:in\b|inch|["”″])?\s?(?:x\s?(\d{2,3})|r(?:ou)?nd|rd|dia|sq|$|(?=\s\p{L}))/iu;
const FABRICS = stemsThatAre('fabric');
const COLOURS = stemsThatAre('colour');
const LEAST_CLOTH_INCHES = 85;
/** Among linen alone a small cloth is no table either. */
const LEAST_COLOURED_INCHES = 50;
const LINEN: ReadonlySet<Category> = new Set(['catering', 'furniture', 'decor', 'other']);
const LEAST_TRUCK_M = 4;
const LEAST_ROOF = 3;
const MOST_ROOF = 200;
const KILOWATTS = /\d\s?kw\b/iu;
/** "1T CM", "1/2 ton", "500 kg D8+": what lifts a load is named by it. */
const LOAD =
  /(?<![\d.,])(?:\d{1,2}(?:[.,/]\d{1,2})?\s?-?(?:t|to|tons?|tonnes?)|(?:250|500|1000|2000)\s?kg)(?![\p{L}\d])/iu;
/** Where sets of some kVA are filed. */
const POWERED: ReadonlySet<Category> = new Set(['power', 'other', 'rigging', 'staging', 'structures']);

const SPEAKER_INCHES = { least: 5, top: 15, sub: 18, most: 21 };
const DISPLAY_INCHES = { least: 19, most: 120 };

/** What sure is a product whose measure only one kind of its category has; a driver's size is less telling. */
const MEASURED = 0.65;
const SIZED = 0.4;

/** What a product whose name says no thing is by its measure: kVA are generated, lumens projected. Null where it may be several. */
export function byMeasure(
  name: string,
  note: string | null,
  parts: readonly Part[],
  category: Category,
): KindMatch | null {
  const cable = cableOf(name, parts, category);
  if (cable !== null) return cable;
  const traits = once(() => readTraits(name, note));
  if (category === 'transport' && (traits().lengthM ?? 0) >= LEAST_TRUCK_M) return match('truck');
  if (POWERED.has(category)) {
    if (traits().kva !== undefined) return match('generator');
    if (category === 'power' && KILOWATTS.test(name)) return match('generator');
    if (isDivided(name)) return match('power_distro');
  }
  if (category === 'rigging' && LOAD.test(name)) return match('hoist');
  if (category === 'structures' && isRoof(name)) return match('marquee');
  if (category === 'video') {
    if (traits().lumens !== undefined) return match('projector');
    const inches = traits().inches ?? 0;
    if (inches >= DISPLAY_INCHES.least && inches <= DISPLAY_INCHES.most) return match('display');
    if (MILLIMETRES.test(name)) return match('led_wall');
  }
  return category === 'audio' ? speakerOf(traits().inches) : null;
}

/** "63 A auf 6 x 16 A Schuko": current that is divided, whatever plugs its name holds. */
export function isDivided(name: string): boolean {
  return CURRENT.test(name) && DIVIDED.test(name);
}

/** "Top HP 20 x 30", "End 60x20": what is hired by such an area and covers it. */
function isRoof(name: string): boolean {
  return findSizes(name).some(
    ({ numbers, units, stated }) =>
      numbers.length === 2 &&
      numbers.every((number) => number >= LEAST_ROOF && number <= MOST_ROOF) &&
      (!stated || units.every((unit) => unit === 'm' || unit === 'ft')),
  );
}

/** "120 rnd ivory poly", "90 x 132 satin": cloths are hired by the inch, and larger than any table. */
export function isCloth(name: string, parts: readonly Part[], category: Category): boolean {
  return LINEN.has(category) && isWoven(parts) && clothInches(name) >= LEAST_CLOTH_INCHES;
}

/** "120 rd wht", "60x120 black": among linen a colour and a size are enough. */
export function isColouredCloth(name: string, parts: readonly Part[], category: Category): boolean {
  if (category !== 'catering' || clothInches(name) < LEAST_COLOURED_INCHES) return false;
  return isWoven(parts) || parts.some(({ stem }) => COLOURS.has(stem));
}

function isWoven(parts: readonly Part[]): boolean {
  return parts.some(({ stem }) => FABRICS.has(stem));
}

function clothInches(name: string): number {
  const [, first, second] = CLOTH.exec(name) ?? [];
  return Math.max(Number(first ?? 0), Number(second ?? 0));
}

/** A connector and a length, and no word that says more. */
function cableOf(name: string, parts: readonly Part[], category: Category): KindMatch | null {
  const kinds = new Set(parts.flatMap(({ stem }) => CONNECTOR_KIND.get(stem) ?? []));
  const [kind] = kinds;
  if (kind === undefined) return null;
  const rated = kind === 'power_cable' && CURRENT.test(name);
  if (category !== 'other' && !isCabled(category) && !rated) return null;
  if (isDivided(name)) return null;
  const { lengthM, widthM } = readTraits(name, null);
  const metres = lengthM ?? widthM ?? 0;
  if (metres < LEAST_LENGTH_M) return null;
  const own = [...kinds].find((each) => KIND_CATEGORY[each] === category) ?? kind;
  return { kind: own, confidence: MEASURED };
}

function isCabled(category: Category): boolean {
  return ['power', 'audio', 'video', 'lighting', 'communications', 'consumables'].includes(category);
}

function speakerOf(inches: number | undefined): KindMatch | null {
  if (inches === undefined || inches < SPEAKER_INCHES.least || inches > SPEAKER_INCHES.most) return null;
  if (inches >= SPEAKER_INCHES.sub) return { kind: 'subwoofer', confidence: SIZED };
  return inches <= SPEAKER_INCHES.top ? { kind: 'speaker_top', confidence: SIZED } : null;
}

function match(kind: Kind): KindMatch {
  return { kind, confidence: MEASURED };
}
