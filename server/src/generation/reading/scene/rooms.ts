import { z } from 'zod';
import { type Space, SPACE_ROLES } from '../../facts.ts';
import { lengthEnd, measureEnd } from '../document/measures.ts';
import type { Quantity } from '../document/numbers.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt, wordsOf } from '../document/text.ts';
import { isDenied } from './denied.ts';
import { type Hit, phrasesOf, YES } from './phrases.ts';
import { roomsListed } from './room-lists.ts';
import { wordsFor } from './words.ts';

/**
 * Rooms and areas by what they are called. `several`: more than one where no figure is said. `counted`: a room of its own
 * only with a figure or with seats ("four rooms", "a room for 40"). Without a room: none of the event.
 */
const columns = { room: z.string(), role: z.enum(SPACE_ROLES).or(z.literal('')), several: YES, counted: YES };
type Row = z.infer<z.ZodObject<typeof columns>>;

const rooms = phrasesOf('rooms', columns);
const thingBehind = wordsFor('thing behind');
const thingBehindPlace = wordsFor('thing behind place');
const joints = wordsFor('joint');
const seatsFollow = wordsFor('seats follow');
const seats = wordsFor('seats');
const lodging = wordsFor('lodging');

const MOST_OF_A_KIND = 200;
const FEW_ROOMS = 12;
const FEWEST_SEATS = 4;
const ADJECTIVES = 2;
const GAP = 3; // tokens between a room and the words that lead to its seats
const NEAR = 6; // tokens around rooms that people sleep in

interface Told extends Span {
  readonly row: Row & { readonly role: Space['role'] };
  readonly count: number | null;
  readonly seats: Quantity | null;
}

export interface RoomsRead {
  readonly spaces: readonly Space[];
  /** Runs of tokens whose figures are numbers of rooms, or seats of a room that is not the main one. */
  readonly spans: readonly Span[];
}

/** Rooms and areas of their own: "a main hall, a foyer and four seminar rooms of 30–40". */
export function readRooms(text: Text): RoomsRead {
  const told = rooms
    .all(text)
    .flatMap((hit) => toldOf(text, hit))
    .filter(({ to }, at, all) => to > (all[at - 1]?.to ?? 0));
  return { spaces: merged(text, told), spans: told.flatMap(spanOf) };
}

/** Outside, and in the main room, the figure behind the place counts the guests: "in a field, 3,000 people". */
function spanOf({ row, from, to, count, seats }: Told): Span {
  const isPart = (row.role !== 'main' && row.role !== 'outdoor') || (count ?? 1) > 1;
  return { from, to: isPart || seats === null ? to : Math.min(to, Math.max(from, seats.from)) };
}

function toldOf(text: Text, hit: Hit<Row>): readonly Told[] {
  const { row, from, to } = hit;
  const { role } = row;
  if (role === '' || isDenied(text, hit) || thingBehind.at(text, to).length > 0) return [];
  if (role === 'outdoor' && thingBehindPlace.at(text, to).length > 0) return [];
  if (row.room === 'room' && isLodging(text, hit)) return [];
  const listed = row.several && role === 'breakout' ? roomsListed(text, to) : null;
  const count = countBefore(text, from) ?? listed ?? countBehind(text, to, row.several);
  const seats = seatsBehind(text, Math.max(to, count?.to ?? to)) ?? seatsBefore(text, from);
  const isCounted = (count?.value ?? 0) > 1;
  if (row.counted && !isCounted && (seats === null || row.room === 'stage')) return [];
  return [
    {
      row: { ...row, role },
      count: count?.value ?? null,
      seats,
      from: Math.min(from, count?.from ?? from, seats?.from ?? from),
      to: Math.max(to, count?.to ?? to, seats?.to ?? to),
    },
  ];
}

/** The same rooms spoken of twice are once there: "breakouts in rooms A–D" are four breakout rooms. */
function merged(text: Text, told: readonly Told[]): readonly Space[] {
  const breakouts = told.filter(({ row }) => row.role === 'breakout');
  const isNamed = breakouts.some(({ row, count }) => row.room !== 'room' && (count ?? 1) > 1);
  const isCounted = breakouts.some(({ row, count }) => row.room !== 'breakout room' && count !== null);
  const own = told.filter(({ row, count, seats }) => {
    if (row.role !== 'breakout') return true;
    if (row.room === 'room') return !isNamed;
    return !(row.room === 'breakout room' && isCounted && count === null && seats === null);
  });
  return [...Map.groupBy(own, ({ row }) => `${row.role} ${row.room}`).values()].flatMap((group): readonly Space[] => {
    const first = group.find(({ count }) => count !== null) ?? group[0];
    if (first === undefined) return [];
    const capacity = Math.max(...group.map(({ seats }) => seats?.value ?? 0));
    const count = Math.max(...group.map((each) => each.count ?? 1), group.some(({ row }) => row.several) ? 2 : 1);
    const { room: name, role } = first.row;
    return [{ name, role, count, capacity: capacity > 0 ? capacity : null, words: wordsOf(text, first) }];
  });
}

/** "Four rooms", "2 x small rooms"; but neither "a 300-seat hall" nor "12 m hall". */
function countBefore(text: Text, at: number): Quantity | null {
  for (let to = at; at - to <= ADJECTIVES; to -= 1) {
    const number = text.numberTo.get(markAt(text, to - 1) === 'x' ? to - 1 : to);
    if (number !== undefined) {
      const isBare = number.low === null && Number.isInteger(number.value) && markAt(text, number.from - 1) !== 'x';
      return isBare && number.value >= 1 && number.value <= MOST_OF_A_KIND ? number : null;
    }
    const word = wordAt(text, to - 1);
    if (word === '' || joints.at(text, to - 1).length > 0 || seats.at(text, to - 1).length > 0) return null;
    if (lengthEnd(text, to - 1) !== null) return null;
  }
  return null;
}

/** "Breakout rooms: four (4) rooms", "breakout rooms x 4", "breakout rooms (4)". */
function countBehind(text: Text, to: number, several: boolean): Quantity | null {
  const mark = markAt(text, to);
  if (!several || mark === '' || !':(x-'.includes(mark)) return null;
  const number = text.numberFrom.get(to + 1) ?? text.numberFrom.get(to);
  if (number === undefined || number.low !== null || number.value > FEW_ROOMS || !Number.isInteger(number.value))
    return null;
  if (measureEnd(text, number.to) !== null || markAt(text, number.to) === 'x') return null;
  const of = rooms.at(text, number.to)[0];
  return wordAt(text, number.to) === '' ? number : of === undefined ? null : { ...number, to: of.to };
}

/** "… of 30–40", "… (40 seats)", "… each to hold at least 30–40 people". */
function seatsBehind(text: Text, to: number): Quantity | null {
  for (let at = to; at <= to + GAP; at += 1) {
    const [joint] = seatsFollow.at(text, at);
    const mark = markAt(text, at);
    const opens = mark !== '' && '(:,-'.includes(mark);
    const start = joint?.to ?? at + 1;
    if (joint !== undefined || opens) {
      const number =
        text.numberFrom.get(at) ??
        text.numberFrom.get(start) ??
        text.numberFrom.get(seatsFollow.at(text, start)[0]?.to ?? -1);
      if (number !== undefined) return areSeats(text, number, joint !== undefined) ? number : null;
    }
    if (text.tokens[at]?.kind === 'break' || (mark !== '' && (!opens || mark === ':')) || rooms.at(text, at).length > 0)
      return null;
  }
  return null;
}

function areSeats(text: Text, { value, to }: Quantity, isIntroduced: boolean): boolean {
  if (!Number.isInteger(value) || value < FEWEST_SEATS || measureEnd(text, to) !== null) return false;
  if (wordAt(text, to) === '') return isIntroduced && markAt(text, to) !== 'x' && markAt(text, to) !== '%';
  return seats.at(text, to).length > 0 || (isIntroduced && joints.at(text, to).length > 0);
}

/** "A 300-seat theatre", "40-person rooms". */
function seatsBefore(text: Text, from: number): Quantity | null {
  return seats.at(text, from - 1).length > 0 ? (text.numberTo.get(from - 1) ?? null) : null;
}

/** "Block of 40 rooms", "60 rooms, night of April 20": where people sleep. */
function isLodging(text: Text, { from, to }: Span): boolean {
  const sentence = sentenceOf(text, from);
  return lodging.all(text, Math.max(sentence.from, from - NEAR), Math.min(sentence.to, to + NEAR)).length > 0;
}
