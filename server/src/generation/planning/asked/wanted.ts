import { type Kind, normaliseWords } from '../../../equipment/index.ts';
import type { Demand } from '../../facts.ts';
import type { Exclusions } from './exclusions.ts';
import { attributesIn } from '../products/attributes.ts';
import { isCoveredStage } from '../things/covered-stage.ts';
import { isRiserBeside } from '../things/risers.ts';
import { VAGUE_WORDS } from '../products/score.ts';
import { pieceIn } from '../products/tableware.ts';
import { hasSize, isWhole } from './quantity.ts';

/** One of each at an event: "a PA" and "speakers", "a stage" and "a mobile stage" mean the same. */
const STAGES: readonly Kind[] = ['stage_deck', 'mobile_stage'];
const ONE_OF_EACH: readonly (readonly Kind[])[] = [
  ['pa_package', 'speaker_top', 'speaker_column', 'line_array'],
  STAGES,
];
/** What a plain word for one of them may mean: "tables" beside "round tables". */
const SORTS_OF: readonly (readonly Kind[])[] = [
  ['table_round', 'table_trestle', 'table_desk', 'beer_table_set'],
  ['chair', 'chair_banquet'],
  ['beer_table_set', 'bench'],
  ['crockery'],
  ['cutlery'],
  ['glassware'],
];
/** Kinds that hold unlike things: "a popcorn machine" is not the candy floss machine. */
const UNLIKE: ReadonlySet<Kind> = new Set(['cooking', 'serving', 'game', 'inflatable', 'car']);
const TABLEWARE: ReadonlySet<Kind> = new Set(['crockery', 'cutlery', 'glassware']);

/**
 * Demands that are to be met, each once: not those that are refused in the same breath, and of several mentions of one
 * thing without a number the one that says most.
 */
export function wantedDemands(demands: readonly Demand[], exclusions: Exclusions): readonly Demand[] {
  const wanted = demands.filter(({ kinds, phrase }) =>
    kinds.length > 0 ? !kinds.every((kind) => exclusions.forbid(kind)) : saysSomething(phrase),
  );
  const counted = wanted.filter((demand) => !isVague(demand));
  const kept: Demand[] = [];
  for (const demand of wanted.filter((each) => !isSaidBetter(each, wanted))) {
    const at = kept.findIndex((other) => saysTheSame(other, demand));
    const earlier = kept[at];
    if (!isVague(demand) || (earlier === undefined && !counted.some((other) => saysTheSame(other, demand)))) {
      kept.push(demand);
    } else if (earlier !== undefined && isVague(earlier) && !hasSize(earlier) && hasSize(demand)) kept[at] = demand;
  }
  return kept;
}

/** "25 stalls", "ten lengths": words that count things and name none. */
function saysSomething(phrase: string): boolean {
  return phrase.trim() !== '' && !VAGUE_WORDS.has(phrase.trim().toLowerCase());
}

/** "Tables" beside "round tables", "glasses" beside "one wine glass each": the one is said again in the other. */
function isSaidBetter(demand: Demand, all: readonly Demand[]): boolean {
  const [kind] = demand.kinds;
  if (kind === undefined || demand.quantity !== null || hasSize(demand) || !isPlain(demand, kind)) return false;
  const others = all.filter(
    (other) => other !== demand && other.optional === demand.optional && other.place === demand.place,
  );
  if (STAGES.includes(kind)) return others.some((other) => isCoveredStage(other) || other.kinds[0] === 'mobile_stage');
  if (kind === 'projection_screen') return others.some(({ kinds: [first] }) => first === 'led_wall');
  const sorts = SORTS_OF.find((each) => each.includes(kind));
  return others.some(({ kinds: [first], phrase }) => {
    if (first === undefined || sorts?.includes(first) !== true) return false;
    return first !== kind || !isPlain({ phrase }, first);
  });
}

/** A single word that says the kind and no more; of tableware, one that names no piece. */
function isPlain({ phrase }: Pick<Demand, 'phrase'>, kind: Kind): boolean {
  return TABLEWARE.has(kind) ? pieceIn(phrase, kind) === null : normaliseWords(phrase).length <= 1;
}

/** Without a number of pieces. */
function isVague(demand: Demand): boolean {
  return demand.quantity === null || isWhole(demand, demand.quantity);
}

/** Several tents may differ in size; two sizes of one stage are alternatives. */
function saysTheSame(one: Demand, other: Demand): boolean {
  if (one.optional !== other.optional || one.place !== other.place) return false;
  const [[kind], [otherKind]] = [one.kinds, other.kinds];
  if (kind === undefined || otherKind === undefined) {
    return kind === otherKind && one.phrase.trim().toLowerCase() === other.phrase.trim().toLowerCase();
  }
  const whole = ONE_OF_EACH.find((kinds) => kinds.includes(kind));
  if (whole !== undefined)
    return (
      whole.includes(otherKind) && !(whole === STAGES ? isRiserBeside(one, other) : isSmall(one) !== isSmall(other))
    );
  if (kind !== otherKind) return false;
  if (TABLEWARE.has(kind)) return pieceIn(one.phrase, kind) === pieceIn(other.phrase, kind);
  if (UNLIKE.has(kind)) return shareAWord(one.phrase, other.phrase);
  return !(hasSize(one) && hasSize(other) && JSON.stringify(one.traits) !== JSON.stringify(other.traits));
}

/** "A smaller PA for the green", beside the one for the barn. */
function isSmall({ phrase }: Demand): boolean {
  return attributesIn(phrase).some(({ value }) => value === 'small');
}

function shareAWord(one: string, other: string): boolean {
  const [words, others] = [one, other].map((phrase) =>
    (phrase.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !VAGUE_WORDS.has(word))
      .map((word) => word.slice(0, 4)),
  );
  if (words === undefined || others === undefined || words.length === 0 || others.length === 0) return true;
  return words.some((word) => others.includes(word));
}
