import type { Category } from '@showbill/contract';
import { CATEGORIES } from '@showbill/contract';
import { z } from 'zod';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { Demand, Exclusion, Facts } from '../../facts.ts';
import type { ShelfProduct } from '../../types.ts';
import { grouped, kind as kindColumn, planningTable } from '../products/tables.ts';

/** What the client does not want from us, ready to be asked about products and about needs. */
export interface Exclusions {
  /** The exclusion that forbids this product on any line; null where it may be there. */
  against(product: ShelfProduct): Exclusion | null;
  /** Whether equipment of this kind may not be planned. */
  forbid(kind: Kind): boolean;
  /** Whether a rule should leave this kind alone: forbidden, or only of use with what is forbidden. */
  makeIdle(kind: Kind): boolean;
  /** Whether who does this is theirs and another of the trade is asked for: "our own engineer mixes, please send one all-round tech". */
  isTheirs(kind: Kind): boolean;
  /** A sound system is there already: microphones are offered, not included. */
  readonly houseSound: boolean;
}

/**
 * What is left out together with a thing: a part of it, or what a rule does not add any more, since it is of no use
 * without the thing or met by what is there.
 */
const GOES_WITH = grouped(
  planningTable('goes-with', {
    left_out: z.union([kindColumn, z.enum(CATEGORIES)]),
    how: z.enum(['part', 'part if there', 'idle', 'idle if there', 'idle if unwanted']),
    with: kindColumn,
  }),
  (row) => `${row.left_out} ${row.how}`,
  (row) => row.with,
);

function goingWith(leftOut: Kind | Category, how: string): readonly Kind[] {
  return GOES_WITH.get(`${leftOut} ${how}`) ?? [];
}

/** Not wanted, these leave the other sorts: "a stage, but no trailer", "no line array". */
export const SORTS: ReadonlySet<Kind> = new Set<Kind>(['mobile_stage', 'line_array']);

/** Asked for though one is there, as for another room: then with all it needs but bass, which who plays brings. */
const WHOLES: readonly { category: Category; asked: readonly Kind[]; parts: readonly Kind[] }[] = [
  {
    category: 'audio',
    asked: ['pa_package', 'speaker_top', 'line_array'],
    parts: [
      ...goingWith('pa_package', 'part').filter((kind) => kind !== 'subwoofer'),
      ...goingWith('pa_package', 'part if there'),
      'pa_package',
      'audio_cable',
      'mic_stand',
      'crew_sound',
      'audio_player',
    ],
  },
  {
    category: 'lighting',
    asked: ['lighting_package', 'stage_wash', 'moving_head'],
    parts: ['lighting_console', 'dimmer', 'dmx_splitter', 'lighting_stand', 'crew_lighting'],
  },
];

/** Kinds of a product below this confidence are guesses, not what it is. */
const SURE = 0.8;

interface Rule {
  readonly exclusion: Exclusion;
  readonly categories: ReadonlySet<Category>;
  readonly kinds: ReadonlySet<Kind>;
  /** Not added unasked beside it. */
  readonly idle: ReadonlySet<Kind>;
  /** Asked for by name all the same: "house PA, but bring four radio microphones". */
  readonly spared: ReadonlySet<Kind>;
}

export function exclusionsOf(facts: Facts): Exclusions {
  const rules = facts.exclusions.map((exclusion) => ruleOf(exclusion, facts));
  const forbid = (kind: Kind) =>
    rules.some((rule) => !rule.spared.has(kind) && (rule.kinds.has(kind) || rule.categories.has(KIND_CATEGORY[kind])));
  const left = leftToOthers(facts);
  const asksForTechnician = facts.demands.some(({ kinds: [asked] }) => asked === 'crew_technician');
  return {
    against: (product) => rules.find((rule) => forbidsProduct(rule, product))?.exclusion ?? null,
    forbid,
    makeIdle: (kind) =>
      forbid(kind) || left.has(kind) || rules.some(({ idle, spared }) => idle.has(kind) && !spared.has(kind)),
    isTheirs: (kind) =>
      asksForTechnician &&
      facts.exclusions.some(({ kinds, reason }) => reason === 'provided' && kinds.length === 1 && kinds[0] === kind),
    houseSound: rules.some(({ exclusion, kinds }) => exclusion.reason === 'provided' && kinds.has('pa_package')),
  };
}

/** What a product is for certain: its surest kinds, and every other it was clearly recognised as. */
export function surestKinds(product: ShelfProduct): readonly Kind[] {
  const top = Math.max(0, ...product.kinds.map((match) => match.confidence));
  return product.kinds.filter(({ confidence }) => confidence >= Math.min(top, SURE)).map(({ kind }) => kind);
}

/** What the client only speaks of, with its parts: not to be added unasked, but where some of its whole is asked for. */
function leftToOthers({ spokenOf, demands }: Facts): ReadonlySet<Kind> {
  const asked = new Set(demands.flatMap(({ kinds }) => kinds));
  const kept = WHOLES.filter((whole) => whole.asked.some((kind) => asked.has(kind))).flatMap(({ parts, category }) =>
    parts.filter((kind) => KIND_CATEGORY[kind] === category),
  );
  const kinds = spokenOf.flatMap((spoken) => spoken.kinds).flatMap((kind) => [kind, ...goingWith(kind, 'part')]);
  return new Set(kinds.filter((kind) => !asked.has(kind) && !kept.includes(kind)));
}

function ruleOf(exclusion: Exclusion, { demands, spaces }: Facts): Rule {
  const provided = exclusion.reason === 'provided';
  const categories = new Set(exclusion.categories);
  const kinds = new Set(
    exclusion.kinds.flatMap((kind) => [
      kind,
      ...(provided || !SORTS.has(kind) ? goingWith(kind, 'part') : []),
      ...(provided ? goingWith(kind, 'part if there') : []),
    ]),
  );
  // A supply is there; what divides it is not.
  if (provided && categories.delete('power')) for (const kind of ['generator', 'fuel'] as const) kinds.add(kind);
  const asked = demands.filter((demand) => isAskedForAllTheSame(demand, exclusion));
  const spared = asked.flatMap((demand) => (provided ? demand.kinds : demand.kinds.slice(0, 1)));
  const whole = WHOLES.filter(
    (each) => categories.has(each.category) && each.asked.some((kind) => spared.includes(kind)),
  );
  return {
    exclusion,
    categories,
    kinds,
    idle: new Set(
      [...exclusion.kinds, ...categories].flatMap((each) => idleWithout(each, provided, spaces.length < 2)),
    ),
    spared: new Set([
      ...spared,
      ...(spared.includes('crew_technician') ? goingWith('crew_technician', 'idle') : []),
      ...whole.flatMap(({ parts }) => parts.filter((kind) => !exclusion.kinds.includes(kind))),
    ]),
  };
}

/**
 * A thing with a number, or in other words, is asked for although its like is left out: more of what is there, or a
 * thing of another kind. One of what is there already is that one, and what is not wanted is not wanted in any number.
 */
function isAskedForAllTheSame(demand: Demand, exclusion: Exclusion): boolean {
  const { kinds, quantity } = demand;
  if (demand.called !== undefined) return true;
  if (quantity === null && sameWords(demand.words, exclusion.words)) return false;
  const isNamed = exclusion.kinds.some((kind) => kinds.includes(kind));
  if (exclusion.reason === 'unwanted') {
    if (quantity === null && exclusion.categories.includes('crew')) return false;
    return !isNamed || quantity === 1;
  }
  const [first] = kinds;
  const isPerson = first !== undefined && KIND_CATEGORY[first] === 'crew';
  const isSpecialMic = first?.startsWith('mic_') === true && first !== 'mic_wired';
  return isPerson || isSpecialMic || (quantity ?? 1) > 1 || !(first !== undefined && exclusion.kinds.includes(first));
}

function forbidsProduct({ kinds, categories, spared }: Rule, product: ShelfProduct): boolean {
  const own = surestKinds(product);
  if (own.some((kind) => spared.has(kind))) return false;
  if (categories.has(product.category)) return true;
  if (own.some((kind) => kinds.has(kind) || categories.has(KIND_CATEGORY[kind]))) return true;
  const [first] = product.kinds;
  return first !== undefined && [...categories].some((category) => goingWith(category, 'idle').includes(first.kind));
}

function idleWithout(leftOut: Kind | Category, provided: boolean, isOneRoom: boolean): readonly Kind[] {
  return [
    ...goingWith(leftOut, 'idle'),
    ...(provided ? [] : goingWith(leftOut, 'idle if unwanted')),
    // Slides go on the screens that hang in the one room that there is.
    ...(provided && isOneRoom ? goingWith(leftOut, 'idle if there') : []),
  ];
}

function sameWords(a: string, b: string): boolean {
  const [left, right] = [a.trim().toLowerCase(), b.trim().toLowerCase()];
  return left !== '' && right !== '' && (left.includes(right) || right.includes(left));
}
