import { z } from 'zod';
import { KIND_CATEGORY } from '../../../equipment/index.ts';
import type { Demand } from '../../facts.ts';
import { isTopTable, topTable } from '../amounts/furniture.ts';
import { attributesIn, wordingOf } from '../products/attributes.ts';
import { isCoveredStage } from '../things/covered-stage.ts';
import { wholeEvent } from '../event/rooms.ts';
import { areStrips } from '../things/sockets.ts';
import { substitutesFor } from '../products/substitutes.ts';
import { finder, planningTable, word } from '../products/tables.ts';
import { pieceIn, piecesFor } from '../products/tableware.ts';
import { WHOLE_TENTS } from '../things/tents.ts';
import type { Need, Occasion, Room } from '../types.ts';
import { kindsFor } from './kinds.ts';
import { isMadeUp } from './measures.ts';
import { isWhole, quantityOf } from './quantity.ts';
import { nearWanted, sizeOfDemand } from './size.ts';
import { kindsCalled } from '../../kind-sets.ts';

/** "A small PA" at a large event serves a corner of it; [ours]. */
const SMALL_AUDIENCE = 80;
const SPOKEN_INTO = kindsCalled('spoken_into');
/** What goes with another thing is not missed where the shelf does not list it of its own. */
const BELONGINGS = kindsCalled('belonging');
/** How much of it is known once the rest is, where the client gives no number. */
const LATER = kindsCalled('later');

/** What the client asked for by name, as a need; its number is kept to the piece. */
export function needOfDemand(demand: Demand, occasion: Occasion): Need {
  const quantity = quantityOf(demand, occasion);
  const audience = audienceOf(demand, occasion.main, occasion);
  return {
    ...asNeed(demand, occasion, audience),
    size:
      quantity === null && isTopTable(demand)
        ? topTable(occasion)
        : sizeOfDemand(demand, quantity, occasion, audience, occasion.main.count),
    room: { ...wholeEvent(occasion), people: isTechnical(demand) ? audience.people : occasion.people },
    exact: quantity !== null && !isWhole(demand, quantity),
    core: !(quantity === null && BELONGINGS.has(demand.kinds[0] ?? 'chair')),
    later: isLater(demand, quantity),
  };
}

/** What was asked for in a sentence on the breakout rooms: for each of them, or so many in all. */
export function needsInBreakouts(demand: Demand, occasion: Occasion): readonly Need[] {
  const quantity = quantityOf(demand, occasion);
  const exact = quantity !== null && !isWhole(demand, quantity);
  const [first] = occasion.breakouts;
  if (first === undefined) return [];
  const inEach = demand.place === 'each_breakout';
  const inAll = occasion.breakouts.reduce((sum, room) => sum + room.count, 0);
  // "a screen in each of four rooms" may be read as four in all.
  const multiplied = exact && inEach && quantity >= inAll && quantity % inAll === 0;
  const each = multiplied ? quantity / inAll : quantity;
  const rooms = exact && !inEach ? [{ ...first, count: 1 }] : occasion.breakouts;
  const one = SPOKEN_INTO.has(demand.kinds[0] ?? 'tape') ? 1 : null;
  return rooms.map((room) => ({
    ...asNeed(demand, occasion, room),
    size: sizeOfDemand(demand, each ?? one, occasion, audienceOf(demand, room, occasion), 1),
    room,
    exact,
    later: false,
  }));
}

function asNeed(demand: Demand, occasion: Occasion, room: Room) {
  const kinds = kindsFor(demand, occasion, room);
  const near = nearWanted(demand);
  return {
    rule: 'demand',
    source: 'the brief',
    label: demand.phrase.trim(),
    kinds,
    instead: isCoveredStage(demand) ? [] : substitutesFor(kinds), // the rules lay its decks
    ...(demand.called === undefined ? {} : { called: demand.called }),
    phrase: demand.phrase,
    sizeStated: near !== null && !isMadeUp(demand),
    ...(near === null || (isMadeUp(demand) && !WHOLE_TENTS.has(kinds[0] ?? 'tape')) ? {} : { nearness: near }),
    optional: demand.optional,
    core: true,
    words: demand.words,
    wishes: attributesIn(wordingOf(demand)),
    pieces: piecesOf(demand, occasion),
    rank: 0,
  };
}

/** "Side plates" are one piece; "china" is what the meal is eaten from. */
function piecesOf({ kinds: [kind], phrase }: Demand, { facts, does }: Occasion): readonly string[] {
  if (kind === undefined) return [];
  const named = pieceIn(phrase, kind);
  return named === null ? piecesFor(kind, facts, does('dining')) : [named];
}

/** "Power", "transport", "a generator", "crew": how much of it is known once the rest is. */
function isLater({ kinds, traits, phrase, called }: Demand, quantity: number | null): boolean {
  const [kind] = kinds;
  if (kind === undefined || called !== undefined || (quantity ?? 1) > 1 || areStrips({ kinds, phrase })) return false;
  if (kind === 'generator' || kind === 'power_distro') return traits.kva === undefined && traits.watts === undefined;
  return LATER.has(kind) && quantity === null;
}

/** Small sound and pictures are for a corner of a large event; seats and tables for all guests, also where they come and go. */
function audienceOf(demand: Demand, room: Room, occasion: Occasion): Room {
  if (demand.people !== undefined) return { ...room, people: demand.people };
  const [first] = demand.kinds;
  const share = shareOf(demand);
  if (share !== null) return { ...room, people: Math.ceil(share * occasion.people) };
  if (room === occasion.main && room.count === 1 && first !== undefined && KIND_CATEGORY[first] === 'furniture') {
    return { ...room, people: occasion.people };
  }
  const small = isTechnical(demand) && attributesIn(demand.phrase).some(({ value }) => value === 'small');
  return small ? { ...room, people: Math.min(room.people, SMALL_AUDIENCE) } : room;
}

const SHARED: ReadonlySet<string> = new Set(['furniture', 'catering']);
const SHARES = planningTable('shares', { share: z.coerce.number(), word });
const findShares = finder(SHARES.map((row) => row.word));

/** "Chairs for about half of them"; null for all. */
function shareOf(demand: Demand): number | null {
  const [kind] = demand.kinds;
  if (kind === undefined || demand.quantity !== null || !SHARED.has(KIND_CATEGORY[kind])) return null;
  const [at] = findShares(wordingOf(demand));
  return at === undefined ? null : (SHARES[at]?.share ?? null);
}

function isTechnical({ kinds: [kind] }: Demand): boolean {
  return kind !== undefined && (KIND_CATEGORY[kind] === 'audio' || KIND_CATEGORY[kind] === 'video');
}
