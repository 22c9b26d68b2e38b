import { joinLines } from '../join-lines.ts';
import { usualSizes } from '../lexicon/index.ts';
import { setTrait, type Writable } from './set-trait.ts';
import { findSizes, round as roundTo, type Size, toNumber } from './lengths.ts';
import { FOOT_M } from './units-of-length.ts';

export const UPRIGHT = new RegExp(
  joinLines`
    \b(?:screens?|projection|leinwand|led[\s-]?(?:wand|wall|screen)|videowall|video\s?wall|videowand|écran|
    pantalla|scherm|drapes?|curtains?|backdrop|vorhang|molton|banner|rideau|telón|gordijn|doek|projektionswand|
    star\s?cloth|sternenvorhang|fence|zaun|mirror|spiegel|pipe\s(?:and|&)\sdrape|media\s?wall|step\s(?:and|
    &)\srepeat|fast-?\s?fold|(?<!\p{L})cadre|toile)`,
  'iu',
);
const FLAT = new RegExp(
  joinLines`
    (?:stage|deck|nivtec|podest|bühne|scène|escenario|riser|platform|praticable|podium|tarima|praktikabel|
    dance\s?floor|tanzboden|tanzfläche|piste|pista|dansvloer|marquee|tent|canop(?:y|ies)|pop[\s-]?up|ez[\s-]?up|
    clearspan|structure|stretch|jaima|estructura|aluhal|zelt|carpa|entoldado|tonnelle|gazebo|pavillon|pagod|
    chapiteau|barnum|carpet|teppich|tapijt|tapis|runway|catwalk|(?<!\p{L})tables?(?!\p{L})|tisch|tafel|
    (?<!\p{L})mesas?(?!\p{L})|rug|floor|boden|vloer)`,
  'iu',
);
const ROUND = new RegExp(
  joinLines`
    \b(?:rounds?|rund|runde[rnms]?|ronde?s?|redondas?|circular|diameter|dia|durchmesser|diamètre|diámetro|
    doorsnede)(?![\p{L}])|[øØ⌀]`,
  'iu',
);
const BEHIND_HIGH = /^[\s-]{0,2}(?:high|hoch|tall|höhe|podesthöhe|de haut|hauteur|alto|altura|hoog|height|h\b)/iu;
const BEHIND_WIDE = /^[\s-]{0,2}(?:wide|breit|large|(?:de )?ancho|breed|width|de large|w\b)/iu;
const BEHIND_DEEP = /^[\s-]{0,2}(?:deep|tief|profond|diep|depth)/iu;
const BEFORE_HIGH = /(?:height|höhe|hauteur|altura|hoogte)[\s:]{0,2}$/iu;
const LONGEST_DRIVER = 24;
const MOST_DRIVERS = 8;
/** Decks of 8 × 4 are sold by the foot, those of 2 × 1 by the metre. */
const DECK = new RegExp(
  joinLines`
    (?:deck|riser|stage\s(?:section|panel|platform|module|unit|piece)|versalite|bil-?\s?jax|wenger|
    sico(?!\p{L})|stageright)`,
  'iu',
);
/** Frame and pole tents, canopies and pop-ups go by 10, 20, 30 and 40 ft where no unit is said; "marquee" by either. */
const TENT_FEET =
  /\b(?:tents?|canop(?:y|ies)|pop[\s-]?ups?|e\s?z[\s-]?ups?)\b|^(?:(?:hp|frame|pole)\s)?(?:tops?|ends?|mids?)\b/iu;
/** What is so long by so many metres says so; in feet it is the usual structure. */
const STRUCTURE = /\b(?:structures?|clearspan|losberger|marquees?)\b/iu;
const LEAST_STRUCTURE_FEET = 30;
/** American screens are named height by width in feet: "7.5x13", "9x16". */
const SCREEN =
  /\bscreens?\b|\bfast-?\s?fold|leinwand|projektionswand|(?<!\p{L})écran|pantalla|projectiescherm|\bled[\s-]?trailer/iu;
const PORTRAIT = /portrait|hochformat|vertical|staand|banner|totem|poster/iu;
const SCREEN_FEET = new Set(usualSizes('screen'));
const DANCE_FLOOR = /\bdance\s?floor/iu;
/** "3x3 Dance Floor Panel, oak": two people lift a panel of three feet, nobody one of three metres. */
const PANEL = /\b(?:panels?|sections?|pieces?|tiles?)\b/iu;
const PANEL_FEET = new Set([2, 3, 4]);
/** "12x12 Dance Floor Section": no section has twelve metres. */
const LEAST_FLOOR_FEET = 12;
const LEAST_PICTURE_M = 1;
export const SQUARE_FEET = /(?<![\d.,])(\d{1,4}(?:\.\d)?)\s?(?:sq\.?\s?(?:ft|feet)|square\s(?:feet|foot)|sqft)/iu;
/** Modules of LED walls come by the millimetre: "LED tile 500x500". */
const MODULE = /\bled\b|\btiles?\b|\b(?:bp|pl|p) ?\d(?:\.\d{1,2})?(?!\d)/iu;
const MODULE_MM = new Set(usualSizes('led_module').map(Number));
const LONGEST_BARE_STAGE = 14;
const DECK_FEET = new Set([2, 3, 4, 6, 8]);

export function readSizes(text: string, traits: Writable): void {
  const round = ROUND.test(text);
  for (const size of findSizes(text)) {
    if (size.metres.some((metres) => metres <= 0)) continue;
    if (size.metres.length > 1) readArea(text, size, traits);
    else readLength(text, size, round, traits);
  }
}

function readArea(text: string, size: Size, traits: Writable): void {
  const [first = 0, second = 0, third] = size.numbers;
  if (
    size.units[1] === 'in' &&
    size.metres.length === 2 &&
    first <= MOST_DRIVERS &&
    second <= LONGEST_DRIVER &&
    !ROUND.test(text)
  ) {
    if (!/["″”']/.test(text.slice(size.start, size.start + 3))) {
      setTrait(traits, 'inches', second);
      return;
    }
  }
  const metres = size.stated ? size.metres : bareArea(text, size);
  if (metres === null) return;
  let [a = 0, b = 0] = metres;
  const [, , c] = metres;
  if (traits.widthM !== undefined) return;
  if (third === undefined && Math.min(a, b) >= LEAST_PICTURE_M && SCREEN.test(text) && !PORTRAIT.test(text)) {
    [a, b] = [Math.max(a, b), Math.min(a, b)];
  }
  setTrait(traits, 'widthM', a);
  if (third === undefined && UPRIGHT.test(text)) setTrait(traits, 'heightM', b);
  else setTrait(traits, 'depthM', b);
  if (third !== undefined) setTrait(traits, 'heightM', c);
}

/** A pair without a unit: centimetres where both are of that order, metres for what lies flat or hangs; else no size. */
function bareArea(text: string, size: Size): readonly number[] | null {
  const [first = 0, second = 0] = size.numbers;
  if (TENT_FEET.test(text) && size.numbers.every((number) => number >= 10 && number <= 150 && number % 10 === 0)) {
    return inFeet(size);
  }
  if (
    STRUCTURE.test(text) &&
    size.numbers.every((number) => number >= LEAST_STRUCTURE_FEET && number <= 150 && number % 10 === 0)
  ) {
    return inFeet(size);
  }
  if (MODULE.test(text) && size.numbers.every((number) => MODULE_MM.has(number))) {
    return size.numbers.map((number) => roundTo(number / 1000));
  }
  if (size.numbers.every((number) => number >= 30 && number <= 1500) && first % 5 === 0 && second % 5 === 0) {
    return inCentimetres(size);
  }
  if (DANCE_FLOOR.test(text)) {
    const isFeet = PANEL_FEET.has(first) && PANEL_FEET.has(second);
    if (PANEL.test(text) && (isFeet || Math.min(first, second) >= LEAST_FLOOR_FEET)) return inFeet(size);
  }
  if (DECK.test(text) && [first, second].every((number) => DECK_FEET.has(number)) && Math.max(first, second) >= 4) {
    return inFeet(size);
  }
  if (/\b(?:stages?|stageline)\b/iu.test(text) && Math.max(first, second) > LONGEST_BARE_STAGE) return inFeet(size);
  if (SCREEN.test(text) && SCREEN_FEET.has(size.numbers.join('x'))) return inFeet(size);
  if (isInSquareFeet(text, size)) return inFeet(size);
  const plain = size.numbers.every((number) => number >= 0.5 && number <= 40);
  return plain && (FLAT.test(text) || UPRIGHT.test(text)) ? size.numbers : null;
}

/** "Dance floor 3x3, 9 sq ft a panel": the area tells the unit of the sides. */
function isInSquareFeet(text: string, { numbers: [first = 0, second = 0] }: Size): boolean {
  const area = SQUARE_FEET.exec(text)?.[1];
  return area !== undefined && Math.abs(toNumber(area) - first * second) < 0.5;
}

function inFeet({ numbers }: Size): readonly number[] {
  return numbers.map((number) => roundTo(number * FOOT_M));
}

function inCentimetres({ numbers }: Size): readonly number[] {
  return numbers.map((number) => number / 100);
}

function readLength(text: string, size: Size, round: boolean, traits: Writable): void {
  const [metres = 0] = size.metres;
  const [number = 0] = size.numbers;
  const behind = text.slice(size.end, size.end + 16);
  if (BEHIND_HIGH.test(behind) || BEFORE_HIGH.test(text.slice(Math.max(0, size.start - 12), size.start))) {
    setTrait(traits, 'heightM', metres);
  } else if (BEHIND_WIDE.test(behind)) setTrait(traits, 'widthM', metres);
  else if (BEHIND_DEEP.test(behind)) setTrait(traits, 'depthM', metres);
  else if (round && (size.units[0] !== 'in' || number >= LONGEST_DRIVER)) setTrait(traits, 'diameterM', metres);
  else if (size.units[0] === 'in') setTrait(traits, 'inches', number);
  else if (size.units[0] !== 'mm') setTrait(traits, 'lengthM', metres);
}
