import { KIND_CATEGORY } from '../../../equipment/index.ts';
import type { Demand } from '../../facts.ts';
import { wholeNumber } from '../event/people.ts';
import { reason } from '../prose/reasons.ts';
import type { ShelfProduct } from '../../types.ts';
import { count, cover, exactly } from '../sizes.ts';
import type { Occasion, Room, Size } from '../types.ts';
import { askedFor } from './microphones.ts';

/** Stalls and stands that the client asked for: each takes a table and two chairs; [ours]. */
function stallsOf(occasion: Occasion): number {
  const isForSome = occasion.facts.demands.some(
    ({ people, kinds: [kind = 'tape'] }) => people !== undefined && KIND_CATEGORY[kind] === 'furniture',
  );
  if (occasion.does('dining') || isForSome) return 0;
  if (!occasion.is('fair', 'festival', 'exhibition', 'sports')) return 0;
  return Math.min(askedFor(occasion, 'gazebo') + askedFor(occasion, 'exhibition_stand') || 10, 2000);
}

export function chairs(occasion: Occasion, { people }: Room): Size {
  const stalls = stallsOf(occasion);
  if (stalls > 0) return count(stalls * 2, reason('two_per_stall', { stalls }));
  const dinner = occasion.does('dining') || occasion.is('wedding');
  const sized = cover(
    people,
    ({ traits }) => traits.seats ?? 1,
    1,
    () => reason('seat_for_each', { people }),
  );
  return (product, kind) => {
    const seats = sized(product, kind);
    if (seats === null) return null;
    // A dinner wants chairs to dine on, rows on a lawn folding ones.
    const fine = product.kinds.some((match) => match.kind === 'chair_banquet');
    const folds = !dinner && occasion.openAir && /fold/i.test(product.name);
    return { ...seats, fit: dinner === fine || folds ? 0.9 : 0.6 };
  };
}

/** Eight at a 60 in round, six at a 6 ft trestle (partypeoplerentals, marquees-for-sale.co.uk). */
export function diningTables(occasion: Occasion, { people }: Room): Size {
  const stalls = stallsOf(occasion);
  if (stalls > 0) return count(stalls, reason('one_per_stall', { stalls }), deep);
  if (isOnlyShown(occasion)) return count(2, reason('tables_of_a_show'));
  const { tableSeats } = occasion.facts;
  return (product, kind) => {
    const usual = kind === 'table_trestle' ? 6 : 8;
    const seats = product.traits.seats ?? usual;
    const sat = Math.min(seats, tableSeats ?? seats);
    const sized = cover(
      people,
      () => sat,
      usual,
      (each) => reason('guests_to_a_table', { people, each }),
    )(product, kind);
    return sized === null ? null : { ...sized, fit: fitOfTable(kind === 'table_trestle', seats, tableSeats) };
  };
}

const TOP_TABLE = /\b(?:top|head) table|vorstandstisch|table d['’]honneur|mesa presidencial|hoofdtafel/iu;

/** Where those who lead a meeting or a feast sit. */
export function isTopTable({ phrase, kinds: [kind] }: Demand): boolean {
  return kind === 'table_trestle' && TOP_TABLE.test(phrase);
}

/** Along one side of it; six where nobody says how many; [ours]. */
export function topTable({ panel }: Occasion): Size {
  const people = panel || 6;
  return cover(
    people,
    ({ traits }) => (traits.seats ?? 6) / 2,
    3,
    () => reason('top_table', { people }),
  );
}

/** A narrow classroom table carries no stall. */
function deep({ traits: { seats = 6 } }: ShelfProduct): number {
  return seats < 4 ? 0.3 : seats < 6 ? 0.5 : 0.7;
}

/** Six feet are the usual length of a trestle, ten seats those of a large round. */
function fitOfTable(trestle: boolean, seats: number, asked: number | undefined): number {
  if (trestle) return seats < 4 ? 0.3 : seats === 6 ? 0.9 : seats < 6 ? 0.6 : 0.8;
  if (asked !== undefined) return Math.min(seats, asked) / Math.max(seats, asked);
  return seats < 4 || seats > 10 ? 0.3 : seats === 10 ? 0.9 : 0.8;
}

/** Nobody dines at a show of which no number of guests is known: its tables are for those who give it. */
function isOnlyShown({ is, does, facts }: Occasion): boolean {
  if (facts.attendees !== null || facts.seating.length > 0 || facts.tableSeats !== undefined) return false;
  return is('concert', 'theatre') && !does('dining', 'buffet', 'reception', 'bar', 'exhibition');
}

/** Two metres of bar for each 100 guests; at a stand a counter is one; [ours]. */
export function barUnits({ is, people }: Occasion): Size {
  const metres = is('exhibition') ? 2 : Math.max(2, Math.ceil(people / 100) * 2);
  return cover(
    metres,
    ({ traits }) => traits.lengthM ?? traits.widthM ?? null,
    2,
    () => reason('metres_of_bar', { metres }),
  );
}

/** One for each table that is asked for, the round ones where there are any; else for tables of eight. */
export function tablecloths(occasion: Occasion, room: Room): Size {
  const tables = wholeNumber(askedFor(occasion, 'table_round') || askedFor(occasion, 'table_trestle'));
  return tables === null
    ? exactly(Math.max(1, Math.ceil(room.people / 8)), reason('per_table_of_eight', { each: 8, people: room.people }))
    : exactly(tables, reason('one_per_table', { tables }));
}
