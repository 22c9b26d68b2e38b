import { reason } from '../prose/reasons.ts';
import { areaOf, between, count, cover, exactly, oneLarge, runOf } from '../sizes.ts';
import { isPopUp } from '../things/tents.ts';
import type { Occasion, Size } from '../types.ts';
import { askedFor } from './microphones.ts';

/**
 * 1 to 50-75 up to four hours, with a bar 15-40 % more (engineerfix, tuff-jon.com); weddings and ceremonies are reckoned
 * at 75, festivals at 60.
 */
function toiletUnits(occasion: Occasion): number {
  const asked = askedFor(occasion, 'toilet');
  if (asked > 1) return Math.ceil(asked);
  const shows = occasion.is('festival', 'concert');
  const bar = occasion.does('bar') && !shows ? 1.2 : 1;
  return Math.max(2, Math.ceil((occasion.people / (shows ? 60 : 75)) * bar));
}

export function toilets(occasion: Occasion): Size {
  const { people, days } = occasion;
  const units = toiletUnits(occasion);
  const cabins = exactly(units, reason('toilets', { each: Math.round(people / units), people }));
  const trailers = cover(
    people,
    (one) => one.traits.seats ?? one.perAttendees,
    150,
    (each) => reason('toilet_trailer', { each }),
  );
  return (product, kind) => {
    const sized = (kind === 'toilet_trailer' ? trailers : cabins)(product, kind);
    const weekly = product.unit === 'week' && days < 5 ? 0.3 : 0;
    return sized === null ? null : { ...sized, fit: Math.max(0, sized.fit - weekly) };
  };
}

/** One in twenty, one at least (ecowasteinc). */
export function accessibleToilets(occasion: Occasion): Size {
  return exactly(Math.ceil(toiletUnits(occasion) / 20), reason('accessible_toilets'));
}

/** A fifth to a quarter of the toilets (ecowasteinc, tuff-jon.com). */
export function handWash(occasion: Occasion): Size {
  return exactly(Math.ceil(toiletUnits(occasion) / 5), reason('hand_wash'));
}

/** Floor of a marquee. Rows 0.6 m2 a head, dinner at rounds 1.1, dinner with dancing and bar 2.1 (rainier.com). */
function marqueeArea({ does, standing, people }: Occasion): number {
  const dancing = does('dancing', 'dj', 'live_music');
  const each = does('dining') ? (dancing ? 2.1 : 1.1) : standing ? 0.75 : 0.8;
  return Math.max(9, people * each);
}

export function marquee(occasion: Occasion): Size {
  // Where guests come and go a tent is one place among others, but one of those who have a chair; [ours].
  const comeAndGo = occasion.is('fair', 'festival', 'exhibition', 'sports') && occasion.peopleFrom !== 'chairs';
  const people = comeAndGo ? Math.min(60, occasion.people) : occasion.people;
  const area = Math.max(9, (marqueeArea(occasion) * people) / occasion.people);
  // The catalogue's own figure is for dinner; a dance floor, a band and a bar take about a third more.
  const dancing = occasion.does('dining') && occasion.does('dancing', 'dj', 'live_music');
  const seated = dancing ? people * 1.3 : people;
  const why = reason('marquee_area', { area: Math.round(area), people });
  return oneLarge((product, kind) => {
    const seats = product.traits.seats ?? 0;
    if (seats > 0)
      return cover(
        seated,
        () => seats,
        54,
        () => why,
      )(product, kind);
    // A tent that is a tenth too small is taken before two.
    const own = areaOf(product) ?? 0;
    return cover(own >= area * 0.9 ? Math.min(area, own) : area, areaOf, 54, () => why)(product, kind);
  });
}

/** The square metres under the tents that were asked for with their size, else under one for all guests. */
function floorUnderTents(occasion: Occasion): number {
  const tents = occasion.facts.demands.filter(({ kinds: [kind], traits }) => kind === 'marquee' && !isPopUp(traits));
  const asked = tents.reduce((sum, { quantity, squareMetres, traits: { widthM = 0, depthM = 0 } }) => {
    return sum + (quantity ?? 1) * (squareMetres ?? widthM * depthM);
  }, 0);
  return asked || marqueeArea(occasion);
}

export function marqueeFloor(occasion: Occasion): Size {
  const area = floorUnderTents(occasion);
  return cover(area, areaOf, 1, () => reason('square_metres_of_floor', { area: Math.round(area) }));
}

/** Walls go round a tent, lining under its roof. */
export function marqueeLining(occasion: Occasion): Size {
  const run = Math.round(4 * Math.sqrt(floorUnderTents(occasion)));
  const walls = cover(run, runOf, 6, () => reason('metres_round_tent', { run }));
  const lining = marqueeFloor(occasion);
  return (product, kind) => (WALL.test(product.name) ? walls : lining)(product, kind);
}

const WALL =
  /side ?walls?\b|seitenw[aä]nd|zeltwand|mur(?:s)? (?:de|latéra)|pared(?:es)? (?:lateral|de carpa)|zijwand/iu;

/** Spread over two in a large tent (rainier.com). */
export function marqueeHeating(occasion: Occasion): Size {
  return count(marqueeArea(occasion) > 100 ? 2 : 1, reason('marquee_heating'));
}

/** Three square metres of aisle for each stand; [ours]. */
export function aisles(occasion: Occasion): Size {
  const area = Math.max(30, askedFor(occasion, 'exhibition_stand') * 3);
  return cover(area, areaOf, 1, () => reason('square_metres_of_aisle', { area }));
}

/** Ten metres for each 250 people; [ours]. */
export function crowdBarriers({ people }: Occasion): Size {
  const run = between(20, Math.ceil(people / 25), 400);
  return cover(run, runOf, 2.3, () => reason('crowd_barriers', { run }));
}

/** Round two square metres for each guest; [ours]. */
export function fencing({ people }: Occasion): Size {
  const run = Math.round(4 * Math.sqrt(people * 2));
  return cover(run, runOf, 3.5, () => reason('fencing', { run }));
}

export function trackway(): Size {
  return cover(20, runOf, 3, () => reason('trackway', { run: 20 }));
}
