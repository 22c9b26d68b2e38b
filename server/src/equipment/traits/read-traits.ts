import { inOneLine } from '../in-one-line.ts';
import { usualSizes } from '../lexicon/index.ts';
import type { Traits } from '../types.ts';
import { findSizes, round as roundTo, type Size, toNumber } from './lengths.ts';
import { factsOfModel } from './model-facts.ts';
import { soldBy, soldByNote } from './sold-by.ts';
import { seatsOfTable } from './table-seats.ts';
import { FOOT_M } from './units-of-length.ts';

type Writable = { -readonly [Key in keyof Traits]: Traits[Key] };

const NAME_LIMIT = 300;
const DESCRIPTION_LIMIT = 2_000;
const LENGTH =
  /(?<![\d.,x×])\d{1,3}(?:[.,]\d)?\s?-?(?:ft|feet|foot|m|['’′])(?![\p{L}\d])(?!\s?(?:high|tall|wide|x|×))/iu;

/**
 * Sizes that a product's name and description state, metric and imperial, decimal commas understood. The name wins;
 * the description fills in what it leaves open. The seats of a table follow from its size where none are stated.
 */
export function readTraits(name: string, description?: string | null): Traits {
  const title = name.slice(0, NAME_LIMIT);
  const traits: Writable = {};
  const step = soldBy(title) ?? soldByNote(description ?? '');
  if (step !== null) Object.assign(traits, step);
  const face = SQUARE_FEET.exec(description ?? '')?.[0];
  readText(step !== null ? withHeight(title) : face === undefined ? title : `${title}, ${face}`, traits);
  put(traits, 'pieces', readPieces(title));
  const facts = factsOfModel(title);
  put(traits, 'inches', facts.inches);
  put(traits, 'lumens', facts.lumens);
  if (description) {
    const told = description.slice(0, DESCRIPTION_LIMIT);
    // "Stage section: 4x8, includes skirting": what the bare figures are of stands in the name.
    readText(DECK.test(title) && BARE_FIRST.test(told) ? `${DECK.exec(title)?.[0] ?? ''} ${told}` : told, traits);
    put(traits, 'pieces', numberIn(OPENS_WITH_SET, description) ?? numberIn(PACK_OF, description));
  }
  put(traits, 'seats', seatsOfTable(title, traits));
  return traits;
}

/** A length in the name of what is sold by the foot is how high it hangs. */
function withHeight(title: string): string {
  return UPRIGHT.test(title) ? title.replace(LENGTH, '$& high') : title;
}

/** What was read first stands. */
function put<Key extends keyof Traits>(traits: Writable, key: Key, value: Writable[Key] | undefined): void {
  if (value !== undefined && traits[key] === undefined) traits[key] = value;
}

/** "2ft square", "3 m square": both its sides. */
const SQUARE_SIDE =
  /(?<![\d.,x×])(\d{1,3}(?:[.,]\d{1,2})?)\s?(ft|feet|foot|m|cm|['’′])\ssquare(?!\s?(?:m|f|y|in)\p{L}*)/giu;

function readText(written: string, traits: Writable): void {
  if (!/\d/.test(written)) return;
  const text = written.replace(SQUARE_SIDE, '$1 $2 x $1 $2');
  readSizes(text, traits);
  put(traits, 'watts', readWatts(text));
  put(traits, 'lumens', readLumens(text));
  put(traits, 'kva', readKva(text));
  put(traits, 'channels', readCount(text, CHANNELS) ?? readCount(text, WAYS));
  put(traits, 'seats', readSeats(text));
  put(traits, 'kilograms', readKilograms(text));
}

// Quantities with a unit --------------------------------------------------------------------------------------------

const COUNT = String.raw`(\d{1,3}(?:[.,'’ ]\d{3}){1,2}|\d{1,7}(?:[.,]\d{1,2})?)`;

const WATTS = new RegExp(
  String.raw`(?:(\d{1,3})\s{0,2}[x×]\s{0,2})?(?<![\d.,])(?<!\p{L}(?=\d{1,2}[.,]))${COUNT}\s{0,2}-?(k?)(?:w|watts?)\b(?!\/m)`,
  'iu',
);
const LUMENS = new RegExp(
  String.raw`(?<![\d.,])${COUNT}\s{0,2}-?(k?)\s{0,2}-?(?:ansi|lm|lumens?|lúmenes)(?![\p{L}])`,
  'iu',
);
const KVA = new RegExp(String.raw`(?<![\d.,])${COUNT}\s{0,2}-?(k?)va\b`, 'iu');
const CHANNELS = new RegExp(
  inOneLine`
    (?<![\d.,])(\d{1,3})\s{0,2}-?(?:channels?|ch|kanal|kanäle|kanälen|canaux|canales|kanaals?|kanalen|voies|
    kan)(?![\p{L}])`,
  'iu',
);
/** "12-way mixing desk". */
const WAYS = /(?<![\d.,])(\d{1,2})\s?-?way\s(?=(?:\p{L}+\s)?(?:mix|desk|console|stage\s?box|snake|multicore))/iu;

function readWatts(text: string): number | undefined {
  const match = WATTS.exec(text);
  if (match === null) return undefined;
  const each = countOf(match[2] ?? '') * (match[3] === '' ? 1 : 1000);
  return each * (match[1] === undefined ? 1 : Number(match[1]));
}

function readLumens(text: string): number | undefined {
  const match = LUMENS.exec(text);
  return match === null ? undefined : countOf(match[1] ?? '') * (match[2] === '' ? 1 : 1000);
}

function readKva(text: string): number | undefined {
  const match = KVA.exec(text);
  return match === null ? undefined : countOf(match[1] ?? '') / (match[2] === '' ? 1000 : 1);
}

function readCount(text: string, pattern: RegExp): number | undefined {
  const match = pattern.exec(text);
  return match === null ? undefined : countOf(match[1] ?? '');
}

/** "5,000", "5.000", "5'000" → 5000; "2,3" and "2.3" → 2.3. */
function countOf(written: string): number {
  const grouped = /^\d{1,3}(?:[.,'’ ]\d{3})+$/.test(written);
  return grouped ? Number(written.replace(/[.,'’ ]/g, '')) : toNumber(written);
}

// People and pieces --------------------------------------------------------------------------------------------------

const PEOPLE = inOneLine`
  people|persons?|pax|guests?|seats?|seaters?|heads|personen|gäste|sitzplätze|sitzer|plätze|personnes?|places|
  convives|invités|personas?|plazas|asientos|invitados|comensales|gasten|zitplaatsen|zits|pers|assis(?:es)?|
  sentad[oa]s|seated`;
const SEATS_BEHIND = new RegExp(
  String.raw`(?<![\d.,x×])${COUNT}(?:\s{0,2}[-–]\s{0,2}(\d{1,5}))?\s{0,2}-?(?:${PEOPLE})(?![\p{L}])`,
  'iu',
);
const SEATS_BEFORE =
  /\b(?:seats|seating|sits)\s{1,2}(?:up\s{1,2}to\s{1,2})?(\d{1,5})(?![\d.,]?\d|\s{0,2}(?:ft|m|cm|in)\b)/iu;

function readSeats(text: string): number | undefined {
  const behind = SEATS_BEHIND.exec(text);
  if (behind !== null) return Math.trunc(countOf(behind[2] ?? behind[1] ?? ''));
  const before = SEATS_BEFORE.exec(text);
  return before === null ? undefined : Number(before[1]);
}

const SET_OF = new RegExp(
  inOneLine`
    \b(?:sets?|packs?|box|bundle|case|crate|rack|lot|jeu|juego|caja|pack|doos|bag|paquet|paquete|pak|stapel|
    stack)\s{1,2}(?:of|à|a|de|van|von|mit)\s{1,2}(\d{1,4})(?![\d.,]?\d|\s{0,2}(?:mm|cm|m|kg|l|ft|in|w|
    ['"’”])(?![\p{L}]))`,
  'iu',
);
/** "Wine glass (box 36)", "Tumbler, crate 24", "(Case Size 25)", "Servilletas pack x12". */
const BOX_BEHIND = new RegExp(
  inOneLine`
    (?<!\p{L})(?:(?:box|crate|karton|kiste|kist|caisse|caja|doos|krat)\s{1,2}|(?:case|pack|box|
    crate)\s{1,2}(?:size|qty)[\s:]{1,2}|(?:pack|lot|box|case|caja|kit|
    set)\s{1,2}[x×]\s?)(\d{1,3})(?=\s{0,2}(?:\)|$))`,
  'iu',
);
/** "Uplighting Package (4 lights)". */
const HELD_IN_BRACKETS = new RegExp(
  inOneLine`
    \b(?:set|kit|pack|package|bundle|paket|pakket|paquete)\s{1,2}\(\s{0,2}(\d{1,3})\s{1,2}(?:up)?(?:lights|
    lites|pars|spots|lamps|units|fixtures|chairs|stools|strahler|lampen|focos|projecteurs)\s{0,2}\)`,
  'iu',
);
const SET_IN_BRACKETS = /\(\s{0,2}set\s{1,2}(\d{1,3})\s{0,2}\)/iu;
const SET_BEHIND = new RegExp(
  inOneLine`
    (?<![\d.,x×\p{Lu}])(\d{1,4})\s{0,2}-?(?:er[\s-]{0,2}(?:set|pack|karton|case)|pcs|pieces\b(?!\s{0,2}of)|
    stück|stk|stuks|pièces|piezas|uds?\b|unidades|delige\s{1,2}set|[\s-]pack|st\.)(?![\p{L}])`,
  'iu',
);
const PAIR = /\b(?:pair|paar|pärchen|paire|twin\s{1,2}pack)(?![\p{L}])|\bpar\s{1,2}de\b(?!\s{0,2}\d)/iu;
const DOZEN = /\b(?:dozen|dutzend|douzaine|docena|dozijn)(?![\p{L}])/iu;

/** "Set of 7 drum mics in a case", "Pack x12 …": a description that begins with it says what one unit is. */
const OPENS_WITH_SET = new RegExp(
  inOneLine`
    ^\s{0,2}(?:set|pack|satz|jeu|juego|ensemble|lot|case|box)\s{1,2}(?:(?:of|de|von|van|mit|à)\s{1,2}|
    x\s?)(\d{1,3})(?![\d.,]\d)`,
  'iu',
);
/** "Cristal templado pack x12". */
const PACK_OF = /\b(?:pack|caja|set)\s{1,2}x\s?(\d{1,3})(?=\s|$)/iu;

function numberIn(pattern: RegExp, text: string): number | undefined {
  const match = pattern.exec(text);
  return match === null ? undefined : Number(match[1]);
}

function readPieces(text: string): number | undefined {
  const match =
    SET_OF.exec(text) ??
    BOX_BEHIND.exec(text) ??
    SET_IN_BRACKETS.exec(text) ??
    HELD_IN_BRACKETS.exec(text) ??
    SET_BEHIND.exec(text);
  if (match !== null && Number(match[1]) > 0) return Number(match[1]);
  if (PAIR.test(text)) return 2;
  return DOZEN.test(text) ? 12 : undefined;
}

const KILOGRAMS = new RegExp(
  inOneLine`
    (max\.?|maximal|maximum|up\s{1,2}to|bis(?:\s{1,2}zu)?|load|swl|wll|jusqu['’]à|hasta|
    tot)?[\s:]{0,2}(?<![\d.,x×])${COUNT}\s{0,2}-?(?:kg|kilos?|kilograms?)(?![\p{L}])`,
  'giu',
);

/** What it weighs (or a hoist lifts, a weight weighs), not what it carries. */
function readKilograms(text: string): number | undefined {
  for (const match of text.matchAll(KILOGRAMS)) {
    if (match[1] === undefined) return countOf(match[2] ?? '');
  }
  return undefined;
}

// Lengths -------------------------------------------------------------------------------------------------------------

const UPRIGHT = new RegExp(
  inOneLine`
    \b(?:screens?|projection|leinwand|led[\s-]?(?:wand|wall|screen)|videowall|video\s?wall|videowand|écran|
    pantalla|scherm|drapes?|curtains?|backdrop|vorhang|molton|banner|rideau|telón|gordijn|doek|projektionswand|
    star\s?cloth|sternenvorhang|fence|zaun|mirror|spiegel|pipe\s(?:and|&)\sdrape|media\s?wall|step\s(?:and|
    &)\srepeat|fast-?\s?fold|(?<!\p{L})cadre|toile)`,
  'iu',
);
const FLAT = new RegExp(
  inOneLine`
    (?:stage|deck|nivtec|podest|bühne|scène|escenario|riser|platform|praticable|podium|tarima|praktikabel|
    dance\s?floor|tanzboden|tanzfläche|piste|pista|dansvloer|marquee|tent|canop(?:y|ies)|pop[\s-]?up|ez[\s-]?up|
    clearspan|structure|stretch|jaima|estructura|aluhal|zelt|carpa|entoldado|tonnelle|gazebo|pavillon|pagod|
    chapiteau|barnum|carpet|teppich|tapijt|tapis|runway|catwalk|(?<!\p{L})tables?(?!\p{L})|tisch|tafel|
    (?<!\p{L})mesas?(?!\p{L})|rug|floor|boden|vloer)`,
  'iu',
);
const ROUND = new RegExp(
  inOneLine`
    \b(?:rounds?|rund|runde[rnms]?|ronde?s?|redondas?|circular|diameter|dia|durchmesser|diamètre|diámetro|
    doorsnede)(?![\p{L}])|[øØ⌀]`,
  'iu',
);
const BEHIND_HIGH = /^[\s-]{0,2}(?:high|hoch|tall|höhe|podesthöhe|de haut|hauteur|alto|altura|hoog|height|h\b)/iu;
const BEHIND_WIDE = /^[\s-]{0,2}(?:wide|breit|large|ancho|breed|width|de large|w\b)/iu;
const BEHIND_DEEP = /^[\s-]{0,2}(?:deep|tief|profond|diep|depth)/iu;
const BEFORE_HIGH = /(?:height|höhe|hauteur|altura|hoogte)[\s:]{0,2}$/iu;
const ORDER = /\b([lbhtwd])\s?[x×]\s?([lbhtwd])(?:\s?[x×]\s?([lbhtwd]))?\b/iu;
const LONGEST_DRIVER = 24;
const MOST_DRIVERS = 8;
/** Decks of 8 × 4 are sold by the foot, those of 2 × 1 by the metre. */
const DECK = new RegExp(
  inOneLine`
    (?:deck|riser|stage\s(?:section|panel|platform|module|unit|piece)|versalite|bil-?\s?jax|wenger|
    sico(?!\p{L})|stageright)`,
  'iu',
);
const BARE_FIRST = /^\s{0,2}\d{1,2}\s?[x×]\s?\d{1,2}(?![\d.]|\s?(?:m|cm|ft|['"’”])(?!\p{L}))/iu;
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
const SQUARE_FEET = /(?<![\d.,])(\d{1,4}(?:\.\d)?)\s?(?:sq\.?\s?(?:ft|feet)|square\s(?:feet|foot)|sqft)/iu;
/** Modules of LED walls come by the millimetre: "LED tile 500x500". */
const MODULE = /\bled\b|\btiles?\b|\b(?:bp|pl|p) ?\d(?:\.\d{1,2})?(?!\d)/iu;
const MODULE_MM = new Set(usualSizes('led_module').map(Number));
const LONGEST_BARE_STAGE = 14;
const DECK_FEET = new Set([2, 3, 4, 6, 8]);

function readSizes(text: string, traits: Writable): void {
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
      put(traits, 'inches', second);
      return;
    }
  }
  const order = size.numbers.length === 3 ? ORDER.exec(text) : null;
  const metres = size.stated ? size.metres : order === null ? bareArea(text, size) : inCentimetres(size);
  if (metres === null) return;
  let [a = 0, b = 0] = metres;
  const [, , c] = metres;
  if (order !== null) {
    [a, b, c].forEach((value, index) => assign(traits, order[index + 1], value));
    return;
  }
  if (size.stated && size.units.every((unit) => unit === 'mm') && (a ?? 0) < 0.1) return;
  if (traits.widthM !== undefined) return;
  if (third === undefined && Math.min(a, b) >= LEAST_PICTURE_M && SCREEN.test(text) && !PORTRAIT.test(text)) {
    [a, b] = [Math.max(a, b), Math.min(a, b)];
  }
  put(traits, 'widthM', a);
  if (third === undefined && UPRIGHT.test(text)) put(traits, 'heightM', b);
  else put(traits, 'depthM', b);
  if (third !== undefined) put(traits, 'heightM', c);
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
    put(traits, 'heightM', metres);
  } else if (BEHIND_WIDE.test(behind)) put(traits, 'widthM', metres);
  else if (BEHIND_DEEP.test(behind)) put(traits, 'depthM', metres);
  else if (round && (size.units[0] !== 'in' || number >= LONGEST_DRIVER)) put(traits, 'diameterM', metres);
  else if (size.units[0] === 'in') put(traits, 'inches', number);
  else if (size.units[0] !== 'mm') put(traits, 'lengthM', metres);
}

/** L, W: width; D, T: depth; H: height; B is the width, or the depth where the length came before it. */
function assign(traits: Writable, letter: string | undefined, value: number | undefined): void {
  const key = letter?.toLowerCase();
  if (key === 'l' || key === 'w') put(traits, 'widthM', value);
  else if (key === 'b') put(traits, traits.widthM === undefined ? 'widthM' : 'depthM', value);
  else if (key === 'h') put(traits, 'heightM', value);
  else if (key !== undefined) put(traits, 'depthM', value);
}
