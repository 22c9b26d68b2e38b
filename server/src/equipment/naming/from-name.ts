import type { Category } from '@showbill/contract';
import { fit, isNear } from '../category-fit.ts';
import { KIND_CATEGORY, type Kind } from '../kinds.ts';
import type { LexiconLanguage } from '../lexicon/index.ts';
import type { Entry } from '../matching/compile.ts';
import type { Part } from '../matching/parts.ts';
import { scan } from '../matching/scan.ts';
import { byContents } from './by-contents.ts';
import { SYSTEMS } from './systems.ts';
import { endsTheName, type Found, inZones } from './zones.ts';

/** Kinds named by words so wide that a model of the same category says it better ("Lautsprecher d&b V8"). */
export const BROAD: ReadonlySet<Kind> = new Set([
  'speaker_top',
  'mic_wired',
  'stage_wash',
  'display',
  'pa_package',
  'smoke_machine',
]);
const WORN: readonly Kind[] = ['mic_headset', 'mic_wireless_lapel'];
const WIRELESS: readonly Kind[] = ['mic_wireless_handheld', ...WORN];

/** The noun stands first in these, what follows only describes it: "Cuchillo mesa". */
const NOUN_FIRST: ReadonlySet<LexiconLanguage> = new Set(['fr', 'es']);

const PACKAGED = 1.1;
/** A set whose list holds what makes up a system. */
const LISTED = 0.9;
const LONG_WORD = 6;
const HELD = 0.5;
/** What stands behind a first noun that names the thing outright: "Cement block - tent anchor". */
const AFTER = 0.8;

interface Candidate {
  readonly kind: Kind;
  readonly own: boolean;
  /** Whether it is sure enough of the category for others to step back. */
  readonly settles: boolean;
  readonly model: boolean;
  readonly score: number;
}

export interface Named {
  readonly scores: ReadonlyMap<Kind, number>;
  /** Whether a word, not a model alone, names the thing. */
  readonly outright: boolean;
  /** Whether something is named that does not only come with it. */
  readonly headed: boolean;
  /** Whether no further thing is named beside it, nor how many there are of it. */
  readonly single: boolean;
}

/** What a name says the thing is, with scores of any size; "accessory" where it is one of what else is named. */
export function kindsInName(
  parts: readonly Part[],
  category: Category,
  makers?: ReadonlySet<string>,
): Named | 'accessory' {
  const found = inZones(
    parts,
    scan(parts, 'name', (entry, from, to) => !isAbsurd(entry, from, to, parts, category), makers),
    category,
  );
  const heads = headOfChunks(found);
  const firstChunk = found[0]?.chunk ?? 0;
  const headEntries = [...heads.values()].flatMap(({ entries }) => entries.filter(({ generic }) => !generic));
  const namedOutright = headEntries.length > 0;
  const besideIt = isBesideIts(heads.get(firstChunk), category);
  // What stands before a model says what it is, not what is added behind it: "SM58 + stand".
  const isSaidBy = (test: (entry: Entry, category: Category) => boolean, chunk: number): boolean =>
    [...heads].some(([at, { entries }]) => at <= chunk && entries.some((entry) => test(entry, category)));
  const candidates: Candidate[] = [];
  for (const one of found) {
    const isHead = heads.get(one.chunk) === one && (one.chunk === firstChunk || !isAttribute(one));
    if (one.entries.length === 0) {
      const soft = one.match.found.every((entry) => entry.generic);
      const names = one.zone === 'head' && (one.chunk === firstChunk || !namedOutright);
      if (names && (!soft || isHead)) return 'accessory';
      continue;
    }
    const outright = isHead && saysOutright(parts, one);
    one.entries.forEach((entry, rank) => {
      // "Cabina Audipack 2 intérpretes": a figure behind what names the thing is no model of another.
      if (entry.kind === null || (entry.bare && besideIt)) return;
      const own = KIND_CATEGORY[entry.kind] === category;
      const score =
        (isHeld(parts, one) ? HELD : 1) *
        (besideIt && one.chunk > firstChunk ? AFTER : 1) *
        scoreOf(
          entry,
          one,
          isHead,
          isSaidBy(isStrong, one.chunk) ||
            ((BROAD.has(entry.kind) || isBareSeries(entry, one)) && isSaidBy(isSoft, one.chunk)),
        ) *
        0.8 ** rank *
        fit(entry, category, outright);
      candidates.push({
        kind: entry.kind,
        own,
        settles: own && (entry.model || !besideIt),
        model: entry.model,
        score,
      });
    });
  }
  const packages = [
    { kind: packageOf(found, category), score: PACKAGED },
    { kind: byContents(parts, category), score: LISTED },
  ];
  for (const { kind, score } of packages) {
    if (kind !== null) candidates.push({ kind, own: true, settles: true, model: false, score });
  }
  const headed = found.some(({ zone }) => zone !== 'with');
  const single = found.every(({ chunk, zone, match }) => (chunk === 0 && !isCounted(parts, match)) || zone === 'with');
  return { scores: weigh(candidates), outright: namedOutright, headed, single };
}

/**
 * A person is no model, and none is named by a preposition (`Scherm 32" op vloer`: no operator); a model without its
 * make is what the name begins with, not the "D2" of "Rio3224-D2".
 */
function isAbsurd(
  { kind, model, home }: Entry,
  from: number,
  to: number,
  parts: readonly Part[],
  category: Category,
): boolean {
  if (kind === null) return false;
  if (home && (KIND_CATEGORY[kind] !== category || (model && from > 0))) return true;
  if (category === 'crew') return model;
  if (KIND_CATEGORY[kind] !== 'crew') return false;
  return to - from === 1 && to < parts.length && endsTheName(parts[from]?.stem ?? '');
}

function isStrong({ kind, generic }: Entry, category: Category): boolean {
  return kind !== null && !generic && !BROAD.has(kind) && (KIND_CATEGORY[kind] === category || category === 'other');
}

function isSoft({ kind, generic }: Entry, category: Category): boolean {
  return generic && kind !== null && !BROAD.has(kind) && KIND_CATEGORY[kind] === category;
}

/** "Bil-Jax leg": a series without a make or a figure says less than the noun beside it. */
function isBareSeries({ model, brand, home }: Entry, { match }: Found): boolean {
  return model && !home && brand === null && match.numbers === 0;
}

/** Whether the first noun names outright what is filed beside such things: a marquee's heater is a heater. */
function isBesideIts(head: Found | undefined, category: Category): boolean {
  return (
    head?.entries.some(({ kind, generic }) => kind !== null && !generic && isNear(KIND_CATEGORY[kind], category)) ===
    true
  );
}

/** A phrase, a long word, or all that the name says. */
function saysOutright(parts: readonly Part[], { match: { from, to } }: Found): boolean {
  if (to - from > 1 || (parts[from]?.stem.length ?? 0) >= LONG_WORD) return true;
  return parts.every(({ number }, at) => number || (at >= from && at < to));
}

/** "2 spkr, mixer, 1 wireless mic", "(8 pars, 2 trees, board)": a list of what makes up a system is one. */
function packageOf(found: readonly Found[], category: Category): Kind | null {
  const listed = found.filter(({ zone }) => zone !== 'with');
  const holds = (kinds: ReadonlySet<Kind>): Found | undefined =>
    listed.find(({ entries }) => entries.some(({ kind, attribute }) => kind !== null && !attribute && kinds.has(kind)));
  for (const { kind, sources, control } of SYSTEMS) {
    if (KIND_CATEGORY[kind] !== category) continue;
    const one = holds(sources);
    const other = holds(control);
    if (one !== undefined && other !== undefined && one.chunk !== other.chunk) return kind;
  }
  return null;
}

/** "Wash Package (8 pars, 2 trees, board)": in brackets a number of them is in one of what stands before. */
function isHeld(parts: readonly Part[], { zone, match }: Found): boolean {
  return zone === 'aside' && match.from > 1 && isCounted(parts, match);
}

function isCounted(parts: readonly Part[], { from }: Found['match']): boolean {
  return parts[from - 1]?.number === true;
}

/** The best score of each kind; what lies outside the category steps back where something inside it was found. */
function weigh(candidates: readonly Candidate[]): ReadonlyMap<Kind, number> {
  const settled = candidates.some(({ settles, score }) => settles && score >= 0.45);
  const worn = WORN.find((kind) => candidates.some((one) => one.kind === kind && one.score >= 0.8));
  const scores = new Map<Kind, number>();
  for (const { kind, own, model, score } of candidates) {
    let weighed = settled && !own ? score * 0.5 : score;
    // A wireless series and what is worn: "EW 100 ME 2", "BLX 14 with SM 35".
    if (worn !== undefined && model && kind !== worn && WIRELESS.includes(kind)) weighed *= 0.7;
    if (weighed > (scores.get(kind) ?? 0)) scores.set(kind, weighed);
  }
  const wired = scores.get('mic_wired');
  if (wired !== undefined && WIRELESS.some((kind) => (scores.get(kind) ?? 0) >= 0.6))
    scores.set('mic_wired', wired * 0.5);
  return scores;
}

/**
 * The noun that names the thing in each chunk: the last one, but the first where the others hang on it by "de", where
 * it is French or Spanish, and where the last one only says what it is made of or for ("Rednerpult Glas").
 */
function headOfChunks(found: readonly Found[]): Map<number, Found> {
  const heads = new Map<number, Found>();
  for (const one of found) {
    if (one.zone !== 'head' || (one.entries.length > 0 && one.entries.every((entry) => entry.model))) continue;
    const before = heads.get(one.chunk);
    if (before === undefined || !(one.ofPrevious || (isNounFirst(before) && !isAttribute(before)) || isAttribute(one)))
      heads.set(one.chunk, one);
  }
  return heads;
}

function isNounFirst({ match }: Found): boolean {
  return match.found.every((entry) => NOUN_FIRST.has(entry.language));
}

function isAttribute({ match }: Found): boolean {
  return match.found.some((entry) => entry.attribute);
}

function scoreOf(entry: Entry, one: Found, isHead: boolean, strongHead: boolean): number {
  let score: number;
  if (entry.model) {
    const specific = Math.min(0.06, 0.02 * (one.match.to - one.match.from - one.match.numbers));
    score = (entry.brand === null ? 0.84 : 0.88) + specific - (entry.bare ? 0.2 : 0);
    if (strongHead) score *= 0.6;
  } else {
    score = entry.generic ? 0.7 : entry.kind !== null && BROAD.has(entry.kind) ? 0.88 : 1;
    if (!isHead) score *= one.zone === 'aside' ? 0.7 : 0.5;
  }
  if (one.zone === 'with') score *= 0.5;
  return score * 0.92 ** Math.min(one.chunk, 3);
}
