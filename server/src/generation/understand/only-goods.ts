import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Demand, Fact, Facts } from '../types.ts';
import { SHOWS, TECHNICAL } from './shows.ts';
import { HIRE, ONLY, TENDER } from './words/hire-list.ts';

/** Of a number of things this share has to have a figure, and this many at least, before they are a list. */
const COUNTED_SHARE = 0.6;
const LEAST_COUNTED = 3;
/** … where the words speak of hire. */
const HIRED_SHARE = 0.5;
/** From so many things with a figure or a size on, the list is a specification; [ours]. */
const SPECIFIED = 6;

/** What tables, glasses and bars are for tells little of an event. */
const SAID_OF_THINGS: ReadonlySet<string> = new Set([
  'dining',
  'bar',
  'reception',
  'buffet',
  'exhibition',
  'registration',
]);

type Read = Pick<Facts, 'demands' | 'performers' | 'optionalCategories' | 'activities' | 'events' | 'attendees'>;

/**
 * Whether only things are wanted, around which nothing else is planned: the brief says so or counts what it wants, and
 * tells of nobody who performs, of no guests and of nothing that goes on. A word for an event that only stands in the
 * name of a thing ("conference chairs") tells of none.
 */
export function isOnlyGoods(read: Read, description: string): boolean {
  const { demands, performers, optionalCategories, activities, events } = read;
  if (demands.length === 0) return false;
  if (ONLY.test(description)) return true;
  const technical = demands.some(({ kinds }) => kinds.some((kind) => TECHNICAL.has(KIND_CATEGORY[kind])));
  // What is put out to tender is listed to the piece.
  if (!technical && TENDER.test(description) && demands.some(({ kinds }) => kinds.some(isGoods))) return true;
  if (performers.length > 0 || optionalCategories.length > 0) return false;
  const tells = ({ words }: Fact<unknown>) => !isInNames(words, demands, description);
  const shows = events.some((event) => SHOWS.has(event.value) && tells(event));
  const goesOn = activities.filter(tells);
  if (!technical && isSpecified(demands)) return true;
  if (
    !technical &&
    goesOn.length === 0 &&
    read.attendees === null &&
    demands.every(hasNumber) &&
    areFor(events, description)
  )
    return true;
  if (isCounted(demands, description) && read.attendees === null) {
    const told = goesOn.filter(({ value }) => !SAID_OF_THINGS.has(value));
    if (told.length === 0 && (!shows || HIRE.test(description))) return true;
  }
  if (goesOn.length > 0 || shows) return false;
  return !technical;
}

/** "1,200 folding chairs and 60 tables FOR A CHURCH CONFERENCE": what they are for, and nothing else of it. */
function areFor(events: Read['events'], description: string): boolean {
  return events.every(({ words }) => {
    if (words === null) return true;
    const at = description.indexOf(words);
    return at > 0 && PURPOSE.test(description.slice(Math.max(0, at - PURPOSE_REACH), at));
  });
}

const PURPOSE_REACH = 40; // characters
const PURPOSE = /(?<!\p{L})(?:for|für|pour|para|voor)\s(?:[\p{L}'’-]+\s){0,4}$/iu;

function isGoods(kind: Kind): boolean {
  return KIND_CATEGORY[kind] !== 'crew' && KIND_CATEGORY[kind] !== 'transport';
}

function isSpecified(demands: readonly Demand[]): boolean {
  const figured = demands.filter((demand) => hasNumber(demand) || demand.traits.widthM !== undefined).length;
  return figured >= SPECIFIED && figured >= demands.length * COUNTED_SHARE;
}

/** Whether the words occur nowhere but within the names of things that are asked for. */
function isInNames(words: string | null, demands: readonly Demand[], description: string): boolean {
  const said = words?.trim().toLowerCase() ?? '';
  if (said === '') return false;
  const names = demands.map((demand) => demand.words.trim().toLowerCase()).filter((name) => name.includes(said));
  if (names.length === 0) return false;
  if (description === '') return true;
  const rest = names.reduce((text, name) => text.replaceAll(name, ' '), description.toLowerCase());
  return !rest.includes(said);
}

function isCounted(demands: readonly Demand[], description: string): boolean {
  if (isTable(description) && demands.length >= LEAST_COUNTED) return true;
  const counted = demands.filter(hasNumber).length;
  return (
    (counted >= LEAST_COUNTED && counted >= demands.length * COUNTED_SHARE) ||
    (HIRE.test(description) && counted > 0 && counted >= demands.length * HIRED_SHARE)
  );
}

function hasNumber({ quantity, traits }: Demand): boolean {
  return quantity !== null || traits.lengthM !== undefined;
}

/** Three rows of a table and more. */
function isTable(description: string): boolean {
  return (
    (description.match(/^[^\S\n]?\|.+\|[^\S\n]?$/gmu) ?? []).length > 3 ||
    (description.match(/^[^\t\n]+\t[^\n]+$/gmu) ?? []).length > 3
  );
}
