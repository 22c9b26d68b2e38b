import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Demand } from '../types.ts';
import { isWhole, needOfDemand, needsInBreakouts } from './demands.ts';
import type { Exclusions } from './exclusions.ts';
import { extraRules } from './rules/extras.ts';
import { furnitureRules } from './rules/furniture.ts';
import { lightingRules } from './rules/lighting.ts';
import { microphoneRules } from './rules/microphones.ts';
import { outdoorRules } from './rules/outdoor.ts';
import { soundRules } from './rules/sound.ts';
import { stagingRules } from './rules/staging.ts';
import { videoRules } from './rules/video.ts';
import { byRoom } from './placing.ts';
import { familyOf, substitutesFor } from './substitutes.ts';
import { wholeEvent } from './occasion.ts';
import type { Need, Occasion, Room, Rule, Verdict } from './types.ts';

const RULES: readonly Rule[] = [
  ...soundRules,
  ...microphoneRules,
  ...videoRules,
  ...stagingRules,
  ...lightingRules,
  ...extraRules.map(forTheEvent),
  ...furnitureRules.map(forTheEvent),
  ...outdoorRules.map(forTheEvent),
];

/** Seats, toilets and extras are reckoned for all guests together, however many halls or stages there are. */
function forTheEvent(rule: Rule): Rule {
  return { room: 'event', ...rule };
}

/** What the event calls for: what was asked for by name first, then what the rules of the trade say. */
export function needsFor(occasion: Occasion, exclusions: Exclusions, description = ''): readonly Need[] {
  const demands = wantedDemands(occasion.facts.demands, exclusions);
  const { main, breakout } = byRoom(demands, occasion.breakouts, description);
  const asked = [
    ...main.map((demand) => needOfDemand(demand, occasion)),
    ...breakout.flatMap(({ demand, inEach }) => needsInBreakouts(demand, inEach, occasion)),
  ];
  if (occasion.scope === 'listed') return asked;
  const inBreakouts = breakout.map(({ demand }) => demand);
  // "Lighting" settles nothing but that there is to be some.
  const settled = main.filter(
    (demand) => !(demand.kinds[0] === 'lighting_package' && needOfDemand(demand, occasion).later),
  );
  const ruled = RULES.flatMap((rule) =>
    roomsOf(rule, occasion).flatMap((room) =>
      needOfRule(rule, room, occasion, exclusions, rule.room === 'breakout' ? inBreakouts : settled),
    ),
  );
  return [...asked, ...ruled];
}

function roomsOf(rule: Rule, occasion: Occasion): readonly Room[] {
  if (rule.room === 'breakout') return occasion.breakouts;
  return [rule.room === 'event' ? wholeEvent(occasion) : occasion.main];
}

function needOfRule(
  rule: Rule,
  room: Room,
  occasion: Occasion,
  exclusions: Exclusions,
  demands: readonly Demand[],
): readonly Need[] {
  const verdict = rule.when(occasion, room);
  if (verdict === 'no') return [];
  const preferred = typeof rule.kinds === 'function' ? rule.kinds(occasion, room) : rule.kinds;
  const [first] = preferred;
  if (first === undefined || exclusions.makeIdle(first)) return [];
  if (rule.apart !== true && coveredBy(demands, first)) return [];
  const kinds = preferred.filter((kind) => !exclusions.makeIdle(kind));
  const offered = isOffered(rule, verdict, first, occasion, exclusions);
  const need: Need = {
    rule: rule.id,
    source: rule.source,
    label: rule.label,
    kinds,
    instead: substitutesFor(kinds).filter((kind) => !exclusions.makeIdle(kind)),
    phrase: '',
    size: rule.size(occasion, room),
    room,
    exact: false,
    optional: offered,
    core: rule.core === true && verdict === 'need',
    words: wordsBehind(occasion),
    later: false,
    rank: optionalByWish(first, occasion) ? 0 : (rule.rank ?? 5),
  };
  return [need];
}

function isOffered(rule: Rule, verdict: Verdict, kind: Kind, occasion: Occasion, exclusions: Exclusions): boolean {
  if (optionalByWish(kind, occasion)) return true;
  if (verdict === 'offer') return !(rule.core === true && isAskedInGeneral(kind, occasion));
  return exclusions.houseSound && rule.id.endsWith('microphones');
}

/** "Lighting, please": what would else be offered is included. */
function isAskedInGeneral(kind: Kind, occasion: Occasion): boolean {
  const { demands } = occasion.facts;
  return demands.some(
    (demand) => demand.kinds[0] === 'lighting_package' && KIND_CATEGORY[kind] === 'lighting' && !demand.optional,
  );
}

function optionalByWish(kind: Kind, occasion: Occasion): boolean {
  return occasion.facts.optionalCategories.some((category) => category.value === KIND_CATEGORY[kind]);
}

/** Something of the same use was asked for by name: the client has settled how that is met. */
function coveredBy(demands: readonly Demand[], kind: Kind): boolean {
  const family = familyOf(kind);
  return demands.some((demand) => demand.kinds.some((each) => family.has(each)));
}

function wordsBehind(occasion: Occasion): string | null {
  return occasion.facts.events[0]?.words ?? null;
}

/**
 * Demands that are to be met, each once: not those that are refused in the same breath, and of several mentions of one
 * thing without a number only the first.
 */
function wantedDemands(demands: readonly Demand[], exclusions: Exclusions): readonly Demand[] {
  const wanted = demands.filter((demand) => {
    const said = demand.phrase.trim() !== '' || demand.kinds.length > 0;
    return said && !(demand.kinds.length > 0 && demand.kinds.every((kind) => exclusions.forbid(kind)));
  });
  return wanted.filter((demand, index) => {
    if (demand.quantity !== null && !isWhole(demand, demand.quantity)) return true;
    return !wanted.some((other, at) => {
      if (at === index || !sameThing(demand, other)) return false;
      const countsMore = other.quantity !== null && (demand.quantity === null || !isWhole(other, other.quantity));
      return countsMore || at < index;
    });
  });
}

function sameThing(one: Demand, other: Demand): boolean {
  const [kind] = one.kinds;
  if (kind === undefined) return one.phrase.trim().toLowerCase() === other.phrase.trim().toLowerCase();
  return one.optional === other.optional && other.kinds[0] !== undefined && other.kinds[0] === kind;
}
