import { INCH_M } from '../../../equipment/index.ts';
import type { ShelfProduct } from '../../types.ts';
import { says } from '../conditions.ts';
import { isCoveredStageAsked } from '../covered-stage.ts';
import { areaOf, count, cover, exactly, oneLarge, ROUNDING, runOf } from '../sizes.ts';
import type { Occasion, Rule, Size, Verdict } from '../types.ts';
import { figure } from '../words.ts';

const STAGES =
  'thedowntownband.com, millersparty.com (bands); rtrproductions.com.au, source1events.com (speakers and panels)';

/** Decks that make up the stage, or one mobile stage that is large enough. */
export function stageSize(occasion: Occasion): Size {
  const { widthM, depthM, why } = occasion.stage;
  const area = widthM * depthM;
  const reason = `${figure(widthM)} x ${figure(depthM)} m for ${why}`;
  return (product, kind) => {
    if (kind !== 'mobile_stage') return cover(area * ROUNDING, areaOf, 2, () => reason)(product, kind);
    const stated = areaOf(product) ?? 24;
    // Trailers stand outdoors.
    const place = occasion.openAir ? 1 : 0.1;
    const fit = place * (stated >= area * 0.75 ? Math.max(0.4, Math.min(1, area / stated)) : 0.2 * (stated / area));
    return { units: 1, fit, why: reason };
  };
}

function stageWanted(occasion: Occasion): Verdict {
  const { is, does, people } = occasion;
  // On risers a choir needs no stage.
  const risers = occasion.facts.demands.some(({ kinds }) => kinds[0] === 'choir_riser');
  if (risers && occasion.players === 0) return 'no';
  if (is('festival') || isCoveredStageAsked(occasion)) return 'need';
  if (says(occasion.facts, 'music_unamplified')) return 'no';
  if (is('screening', 'exhibition', 'meeting', 'club_night', 'sports', 'worship')) return 'no';
  if (is('theatre')) return people >= 50 ? 'offer' : 'no';
  if (is('concert')) return does('live_music') && (people >= 100 || occasion.openAir) ? 'need' : 'offer';
  // Most bands at a party play on the floor.
  if (does('live_music') && people < 150 && is('wedding', 'party', 'reception')) return 'no';
  if (does('live_music')) return is('gala_dinner', 'awards') && people >= 150 ? 'need' : 'offer';
  if (occasion.players > 10) return 'need';
  if (is('awards') || does('awards')) return 'need';
  if (is('conference') || does('panel')) return people >= 120 ? 'need' : people >= 60 ? 'offer' : 'no';
  if (is('gala_dinner')) return people >= 150 ? 'offer' : 'no';
  if (isMourning(occasion)) return 'no';
  if (is('ceremony')) return people >= 150 ? 'need' : people >= 100 ? 'offer' : 'no';
  return 'no';
}

/** Where a dead is mourned nobody stands on a stage. */
function isMourning({ facts }: Occasion): boolean {
  return /funeral|burial|memorial|remembrance|requiem|trauer|beerdigung|begräbnis|gedenk|obsèques|funérailles|hommage|entierro|uitvaart|begrafenis|herdenking/iu.test(
    facts.events[0]?.words ?? '',
  );
}

/** A roof that was asked for goes over decks: a trailer brings its own. */
function roofAsked(occasion: Occasion): boolean {
  return occasion.facts.demands.some((demand) => demand.kinds[0] === 'stage_roof');
}

function lecternWanted(occasion: Occasion): Verdict {
  const { is, does, people } = occasion;
  if (is('wedding')) return 'no';
  if (is('awards') || does('awards')) return 'need';
  // At an opening or a burial of a few people nobody stands at a desk unless it is said.
  if (is('ceremony')) return people < 100 ? 'no' : isMourning(occasion) ? 'offer' : 'need';
  // A panel or a reading sits.
  if (is('conference') && !does('presentation')) return people >= 60 ? 'offer' : 'no';
  if (is('conference') && does('speech')) return people >= 60 ? 'need' : 'no';
  return is('gala_dinner') && people >= 120 ? 'offer' : 'no';
}

/** Half of the guests dance, each on 0.37 m2 (4 sq ft: partypeoplerentals, all-occasion-rentals). */
export function danceFloor(occasion: Occasion): Size {
  const dancers = Math.ceil(occasion.people / 2);
  const sized = cover(
    Math.max(9, dancers * 0.37),
    areaOf,
    1,
    () => `Half of the ${figure(occasion.people)} guests dance, 0.37 square metres each`,
  );
  // Floors that are hired as a whole are not laid side by side where a larger one is there.
  return (product, kind) => ((areaOf(product) ?? 1) >= WHOLE_FLOOR_M2 ? oneLarge(sized) : sized)(product, kind);
}

const WHOLE_FLOOR_M2 = 6;

function danceFloorWanted(occasion: Occasion): Verdict {
  if (!occasion.does('dancing', 'dj') || !occasion.is('wedding', 'party', 'gala_dinner', 'awards', 'reception'))
    return 'no';
  return occasion.field || occasion.underCanvas ? 'need' : 'offer';
}

/** Drape behind the stage, a metre and a half beyond it on either side; [ours]. */
export function drapeRun(occasion: Occasion): Size {
  const run = occasion.stage.widthM + 3;
  return cover(run, runOf, 3, () => `${figure(run)} m behind the stage`);
}

export const stagingRules: readonly Rule[] = [
  {
    id: 'stage',
    bulky: true,
    source: STAGES,
    label: 'a stage',
    kinds: (occasion) =>
      occasion.openAir && occasion.is('festival', 'concert', 'fair') && !roofAsked(occasion)
        ? ['mobile_stage', 'stage_deck']
        : ['stage_deck'],
    when: stageWanted,
    size: stageSize,
    core: true,
    rank: 1,
  },
  {
    id: 'lectern',
    source: '[ours]',
    label: 'a lectern',
    kinds: ['lectern'],
    when: lecternWanted,
    size: () => exactly(1, 'For speakers and whoever leads through the programme'),
    rank: 2,
  },
  {
    id: 'stage-drape',
    bulky: true,
    source: '[ours] stage width and 1.5 m on either side',
    label: 'drape behind the stage',
    kinds: ['drape', 'star_cloth', 'backdrop'],
    when: (occasion) =>
      (occasion.is('awards') || occasion.does('awards')) && !occasion.openAir
        ? 'need'
        : occasion.is('conference', 'gala_dinner', 'theatre') && occasion.people >= 150 && !occasion.openAir
          ? 'offer'
          : 'no',
    size: (occasion) => (product, kind) =>
      kind === 'backdrop' ? exactly(1, 'Behind the stage')(product, kind) : drapeRun(occasion)(product, kind),
    rank: 4,
  },
  {
    id: 'dance-floor',
    bulky: true,
    source: 'partypeoplerentals, all-occasion-rentals: half of the guests, 3-5 sq ft each',
    label: 'a dance floor',
    kinds: ['dance_floor'],
    when: danceFloorWanted,
    size: danceFloor,
    rank: 2,
  },
  {
    id: 'catwalk',
    source: '[ours] ten metres for up to 200 guests, fifteen above',
    label: 'a catwalk',
    kinds: ['catwalk'],
    when: (occasion) => (occasion.is('fashion_show') ? 'need' : 'no'),
    size: (occasion) => {
      const run = occasion.people > 200 ? 15 : 10;
      return cover(
        run,
        (product) => product.traits.lengthM ?? product.traits.widthM ?? product.traits.depthM ?? null,
        2,
        () => `A run of ${run} m`,
      );
    },
    core: true,
  },
  {
    id: 'choir-risers',
    source: '[ours] twelve singers on a riser of three steps',
    label: 'choir risers',
    kinds: ['choir_riser'],
    when: (occasion) => (occasion.choir >= 12 ? 'offer' : 'no'),
    size: (occasion) => choirRisers(occasion),
    rank: 1,
  },
];

export function choirRisers(occasion: Occasion, asked?: number): Size {
  const singers = asked ?? (occasion.choir || 30);
  return cover(
    singers,
    (product) => product.traits.seats ?? null,
    12,
    (each) => `${singers} singers, ${figure(each)} on a riser`,
  );
}

/** Heights of steps and legs follow the stage. */
export function nearHeight(heightM: number) {
  return ({ traits }: Pick<ShelfProduct, 'traits'>): number => {
    // "Podestfuß 40-56cm rund": a round leg is as long as it says.
    const height = traits.heightM ?? traits.lengthM ?? traits.diameterM ?? (traits.inches ?? 0) * INCH_M;
    return height <= 0 ? 0.5 : Math.min(height, heightM) / Math.max(height, heightM);
  };
}

export function stageSteps(occasion: Occasion): Size {
  const area = occasion.stage.widthM * occasion.stage.depthM;
  const units = area > 15 ? 2 : 1;
  return count(
    units,
    units === 2 ? 'On and off at either side' : 'On and off at one side',
    nearHeight(occasion.stage.heightM),
  );
}

/** Front and both sides, in metres. */
export function skirtRun(occasion: Occasion): number {
  return occasion.stage.widthM + 2 * occasion.stage.depthM;
}
