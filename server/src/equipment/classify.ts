import type { Category } from '@showbill/contract';
import { findKinds } from './find-kinds.ts';
import { KIND_CATEGORY, type Kind } from './kinds.ts';
import { once } from '../platform/once.ts';
import { vocabulary } from './matching/compile.ts';
import { type Part, toParts } from './matching/parts.ts';
import { stemsThatAre } from './matching/words.ts';
import { writtenOut } from './naming/abbreviated.ts';
import { byMake } from './naming/by-make.ts';
import { byMeasure, isCloth, isColouredCloth, isDivided } from './naming/by-measure.ts';
import { type Note, readNote } from './naming/by-note.ts';
import { bySize } from './naming/by-size.ts';
import { BROAD, kindsInName, type Named } from './naming/from-name.ts';
import { withoutGroup } from './naming/grouped.ts';
import { qualified } from './naming/qualified.ts';
import { byWords } from './naming/by-words.ts';
import { rewritten, withoutItsStand } from './naming/rewritten.ts';
import { uninvert } from './naming/uninvert.ts';
import type { KindMatch } from './types.ts';

/** What is named with the stand that it comes on. */
const STANDS_ON: ReadonlySet<Kind> = new Set(['display', 'camera', 'confidence_monitor', 'projection_screen']);
const MOST_KINDS = 3;
const LEAST_CONFIDENCE = 0.3;
const NAME_LIMIT = 300;
const DESCRIPTION_LIMIT = 400;
/** "Epson 5200 lm laser": lumens are projected; a show laser's power is in watts. */
const LUMENS = /\d\s?k?\s?-?(?:ansi\b|lm\b|lumens?\b)/iu;
const NOTED = 0.7;
/** A short description that is the name of a thing. */
const TOLD = 0.85;
const HINTED = 0.62;
const DESCRIBED = 0.45;
const PROJECTED = stemsThatAre('projected');
/** From here on nothing else is asked. */
const SURE = 0.6;
const CONFIRMED = 0.8;
/** "Linen 120in round": a cloth is as round as its table. */
const ROUND_CLOTH: ReadonlySet<Kind> = new Set(['tablecloth', 'table_round']);
/** A model's name alone is never as sure. */
const SURER_THAN_MODEL = 0.95;

/**
 * What a product is, best first, at most three; empty where nothing is recognised or the thing is an accessory of what
 * its name says. A category that contradicts is overruled only by a name that says the kind outright.
 */
export function classify(product: Product): KindMatch[] {
  const description = product.description ?? null;
  const written = product.name.slice(0, NAME_LIMIT);
  const told = byWords(written, product.category);
  if (told !== null) return [told];
  const bare = withoutItsStand(written);
  const shown = bare === null ? [] : classify({ ...product, name: bare });
  if (shown[0] !== undefined && STANDS_ON.has(shown[0].kind)) return shown;
  const asItStands = classified({ ...product, name: written, description });
  if (asItStands === 'accessory') return [];
  return surest(
    () => asItStands,
    ...rewritten(written).map((name) => () => {
      const matches = classified({ name, category: product.category, description: null });
      return matches === 'accessory'
        ? []
        : matches.map((match) => ({ ...match, confidence: Math.min(match.confidence, NOTED) }));
    }),
  );
}

interface Product {
  readonly name: string;
  readonly category: Category;
  readonly description?: string | null;
}

function classified({ name: written, category, description }: Required<Product>): KindMatch[] | 'accessory' {
  const name = writtenOut(withoutGroup(written), category);
  const note = readNote(description, category);
  const parts = uninvert(toParts(name, vocabulary().split));
  const named = kindsInName(parts, category, note.makers);
  if (named === 'accessory') return named;
  const read = { name, parts, category, note };
  if (!named.outright || [...named.scores.keys()].every((kind) => ROUND_CLOTH.has(kind))) {
    const coloured = !named.outright && !named.scores.has('tablecloth') && isColouredCloth(name, parts, category);
    if (coloured || isCloth(name, parts, category)) return [{ kind: 'tablecloth', confidence: NOTED }];
  }
  const measured = once((): readonly KindMatch[] => {
    const size = byMeasure(name, note.text, parts, category);
    return size !== null && mayBe(size.kind, named) ? [size] : [];
  });
  return surest(
    () => (named.scores.size > 0 && (named.headed || measured().length === 0) ? fromName(named, read) : []),
    () => matchOf(note.kind, TOLD),
    () => measured().filter(({ confidence }) => confidence >= SURE),
    () => byMake(parts, category),
    () => matchOf(note.loosely, HINTED),
    () => (note.beside !== null && mayBe(note.beside, named) ? matchOf(note.beside, HINTED) : []),
    () => [...measured()],
    () => fromDescription(description, category),
  );
}

interface Read {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly category: Category;
  readonly note: Note;
}

/** A measure and a note of another category tell where the name says nothing, and confirm what it says loosely. */
function mayBe(kind: Kind, { scores, headed }: Named): boolean {
  return scores.size === 0 || !headed || scores.has(kind);
}

/** What the first reading that is sure says, else the one that is surest. */
function surest(...readings: readonly (() => KindMatch[])[]): KindMatch[] {
  let best: KindMatch[] = [];
  for (const reading of readings) {
    const matches = reading();
    if (confidenceOf(matches) >= SURE) return matches;
    if (confidenceOf(matches) > confidenceOf(best)) best = matches;
  }
  return best;
}

function confidenceOf([top]: readonly KindMatch[]): number {
  return top?.confidence ?? 0;
}

function matchOf(kind: Kind | null, confidence: number): KindMatch[] {
  return kind === null ? [] : [{ kind, confidence }];
}

function fromName(named: Named, { name, parts, category, note }: Read): KindMatch[] {
  if (named.scores.has('laser') && LUMENS.test(name)) return [{ kind: 'projector', confidence: NOTED }];
  if (!named.outright && (category === 'power' || named.scores.has('power_cable')) && isDivided(name)) {
    return [{ kind: 'power_distro', confidence: NOTED }];
  }
  const [top, ...others] = confirmed(best(withQualifier(withNote(named, note.kind), parts)), parts, category);
  return top === undefined ? [] : [{ ...top, kind: bySize(top.kind, name, note.text) }, ...others];
}

/** Where a model alone speaks, a note that names another kind of the same category says which of the series it is. */
function withNote({ scores, outright }: Named, noted: Kind | null): ReadonlyMap<Kind, number> {
  return noted === null || outright || BROAD.has(noted) ? scores : new Map([...scores, [noted, SURER_THAN_MODEL]]);
}

/** "Technician, Sound", "WC, barrierefrei": what the name says the thing is, made narrower by another of its words. */
function withQualifier(named: ReadonlyMap<Kind, number>, parts: readonly Part[]): ReadonlyMap<Kind, number> {
  const [top] = [...named].sort((left, right) => right[1] - left[1]);
  if (top === undefined) return named;
  const [kind, score] = top;
  const narrower = kind === 'table_trestle' && named.has('bench') ? 'beer_table_set' : qualified(kind, parts);
  return narrower === null ? named : new Map([...named, [kind, score * 0.7], [narrower, score]]);
}

/** What a name says loosely is sure where its make stands for the same: "Structure ASD". */
function confirmed(matches: readonly KindMatch[], parts: readonly Part[], category: Category): KindMatch[] {
  const [top, ...others] = matches;
  if (top === undefined) return [];
  const screen = top.kind === 'projection_screen' && !parts.some(({ stem }) => PROJECTED.has(stem));
  if (top.confidence >= CONFIRMED && !screen) return [...matches];
  const made = byMake(parts, category);
  // `65" LG screen`, "Écran Eizo": a screen by a maker of displays shines by itself.
  if (screen && [...made, ...others].some(({ kind }) => kind === 'display')) {
    return [{ kind: 'display', confidence: CONFIRMED }, ...others.filter(({ kind }) => kind !== 'display')];
  }
  if (top.confidence >= CONFIRMED) return [...matches];
  const same = made.some(({ kind }) => kind === top.kind);
  return same ? [{ ...top, confidence: CONFIRMED }, ...others] : [...matches];
}

function best(scores: ReadonlyMap<Kind, number>): KindMatch[] {
  return [...scores]
    .filter(([, score]) => score >= LEAST_CONFIDENCE)
    .sort((left, right) => right[1] - left[1])
    .slice(0, MOST_KINDS)
    .map(([kind, score]) => ({ kind, confidence: Math.round(Math.min(1, score) * 100) / 100 }));
}

/** Where nothing else tells: the first thing that the description mentions and that fits the category. */
function fromDescription(description: string | null, category: Category): KindMatch[] {
  if (description === null || category === 'other') return [];
  const mention = findKinds(description.slice(0, DESCRIPTION_LIMIT)).find(
    ({ kind }) => KIND_CATEGORY[kind] === category,
  );
  return mention === undefined ? [] : [{ kind: mention.kind, confidence: DESCRIBED }];
}
