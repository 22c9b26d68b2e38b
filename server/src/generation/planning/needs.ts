import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Demand, Facts } from '../facts.ts';
import { needOfDemand, needsInBreakouts } from './asked/need.ts';
import { isAbsurd } from './asked/quantity.ts';
import { wantedDemands } from './asked/wanted.ts';
import { isBeyondDetail, isClosed, isLeftOut, isList, isUnseen, namesItsThings, useOf } from './rules/itemised.ts';
import { says } from './event/conditions.ts';
import { isCoveredStageAsked } from './things/covered-stage.ts';
import { asOneKit } from './things/drum-sets.ts';
import { withUsualSize } from './things/usual-sizes.ts';
import { type Exclusions, SORTS } from './asked/exclusions.ts';
import { wholeEvent } from './event/rooms.ts';
import { RULES } from './rules/index.ts';
import { familyOf, substitutesFor } from './products/substitutes.ts';
import type { Need, Occasion, Room, Rule, Verdict } from './types.ts';

/** Left out of rooms for which the client says what they are to have. */
const UNASKED_IN_BREAKOUTS: ReadonlySet<string> = new Set(['breakout-sound', 'breakout-microphones']);
const SPOKEN_INTO: ReadonlySet<Kind> = new Set(['mic_wireless_handheld', 'mic_wireless_lapel', 'mic_headset']);

/** What the event calls for: what was asked for by name first, then what the rules of the trade say. */
export function needsFor(occasion: Occasion, exclusions: Exclusions): readonly Need[] {
  const sane = asOneKit(occasion.facts.demands.filter((demand) => !isAbsurd(demand, occasion))).map(withUsualSize);
  const demands = wantedDemands(sane, exclusions);
  const isInBreakouts = ({ place }: Demand): boolean => place !== undefined && occasion.breakouts.length > 0;
  const main = demands.filter((demand) => !isInBreakouts(demand));
  const inBreakouts = demands.filter(isInBreakouts);
  const asked = [
    ...main.map((demand) => needOfDemand(demand, occasion)),
    ...inBreakouts.flatMap((demand) => needsInBreakouts(demand, occasion)),
  ].map((need) => ({ ...need, instead: need.instead.filter((kind) => !exclusions.makeIdle(kind)) }));
  // As many as there are rooms are for these.
  const rooms = occasion.breakouts.reduce((sum, room) => sum + room.count, 0);
  const forAll = main.filter(({ quantity }) => rooms > 1 && quantity !== null && quantity >= rooms);
  // "Lighting" settles nothing but that there is to be some.
  const settled = main.filter(
    ({ kinds, quantity, phrase }) => kinds[0] !== 'lighting_package' || quantity !== null || isPackage(phrase),
  );
  const ruled = rulesFor(occasion, inBreakouts.length > 0).flatMap((rule) =>
    roomsOf(rule, occasion).flatMap((room) =>
      needOfRule(rule, room, occasion, exclusions, rule.room === 'breakout' ? [...inBreakouts, ...forAll] : settled),
    ),
  );
  return [...asked, ...ruled];
}

/** "A stage lighting package": the company's own choice of lights, as it hires it out. */
function isPackage(phrase: string): boolean {
  return /package|paket|pakket|paquete|\bpack\b|forfait/iu.test(phrase);
}

/** Of an order only what is named is planned, and what a covered stage lies on; of rooms that are equipped, nothing more. */
function rulesFor(occasion: Occasion, asksForBreakouts: boolean): readonly Rule[] {
  const { facts, breakouts } = occasion;
  if (facts.hireList || asksForNothing(facts))
    return RULES.filter(({ id }) => id === 'stage' && isCoveredStageAsked(occasion));
  const equipped = says(facts, 'main_room_equipped') && breakouts.length > 0;
  return RULES.filter(
    ({ id, room }) => !(equipped && room !== 'breakout') && !(asksForBreakouts && UNASKED_IN_BREAKOUTS.has(id)),
  );
}

/** Neither an order nor an event: no kind of it, nobody who comes or performs. */
function asksForNothing({ scope, events, attendees, performers }: Facts): boolean {
  return scope === 'neither' && events[0]?.words === null && attendees === null && performers.length === 0;
}

function roomsOf({ room }: Rule, occasion: Occasion): readonly Room[] {
  if (room === 'breakout') return occasion.breakouts;
  return [room === 'event' ? wholeEvent(occasion) : occasion.main];
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
  const preferred = rule.kinds(occasion, room);
  const first = preferred.find((kind) => !SORTS.has(kind) || !exclusions.makeIdle(kind));
  if (first === undefined || exclusions.makeIdle(first) || isSettled(rule, first, occasion, demands)) return [];
  const ordered = isOrdered(first, rule.room, occasion);
  if (occasion.facts.scope === 'order' && !ordered) return [];
  const byWish = isOptionalByWish(first, occasion);
  const usual = !byWish && !isOffered(rule, verdict, first, occasion, exclusions);
  const offered = !usual || (!ordered && isExtra(first, occasion));
  if (offered && !byWish && isList(occasion.facts.demands)) return [];
  if (isLeftAside(rule, first, occasion, !usual)) return [];
  const kinds = preferred.filter((kind) => !exclusions.makeIdle(kind));
  return [
    {
      rule: rule.id,
      source: rule.source,
      label: rule.label,
      kinds,
      instead: substitutesFor(kinds).filter((kind) => !exclusions.makeIdle(kind)),
      phrase: '',
      size: rule.size(occasion, room),
      room,
      exact: false,
      sizeStated: false,
      optional: offered,
      core: rule.core === true && verdict === 'need' && !offered,
      words: occasion.facts.events[0]?.words ?? null,
      wishes: [],
      pieces: [],
      later: false,
      rank: byWish ? 0 : (rule.rank ?? 5),
    },
  ];
}

/**
 * Of an order as much is planned as its things are of: "sound" includes microphones, and no projector. What is asked for in
 * the rooms is not planned for another.
 */
/** Of these an order names each thing itself. */
const SAID_WHOLE: ReadonlySet<Category> = new Set([
  'furniture',
  'catering',
  'decor',
  'structures',
  'climate',
  'sanitation',
  'rigging',
]);

function isOrdered(kind: Kind, room: Rule['room'], { facts, breakouts }: Occasion): boolean {
  const category = KIND_CATEGORY[kind];
  if (SAID_WHOLE.has(category)) return false;
  const here = facts.demands.filter(
    ({ place }) => room === 'breakout' || breakouts.length === 0 || place === undefined,
  );
  return (
    here.some(
      ({ kinds: [asked] }) => asked !== undefined && (useOf(asked) === useOf(kind) || asked === `${category}_package`),
    ) || facts.optionalCategories.some(({ value }) => value === category)
  );
}

/** Not needed by somebody who names the things, whatever the event: all but the sound of those who perform. */
function isExtra(kind: Kind, { facts }: Occasion): boolean {
  const category = KIND_CATEGORY[kind];
  if (!namesItsThings(facts.demands)) return false;
  return category === 'audio' ? facts.performers.length === 0 : isLeftOut(kind, facts.demands);
}

/** What was asked for by name meets it, or leaves it out on purpose. */
function isSettled(rule: Rule, kind: Kind, { facts }: Occasion, demands: readonly Demand[]): boolean {
  if (rule.apart !== true && coveredBy(demands, kind)) return true;
  // A microphone of any kind that was asked for in the breakouts is theirs.
  const ofRooms =
    rule.id === 'breakout-microphones' && demands.some(({ kinds }) => kinds[0]?.startsWith('mic_') === true);
  return ofRooms || isClosed(rule, kind, demands) || isUnseen(kind, facts.demands);
}

/** Something of the same use was asked for by name; "four radio mics" are so many in all, whether held or worn. */
function coveredBy(demands: readonly Demand[], kind: Kind): boolean {
  const family = familyOf(kind);
  return demands.some(({ kinds, quantity }) => {
    const several = (quantity ?? 1) > 1;
    const anyMic = several && (kinds[0] === 'mic_wired' || (kinds[0] === 'mic_wireless_handheld' && kind !== kinds[0]));
    return (anyMic && SPOKEN_INTO.has(kind)) || kinds.some((each) => family.has(each));
  });
}

/** Beside a long list nothing is planned of which it names none; but in a field there is nothing that it could count on. */
function isLeftAside(rule: Rule, kind: Kind, occasion: Occasion, offered: boolean): boolean {
  const bare = occasion.field || occasion.openAir || occasion.is('festival') || isOptionalByWish(kind, occasion);
  if (bare || (rule.bulky === true && offered)) return false;
  return isBeyondDetail(rule, kind, occasion.facts.demands);
}

function isOffered(rule: Rule, verdict: Verdict, kind: Kind, occasion: Occasion, exclusions: Exclusions): boolean {
  // "Lighting, please": what would else be offered is included.
  const asksForLight = occasion.facts.demands.some(
    ({ kinds, optional }) => kinds[0] === 'lighting_package' && !optional,
  );
  const asked = asksForLight && KIND_CATEGORY[kind] === 'lighting';
  // Whoever lists everything down to the spoons has not forgotten the stage.
  const show = occasion.is('concert', 'festival', 'theatre', 'fashion_show', 'screening', 'club_night');
  if (rule.bulky === true && occasion.itemised && !show && !asked) return true;
  if (verdict === 'offer') return !(rule.core === true && asked);
  return exclusions.houseSound && rule.id.endsWith('microphones');
}

function isOptionalByWish(kind: Kind, { facts }: Occasion): boolean {
  return facts.optionalCategories.some(({ value }) => value === KIND_CATEGORY[kind]);
}
