import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind, similarity } from '../../equipment/index.ts';
import type { Demand, Exclusion, Facts, ShelfProduct } from '../types.ts';

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

const SOUND_SYSTEM: readonly Kind[] = [
  'speaker_top',
  'speaker_column',
  'line_array',
  'pa_package',
  'subwoofer',
  'amplifier',
  'speaker_stand',
];
const HOUSE_SYSTEM: readonly Kind[] = [...SOUND_SYSTEM, 'mixing_console', 'stagebox'];
const DECKS: readonly Kind[] = ['stage_deck', 'stage_leg', 'stage_skirt', 'mobile_stage', 'stage_roof'];
const DJ_SET: readonly Kind[] = ['dj_player', 'dj_mixer', 'dj_controller'];

/** Who wants no smoke wants no haze either. */
const SMOKE: readonly Kind[] = ['smoke_machine', 'hazer', 'effect_fluid'];
const CONFETTI: readonly Kind[] = ['confetti', 'confetti_machine'];
const TABLES: readonly Kind[] = ['table_round', 'table_trestle', 'beer_table_set', 'table_cocktail', 'table_desk'];
const TOILETS: readonly Kind[] = ['toilet', 'toilet_trailer', 'toilet_accessible'];

/** To name one of these is to name what it is part of. */
const WHOLE_OF: Partial<Record<Kind, readonly Kind[]>> = {
  speaker_top: SOUND_SYSTEM,
  pa_package: SOUND_SYSTEM,
  line_array: SOUND_SYSTEM,
  stage_deck: DECKS,
  mobile_stage: DECKS,
  /** "Their own amps": what a guitar is plugged into as well. */
  amplifier: ['amplifier', 'guitar_amp', 'bass_amp'],
  dj_player: DJ_SET,
  dj_controller: DJ_SET,
  chair: ['chair', 'chair_banquet'],
  chair_banquet: ['chair', 'chair_banquet'],
  projector: ['projector', 'projection_screen'],
  lighting_package: ['lighting_package', 'stage_wash', 'disco_light'],
  /** "The stage lights are there". */
  stage_wash: ['stage_wash', 'profile_spot', 'lighting_package'],
  confetti: CONFETTI,
  confetti_machine: CONFETTI,
  smoke_machine: SMOKE,
  hazer: SMOKE,
  toilet: TOILETS,
  toilet_trailer: TOILETS,
  interpretation_booth: [
    'interpretation_booth',
    'interpretation_receiver',
    'interpretation_transmitter',
    'crew_interpreter',
  ],
  delivery: ['delivery', 'van', 'truck', 'mileage'],
  table_round: TABLES,
  table_trestle: TABLES,
};

/** Not wanted, these leave the other sorts: "a stage, but no trailer", "no line array". */
export const SORTS: ReadonlySet<Kind> = new Set<Kind>(['mobile_stage', 'line_array']);

/** Of no use, or met by other means, once the first is there or not wanted. */
const IDLE_WITH: Partial<Record<Kind, readonly Kind[]>> = {
  projector: ['display', 'led_wall', 'display_stand'],
  disco_light: ['lighting_package'],
  display: ['display_stand'],
  led_wall: ['projector', 'projection_screen', 'display'],
  projection_screen: ['led_wall', 'display'],
  stage_deck: ['stage_steps', 'stage_handrail', 'stage_ramp'],
  chair: ['chair_cover'],
  chair_banquet: ['chair_cover'],
  tablecloth: ['napkin', 'chair_cover'],
  crockery: ['cutlery', 'serving'],
  cutlery: ['crockery'],
  table_round: ['tablecloth'],
  space_heater: ['patio_heater'],
  marquee: ['marquee_floor', 'marquee_lining', 'gazebo'],
  drum_kit: ['drum_part'],
  dj_player: ['dj_mixer', 'dj_controller'],
  parasol: ['gazebo'],
  generator: ['fuel'],
  toilet: ['hand_wash'],
  table_trestle: ['tablecloth'],
  crew_technician: ['crew_sound', 'crew_lighting', 'crew_video'],
};
/** Who wants no floor to dance on has no lights for it, who wants no interpreters nothing to hear them with. */
const IDLE_WITH_REFUSED: Partial<Record<Kind, readonly Kind[]>> = {
  dance_floor: ['disco_light', 'mirror_ball'],
  stage_wash: ['uplight', 'lighting_package', 'disco_light'],
  crew_interpreter: ['interpretation_booth', 'interpretation_receiver', 'interpretation_transmitter'],
};
/** Slides go on the screens that hang in the one room that there is. */
const IDLE_WITH_THERE: Partial<Record<Kind, readonly Kind[]>> = {
  display: ['projector', 'projection_screen', 'led_wall'],
};
const IDLE_WITHOUT: Partial<Record<Category, readonly Kind[]>> = {
  audio: ['crew_sound'],
  lighting: ['crew_lighting', 'effect_fluid', 'lifting_tower'],
  video: ['crew_video', 'crew_camera'],
  structures: ['marquee_floor', 'marquee_lining'],
  power: ['fuel', 'crew_electrician'],
};

/** Asked for though one is there, as for another room or beside that of a band: then with all it needs but bass, which who plays brings. */
interface Whole {
  readonly category: Category;
  readonly asked: readonly Kind[];
  readonly parts: readonly Kind[];
}

const GOES_WITH_ASKED: readonly Whole[] = [
  {
    category: 'audio',
    asked: ['pa_package', 'speaker_top', 'line_array'],
    parts: [
      ...HOUSE_SYSTEM.filter((kind) => kind !== 'subwoofer'),
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

/** From this likeness on, words that are no kind are taken to mean a product by its name. */
const SAME_THING = 0.6;
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
  const forbid = (kind: Kind) => rules.some((rule) => forbidsKind(rule, kind));
  const left = leftToOthers(facts);
  return {
    against: (product) => rules.find((rule) => forbidsProduct(rule, product))?.exclusion ?? null,
    forbid,
    makeIdle: (kind) => forbid(kind) || left.has(kind) || rules.some((rule) => idles(rule, kind)),
    isTheirs: (kind) =>
      facts.exclusions.some(({ kinds, reason }) => reason === 'provided' && kinds.length === 1 && kinds[0] === kind) &&
      facts.demands.some(({ kinds: [asked] }) => asked === 'crew_technician'),
    houseSound: rules.some(({ exclusion, kinds }) => exclusion.reason === 'provided' && kinds.has('pa_package')),
  };
}

/** What a product is for certain: its surest kinds, and every other it was clearly recognised as. */
export function surestKinds(product: ShelfProduct): readonly Kind[] {
  const top = Math.max(0, ...product.kinds.map((match) => match.confidence));
  return product.kinds.filter(({ confidence }) => confidence >= Math.min(top, SURE)).map(({ kind }) => kind);
}

/** No part of what lights a stage. */
const EFFECTS: ReadonlySet<Kind> = new Set<Kind>(['hazer', 'smoke_machine', 'effect_fluid', 'strobe', 'laser']);

/** What the client only speaks of, with what it stands for: not to be added unasked. Where some of it is asked for, all that goes with it stays. */
function leftToOthers({ spokenOf, demands }: Facts): ReadonlySet<Kind> {
  const asked = new Set(demands.flatMap(({ kinds }) => kinds));
  const wholes = GOES_WITH_ASKED.filter((whole) => whole.asked.some((kind) => asked.has(kind)));
  const kept = new Set(wholes.map(({ category }) => category));
  const kinds = spokenOf.flatMap((spoken) => spoken.kinds).flatMap((kind) => WHOLE_OF[kind] ?? [kind]);
  return new Set(kinds.filter((kind) => !asked.has(kind) && (!kept.has(KIND_CATEGORY[kind]) || EFFECTS.has(kind))));
}

function ruleOf(exclusion: Exclusion, { demands, performers, spaces }: Facts): Rule {
  const sings = performers.some(({ kind }) => kind === 'choir');
  const provided = exclusion.reason === 'provided';
  const kinds = exclusion.kinds.flatMap((kind) => {
    const whole = (!provided && SORTS.has(kind) ? undefined : WHOLE_OF[kind]) ?? [kind];
    return provided && whole === SOUND_SYSTEM ? HOUSE_SYSTEM : whole;
  });
  const spared = demands
    .filter((demand) => demand.quantity !== null || !sameWords(demand.words, exclusion.words))
    .filter(
      (demand) =>
        demand.called !== undefined ||
        (provided && !isTheSame(demand, exclusion)) ||
        !(
          exclusion.kinds.some((kind) => demand.kinds.includes(kind)) || suffices(exclusion, demand.kinds[0] ?? 'tape')
        ) ||
        (demand.quantity !== null && demand.quantity <= FEW && isOfNobody(exclusion)) ||
        (!provided && demand.quantity === 1),
    )
    .filter((demand) => demand.quantity !== null || !refusesPeople(exclusion))
    .flatMap((demand) => demand.kinds.filter((kind, at) => at === 0 || provided || !SORTS.has(kind)))
    .flatMap((kind) =>
      kind === 'crew_technician' ? TECHNICIANS : kind === 'mic_wired' && sings ? WIRED_MICS : [kind],
    );
  if (provided && kinds.includes('mic_wired')) kinds.push('mic_instrument'); // "their own wired microphones"
  const categories = new Set(exclusion.categories);
  if (provided && categories.delete('power')) kinds.push('generator', 'fuel'); // a supply is there, what divides it is not
  if (kinds.includes('power_cable') && kinds.includes('generator')) kinds.push('power_distro'); // "power and cabling": what divides it too
  const portable = demands.some(({ phrase, kinds: [kind] }) => kind === 'pa_package' && PORTABLE.test(phrase));
  const whole = GOES_WITH_ASKED.filter(
    ({ category, asked }) =>
      categories.has(category) && asked.some((kind) => spared.includes(kind)) && !(portable && category === 'audio'),
  );
  return {
    exclusion,
    categories,
    kinds: new Set(kinds),
    idle: new Set(idleWith(exclusion, categories, spaces.length < 2)),
    spared: new Set([
      ...spared,
      ...whole.flatMap(({ parts }) => parts.filter((kind) => !exclusion.kinds.includes(kind))),
    ]), // "has his own desk"
  };
}

const WIRED_MICS: readonly Kind[] = ['mic_wired', 'mic_instrument'];

/** "Une enceinte autonome": a set of its own, to which nothing is added. */
const PORTABLE = /autonom|akku|batter|bater[ií]a|\baccu/iu;

/** "No staff": people are then asked for by number or not at all. */
function refusesPeople({ categories, reason }: Exclusion): boolean {
  return reason === 'unwanted' && categories.includes('crew');
}

/** More than these are no technicians, but whom a course is for; [ours]. */
const FEW = 4;

/** "Nobody needed overnight, one technician on Sunday": all whoever works, and yet one. */
function isOfNobody({ kinds, reason }: Exclusion): boolean {
  return reason === 'unwanted' && kinds.length > 1 && kinds.every((kind) => KIND_CATEGORY[kind] === 'crew');
}

const TECHNICIANS: readonly Kind[] = ['crew_technician', 'crew_sound', 'crew_lighting', 'crew_video'];

const ALL = /(?<!\p{L})(?:all|alle|sämtliche|tous|toutes|todos|todas)(?!\p{L})/iu;

/** "A DJ set-up; the DJ brings his own decks": one and the same. "We have chairs, but need 50 more": more of them. */
function isTheSame({ kinds, quantity }: Demand, exclusion: Exclusion): boolean {
  const [first] = kinds;
  const special = first !== 'mic_wired' && first?.startsWith('mic_') === true && !ALL.test(exclusion.words); // "they have mics", but no headset
  // "Our crew run the lights", and an operator is asked for beside: people are asked for by what they do.
  if (first !== undefined && KIND_CATEGORY[first] === 'crew') return false;
  const same = first !== undefined && (kindsOf(exclusion).has(first) || suffices(exclusion, first));
  return (quantity ?? 1) === 1 && !special && same;
}

/** "Staging: 8 x 5 m. The Corn Exchange stage IS FINE": that of the house will do. */
function suffices({ categories, words }: Exclusion, kind: Kind): boolean {
  return DECKS.includes(kind) && categories.includes('staging') && SUFFICES.test(words);
}

const SUFFICES =
  /(?:\bfine|\bok(?:ay)?|\bwill do|\benough|\bsufficient|\breicht|\bgenügt|\bsuffit|\bbasta|\bvolstaat)$/iu;

/** Their amps are what a bass is plugged into as well. */
function kindsOf({ kinds }: Exclusion): ReadonlySet<Kind> {
  return new Set(kinds.flatMap((kind) => (kind === 'amplifier' ? (WHOLE_OF[kind] ?? [kind]) : [kind])));
}

function forbidsKind(rule: Rule, kind: Kind): boolean {
  return (rule.kinds.has(kind) || rule.categories.has(KIND_CATEGORY[kind])) && !rule.spared.has(kind);
}

function forbidsProduct(rule: Rule, product: ShelfProduct): boolean {
  const kinds = surestKinds(product);
  if (kinds.some((kind) => rule.spared.has(kind))) return false;
  if (rule.categories.has(product.category)) return true;
  if (kinds.some((kind) => rule.kinds.has(kind) || rule.categories.has(KIND_CATEGORY[kind]))) return true;
  const [first] = product.kinds;
  if (first !== undefined && [...rule.categories].some((category) => IDLE_WITHOUT[category]?.includes(first.kind)))
    return true;
  const { exclusion } = rule;
  if (exclusion.kinds.length > 0 || exclusion.categories.length > 0 || exclusion.phrase.trim() === '') return false;
  return similarity(exclusion.phrase, product.name) >= SAME_THING;
}

function idles(rule: Rule, kind: Kind): boolean {
  return !rule.spared.has(kind) && rule.idle.has(kind);
}

/** What is of no use once that is left out, or met by what is there. */
function idleWith(
  { reason, kinds }: Exclusion,
  categories: ReadonlySet<Category>,
  isOneRoom: boolean,
): readonly Kind[] {
  const besides = reason === 'unwanted' ? IDLE_WITH_REFUSED : isOneRoom ? IDLE_WITH_THERE : {};
  return [
    ...kinds.flatMap((kind) => [...(IDLE_WITH[kind] ?? []), ...(besides[kind] ?? [])]),
    ...[...categories].flatMap((category) => IDLE_WITHOUT[category] ?? []),
  ];
}

function sameWords(a: string, b: string): boolean {
  const [left, right] = [a.trim().toLowerCase(), b.trim().toLowerCase()];
  return left !== '' && right !== '' && (left.includes(right) || right.includes(left));
}
