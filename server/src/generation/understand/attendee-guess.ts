import { isRoomAt } from '../reading/scene/rooms.ts';
import type { Fact } from '../types.ts';
import { isOtherFigure, isPartly } from './attendee-figures.ts';
import { areNotGuests } from './not-guests.ts';
import { wordList } from '../reading/document/lexicon.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { clauseOf, factOf, markAt, type Span, type Text, wordAt } from '../reading/document/text.ts';
import { CAPACITY_AFTER, CAPACITY_BEFORE, INSIDE, NO_PEOPLE, SEATS, SEATS_OF_HOUSE } from './words/attendee-guess.ts';
import { APPROXIMATELY, PLUS } from './words/attendee-joints.ts';
import { FOR, NOT_WHOLE_AFTER } from './words/people.ts';

const forWords = wordList(FOR);
const capacityBefore = wordList(CAPACITY_BEFORE);
const capacityAfter = wordList(CAPACITY_AFTER);
const seatsOfHouse = wordList(SEATS_OF_HOUSE);
const seats = wordList(SEATS);
const inside = wordList(INSIDE);
const notWholeAfter = wordList(NOT_WHOLE_AFTER);

const FEWEST = 10; // fewer of an unknown noun are more likely things
const MOST = 1_000_000;
const ROOM_REACH = 3;

/**
 * How many attend where no figure is said to count people: the seats or the capacity of the house, those "in the back
 * room", or a noun that nothing is known of and that stands before anything is asked for or behind "for" ("a course for
 * 24 engineers"). Null where there is none of these.
 */
export function guessAttendees(text: Text, taken: readonly Span[], things: ReadonlySet<number>): Fact<number> | null {
  const takenAt = new Set(taken.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)));
  const firstThing = Math.min(...things, text.tokens.length);
  const figures = text.numbers.filter(
    (number) =>
      isCrowd(number) &&
      !NO_PEOPLE.has(wordAt(text, number.to)) &&
      !takenAt.has(number.from) &&
      !isOtherFigure(text, number) &&
      !areNotGuests(text, number),
  );
  const ways: ((number: Quantity) => boolean)[] = [
    (number) => capacityBefore.before(text.tokens, startOf(text, number)) !== null || isCapacity(text, number),
    (number) => seatsOfHouse.at(text.tokens, number.to) !== null,
    (number) => !things.has(number.to) && seats.at(text.tokens, number.to) !== null,
    (number) => areInRoom(text, number),
    (number) => number.from < firstThing && isUnknownNoun(text, number, things),
    (number) => forWords.before(text.tokens, startOf(text, number)) !== null && isUnknownNoun(text, number, things),
  ];
  for (const isOne of ways) {
    const found = figures.filter(isOne).toSorted((a, b) => b.value - a.value)[0];
    if (found !== undefined) return factOf(text, found.value, { from: found.from, to: found.to + 1 });
  }
  return null;
}

function isCrowd({ value }: Quantity): boolean {
  return Number.isInteger(value) && value >= FEWEST && value <= MOST;
}

/** Where the figure begins with the words that make it a rough one. */
function startOf(text: Text, { from }: Quantity): number {
  let at = from;
  while (at > 0 && (APPROXIMATELY.has(wordAt(text, at - 1)) || '~:'.includes(markAt(text, at - 1) || '.'))) at -= 1;
  return at;
}

function isCapacity(text: Text, { to }: Quantity): boolean {
  return capacityAfter.at(text.tokens, to) !== null;
}

/** "60 in the back room", "120 im Saal": at the beginning of a clause, so that it counts no things. */
function areInRoom(text: Text, number: Quantity): boolean {
  const joint = inside.at(text.tokens, number.to);
  if (joint === null || startOf(text, number) !== clauseStart(text, number.from)) return false;
  for (let at = joint.to; at < joint.to + ROOM_REACH; at += 1) if (isRoomAt(text, at)) return true;
  return false;
}

function clauseStart(text: Text, at: number): number {
  const { from } = clauseOf(text, at);
  return markAt(text, from) === '' ? from : from + 1;
}

/** "350 coopérateurs,": a noun of several that is no thing and no measure, and with which the clause ends. */
function isUnknownNoun(text: Text, number: Quantity, things: ReadonlySet<number>): boolean {
  const { to } = number;
  const noun = text.tokens[to];
  if (isPartly(text, number, to, startOf(text, number))) return false; // "dressing rooms for 10 performers"
  if ([to, to + 1].some((at) => notWholeAfter.at(text.tokens, at) !== null)) return false; // "28 players on stage"
  if (noun?.kind !== 'word' || noun.glued || noun.text.length < SHORTEST || things.has(to)) return false;
  if (NO_PEOPLE.has(noun.text) || isRoomAt(text, to) || !isPlural(text, noun.text)) return false;
  const next = text.tokens[to + 1];
  if (next === undefined || next.kind === 'break' || next.kind === 'date' || next.kind === 'time') return true;
  if (next.kind === 'mark') return ',()-&+'.includes(next.text);
  return next.kind === 'word' && (PLUS.has(next.text) || ENDS.has(next.text)) && !things.has(to + 1);
}

const SHORTEST = 4;
/** How nouns end that stand for several; "media" and the like besides. */
const PLURAL = /(?:s|en|er|innen|e|men|media|folk)$/u;
const ENGLISH_PLURAL = /(?:[^s]s|men|people|media|folk)$/u;

function isPlural({ language }: Text, noun: string): boolean {
  return (language === 'en' ? ENGLISH_PLURAL : PLURAL).test(noun);
}

const ENDS = new Set(
  'in at on from of who will are is im in am aus bei werden sind kommen dans au a de qui du des en con que del van op uit die'.split(
    ' ',
  ),
);
