import type { Space } from '../../facts.ts';
import type { Room } from '../types.ts';
import { wholeNumber } from './people.ts';

const MOST_STAGES = 20;
const MOST_ROOMS = 200;
/** In a breakout room without a stated size at most; [ours]. */
const MOST_IN_BREAKOUT = 60;

/** The event as one place: what is there once for all guests. */
export function wholeEvent({ people }: { readonly people: number }): Room {
  return { name: 'the event', count: 1, people };
}

/**
 * The hall or stage, several alike where the brief has several: each is then sized for its share of the guests who are
 * there at a time.
 */
export function mainRoom(spaces: readonly Space[], people: number, onStages: boolean): Room {
  const mains = spaces.filter((space) => space.role === 'main');
  const stages = onStages ? spaces.filter((space) => space.name.endsWith('stage')) : [];
  const among = stages.length > 0 ? stages : mains.slice(0, 1);
  const count = Math.min(MOST_STAGES, among.reduce((sum, space) => sum + (wholeNumber(space.count) ?? 1), 0) || 1);
  const capacities = mains.flatMap((space) => wholeNumber(space.capacity) ?? []);
  const room = capacities.length > 0 ? Math.max(...capacities) : Math.ceil(people / count);
  const name = among.length > 1 ? 'stage' : (among[0]?.name ?? 'main room');
  return { name, count, people: Math.max(1, Math.min(people, room)) };
}

/** Rooms beside the main one; without a stated size the guests are spread evenly over them. */
export function breakoutRooms(spaces: readonly Space[], people: number): readonly Room[] {
  const rooms = spaces.filter((space) => space.role === 'breakout');
  const inAll = rooms.reduce((sum, space) => sum + (wholeNumber(space.count) ?? 1), 0);
  // "An AGM in a meeting room": where there is no other room, that is the main one.
  if (inAll === 1 && rooms.length === spaces.length && (rooms[0]?.capacity ?? people) >= people / 2) return [];
  const share = Math.min(MOST_IN_BREAKOUT, Math.ceil(people / Math.max(1, inAll)));
  return rooms.map((space) => ({
    name: space.name,
    words: space.words,
    breakout: true,
    count: Math.min(wholeNumber(space.count) ?? 1, MOST_ROOMS),
    people: wholeNumber(space.capacity) ?? share,
  }));
}
