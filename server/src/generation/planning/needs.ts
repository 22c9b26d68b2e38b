import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Demand } from '../types.ts';
import { says } from './event/conditions.ts';
import { isAbsurd } from './rules/absurd.ts';
import { isBeyondDetail, isClosed, isList, isUnseen } from './rules/itemised.ts';
import { isCoveredStage, isCoveredStageAsked } from './things/covered-stage.ts';
import { isWhole, needOfDemand, needsInBreakouts } from './demands.ts';
import { type Exclusions, SORTS } from './exclusions.ts';
import { wholeEvent } from './event/rooms.ts';
import { isConductors } from './things/podiums.ts';
import { isRiserBeside } from './things/risers.ts';
import { RULES } from './rules/index.ts';
import { familyOf, substitutesFor } from './substitutes.ts';
import { pieceIn } from './tableware.ts';
import type { Need, Occasion, Room, Rule, Verdict } from './types.ts';

/** What the event calls for: what was asked for by name first, then what the rules of the trade say. */
export function needsFor(occasion: Occasion, exclusions: Exclusions): readonly Need[] {
  const sane = occasion.facts.demands.filter((demand) => !isAbsurd(demand, occasion));
  const demands = wantedDemands(sane, exclusions);
  const isInBreakouts = ({ place }: Demand): boolean => place !== undefined && occasion.breakouts.length > 0;
  const main = demands.filter((demand) => !isInBreakouts(demand));
  const inBreakouts = demands.filter(isInBreakouts);
  const asked = [
    ...main.map((demand) => needOfDemand(demand, occasion)),
    ...inBreakouts.flatMap((demand) => needsInBreakouts(demand, demand.place === 'each_breakout', occasion)),
  ].map((need) => ({
    ...need,
    instead: need.instead.filter((kind) => !exclusions.makeIdle(kind)),
  }));
  const unlisted = occasion.facts.hireList
    ? RULES.filter(({ id }) => id === 'stage' && isCoveredStageAsked(occasion))
    : RULES;
  // As many as there are rooms are for these.
  const rooms = occasion.breakouts.reduce((sum, room) => sum + room.count, 0);
  const forAll = main.filter(({ quantity }) => rooms > 1 && quantity !== null && quantity >= rooms);
  // "Lighting" settles nothing but that there is to be some.
  const settled = main.filter(
    (demand) => !(demand.kinds[0] === 'lighting_package' && needOfDemand(demand, occasion).later),
  );
  const equipped = says(occasion.facts, 'main_room_equipped') && occasion.breakouts.length > 0;
  const rules = unlisted
    .filter((rule) => !equipped || rule.room === 'breakout')
    .filter((rule) => inBreakouts.length === 0 || !UNASKED_IN_BREAKOUTS.has(rule.id))
    .filter((rule) => occasion.facts.inputs === undefined || !TOLD_BY_INPUTS.has(rule.id));
  const ruled = rules.flatMap((rule) =>
    roomsOf(rule, occasion).flatMap((room) =>
      needOfRule(rule, room, occasion, exclusions, rule.room === 'breakout' ? [...inBreakouts, ...forAll] : settled),
    ),
  );
  return [...asked, ...ruled];
}

/** Left out of rooms for which the client says what they are to have. */
const UNASKED_IN_BREAKOUTS: ReadonlySet<string> = new Set(['breakout-sound', 'breakout-microphones']);

/** What a list of inputs tells to the last of them. */
const TOLD_BY_INPUTS: ReadonlySet<string> = new Set([
  'vocal-microphones',
  'instrument-microphones',
  'ensemble-microphones',
  'choir-microphones',
  'di-boxes',
]);

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
  const preferred = rule.kinds(occasion, room);
  const first = preferred.find((kind) => !SORTS.has(kind) || !exclusions.makeIdle(kind));
  if (first === undefined || exclusions.makeIdle(first)) return [];
  if (rule.apart !== true && coveredBy(demands, first)) return [];
  // A microphone of any kind that was asked for in the breakouts is theirs.
  if (rule.id === 'breakout-microphones' && demands.some(({ kinds }) => kinds[0]?.startsWith('mic_') === true))
    return [];
  const { demands: said } = occasion.facts;
  if (isClosed(rule, first, demands) || isUnseen(first, said)) return [];
  const offered = isOffered(rule, verdict, first, occasion, exclusions);
  // In a field there is nothing that a list could count on.
  const bare = occasion.field || occasion.openAir || occasion.is('festival') || optionalByWish(first, occasion);
  if (!bare && !(rule.bulky === true && offered) && isBeyondDetail(rule, first, said)) return [];
  const kinds = preferred.filter((kind) => !exclusions.makeIdle(kind));
  if (offered && isList(occasion.facts.demands) && !optionalByWish(first, occasion)) return [];
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
    sizeStated: false,
    optional: offered,
    core: rule.core === true && verdict === 'need' && !offered,
    words: wordsBehind(occasion),
    wishes: [],
    pieces: [],
    later: false,
    rank: optionalByWish(first, occasion) ? 0 : (rule.rank ?? 5),
  };
  return [need];
}

function isOffered(rule: Rule, verdict: Verdict, kind: Kind, occasion: Occasion, exclusions: Exclusions): boolean {
  if (optionalByWish(kind, occasion)) return true;
  // Whoever lists everything down to the spoons has not forgotten the stage.
  const show = occasion.is('concert', 'festival', 'theatre', 'fashion_show', 'screening', 'club_night');
  if (rule.bulky === true && occasion.itemised && !show && !isAskedInGeneral(kind, occasion)) return true;
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
  if (WORN.has(kind) && demands.some(isAnyRadioMic)) return true;
  if ((WORN.has(kind) || kind === 'mic_wireless_handheld') && demands.some(isAnyMic)) return true;
  return demands.some((demand) => demand.kinds.some((each) => family.has(each)));
}

const WORN: ReadonlySet<Kind> = new Set(['mic_wireless_lapel', 'mic_headset']);
const IN_HAND = /hand|roving|audience|q ?& ?a|saal|publikum|baladeur|main|mano|zaal/i;

/** "Four radio mics": so many in all, whether held or worn. */
function isAnyRadioMic({ kinds, quantity, phrase }: Demand): boolean {
  return kinds[0] === 'mic_wireless_handheld' && quantity !== null && quantity > 1 && !IN_HAND.test(phrase);
}

/** "Three microphones": so many in all, of whatever kind. */
function isAnyMic({ kinds, quantity, phrase }: Demand): boolean {
  const plain =
    /^(mics?|microphones?|mikrofone?n?|mikros?|micros?|microphones?|micr[oó]fonos?|microfoons?|microfoon)$/i;
  return kinds[0] === 'mic_wired' && quantity !== null && quantity > 1 && plain.test(phrase.trim());
}

function wordsBehind(occasion: Occasion): string | null {
  return occasion.facts.events[0]?.words ?? null;
}

/**
 * Demands that are to be met, each once: not those that are refused in the same breath, and of several mentions of one
 * thing without a number the one that says most.
 */
function wantedDemands(demands: readonly Demand[], exclusions: Exclusions): readonly Demand[] {
  const wanted = demands.filter((demand) => {
    const said = demand.kinds.length > 0 || (demand.phrase.trim() !== '' && !SAYS_NOTHING.test(demand.phrase.trim()));
    return said && !(demand.kinds.length > 0 && demand.kinds.every((kind) => exclusions.forbid(kind)));
  });
  const counted = wanted.filter((demand) => !isVague(demand));
  const kept: Demand[] = [];
  for (const demand of wanted.filter((each) => !isSaidBetter(each, wanted))) {
    const before = kept.findIndex((other) => saysTheSame(other, demand));
    const earlier = kept[before];
    if (!isVague(demand) || (earlier === undefined && !counted.some((other) => saysTheSame(other, demand)))) {
      kept.push(demand);
    } else if (earlier !== undefined && isVague(earlier) && !hasSize(earlier) && hasSize(demand)) kept[before] = demand;
  }
  return kept;
}

const PLAIN_TABLES = /^(?:dining |dinner |ess|esszimmer)?(?:tables?|tischen?|mesas?|tafels?)$/iu;
const PLAIN_CHAIRS = /^(?:chairs?|seats|seating|stühlen?|chaises?|sillas?|stoelen)$/iu;
const PLAIN_SCREEN = /^(?:screens?|leinwand|bildschirm|écran|pantalla|scherm)$/iu;
const TABLES: ReadonlySet<Kind> = new Set(['table_round', 'table_trestle', 'table_desk', 'beer_table_set']);
const CHAIRS: ReadonlySet<Kind> = new Set(['chair', 'chair_banquet']);
const TABLEWARE: ReadonlySet<Kind> = new Set(['crockery', 'cutlery', 'glassware']);

/** "Tables" beside "round tables", "glasses" beside "one wine glass each": the one is said again in the other. */
function isSaidBetter(demand: Demand, all: readonly Demand[]): boolean {
  const [kind] = demand.kinds;
  if (kind === undefined || demand.quantity !== null || hasSize(demand)) return false;
  const others = all.filter((other) => other !== demand && other.optional === demand.optional);
  const among = (kinds: ReadonlySet<Kind>, plain: RegExp) =>
    kinds.has(kind) &&
    plain.test(demand.phrase.trim()) &&
    others.some((other) => kinds.has(other.kinds[0] ?? 'tape') && !plain.test(other.phrase.trim()));
  if (among(TABLES, PLAIN_TABLES) || among(CHAIRS, PLAIN_CHAIRS)) return true;
  if (STAGES.includes(kind) && others.some((other) => isCoveredStage(other) || isMobile(other))) return true;
  if (kind === 'projection_screen' && PLAIN_SCREEN.test(demand.phrase.trim())) {
    if (others.some((other) => other.kinds[0] === 'led_wall')) return true;
  }
  return (
    TABLEWARE.has(kind) &&
    pieceIn(demand.phrase, kind) === null &&
    others.some((other) => other.kinds[0] === kind && pieceIn(other.phrase, kind) !== null)
  );
}

/** "Stage and sound" over "one trailer stage with roof". */
function isMobile({ kinds }: Demand): boolean {
  return kinds[0] === 'mobile_stage';
}

/** Words that count things and name none: "25 stalls" are no hook-a-duck stall, "ten lengths" no mirror. */
const SAYS_NOTHING =
  /^(?:stalls?|lengths?|machines?|units?|sets?|items?|pieces?|things?|lots?|feet|traders?|films?|pieds|pies|stück|stuks|piezas|pièces|kramen|puestos)$/iu;

/** Without a number of pieces. */
function isVague({ quantity, ...demand }: Demand): boolean {
  return quantity === null || isWhole({ quantity, ...demand }, quantity);
}

function hasSize({ traits, squareMetres }: Demand): boolean {
  return squareMetres !== undefined || Object.keys(traits).length > 0;
}

/** Several tents may differ in size; two sizes of one stage are alternatives. */
function saysTheSame(one: Demand, other: Demand): boolean {
  if (one.optional !== other.optional) return false;
  const [kind] = one.kinds;
  const [otherKind] = other.kinds;
  if (kind === undefined || otherKind === undefined) {
    return kind === otherKind && one.phrase.trim().toLowerCase() === other.phrase.trim().toLowerCase();
  }
  if (kind === otherKind && TABLEWARE.has(kind)) return pieceIn(one.phrase, kind) === pieceIn(other.phrase, kind);
  if (kind === otherKind && isConductors(one.phrase) !== isConductors(other.phrase)) return false;
  const whole = WHOLES.find((kinds) => kinds.includes(kind));
  if (whole !== undefined) return whole.includes(otherKind) && !(whole === STAGES && isRiserBeside(one, other));
  if (kind === otherKind && UNLIKE.has(kind)) return shareAWord(one.phrase, other.phrase);
  const differ = hasSize(one) && hasSize(other) && JSON.stringify(one.traits) !== JSON.stringify(other.traits);
  return kind === otherKind && !differ;
}

/** Kinds that hold unlike things: "a popcorn machine" is not the candy floss machine. */
const UNLIKE: ReadonlySet<Kind> = new Set(['cooking', 'serving', 'game', 'inflatable', 'car']);
const SAYS_WHAT = /\p{L}{4,}/gu;
const OF_ANY = /^(?:machine|maschine|station|cart|stand|hire|large|small|giant|grand|gro(?:ß|ss))/u;

function shareAWord(one: string, other: string): boolean {
  const [words, others] = [one, other].map((phrase) =>
    (phrase.toLowerCase().match(SAYS_WHAT) ?? []).filter((word) => !OF_ANY.test(word)).map((word) => word.slice(0, 4)),
  );
  if (words === undefined || others === undefined || words.length === 0 || others.length === 0) return true;
  return words.some((word) => others.includes(word));
}

/** One of each at an event: "a PA" and "speakers", "a stage" and "a mobile stage" mean the same. */
const STAGES: readonly Kind[] = ['stage_deck', 'mobile_stage'];
const WHOLES: readonly (readonly Kind[])[] = [['pa_package', 'speaker_top', 'speaker_column', 'line_array'], STAGES];
