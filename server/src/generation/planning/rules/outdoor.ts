import { says } from '../conditions.ts';
import { areaOf, between, count, cover, exactly, runOf } from '../sizes.ts';
import type { Occasion, Rule, Size, Verdict } from '../types.ts';
import { counted, figure } from '../words.ts';
import { marquee, marqueeArea } from './furniture.ts';

/**
 * 1 to 50-75 up to four hours, 1 to 50 up to eight, with a bar 15-40 % more (engineerfix, tuff-jon.com); weddings and
 * ceremonies are reckoned at 75, festivals at 60.
 */
function toiletUnits(occasion: Occasion): number {
  const asked = occasion.facts.demands.find(
    ({ kinds, quantity }) => kinds[0] === 'toilet' && (quantity ?? 0) > 1,
  )?.quantity;
  if (asked !== undefined && asked !== null) return Math.ceil(asked);
  const each = occasion.is('festival', 'concert') ? 60 : 75;
  const bar = occasion.does('bar') && !occasion.is('festival', 'concert') ? 1.2 : 1;
  return Math.max(2, Math.ceil((occasion.people / each) * bar));
}

export function toilets(occasion: Occasion): Size {
  const units = toiletUnits(occasion);
  const each = Math.round(occasion.people / units);
  return (product, kind) => {
    const weekly = product.unit === 'week' && occasion.days < 5 ? 0.3 : 0;
    const sized =
      kind === 'toilet_trailer'
        ? cover(
            occasion.people,
            (one) => one.traits.seats ?? one.perAttendees,
            150,
            (serves) => `One trailer serves about ${figure(serves)} guests`,
          )
        : exactly(units, `One for about ${figure(each)} of the ${counted(occasion.people, 'guest')}`);
    const result = sized(product, kind);
    return result === null ? null : { ...result, fit: Math.max(0, result.fit - weekly) };
  };
}

/** One in twenty, one at least (ecowasteinc). */
export function accessibleToilets(occasion: Occasion): Size {
  return exactly(
    Math.max(1, Math.ceil(toiletUnits(occasion) / 20)),
    'One accessible toilet for each 20 toilets, one at least',
  );
}

/** A fifth to a quarter of the toilets. */
export function handWash(occasion: Occasion): Size {
  return exactly(Math.max(1, Math.ceil(toiletUnits(occasion) / 5)), 'One for each five toilets');
}

/** So many and more, or a field without a house or mains: a festival brings its own toilets and lights; [ours]. */
const FESTIVAL_GROUND = 500;

/** Bands in a street or in front of a bar are a festival by name. */
function isOnGround(occasion: Occasion): boolean {
  const housed = says(occasion.facts, 'building_near') || says(occasion.facts, 'mains_power');
  return occasion.is('festival') && (occasion.people >= FESTIVAL_GROUND || !housed);
}

function toiletsWanted(occasion: Occasion): Verdict {
  if (!occasion.field) return 'no';
  // Nobody stays long at a ceremony that is stood through.
  if (occasion.is('ceremony') && !occasion.furnish && !occasion.does('dining', 'bar')) return 'offer';
  // Who comes to a fair on a square or to a ceremony goes where everybody goes.
  if (occasion.is('ceremony') && !occasion.is('wedding')) return 'offer';
  if (occasion.is('fair', 'sports', 'exhibition')) return 'offer';
  if (isOnGround(occasion)) return 'need';
  if (says(occasion.facts, 'hospitality_house') && !says(occasion.facts, 'no_power')) return 'no';
  if (occasion.is('wedding') || occasion.furnish) return 'need';
  if (says(occasion.facts, 'building_near') && !says(occasion.facts, 'no_power'))
    return occasion.people >= 100 ? 'offer' : 'no';
  return occasion.people >= 50 ? 'offer' : 'no';
}

/** Who asks for toilets for a crowd needs one that is accessible as well. */
function accessibleToiletsWanted(occasion: Occasion): Verdict {
  const asked = occasion.facts.demands.some(({ kinds, optional }) => kinds[0] === 'toilet' && !optional);
  return asked && occasion.field && occasion.people >= 300 ? 'need' : toiletsWanted(occasion);
}

function marqueeWanted(occasion: Occasion): Verdict {
  if (!occasion.field || !occasion.furnish) return 'no';
  return occasion.is('ceremony') && !occasion.does('dining') ? 'no' : 'offer';
}

/** Where toilets come to a field for many, water for the hands comes too. */
function handWashWanted(occasion: Occasion): Verdict {
  if (!occasion.field) return 'no';
  if (isOnGround(occasion)) return 'need';
  const asked = occasion.facts.demands.some(({ kinds, optional }) => kinds[0] === 'toilet' && !optional);
  if (asked && occasion.people >= 500) return 'need';
  return occasion.is('fair') && occasion.people >= 300 ? 'offer' : 'no';
}

/** Months in which an evening under canvas is cold in Britain. */
function cold(occasion: Occasion): boolean {
  const month = Number(occasion.facts.dateFound?.value.slice(5, 7) ?? '');
  return month >= 10 || (month >= 1 && month <= 4);
}

/** The front of the stage and two metres on either side; [ours]. */
export function pitRun(occasion: Occasion): number {
  return (occasion.stage.widthM + 4) * occasion.main.count;
}

/** A heater reaches 12-15 ft, one for three to four tables (classeparty.com). */
export function patioHeaters(occasion: Occasion): Size {
  return count(between(2, Math.ceil(occasion.people / 30), 20), 'One for each 30 guests outside');
}

export function radios(occasion: Occasion): Size {
  const most = occasion.is('festival', 'concert') ? 40 : 8;
  const units = between(4, Math.ceil(occasion.people / 100) * 2, most);
  return count(units, 'Stage, site and stewards on one channel each');
}

const wedding = (occasion: Occasion) => occasion.is('wedding', 'gala_dinner', 'party', 'reception');

export const outdoorRules: readonly Rule[] = [
  {
    id: 'marquee',
    source: 'rainier.com: dinner, dancing and bar 20-25 sq ft a head, rounds of ten 10, standing 8',
    label: 'a marquee',
    kinds: ['marquee'],
    when: marqueeWanted,
    size: marquee,
    rank: 1,
  },
  {
    id: 'toilets',
    source: 'engineerfix, tuff-jon.com: 1 to 50-75; trailers for private parties [ours]',
    label: 'toilets',
    kinds: (occasion) => (wedding(occasion) ? ['toilet_trailer', 'toilet'] : ['toilet', 'toilet_trailer']),
    when: toiletsWanted,
    size: toilets,
    rank: 2,
  },
  {
    id: 'accessible-toilets',
    source: 'ecowasteinc: one in twenty, one at least',
    label: 'an accessible toilet',
    kinds: ['toilet_accessible'],
    when: accessibleToiletsWanted,
    size: accessibleToilets,
    rank: 2,
  },
  {
    id: 'hand-wash',
    source: 'ecowasteinc, tuff-jon.com: 20-25 % of the toilets',
    label: 'hand-wash stations',
    kinds: ['hand_wash'],
    when: handWashWanted,
    size: handWash,
  },
  {
    id: 'pit-barrier',
    source: '[ours] stage width and two metres on either side',
    label: 'a pit barrier',
    kinds: ['pit_barrier'],
    when: (occasion) => (occasion.is('festival', 'concert') && occasion.people >= 800 ? 'need' : 'no'),
    size: (occasion) =>
      cover(
        pitRun(occasion),
        runOf,
        1,
        () => `${figure(pitRun(occasion))} m in front of ${occasion.main.count > 1 ? 'the stages' : 'the stage'}`,
      ),
  },
  {
    id: 'crowd-barriers',
    source: '[ours] ten metres for each 250 people round the stage, the desk and the entrances',
    label: 'crowd barriers',
    kinds: ['crowd_barrier'],
    when: (occasion) =>
      occasion.field &&
      occasion.is('festival', 'concert', 'fair', 'sports') &&
      occasion.people >= (occasion.is('fair', 'sports') ? 800 : 300)
        ? 'offer'
        : 'no',
    size: (occasion) => {
      const run = between(20, Math.ceil(occasion.people / 250) * 10, 400);
      return cover(run, runOf, 2.3, () => `${run} m round the stage, the desk and the entrances`);
    },
    rank: 2,
  },
  {
    id: 'radios',
    source: '[ours] two for each 100 people, four at least',
    label: 'two-way radios',
    kinds: ['two_way_radio'],
    when: (occasion) =>
      occasion.is('festival') && occasion.people >= 500
        ? 'need'
        : occasion.is('exhibition', 'fair', 'sports', 'concert') && occasion.people >= 1000
          ? 'offer'
          : 'no',
    size: (occasion) => radios(occasion),
    rank: 6,
  },
  {
    id: 'patio-heaters',
    source: 'classeparty.com: one for three to four tables, reach 12-15 ft',
    label: 'patio heaters',
    kinds: ['patio_heater'],
    when: (occasion) => ((occasion.field || occasion.openAir) && wedding(occasion) ? 'offer' : 'no'),
    size: patioHeaters,
    rank: 4,
  },
  {
    id: 'marquee-heating',
    source: 'rainier.com: spread over two heaters',
    label: 'marquee heating',
    kinds: ['space_heater'],
    when: (occasion) => (occasion.underCanvas && cold(occasion) ? 'offer' : 'no'),
    size: (occasion) => count(marqueeArea(occasion) > 100 ? 2 : 1, 'Warm air from either end of the marquee'),
    rank: 1,
  },
  {
    id: 'marquee-floor',
    source: '[ours]',
    label: 'a floor for the marquee',
    kinds: ['marquee_floor'],
    when: (occasion) => (occasion.underCanvas && occasion.field && wedding(occasion) ? 'offer' : 'no'),
    size: (occasion) =>
      cover(
        marqueeArea(occasion),
        areaOf,
        1,
        () => `The whole floor, about ${figure(Math.round(marqueeArea(occasion)))} square metres`,
      ),
    rank: 3,
  },
  {
    id: 'stewards',
    source: '[ours] one for each 100 people',
    label: 'stewards',
    kinds: ['crew_steward'],
    when: (occasion) => (occasion.is('festival', 'fair') && occasion.field ? 'offer' : 'no'),
    size: (occasion) => exactly(between(2, Math.ceil(occasion.people / 100), 100), 'One for each 100 people'),
    rank: 7,
  },
];
