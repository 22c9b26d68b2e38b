import type { Category } from '@showbill/contract';
import type { Kind } from '../equipment/index.ts';
import type { EvaluatedBrief } from './evaluate.ts';
import type { DraftedLine, JudgedLine, Thing } from './judge-brief.ts';
import { ratio, type Share, share, sum } from './share.ts';

/** What judged lines come to. */
export interface Figures {
  /** Of the lines that were quoted, those whose product or kind was drafted. */
  readonly found: Share;
  readonly sameProduct: number;
  readonly sameKind: number;
  readonly missed: number;
  /** Of those found. */
  readonly inRange: Share;
  /** Lines beyond the quote, options left out. */
  readonly beyond: number;
}

export interface FiguresOfKind extends Figures {
  /** Null: what is of no kind that is known, of this category. */
  readonly kind: Kind | null;
  readonly category: Category;
}

/** What language models took. */
export interface ModelCost {
  readonly drafts: number;
  readonly fellBack: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface Report extends Figures {
  readonly briefs: readonly (EvaluatedBrief & { readonly figures: Figures })[];
  readonly failed: number;
  readonly keptOff: Share;
  /** Of the lines found that were quoted with days. */
  readonly daysRight: Share;
  /** Those of which most is missed first, then most is in a wrong number, then most was drafted beyond the quotes. */
  readonly kinds: readonly FiguresOfKind[];
  /** Words of briefs that were not known, those of most briefs first. */
  readonly notKnown: readonly { readonly words: string; readonly briefs: readonly string[] }[];
  readonly milliseconds: { readonly median: number; readonly longest: number };
  /** Null: no model drafted. */
  readonly model: ModelCost | null;
}

export function reportOf(evaluated: readonly EvaluatedBrief[]): Report {
  const lines = evaluated.flatMap((each) => each.lines);
  const beyond = evaluated.flatMap((each) => each.beyond);
  const times = evaluated.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  return {
    ...figuresOf(lines, beyond),
    briefs: evaluated.map((each) => ({ ...each, figures: figuresOf(each.lines, each.beyond) })),
    failed: evaluated.filter(({ failure }) => failure !== null).length,
    keptOff: share(
      evaluated.flatMap(({ keptOff }) => keptOff),
      ({ on }) => on.length === 0,
    ),
    daysRight: share(
      lines.filter(({ daysRight }) => daysRight !== null),
      ({ daysRight }) => daysRight === true,
    ),
    kinds: kindsOf(lines, beyond),
    notKnown: notKnownOf(evaluated),
    milliseconds: { median: times[Math.floor(times.length / 2)] ?? 0, longest: times.at(-1) ?? 0 },
    model: modelCostOf(evaluated),
  };
}

/** Of all lines that were quoted, the part that was found; 1 where none was quoted. */
export function foundPart({ found }: Figures): number {
  return ratio(found);
}

function figuresOf(lines: readonly JudgedLine[], beyond: readonly DraftedLine[]): Figures {
  const found = lines.filter(({ outcome }) => outcome !== 'missed');
  const sameProduct = lines.filter(({ outcome }) => outcome === 'same_product').length;
  return {
    found: { count: found.length, of: lines.length },
    sameProduct,
    sameKind: found.length - sameProduct,
    missed: lines.length - found.length,
    inRange: share(found, ({ inRange }) => inRange === true),
    beyond: beyond.filter(({ optional }) => !optional).length,
  };
}

function kindsOf(lines: readonly JudgedLine[], allBeyond: readonly DraftedLine[]): readonly FiguresOfKind[] {
  const beyond = allBeyond.filter(({ optional }) => !optional);
  const quoted = Map.groupBy(lines, (line) => keyOf(line.quoted));
  const added = Map.groupBy(beyond, keyOf);
  const things = new Map([...beyond, ...lines.map((line) => line.quoted)].map((thing) => [keyOf(thing), thing]));
  return [...things]
    .map(([key, { kind, category }]) => ({ kind, category, ...figuresOf(quoted.get(key) ?? [], added.get(key) ?? []) }))
    .toSorted(
      (one, other) =>
        other.missed - one.missed ||
        wrongOf(other) - wrongOf(one) ||
        other.beyond - one.beyond ||
        nameOf(one).localeCompare(nameOf(other), 'en'),
    );
}

/** Things of one kind belong together, and those of none by their category. */
function keyOf({ kind, category }: Thing): string {
  return kind ?? `other ${category}`;
}

/** Found in a wrong number. */
function wrongOf({ inRange }: Figures): number {
  return inRange.of - inRange.count;
}

function nameOf({ kind, category }: FiguresOfKind): string {
  return kind ?? category;
}

function notKnownOf(evaluated: readonly EvaluatedBrief[]): Report['notKnown'] {
  const said = evaluated.flatMap(({ id, notKnown }) => notKnown.map((words) => ({ id, words: words.toLowerCase() })));
  return [...Map.groupBy(said, ({ words }) => words)]
    .map(([words, each]) => ({ words, briefs: [...new Set(each.map(({ id }) => id))] }))
    .toSorted((one, other) => other.briefs.length - one.briefs.length || one.words.localeCompare(other.words, 'en'));
}

function modelCostOf(evaluated: readonly EvaluatedBrief[]): ModelCost | null {
  const drafted = evaluated.flatMap((each) => each.drafted ?? []);
  const used = drafted.flatMap(({ usage }) => usage ?? []);
  const fellBack = drafted.filter(({ fellBackBecause }) => fellBackBecause !== undefined).length;
  if (used.length + fellBack === 0) return null;
  return {
    drafts: used.length,
    fellBack,
    inputTokens: sum(used, ({ inputTokens }) => inputTokens ?? 0),
    outputTokens: sum(used, ({ outputTokens }) => outputTokens ?? 0),
  };
}
