import { says } from '../conditions.ts';
import { between, count, even, exactly } from '../sizes.ts';
import type { Occasion, Rule, Size, Verdict } from '../types.ts';
import { counted, figure } from '../words.ts';
import { isSilent } from './sound.ts';

interface Fixtures {
  readonly number: number;
  readonly why: string;
}

const ZONES = 'en.lightsky.com.cn: 10 x 6 m is 8 zones; onstagelighting.co.uk: two front lights an area at 45 degrees';

/** Zones of the stage, each lit on its own: 10 x 6 m makes eight. */
export function zonesOf(occasion: Occasion): number {
  const { widthM, depthM } = occasion.stage;
  return Math.max(1, Math.ceil((widthM * depthM) / 7.5));
}

/** Two front lights to a zone for faces; a show has a third from behind. */
export function washes(occasion: Occasion): Fixtures {
  const zones = zonesOf(occasion);
  const show =
    occasion.does('live_music', 'theatre') ||
    occasion.is('fashion_show') ||
    (occasion.dj && !occasion.is('conference'));
  // In a theatre the fronts are profiles, and the wash comes from behind.
  // Moving heads take the place of the light from behind.
  const each = occasion.is('theatre') ? 1 : show && movingHeadsWanted(occasion) !== 'need' ? 3 : 2;
  const number = between(show ? 6 : 4, even(zones * each), 24);
  const { widthM, depthM } = occasion.stage;
  const stage = `${counted(zones, 'zone')} on a stage of ${figure(widthM)} x ${figure(depthM)} m`;
  return {
    number,
    why: number === even(zones * each) ? `${stage}, ${counted(each, 'light')} to each` : `${stage}: ${number} lights`,
  };
}

/** [ours]: one to a zone, more where they are the show. */
export function movingHeads(occasion: Occasion): Fixtures {
  if (occasion.is('club_night')) {
    const number = between(4, even(occasion.people / 40), 16);
    return { number, why: 'Moving light over the dance floor, one for each 40 guests' };
  }
  const number = between(4, even(zonesOf(occasion)), 16);
  return { number, why: 'One moving head for each zone of the stage, in pairs' };
}

/** Square feet of room -> uplights for a middling effect (diyuplighting.com). */
const UPLIGHTS: readonly (readonly [number, number])[] = [
  [0, 6],
  [1000, 8],
  [2000, 16],
  [3000, 22],
  [5000, 35],
];

export function uplights(occasion: Occasion): Fixtures {
  // Dinner with dancing takes 20 square feet a head, standing and rows 8 (rainier.com).
  const squareFeet = occasion.people * (occasion.does('dining', 'dancing') ? 20 : 8);
  const above = UPLIGHTS.findIndex(([area]) => area > squareFeet);
  const [highArea, highNumber] = UPLIGHTS[above] ?? UPLIGHTS.at(-1) ?? [1, 1];
  const [lowArea, lowNumber] = UPLIGHTS[above - 1] ?? [highArea, highNumber];
  const share = highArea === lowArea ? 1 : (squareFeet - lowArea) / (highArea - lowArea);
  const number = between(6, even(lowNumber + share * (highNumber - lowNumber)), 30);
  return { number, why: `Round a room of about ${figure(Math.round(squareFeet / 107.64) * 10)} square metres` };
}

export function danceLights(occasion: Occasion): Fixtures {
  const number = between(1, Math.ceil(occasion.people / 100), 4);
  return { number, why: 'Moving colour on the dance floor, a set for each 100 guests' };
}

/** A complete set suits a small stage; a larger one is lit zone by zone. */
export function stageLight(occasion: Occasion): Size {
  const small = occasion.people <= 400 && occasion.stage.widthM * occasion.stage.depthM <= 40;
  const { number, why } = washes(occasion);
  return (product, kind) =>
    kind === 'lighting_package'
      ? exactly(1, 'A complete set for the stage', () => (small ? 0.6 : 0.1))(product, kind)
      : count(number, why)(product, kind);
}

function stageLightWanted(occasion: Occasion): Verdict {
  const { is, does, people } = occasion;
  if (says(occasion.facts, 'music_unamplified')) return 'no';
  if (is('club_night', 'screening', 'exhibition', 'meeting', 'sports', 'fair')) return 'no';
  if (is('theatre')) return people >= 100 ? 'need' : people >= 50 ? 'offer' : 'no';
  if (is('concert') && !does('live_music')) return people >= 150 ? 'need' : 'offer';
  if (is('concert', 'festival', 'fashion_show')) return 'need';
  if (is('awards') || does('awards')) return 'need';
  if (does('live_music') && people >= 80) return 'need';
  if (is('ceremony') && occasion.openAir) return 'no';
  if (is('conference') || does('panel')) return people >= 150 ? 'need' : people >= 80 ? 'offer' : 'no';
  return is('gala_dinner') && does('speech') && people >= 150 ? 'need' : 'no';
}

/** A disco for a birthday is lit by a bar of effect lights; [ours]. */
const SMALL_CLUB = 150;

function movingHeadsWanted(occasion: Occasion): Verdict {
  const { is, people } = occasion;
  if (is('club_night') && (isSilent(occasion) || people < SMALL_CLUB)) return 'offer';
  if (is('club_night', 'festival')) return 'need';
  if (is('concert') && !occasion.does('live_music')) return 'no';
  if (is('concert', 'fashion_show')) return people >= 200 ? 'need' : 'no';
  if (is('awards', 'gala_dinner')) return people >= 250 ? 'need' : 'no';
  return 'no';
}

function uplightsWanted(occasion: Occasion): Verdict {
  const { is, does } = occasion;
  if (occasion.openAir || is('festival', 'concert', 'club_night', 'fair', 'sports', 'exhibition', 'worship'))
    return 'no';
  if (is('awards') && occasion.field && !does('dining')) return 'no';
  if (is('gala_dinner', 'awards', 'wedding')) return 'need';
  if (is('party', 'reception')) return 'offer';
  return is('conference') && (does('dining', 'reception') || occasion.people >= 150) ? 'offer' : 'no';
}

function danceLightsWanted(occasion: Occasion): Verdict {
  const { is, does } = occasion;
  if (is('club_night') && occasion.people < SMALL_CLUB && !isSilent(occasion)) return 'need';
  if (!does('dancing', 'dj') || is('club_night', 'festival', 'concert')) return 'no';
  return 'need';
}

const MOST_IN_HAZE = 15;

function hazeWanted(occasion: Occasion): Verdict {
  if (says(occasion.facts, 'music_unamplified') || isSilent(occasion)) return 'no';
  // Choirs and orchestras breathe it, and have no beams to show.
  if (occasion.choir > 0 || occasion.players > MOST_IN_HAZE) return 'no';
  return occasion.is('concert', 'festival', 'club_night', 'theatre', 'fashion_show') ? 'offer' : 'no';
}

export const lightingRules: readonly Rule[] = [
  {
    id: 'stage-light',
    source: ZONES,
    label: 'stage lighting',
    kinds: (occasion) =>
      occasion.people < 200 && occasion.does('live_music')
        ? ['lighting_package', 'stage_wash', 'profile_spot']
        : occasion.does('theatre') || occasion.is('conference')
          ? ['stage_wash', 'profile_spot', 'lighting_package']
          : ['stage_wash', 'lighting_package', 'profile_spot'],
    when: stageLightWanted,
    size: stageLight,
    core: true,
  },
  {
    id: 'theatre-profiles',
    source: ZONES,
    label: 'profile spots',
    kinds: ['profile_spot'],
    when: (occasion) => (occasion.is('theatre') && occasion.people >= 100 ? 'need' : 'no'),
    size: (occasion) =>
      count(between(6, even(zonesOf(occasion) * 2), 24), 'Two profiles from the front for each zone of the stage'),
  },
  {
    id: 'moving-heads',
    bulky: true,
    source: '[ours] one to a zone of the stage; in a club one for each 40 guests',
    label: 'moving heads',
    kinds: ['moving_head'],
    when: movingHeadsWanted,
    size: (occasion) => count(movingHeads(occasion).number, movingHeads(occasion).why),
  },
  {
    id: 'uplights',
    bulky: true,
    source: 'diyuplighting.com: 1,000 sq ft 8, 2,000 16, 3,000 22, 5,000 35 at the middle level',
    label: 'uplights',
    kinds: ['uplight'],
    when: uplightsWanted,
    size: (occasion) => count(uplights(occasion).number, uplights(occasion).why),
    rank: 3,
  },
  {
    id: 'dance-light',
    source: '[ours] a set of effect lights for each 100 guests',
    label: 'lights for the dance floor',
    kinds: ['disco_light', 'lighting_package', 'moving_head'],
    when: danceLightsWanted,
    size: (occasion) => count(danceLights(occasion).number, danceLights(occasion).why),
  },
  {
    id: 'strobes',
    source: '[ours]',
    label: 'strobes',
    kinds: ['strobe'],
    when: (occasion) => (occasion.is('club_night', 'festival') && !isSilent(occasion) ? 'offer' : 'no'),
    size: (occasion) => count(occasion.people > 500 ? 4 : 2, 'For the high points of the night'),
    rank: 6,
  },
  {
    id: 'haze',
    source: '[ours] light beams show only in haze',
    label: 'a hazer',
    kinds: ['hazer', 'smoke_machine'],
    when: hazeWanted,
    size: (occasion) =>
      count(occasion.people > 1000 ? 2 : 1, 'Makes the beams visible; subject to the venue and its smoke detectors'),
    rank: 2,
  },
  {
    id: 'followspot',
    source: '[ours]',
    label: 'a followspot',
    kinds: ['followspot'],
    when: (occasion) => (occasion.is('theatre', 'awards') && occasion.people >= 200 ? 'offer' : 'no'),
    size: () => exactly(1, 'Picks out winners and soloists; needs an operator'),
    rank: 5,
  },
  {
    id: 'festoon',
    source: '[ours] a string of 25 m for each 50 guests',
    label: 'festoon lighting',
    kinds: ['festoon'],
    when: (occasion) =>
      (occasion.field || occasion.openAir) && occasion.is('wedding', 'party', 'reception', 'gala_dinner')
        ? 'offer'
        : 'no',
    size: (occasion) =>
      count(between(2, Math.ceil(occasion.people / 50), 10), 'Warm light along paths and over the terrace'),
    rank: 2,
  },
  {
    id: 'mirror-ball',
    source: '[ours]',
    label: 'a mirror ball',
    kinds: ['mirror_ball'],
    when: (occasion) => (occasion.does('dancing') && occasion.is('party', 'wedding') ? 'offer' : 'no'),
    size: () => exactly(1, 'Over the middle of the dance floor'),
    rank: 9,
  },
  {
    id: 'site-light',
    room: 'event',
    source: '[ours] one for each 250 people on paths, toilets and exits',
    label: 'floodlights for the site',
    kinds: ['floodlight'],
    when: (occasion) =>
      occasion.field && occasion.is('festival', 'concert') && occasion.people >= 500 ? 'need' : 'no',
    size: (occasion) => count(between(4, Math.ceil(occasion.people / 250), 24), 'Paths, toilets and exits after dark'),
  },
];
