import type { Category } from '@showbill/contract';
import { findKinds } from './find-kinds.ts';
import { KIND_CATEGORY, type Kind } from './kinds.ts';
import { vocabulary } from './matching/compile.ts';
import { type Part, toParts } from './matching/parts.ts';
import { writtenOut } from './naming/abbreviated.ts';
import { byMake } from './naming/by-make.ts';
import { byMeasure, isCloth, isDivided } from './naming/by-measure.ts';
import { byModel } from './naming/by-model.ts';
import { bySize } from './naming/by-size.ts';
import { BROAD, kindsInName, type Named } from './naming/from-name.ts';
import { qualified } from './naming/qualified.ts';
import { uninvert } from './naming/uninvert.ts';
import type { KindMatch } from './types.ts';

const MOST_KINDS = 3;
const LEAST_CONFIDENCE = 0.3;
const NAME_LIMIT = 300;
const DESCRIPTION_LIMIT = 400;
/** A description up to this long is a note of what the thing is, not a text about it. */
const NOTE_LIMIT = 80;
/** "par praticable", "per deck": what the thing belongs to. A "PAR LED" is one. */
const BY = /^(?:per|pro|por|par(?!\s?(?:led|can|\d)))\s/iu;
/** "c/w hardware & cymbals": what comes with the thing, not what it is. */
const ALONG =
  /^(?:c\/w|w\/|with|complete with|incl(?:\.|uding|udes)?|comes with|supplied with|inkl\.?|mit|avec|compris|con|incluye|met)\s/iu;
/** "Epson 5200 lm laser": lumens are projected; a show laser's power is in watts. */
const LUMENS = /\d\s?k?\s?-?(?:ansi\b|lm\b|lumens?\b)/iu;
const NOTED = 0.7;
const LEAST_NOTED = 0.85;
const DESCRIBED = 0.45;
const CONFIRMED = 0.8;
/** "Linen 120in round": a cloth is as round as its table. */
const ROUND_CLOTH: ReadonlySet<Kind> = new Set(['tablecloth', 'table_round']);
/** A model's name alone is never as sure. */
const SURER_THAN_MODEL = 0.95;

/**
 * What a product is, best first, at most three; empty where nothing is recognised or the thing is an accessory of what
 * its name says. A category that contradicts is overruled only by a name that says the kind outright.
 */
export function classify(product: {
  readonly name: string;
  readonly category: Category;
  readonly description?: string | null;
}): KindMatch[] {
  const { category } = product;
  const description = product.description ?? null;
  const name = writtenOut(product.name.slice(0, NAME_LIMIT));
  const note = description === null || description.length > NOTE_LIMIT ? null : writtenOut(description);
  const parts = uninvert(toParts(name, vocabulary().split));
  const named = kindsInName(parts, category);
  if (named === 'accessory') return [];
  if (!named.outright || [...named.scores.keys()].every((kind) => ROUND_CLOTH.has(kind))) {
    if (isCloth(name, parts, category)) return [{ kind: 'tablecloth', confidence: NOTED }];
  }
  const measured = named.scores.size === 0 || !named.headed ? byMeasure({ name, note }, parts, category) : null;
  const noted = fromNote(note, category);
  if (named.scores.has('laser') && LUMENS.test(name)) return [{ kind: 'projector', confidence: NOTED }];
  if (named.scores.size > 0 && (named.headed || measured === null)) {
    if (!named.outright && named.scores.has('power_cable') && isDivided(name)) {
      return [{ kind: 'power_distro', confidence: NOTED }];
    }
    const [top, ...others] = confirmed(best(withQualifier(withNote(named, noted), parts)), parts, category);
    return top === undefined ? [] : [{ ...top, kind: bySize(top.kind, name, note) }, ...others];
  }
  if (noted !== null) return [{ kind: noted, confidence: NOTED }];
  if (measured !== null) return [measured];
  const made = byMake(parts, category);
  if (made.length > 0) return made;
  const model = byModel(parts, category);
  return model.length > 0 ? model : fromDescription(description, category);
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
  if (top === undefined || top.confidence >= CONFIRMED) return [...matches];
  const made = byMake(parts, category);
  // `65" LG screen`: a screen by a maker of displays shines by itself.
  if (top.kind === 'projection_screen' && made.some(({ kind }) => kind === 'display')) {
    return [{ kind: 'display', confidence: CONFIRMED }, ...others];
  }
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

/** What a short description says the thing is, and nothing else: "Ansteckmikrofon inkl. Empfänger". */
function fromNote(note: string | null, category: Category): Kind | null {
  if (note === null || BY.test(note) || ALONG.test(note)) return null;
  const named = kindsInName(uninvert(toParts(note, vocabulary().split)), category);
  if (named === 'accessory' || !named.single) return null;
  const [top] = best(named.scores);
  if (top === undefined || top.confidence < LEAST_NOTED) return null;
  return category === 'other' || KIND_CATEGORY[top.kind] === category ? top.kind : null;
}

/** Where nothing else tells: the first thing that the description mentions and that fits the category. */
function fromDescription(description: string | null, category: Category): KindMatch[] {
  if (description === null || category === 'other') return [];
  const mention = findKinds(description.slice(0, DESCRIPTION_LIMIT)).find(
    ({ kind }) => KIND_CATEGORY[kind] === category,
  );
  return mention === undefined ? [] : [{ kind: mention.kind, confidence: DESCRIBED }];
}
