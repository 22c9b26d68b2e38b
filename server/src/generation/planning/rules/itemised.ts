import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { Demand } from '../../facts.ts';
import type { Rule } from '../types.ts';
import { kindsCalled } from '../../kind-sets.ts';

/** What is chosen together: who counts so many of its kinds has thought of the rest; [ours]. */
const GROUPS: readonly { readonly kinds: ReadonlySet<Kind>; readonly least: number }[] = [
  { kinds: new Set<Kind>(['mic_wired', 'mic_instrument']), least: 1 },
  { kinds: new Set<Kind>(['speaker_top', 'speaker_column', 'line_array', 'subwoofer']), least: 1 },
  { kinds: kindsCalled('light_of_a_show'), least: 2 },
  { kinds: kindsCalled('backline'), least: 2 },
];
/** What is a stage or a part of one: a dance floor and a lectern are none. */
const STAGES = kindsCalled('stage');
/** Whoever lists tables and bars and no chairs wants none. */
const SEATS: ReadonlySet<Kind> = new Set<Kind>(['chair', 'chair_banquet', 'bench', 'armchair']);
/** What lights a stage. */
const LIT: ReadonlySet<Kind> = new Set<Kind>(['stage_wash', 'lighting_package', 'profile_spot']);
/** From so many things on, this share of them with a figure, a brief is a list; [ours]. */
const LIST = 4;
const FIGURES = 0.3;

/** What a list that does not name it does without; sound, power and people follow from what is on it. */
const DISCIPLINES: ReadonlySet<Category> = new Set(['lighting', 'staging', 'video', 'backline', 'furniture']);

/** Of one category and for uses of their own: who orders a dance floor or festoons wants no stage and no stage light. */
const USES: readonly ReadonlySet<Kind>[] = [
  new Set<Kind>(['uplight', 'festoon', 'floodlight']),
  new Set<Kind>(['disco_light', 'mirror_ball', 'laser', 'strobe']),
  new Set<Kind>(['hazer', 'smoke_machine', 'bubble_machine', 'snow_machine', 'confetti_machine', 'spark_machine']),
  ...(['dance_floor', 'drape', 'lectern', 'choir_riser', 'music_stand'] as const).map((kind) => new Set<Kind>([kind])),
];

/** What a thing is for, as far as one thing calls for another: its category, or its own use within that. */
export function useOf(kind: Kind): string {
  const own = USES.findIndex((kinds) => kinds.has(kind));
  return own === -1 ? KIND_CATEGORY[kind] : String(own);
}

/** A client who names so many different things has thought of what there is to be; [ours]. */
const NAMED = 3;

export function namesItsThings(demands: readonly Demand[]): boolean {
  return new Set(demands.flatMap(({ kinds: [kind], optional }) => (optional ? [] : (kind ?? [])))).size >= NAMED;
}

/**
 * Whether a rule is to leave a kind alone because the client itemises: its group is settled piece by piece, or a list
 * with figures leaves its whole discipline out. A stage that was asked for is lit all the same.
 */
export function isClosed(rule: Rule, kind: Kind, demands: readonly Demand[]): boolean {
  if (rule.apart === true) return false;
  const firm = demands.filter(({ optional }) => !optional);
  const named = new Set(firm.filter(({ quantity }) => quantity !== null).flatMap(({ kinds: [first] }) => first ?? []));
  const settled = GROUPS.some(({ kinds, least }) => kinds.has(kind) && kinds.intersection(named).size >= least);
  return settled || (isListed(firm) && isLeftOut(kind, firm));
}

/** Who speaks of loudspeakers, mixers and microphones and of nothing to be seen wants sound: no stage, no light, no picture. */
export function isUnseen(kind: Kind, demands: readonly Demand[]): boolean {
  if (!SEEN.has(KIND_CATEGORY[kind])) return false;
  const named = new Set(demands.flatMap(({ kinds: [first] }) => first ?? []));
  const audible = [...named].filter((each) => KIND_CATEGORY[each] === 'audio');
  const beside = [...named].filter((each) => !HEARD.has(KIND_CATEGORY[each]));
  return audible.length >= LEAST_SOUND && beside.length === 0;
}

const LEAST_SOUND = 2;
const HEARD: ReadonlySet<Category> = new Set(['audio', 'crew', 'transport', 'power', 'consumables']);
const SEEN: ReadonlySet<Category> = new Set(['lighting', 'staging', 'video', 'rigging']);

/** Whether the client lists what is wanted, with figures: around that nothing else is planned that it does without. */
export function isList(demands: readonly Demand[]): boolean {
  return isListed(demands.filter(({ optional }) => !optional));
}

/** From so many different things on, a discipline that none of them belongs to was not wanted; [ours]. */
const DETAILED = 6;

/** Whether a rule is to leave a kind alone because so much is asked for by name, and nothing of its discipline. */
export function isBeyondDetail(rule: Rule, kind: Kind, demands: readonly Demand[]): boolean {
  const things = demands.flatMap(({ kinds: [each], optional }) =>
    each === undefined || optional || UNCOUNTED.has(KIND_CATEGORY[each]) ? [] : [each],
  );
  return rule.apart !== true && new Set(things).size >= DETAILED && isLeftOut(kind, demands);
}

const UNCOUNTED: ReadonlySet<Category> = new Set(['crew', 'transport', 'consumables']);

/** Whether nothing of a kind's discipline is named; a stage that is named is lit all the same. */
export function isLeftOut(kind: Kind, demands: readonly Demand[]): boolean {
  const category = KIND_CATEGORY[kind];
  const named = demands.flatMap(({ kinds: [first] }) => first ?? []);
  const staged = named.some((each) => STAGES.has(each));
  if (SEATS.has(kind)) return named.every((each) => !SEATS.has(each));
  if (category === 'staging') return !staged && !named.includes(kind);
  if (!DISCIPLINES.has(category) || named.some((each) => KIND_CATEGORY[each] === category)) return false;
  return !(category === 'lighting' && LIT.has(kind) && staged);
}

/** One of a thing may be said in any sentence: from two on it is a figure. */
function isListed(demands: readonly Demand[]): boolean {
  const things = demands.filter(({ kinds: [kind] }) => kind !== undefined && KIND_CATEGORY[kind] !== 'crew');
  const figures = things.filter(({ quantity }) => (quantity ?? 0) > 1).length;
  return things.length >= LIST && figures >= things.length * FIGURES;
}
