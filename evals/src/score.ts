import type { Draft } from '../../server/src/generation/index.ts';
import type { Expectation, Expected, Units, Wanted } from './brief.ts';
import { isOne, type Truth } from './catalogue.ts';
import type { EventRead } from './draft.ts';
import { faultsOf } from './faults.ts';
import type { Selector } from './selectors.ts';

/** Whether something expected is there, and in which number. */
export interface Met {
  readonly expected: string;
  readonly found: boolean;
  /** Null where it is not there or any number will do. */
  readonly inRange: boolean | null;
  readonly units: number;
}

export interface Struck {
  readonly product: string;
  readonly units: number;
  readonly optional: boolean;
  readonly why: string;
}

export interface Fact {
  readonly what: string;
  readonly right: boolean;
  readonly expected: string;
  readonly got: string;
}

export interface Score {
  readonly musts: readonly Met[];
  readonly shoulds: readonly Met[];
  /** What the client does not want or has; `on`: the products that are on the list all the same. */
  readonly exclusions: readonly { readonly what: string; readonly on: readonly string[] }[];
  readonly lines: number;
  readonly struck: readonly Struck[];
  readonly unmet: readonly { readonly what: string; readonly found: boolean }[];
  /** Said to be missing though nobody asked for it or the shelf has it. */
  readonly unmetWrong: readonly string[];
  readonly facts: readonly Fact[];
  /** What must never be, whatever the brief: see faults.ts. */
  readonly faults: readonly string[];
}

interface Line {
  readonly truth: Truth;
  readonly units: number;
  readonly optional: boolean;
}

/** Judges a draft by what a good proposal holds; a draft that failed (null) holds nothing. */
export function scoreDraft(
  good: Expectation,
  draft: Draft | null,
  read: EventRead,
  truths: ReadonlyMap<string, Truth>,
  language: string,
): Score {
  const lines = linesOf(draft, truths);
  const unmet = draft?.unmet ?? [];
  const known = [...good.unmet, ...good.unmetToo];
  return {
    musts: good.must.map((expected) => met(expected, lines)),
    shoulds: good.should.map((expected) => met(expected, lines)),
    exclusions: good.excluded.map((selector) => ({
      what: nameOf(selector),
      on: lines.filter(({ truth }) => isOne(truth, selector)).map(({ truth }) => truth.name),
    })),
    lines: lines.length,
    struck: lines.flatMap((line) => struck(line, lines, good)),
    unmet: good.unmet.map((wanted) => ({
      what: wanted.source,
      found: unmet.some((each) => wanted.test(each)),
    })),
    unmetWrong: unmet.filter((each) => !known.some((pattern) => pattern.test(each))),
    facts: factsAgainst(good, draft, read, language),
    faults: draft === null ? [] : faultsOf(draft, truths, good.never),
  };
}

function linesOf(draft: Draft | null, truths: ReadonlyMap<string, Truth>): readonly Line[] {
  return (draft?.lines ?? []).flatMap(({ productId, units, optional }) => {
    const truth = truths.get(productId);
    return truth === undefined ? [] : [{ truth, units, optional }];
  });
}

function met(expected: Expected, lines: readonly Line[]): Met {
  const ways = expected.anyOf.map((wanted) => ({ wanted, units: unitsOf(wanted, lines) }));
  const found = ways.filter(({ units }) => units > 0);
  const ranged = found.filter(({ wanted }) => wanted.units !== null);
  const fitting = found.filter(({ wanted, units }) => within(units, wanted.units));
  return {
    expected: expected.anyOf.map(sayWanted).join(' or '),
    found: found.length > 0,
    inRange: ranged.length === 0 ? null : fitting.length > 0,
    units: (fitting[0] ?? found[0])?.units ?? 0,
  };
}

function unitsOf(wanted: Wanted, lines: readonly Line[]): number {
  return lines
    .filter((line) => line.optional === wanted.offered && isAny(line.truth, wanted.what))
    .reduce((sum, line) => sum + line.units, 0);
}

function within(value: number, units: Units | null): boolean {
  if (units === null) return true;
  if (typeof units === 'number') return value === units;
  return value >= units[0] && value <= units[1];
}

function struck(line: Line, lines: readonly Line[], good: Expectation): readonly Struck[] {
  const { truth, units, optional } = line;
  const why = whyStruck(line, lines, good);
  return why === null ? [] : [{ product: truth.name, units, optional, why }];
}

/** Why somebody who knows the trade strikes the line; null where it stays. */
function whyStruck({ truth, optional }: Line, lines: readonly Line[], good: Expectation): string | null {
  if (isAny(truth, good.excluded)) return 'the client does not want it or has it';
  const capped = good.atMost.flatMap(({ anyOf }) => anyOf).filter(({ what }) => isAny(truth, what));
  if (capped.some((wanted) => exceeds(unitsOf(wanted, lines), wanted.units))) return 'too many';
  const wanted = [...good.must, ...good.should].flatMap(({ anyOf }) => anyOf);
  if (wanted.some(({ what, offered }) => (optional || !offered) && isAny(truth, what))) return null;
  if (isAny(truth, good.silly)) return 'out of place';
  if (isAny(truth, good.allowed)) return null;
  const offered = isAny(truth, [...good.offers, ...wanted.flatMap(({ what }) => what)]);
  if (!offered) return 'not called for';
  return optional ? null : 'to be an option at most';
}

function exceeds(value: number, units: Units | null): boolean {
  if (units === null) return false;
  return value > (typeof units === 'number' ? units : units[1]);
}

function isAny(truth: Truth, selectors: readonly Selector[]): boolean {
  return selectors.some((selector) => isOne(truth, selector));
}

function factsAgainst(good: Expectation, draft: Draft | null, read: EventRead, language: string): readonly Fact[] {
  const found: Fact[] = [fact('language', language, read.language)];
  if (good.attendees !== undefined) {
    const got = read.attendees;
    const right = good.attendees === null ? got === null : got !== null && within(got, good.attendees);
    found.push({ what: 'attendees', right, expected: sayUnits(good.attendees), got: String(got) });
  }
  if (good.days !== undefined) found.push(fact('days', good.days, read.days));
  if (draft !== null && language !== 'en') {
    const english = ENGLISH.exec(draft.title) ?? ENGLISH.exec(draft.scopeSummary);
    found.push({ what: 'language of the prose', right: english === null, expected: language, got: draft.title });
  }
  for (const pattern of good.title) {
    const title = [draft?.title, read.venue].filter((each) => each !== undefined).join(', ');
    found.push({ what: 'title', right: pattern.test(title), expected: pattern.source, got: title });
  }
  return found;
}

/** What only an English title or summary says. */
const ENGLISH = /\b(\d guests?|our proposal|as options|left out)\b/i;

function fact(what: string, expected: string | number, got: string | number): Fact {
  return { what, right: expected === got, expected: String(expected), got: String(got) };
}

function sayWanted({ what, units, offered }: Wanted): string {
  const name = what.map(nameOf).join('/');
  return `${units === null ? '' : `${sayUnits(units)} `}${name}${offered ? ' (option)' : ''}`;
}

function sayUnits(units: Units | null): string {
  if (units === null) return 'none';
  return typeof units === 'number' ? String(units) : `${units[0]}–${units[1]}`;
}

function nameOf(selector: Selector): string {
  return selector instanceof RegExp ? `“${selector.source}”` : selector;
}
