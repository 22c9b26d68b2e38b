import { wholeNumber } from '../occasion.ts';
import { areaOf, between, count, cover, exactly, type Fit, oneLarge } from '../sizes.ts';
import type { Occasion, Room, Rule, Size, Verdict } from '../types.ts';
import { counted, figure } from '../words.ts';

/** Stalls and stands that the client asked for: each takes a table and two chairs; [ours]. */
function stallsOf(occasion: Occasion): number {
  if (!occasion.is('fair', 'festival', 'exhibition', 'sports') || seatsAll(occasion)) return 0;
  const stalls = occasion.facts.demands.filter(({ kinds }) => kinds[0] === 'gazebo' || kinds[0] === 'exhibition_stand');
  const asked = stalls.reduce((sum, { quantity }) => sum + (wholeNumber(quantity) ?? 0), 0);
  return Math.min(asked || 10, 2000);
}

/** A street party sits down together. */
function seatsAll(occasion: Occasion): boolean {
  return occasion.does('dining') || /street part|block part/i.test(occasion.facts.events[0]?.words ?? '');
}

export function chairs(occasion: Occasion, room: Room): Size {
  const stalls = stallsOf(occasion);
  if (stalls > 0) return count(stalls * 2, `Two for each of ${counted(stalls, 'stall')}`);
  const dinner = occasion.does('dining') || occasion.is('wedding');
  const sized = cover(
    room.people,
    (product) => product.traits.seats ?? 1,
    1,
    () => `One seat for each of the ${figure(room.people)} guests`,
  );
  return (product, kind) => {
    const seats = sized(product, kind);
    if (seats === null) return null;
    // A dinner wants chairs to dine on, rows on a lawn folding ones.
    const fine = product.kinds.some((match) => match.kind === 'chair_banquet');
    return {
      ...seats,
      fit: dinner === fine || (!dinner && occasion.openAir && /fold/i.test(product.name)) ? 0.9 : 0.6,
    };
  };
}

/** A narrow classroom table carries no stall. */
const deep: Fit = ({ traits: { seats = 6 } }) => (seats < 4 ? 0.3 : seats < 6 ? 0.5 : 0.7);

/** Formal dinners seat eight at a 60 in round (partypeoplerentals, marquees-for-sale.co.uk); six to a 6 ft trestle. */
export function diningTables(occasion: Occasion, room: Room): Size {
  const stalls = stallsOf(occasion);
  if (stalls > 0) {
    return count(stalls, `One for each of ${counted(stalls, 'stall')}`, deep);
  }
  if (isOnlyShown(occasion)) return count(2, 'For equipment and sales; two, since no number was given');
  const { tableSeats } = occasion.facts;
  return (product, kind) => {
    const usual = kind === 'table_trestle' ? 6 : 8;
    const seats = product.traits.seats ?? usual;
    const sized = cover(
      room.people,
      () => Math.min(seats, tableSeats ?? seats),
      usual,
      (each) => `${counted(room.people, 'guest')}, ${figure(each)} to a table`,
    )(product, kind);
    if (sized === null) return null;
    if (tableSeats !== undefined && kind !== 'table_trestle') {
      return { ...sized, fit: Math.min(seats, tableSeats) / Math.max(seats, tableSeats) };
    }
    // A narrow classroom table seats few and is no dining table.
    // Six feet are the usual length of a trestle.
    if (kind === 'table_trestle') return { ...sized, fit: seats < 4 ? 0.3 : seats === 6 ? 0.9 : seats < 6 ? 0.6 : 0.8 };
    return { ...sized, fit: seats < 4 || seats > 10 ? 0.3 : seats === 10 ? 0.9 : 0.8 };
  };
}

/** Nobody dines at a show of which no number of guests is known: its tables are for those who give it. */
function isOnlyShown({ is, does, facts }: Occasion): boolean {
  if (facts.attendees !== null || facts.seating.length > 0 || facts.tableSeats !== undefined) return false;
  return is('concert', 'theatre') && !does('dining', 'buffet', 'reception', 'bar', 'exhibition');
}

/** One for four standing guests (Hirepool). */
export function cocktailTables(occasion: Occasion): Size {
  return cover(
    occasion.people,
    (product) => product.traits.seats ?? null,
    4,
    (each) => `One for each ${figure(each)} standing guests`,
  );
}

/** [ours]: two metres of bar for each 100 guests. */
export function barUnits(occasion: Occasion): Size {
  // At a stand a counter is one.
  const metres = occasion.is('exhibition') ? 2 : Math.max(2, Math.ceil(occasion.people / 100) * 2);
  return cover(
    metres,
    (product) => product.traits.lengthM ?? product.traits.widthM ?? null,
    2,
    () => `${metres} m of bar, two for each 100 guests`,
  );
}

export function registrationDesks(occasion: Occasion): Size {
  return exactly(between(1, Math.ceil(occasion.people / 200), 4), 'One for each 200 guests to arrive');
}

function seatsWanted(occasion: Occasion): Verdict {
  return occasion.furnish ? 'need' : 'no';
}

function diningWanted(occasion: Occasion): Verdict {
  return occasion.furnish && occasion.does('dining', 'buffet') ? 'need' : 'no';
}

function cocktailWanted(occasion: Occasion): Verdict {
  if (!occasion.does('reception') || occasion.is('festival', 'exhibition')) return 'no';
  return occasion.furnish || (occasion.field && occasion.is('reception')) ? 'need' : 'offer';
}

export const furnitureRules: readonly Rule[] = [
  {
    id: 'seats',
    source: 'one for each guest; garden parties a third to a half (marquees-for-sale.co.uk)',
    label: 'chairs',
    kinds: (occasion) =>
      occasion.does('dining') || occasion.is('wedding')
        ? ['chair_banquet', 'chair']
        : ['chair', 'chair_banquet', 'bench'],
    when: seatsWanted,
    size: chairs,
    core: true,
  },
  {
    id: 'dining-tables',
    source: 'partypeoplerentals, marquees-for-sale.co.uk: 60 in round seats 8 to 10, 6 ft trestle 6 to 8',
    label: 'dining tables',
    kinds: ['table_round', 'table_trestle'],
    when: diningWanted,
    size: diningTables,
    core: true,
  },
  {
    id: 'cocktail-tables',
    source: 'newzealandweddings.co.nz (Hirepool): one for four standing guests',
    label: 'cocktail tables',
    kinds: ['table_cocktail'],
    when: cocktailWanted,
    size: cocktailTables,
    rank: 3,
  },
  {
    id: 'bar',
    source: '[ours] two metres for each 100 guests',
    label: 'a bar',
    kinds: ['bar_unit'],
    when: (occasion) =>
      occasion.does('bar') && occasion.furnish ? 'need' : occasion.furnish && occasion.is('wedding') ? 'offer' : 'no',
    size: barUnits,
    rank: 3,
  },
  {
    id: 'registration',
    source: '[ours] one desk for each 200 guests',
    label: 'a registration desk',
    kinds: ['registration_desk', 'table_trestle'],
    when: (occasion) => (occasion.does('registration') ? 'need' : 'no'),
    size: registrationDesks,
    core: true,
  },
  {
    id: 'panel-seats',
    source: '[ours] easy chairs on the stage',
    label: 'chairs for the panel',
    kinds: ['armchair', 'chair'],
    when: (occasion) => (occasion.panel > 0 ? 'offer' : 'no'),
    size: (occasion) => count(occasion.panel, `On the stage, one for each of the panel of ${occasion.panel}`),
    rank: 4,
  },
  {
    id: 'flip-charts',
    source: '[ours] one for each workshop room',
    label: 'flip charts',
    kinds: ['flip_chart'],
    when: (occasion) => (occasion.does('workshops') || occasion.breakouts.length > 0 ? 'offer' : 'no'),
    size: () => exactly(1, 'For group work'),
    room: 'breakout',
    rank: 6,
  },
];

/** Floor of a marquee. Rows 0.6 m2 a head, dinner at rounds 1.1, dinner with dancing and bar 2.1 (rainier.com). */
export function marqueeArea(occasion: Occasion): number {
  const { does } = occasion;
  const each =
    does('dining') && does('dancing', 'dj', 'live_music') ? 2.1 : does('dining') ? 1.1 : occasion.standing ? 0.75 : 0.8;
  return Math.max(9, occasion.people * each);
}

export function marquee(occasion: Occasion): Size {
  // Where guests come and go a tent is one place among others; [ours].
  const people = occasion.is('fair', 'festival', 'exhibition', 'sports')
    ? Math.min(60, occasion.people)
    : occasion.people;
  const share = people / occasion.people;
  const area = Math.max(9, marqueeArea(occasion) * share);
  const dancing = occasion.does('dining') && occasion.does('dancing', 'dj', 'live_music');
  const why = `About ${figure(Math.round(area))} square metres for ${counted(people, 'guest')}`;
  // The catalogue's own figure is for dinner; a dance floor, a band and a bar take about a third more.
  const bySeats = (seats: number) =>
    cover(
      dancing ? people * 1.3 : people,
      () => seats,
      54,
      () => why,
    );
  // A tent that is a tenth too small is taken before two.
  const byArea: Size = (product, kind) =>
    cover(
      (areaOf(product) ?? 0) >= area * 0.9 ? Math.min(area, areaOf(product) ?? area) : area,
      areaOf,
      54,
      () => why,
    )(product, kind);
  return oneLarge((product, kind) => {
    const { seats } = product.traits;
    return (seats === undefined || seats <= 0 ? byArea : bySeats(seats))(product, kind);
  });
}
