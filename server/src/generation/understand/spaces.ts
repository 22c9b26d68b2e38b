import type { Space } from '../types.ts';
import { lengthEnd, measureEnd } from './measures.ts';
import { isNegated } from './negation.ts';
import { isAttribute } from './quantity.ts';
import { roomList } from './room-list.ts';
import { findAll, type Hit, lexicon, wordList } from '../reading/document/lexicon.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt, wordsOf } from '../reading/document/text.ts';
import { isToldOf } from './told-of.ts';
import { NOT_A_PLACE_BEFORE } from './words/scene.ts';
import { CAPACITY_JOINTS, SPACE_WORDS, type SpaceWord } from './words/spaces.ts';

const spaces = lexicon(SPACE_WORDS);
const joints = wordList(CAPACITY_JOINTS);

const MOST_OF_A_KIND = 200;
const LARGEST = 500_000;
const ADJECTIVES = 2;
const GAP = 3; // tokens between a space and the words that lead to its seats

interface Mention extends Span {
  readonly word: SpaceWord;
  readonly count: number | null;
  readonly seats: Quantity | null;
}

export interface SpacesRead {
  readonly spaces: readonly Space[];
  /** Runs of tokens whose figures are numbers of rooms, or seats of a room that is not the main one. */
  readonly spans: readonly Span[];
}

/** Rooms and areas of their own: "a main hall, a foyer and four seminar rooms of 30–40". */
export function readSpaces(text: Text): SpacesRead {
  const mentions = findAll(text.tokens, spaces)
    .filter((hit) => !isOtherUse(text, hit) && !isNegated(text, hit) && !isToldOf(text, hit))
    .map((hit) => mention(text, hit))
    .filter((found, index, all) => counts(found) && (index === 0 || found.to > (all[index - 1]?.to ?? 0)));
  return { spaces: merged(text, mentions), spans: mentions.flatMap(partSpans) };
}

function partSpans({ word, from, to, count, seats }: Mention): Span[] {
  // Outside the figure behind the place counts the guests: "in a field, 3,000 people".
  const part = (word.role !== 'main' && word.role !== 'outdoor') || (count ?? 1) > 1;
  return part ? [{ from, to }] : [{ from, to: seats?.from ?? to }];
}

function counts({ word, count, seats }: Mention): boolean {
  if (word.weak !== true) return true;
  if (word.name === 'stage') return (count ?? 0) > 1;
  if (word.name === 'workshop') return (count ?? 0) > 1 && seats !== null; // "quatre ateliers de 30"
  return (count ?? 0) > 1 || seats !== null;
}

/** "BREAKOUTS, four seminar rooms": how the rooms are called, right before they are counted. */
function isSameBreakouts(text: Text, before: Mention | undefined, { word, from }: Mention): boolean {
  if (before?.word.name !== 'breakout room' || word.name === 'breakout room' || before.count !== null) return false;
  return from - before.to <= SAME_REACH && sentenceOf(text, before.from) === sentenceOf(text, from);
}

const SAME_REACH = 3; // tokens

function merged(text: Text, mentions: readonly Mention[]): Space[] {
  const counted = mentions.some(
    (each, index) =>
      each.word.role === 'breakout' &&
      each.count !== null &&
      (each.word.name === 'room' || isSameBreakouts(text, mentions[index - 1], each)),
  );
  const several = mentions.some(({ word, count }) => word.name !== 'room' && (count ?? 1) > 1);
  const told = mentions.filter((each) => !(several && each.word.name === 'room' && isAllOf(text, each)));
  const groups = [...Map.groupBy(told, ({ word }) => `${word.role} ${word.name}`).values()];
  // "Breakouts in rooms A–D", "Breakouts, four seminar rooms": the same ones.
  const own = groups.filter(
    (group) => !(counted && group[0]?.word.name === 'breakout room' && group.every(isUncounted)),
  );
  return own.map((group) => {
    const first = group.find(({ count }) => count !== null) ?? group[0];
    const role = first?.word.role ?? 'other';
    const several = group.some(({ word }) => word.plural === true);
    const count = Math.max(...group.map(({ count }) => count ?? 1), several ? 2 : 1);
    const seats = group.map(({ seats }) => seats?.value ?? 0);
    const capacity = Math.max(...seats);
    return {
      name: first?.word.name ?? '',
      role,
      count,
      capacity: capacity > 0 ? capacity : null,
      words: first === undefined ? '' : wordsOf(text, first),
    };
  });
}

/** "Six breakout rooms … HDMI in ALL SEVEN ROOMS": those told of before, and the main one. */
function isAllOf(text: Text, { from }: Span): boolean {
  return ALL.has(wordAt(text, from - 1)) || ALL.has(wordAt(text, from - 2));
}

const ALL = new Set('all alle allen tous toutes todas todos'.split(' '));

function isUncounted({ count, seats }: Mention): boolean {
  return count === null && seats === null;
}

function mention(text: Text, hit: Hit<SpaceWord>): Mention {
  const count = countBefore(text, hit.from) ?? listedRooms(text, hit) ?? countAfter(text, hit);
  const seats = seatsAfter(text, Math.max(hit.to, count?.to ?? hit.to)) ?? seatsBefore(text, hit.from);
  const from = Math.min(hit.from, count?.from ?? hit.from, seats?.from ?? hit.from);
  const to = Math.max(hit.to, count?.to ?? hit.to, seats?.to ?? hit.to);
  return { word: hit.value, from, to, count: count?.value ?? null, seats };
}

function countBefore(text: Text, at: number): Quantity | null {
  for (let to = at; to > 0 && at - to <= ADJECTIVES; to -= 1) {
    const number = text.numberTo.get(to) ?? (markAt(text, to - 1) === 'x' ? text.numberTo.get(to - 1) : undefined);
    if (number !== undefined) {
      if (isAttribute(text, number) || lettered(text, number.to)) return null; // "88-key stage piano"
      if (markAt(text, number.from - 1) === 'x' || PER.has(wordAt(text, number.from - 1))) return null;
      const whole = Number.isInteger(number.value) && number.value >= 1 && number.value <= MOST_OF_A_KIND;
      return whole && number.low === null ? number : null;
    }
    const word = wordAt(text, to - 1);
    if (word === '' || STOPS.has(word) || lengthEnd(text, to - 1) !== null) return null;
  }
  return null;
}

/** "An 88 key stage piano". */
function lettered(text: Text, at: number): boolean {
  return KEYS.has(wordAt(text, at));
}

const KEYS = new Set(['key', 'keys', 'note', 'notes', 'channel', 'channels', 'way']);

/** "Rooms 110, 112 and 114", "breakouts (Rooms A–D)": as many as are named. */
function listedRooms(text: Text, { value, to }: Hit<SpaceWord>): Quantity | null {
  if (value.plural !== true || value.role !== 'breakout') return null;
  const open = ':('.includes(markAt(text, to) || '.') ? to + 1 : to;
  const named = open === to ? open : (spaces.at(text.tokens, open)?.to ?? null);
  return named === null ? null : roomList(text, named);
}

/** "Breakout rooms: four (4) rooms", "breakout rooms x 4", "breakout rooms (4)". */
function countAfter(text: Text, hit: Hit<SpaceWord>): Quantity | null {
  const inBrackets = markAt(text, hit.to) === '(' ? text.numberFrom.get(hit.to) : undefined;
  if (inBrackets !== undefined) return isFew(hit, inBrackets) ? inBrackets : null;
  const at = ':(x-'.includes(markAt(text, hit.to) || '.') ? hit.to + 1 : hit.to;
  if (at === hit.to) return null;
  const number = text.numberFrom.get(at);
  if (number === undefined || number.low !== null || number.value > 30 || !Number.isInteger(number.value)) return null;
  if (markAt(text, number.to) === 'x' || measureEnd(text, number.to) !== null) return null; // "Stage: 24 x 16"
  const next = wordAt(text, number.to);
  const of = spaces.at(text.tokens, number.to);
  if (next === '') return number;
  return of === null ? null : { ...number, to: of.to };
}

/** "Breakout rooms (4)"; but "seminar rooms (25)" tells their seats. */
function isFew({ value: { plural } }: Hit<SpaceWord>, { value, low }: Quantity): boolean {
  return plural === true && low === null && Number.isInteger(value) && value <= FEW_ROOMS;
}

const FEW_ROOMS = 12;

/** "… of 30–40", "… (40 seats)", "… each to hold at least 30-40 people". */
function seatsAfter(text: Text, at: number): Quantity | null {
  for (let from = at; from <= at + GAP; from += 1) {
    const joint = joints.at(text.tokens, from);
    const open = '(:,-'.includes(markAt(text, from) || '.') ? from + 1 : null;
    const start = joint?.to ?? open ?? null;
    const number =
      start === null
        ? undefined
        : (text.numberFrom.get(from) ??
          text.numberFrom.get(start) ??
          text.numberFrom.get(joints.at(text.tokens, start)?.to ?? -1));
    if (number !== undefined) return isSeats(text, number, joint !== null) ? number : null;
    if (markAt(text, from) === ':') return null; // "the foyer: a panel of six"
    if (text.tokens[from]?.kind === 'break' || (markAt(text, from) !== '' && open === null)) return null;
    if (spaces.at(text.tokens, from) !== null) return null;
  }
  return null;
}

/** "a 300-seat theatre", "40-person rooms". */
function seatsBefore(text: Text, at: number): Quantity | null {
  const unit = wordAt(text, at - 1);
  return SEAT_UNITS.has(unit) ? (text.numberTo.get(at - 1) ?? null) : null;
}

function isSeats(text: Text, number: Quantity, introduced: boolean): boolean {
  const { value } = number;
  if (!Number.isInteger(value) || value < 4 || value > LARGEST || measureEnd(text, number.to) !== null) return false;
  const next = text.tokens[number.to];
  if (next?.kind === 'word')
    return (
      SEAT_WORDS.has(next.text) ||
      (STYLES.has(next.text) && markAt(text, number.to + 1) !== '') ||
      (introduced && SEATS_END.has(next.text))
    );
  return introduced && next?.text !== 'x' && next?.text !== '%';
}

/** "hotel rooms for two nights", "stage left", "hall hire": not a space of the event. */
function isOtherUse(text: Text, hit: Hit<SpaceWord>): boolean {
  const next = wordAt(text, hit.to);
  const before = wordAt(text, hit.from - 1);
  if (hit.value.name === 'seminar room' && '/-'.includes(markAt(text, hit.to) || '.')) return true;
  if (LODGING.has(before) || NOT_SPACE_AFTER.has(next)) return true;
  const number = text.numberTo.get(hit.from);
  if (number !== undefined && hit.value.plural !== true && LABELS.has(wordAt(text, number.from - 1))) return true; // "group 15 room 204"
  if (before === 'on' && hit.value.name.endsWith('stage') && ':('.includes(markAt(text, hit.to) || '.')) return true;
  if (hit.value.role === 'breakout' && FURNITURE.has(next)) return true; // "six classroom tables"
  if (hit.value.role === 'outdoor' && NOT_A_PLACE_BEFORE.has(next)) return true;
  const then = next === 'for' || next === 'per' ? wordAt(text, hit.to + 1) : '';
  if (hit.value.name === 'room' && (isLodging(text, hit) || isOfNights(text, hit.to))) return true;
  return hit.value.name === 'room' && /^(?:night|nights|nacht|first|second)$/u.test(then);
}

const LABELS = new Set(
  'group team class grade no nr number day session slot gruppe klasse groupe grupo groep'.split(' '),
);

/** "Block of 40 rooms", "20 remaining rooms will be self-pay": where people sleep. */
function isLodging(text: Text, { from, to }: Span): boolean {
  return text.tokens.slice(Math.max(0, from - NEAR), to + NEAR).some(({ text: word }) => SLEEPING.has(word));
}

/** "140 rooms second NIGHT", "60 rooms, night of April 20". */
function isOfNights(text: Text, from: number): boolean {
  for (let at = from; at < from + NEAR; at += 1) {
    if (NIGHTS.has(wordAt(text, at))) return true;
    if (wordAt(text, at) === '' && (markAt(text, at) !== ',' || at > from)) return false;
  }
  return false;
}

const NIGHTS = new Set('night nights nacht nachte nuit nuits noche noches nacht nachten'.split(' '));
const NEAR = 6; // tokens
const SLEEPING = new Set(
  'block lodging overnight sleeping rooming self ubernachtung ubernachtungen zimmer nuitee nuitees alojamiento overnachting overnachtingen'.split(
    ' ',
  ),
);

const PER = new Set('per je pro par por for every each'.split(' '));
const STOPS = new Set(
  'facing from off via by under inside outside im aus vom beim zum auf dans chez sur sous desde uit bij op beside near behind and or for with to in at on of und oder mit et ou y o en of the a an de du des del der von van'.split(
    ' ',
  ),
);
const SEAT_UNITS = new Set(['seat', 'seater', 'person', 'people', 'capacity', 'pax']);
const SEAT_WORDS = new Set(
  `people person persons pax guests delegates attendees participants seats seat capacity students each personen leute
  teilnehmer teilnehmern gaste gasten platze platzen sitzplatze sitzplatzen personnes places participants invites personas plazas
  asistentes mensen deelnemers plaatsen`.split(/\s+/u),
);
/** "Main hall (400 THEATRE)". */
const STYLES = new Set(
  'theatre theater classroom banquet cabaret boardroom seated standing reihenbestuhlung parlamentarisch bankett sitzend stehend theatre assis assises debout sentados sentadas zittend staand theateropstelling'.split(
    ' ',
  ),
);
const SEATS_END = new Set(
  "l l' le chacun chacune cada elk and or with in on at seated theatre classroom style und oder mit in et ou avec y o con en of met".split(
    ' ',
  ),
);
const LODGING = new Set(
  'hotel bed guest single double twin bath changing dressing green band crew rest dining living'.split(' '),
);
const FURNITURE = new Set(
  'table tables chair chairs desk desks seats furniture tisch tische stuhle tables chaises mesas sillas tafels stoelen'.split(
    ' ',
  ),
);
const NOT_SPACE_AFTER = new Set(
  'night nights hire left right lighting wash time door doors service key keys rate rates manager hands size plan style seating layout quality mix mixes monitor monitors plot box feed'.split(
    ' ',
  ),
);
