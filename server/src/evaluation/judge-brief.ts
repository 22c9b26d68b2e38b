import type { Category } from '@showbill/contract';
import type { Kind } from '../equipment/index.ts';

/** Something that is hired out. */
export interface Thing {
  /** The product's id; of what is not in the catalogue, the name that it was quoted by. */
  readonly id: string;
  readonly name: string;
  /** What it most surely is. */
  readonly kind: Kind | null;
  readonly category: Category;
}

export interface Quoted extends Thing {
  /** It is in the catalogue, and not archived. */
  readonly inCatalogue: boolean;
  readonly units: number;
  /** Null: not said. */
  readonly days: number | null;
}

export interface DraftedLine extends Thing {
  readonly units: number;
  readonly days: number;
  readonly optional: boolean;
}

/** What must not be drafted, and what counts as it. */
export interface KeptOff {
  readonly name: string;
  readonly isMeant: (thing: Thing) => boolean;
}

/** By how much units may differ, in parts of those quoted. */
export type Tolerance = (category: Category) => number;

export interface JudgedLine {
  readonly quoted: Quoted;
  readonly outcome: 'same_product' | 'same_kind' | 'missed';
  /** What was drafted for it: the product, or all of its kind that is left. */
  readonly drafted: readonly DraftedLine[];
  /** Units compared: of the product, or of all that was quoted and drafted of its kind beside what is the same. */
  readonly units: { readonly quoted: number; readonly drafted: number };
  /** Null where it is missed. */
  readonly inRange: boolean | null;
  /** Null where it is missed or no days were quoted. */
  readonly daysRight: boolean | null;
}

export interface JudgedBrief {
  readonly lines: readonly JudgedLine[];
  /** Drafted, and neither quoted nor of a kind that was. */
  readonly beyond: readonly DraftedLine[];
  /** `on`: what was drafted all the same, options included. */
  readonly keptOff: readonly { readonly name: string; readonly on: readonly string[] }[];
}

/**
 * Holds a draft to what was really quoted: a product first to itself, then what is left of a kind together to what is left
 * of that kind. Options count as drafted.
 */
export function judgeBrief(
  quotedLines: readonly Quoted[],
  drafted: readonly DraftedLine[],
  keptOff: readonly KeptOff[],
  tolerance: Tolerance,
): JudgedBrief {
  const quoted = together(quotedLines);
  const known = new Set(quoted.map(({ id }) => id));
  const same = Map.groupBy(
    drafted.filter(({ id }) => known.has(id)),
    ({ id }) => id,
  );
  const leftByKind = Map.groupBy(
    drafted.filter(({ id }) => !known.has(id)),
    ({ kind }) => kind,
  );
  const missing = Map.groupBy(
    quoted.filter(({ id }) => !same.has(id)),
    ({ kind }) => kind,
  );
  const lines = quoted.map((line): JudgedLine => {
    const itself = same.get(line.id);
    if (itself !== undefined) return judged(line, 'same_product', itself, line.units, tolerance);
    const alike = line.kind === null ? undefined : leftByKind.get(line.kind);
    if (alike === undefined) {
      const units = { quoted: line.units, drafted: 0 };
      return { quoted: line, outcome: 'missed', drafted: [], units, inRange: null, daysRight: null };
    }
    return judged(line, 'same_kind', alike, unitsOf(missing.get(line.kind) ?? []), tolerance);
  });
  const met = new Set(lines.flatMap((line) => line.drafted));
  return {
    lines,
    beyond: drafted.filter((line) => !met.has(line)),
    keptOff: keptOff.map(({ name, isMeant }) => ({ name, on: drafted.filter(isMeant).map((line) => line.name) })),
  };
}

/** A product that was quoted on several lines, as one; its days where all of them agree. */
function together(lines: readonly Quoted[]): readonly Quoted[] {
  return [...Map.groupBy(lines, ({ id }) => id).values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const days = more.every((line) => line.days === first.days) ? first.days : null;
    return [{ ...first, days, units: unitsOf([first, ...more]) }];
  });
}

function judged(
  quoted: Quoted,
  outcome: 'same_product' | 'same_kind',
  drafted: readonly DraftedLine[],
  wanted: number,
  tolerance: Tolerance,
): JudgedLine {
  const units = { quoted: wanted, drafted: unitsOf(drafted) };
  return {
    quoted,
    outcome,
    drafted,
    units,
    inRange: isWithin(units.drafted, wanted, tolerance(quoted.category)),
    daysRight: quoted.days === null ? null : drafted.every(({ days }) => days === quoted.days),
  };
}

/** Parts in a hundred are compared as whole numbers, so that the ends of a range belong to it. */
function isWithin(units: number, wanted: number, part: number): boolean {
  return Math.abs(units - wanted) * 100 <= Math.round(part * 100) * wanted;
}

function unitsOf(lines: readonly { readonly units: number }[]): number {
  return lines.reduce((sum, { units }) => sum + units, 0);
}
