import type { Category } from '@showbill/contract';
import { entriesFor, fit } from './category-fit.ts';
import { findKinds } from './find-kinds.ts';
import { KIND_CATEGORY, type Kind } from './kinds.ts';
import type { Entry } from './matching/compile.ts';
import { vocabulary } from './matching/compile.ts';
import { type Part, toParts } from './matching/parts.ts';
import { scan } from './matching/scan.ts';
import type { Match } from './matching/trie.ts';
import { stem } from './matching/words.ts';
import { readTraits } from './traits/read-traits.ts';
import type { KindMatch } from './types.ts';

const MOST_KINDS = 3;
const LEAST_CONFIDENCE = 0.3;
const NAME_LIMIT = 300;
const DESCRIPTION_LIMIT = 400;

/** Behind these stands what the thing is for, not what it is. */
const FOR = stems('for für fuer fur fits fit pour para voor passend suitable compatible geeignet used');
/** Behind these stands what comes with it, is left out, or what it is packed in. */
const WITH = stems(
  'with w avec con met mit inkl incl including inklusive inclusief inclus incluye incluido ohne without sans sin zonder excl exkl plus i.c.m in im auf on op sur sobre en dans nebst samt sowie bis aus of to zu',
);
const AND = stems('and und et y e en oder or ou o of');
/** Between two nouns: the first one is the head ("pied de micro", "set de tables"). */
const OF = stems('de du des d del della van von zum zur');

/**
 * What a product is, best first, at most three; empty where nothing is recognised or the thing is an accessory of what
 * its name says. A category that contradicts is overruled only by a name that says the kind outright.
 */
export function classify(product: {
  readonly name: string;
  readonly category: Category;
  readonly description?: string | null;
}): KindMatch[] {
  const parts = toParts(product.name.slice(0, NAME_LIMIT), vocabulary().split);
  const named = fromName(parts, product.category);
  if (named === 'accessory') return [];
  if (named.length > 0) return named;
  const described = fromDescription(product.description, product.category);
  return described.length > 0 ? described : guess(product.name, product.description ?? null, product.category);
}

interface Found {
  readonly match: Match<Entry>;
  /** What the phrase may say in this category, best first; empty: an accessory of what else is named. */
  readonly entries: readonly Entry[];
  readonly zone: 'head' | 'aside' | 'with';
  /** Runs of words between commas and "and"; the first one names the thing. */
  readonly chunk: number;
  readonly ofPrevious: boolean;
}

/** Kinds named by words so wide that a model of the same category says it better ("Lautsprecher d&b V8"). */
const BROAD: ReadonlySet<Kind> = new Set([
  'speaker_top',
  'mic_wired',
  'stage_wash',
  'display',
  'pa_package',
  'smoke_machine',
]);
const WIRELESS: readonly Kind[] = ['mic_wireless_handheld', 'mic_wireless_lapel', 'mic_headset'];

interface Candidate {
  readonly kind: Kind;
  readonly own: boolean;
  readonly score: number;
}

function fromName(parts: readonly Part[], category: Category): KindMatch[] | 'accessory' {
  const found = inZones(
    parts,
    scan(parts, 'name', () => true),
    category,
  );
  const heads = headOfChunks(found);
  const firstChunk = found[0]?.chunk ?? 0;
  const headEntries = [...heads.values()].flatMap(({ entries }) => entries.filter(({ generic }) => !generic));
  const namedOutright = headEntries.length > 0;
  const strongHead = headEntries.some(
    ({ kind }) => kind !== null && !BROAD.has(kind) && (KIND_CATEGORY[kind] === category || category === 'other'),
  );
  const candidates: Candidate[] = [];
  for (const one of found) {
    const isHead = heads.get(one.chunk) === one;
    if (one.entries.length === 0) {
      const soft = one.match.found.every((entry) => entry.generic);
      const names = one.zone === 'head' && (one.chunk === firstChunk || !namedOutright);
      if (names && (!soft || isHead)) return 'accessory';
      continue;
    }
    const outright = isHead && (one.match.to - one.match.from > 1 || (parts[one.match.from]?.stem.length ?? 0) >= 6);
    one.entries.forEach((entry, rank) => {
      if (entry.kind === null) return;
      const own = KIND_CATEGORY[entry.kind] === category;
      const score = scoreOf(entry, one, isHead, strongHead) * 0.8 ** rank * fit(entry, category, outright);
      candidates.push({ kind: entry.kind, own, score });
    });
  }
  return best(weigh(candidates));
}

/** The best score of each kind; what lies outside the category steps back where something inside it was found. */
function weigh(candidates: readonly Candidate[]): ReadonlyMap<Kind, number> {
  const settled = candidates.some(({ own, score }) => own && score >= 0.45);
  const scores = new Map<Kind, number>();
  for (const { kind, own, score } of candidates) {
    const weighed = settled && !own ? score * 0.5 : score;
    if (weighed > (scores.get(kind) ?? 0)) scores.set(kind, weighed);
  }
  const wired = scores.get('mic_wired');
  if (wired !== undefined && WIRELESS.some((kind) => (scores.get(kind) ?? 0) >= 0.6))
    scores.set('mic_wired', wired * 0.5);
  return scores;
}

/** Finds for each phrase whether it names the thing, stands in brackets, or comes behind "with"; leaves out what comes behind "for". */
function inZones(parts: readonly Part[], matches: readonly Match<Entry>[], category: Category): readonly Found[] {
  const found: Found[] = [];
  let zone: Found['zone'] = 'head';
  let chunk = 0;
  let bracket = false;
  let stopped = false;
  let ofPrevious = false;
  let next = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined) break;
    if (part.gap === 'open') bracket = true;
    else if (part.gap === 'close') bracket = false;
    if (part.gap === 'break' || part.gap === 'and' || part.gap === 'open' || part.gap === 'close') {
      chunk += 1;
      ofPrevious = false;
    }
    const match = matches[next];
    if (match !== undefined && match.from === at) {
      const entries = isCapacity(parts, match) ? null : entriesFor(match.found, category);
      if (!stopped && entries !== null) {
        found.push({ match, entries, zone: bracket ? 'aside' : zone, chunk, ofPrevious });
      }
      at = match.to - 1;
      next += 1;
      ofPrevious = false;
      continue;
    }
    if (part.number || part.gap === 'none') {
      if (at > 0) continue;
    }
    if (FOR.has(part.stem)) {
      if (found.length > 0 || at > 0) stopped = true;
    } else if (WITH.has(part.stem) && !isInches(parts, at)) {
      if (found.length > 0 || part.stem.length > 2) zone = 'with';
    } else if (AND.has(part.stem)) {
      chunk += 1;
      ofPrevious = false;
    } else if (OF.has(part.stem)) ofPrevious = true;
  }
  return found;
}

/** "(seats 8)", "2 seats": how many it holds, no chair. */
function isCapacity(parts: readonly Part[], { from, to }: Match<Entry>): boolean {
  if (to - from !== 1 || parts[from]?.stem !== 'seat') return false;
  return parts[from + 1]?.number === true || parts[from - 1]?.number === true;
}

/** "10 in speaker": no preposition. */
function isInches(parts: readonly Part[], at: number): boolean {
  return parts[at]?.stem === 'in' && parts[at - 1]?.number === true && parts[at + 1]?.number !== true;
}

/** The noun that names the thing in each chunk: the last one, but the first where the others hang on it by "de". */
function headOfChunks(found: readonly Found[]): Map<number, Found> {
  const heads = new Map<number, Found>();
  for (const one of found) {
    if (one.zone !== 'head' || (one.entries.length > 0 && one.entries.every((entry) => entry.model))) continue;
    const before = heads.get(one.chunk);
    if (before === undefined || !one.ofPrevious) heads.set(one.chunk, one);
  }
  return heads;
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

function best(scores: ReadonlyMap<Kind, number>): KindMatch[] {
  return [...scores]
    .filter(([, score]) => score >= LEAST_CONFIDENCE)
    .sort((left, right) => right[1] - left[1])
    .slice(0, MOST_KINDS)
    .map(([kind, score]) => ({ kind, confidence: Math.round(Math.min(1, score) * 100) / 100 }));
}

/** Where the name says nothing: the first thing that the description mentions and that fits the category. */
function fromDescription(description: string | null | undefined, category: Category): KindMatch[] {
  if (description === null || description === undefined || category === 'other') return [];
  const mention = findKinds(description.slice(0, DESCRIPTION_LIMIT)).find(
    ({ kind }) => KIND_CATEGORY[kind] === category,
  );
  return mention === undefined ? [] : [{ kind: mention.kind, confidence: 0.45 }];
}

const SPEAKER_SIZES = { least: 5, top: 15, sub: 18, most: 21 };

/** A product of unknown name in audio that has a driver's size is a loudspeaker; nothing else is guessed. */
function guess(name: string, description: string | null, category: Category): KindMatch[] {
  if (category !== 'audio') return [];
  const { inches } = readTraits(name, description);
  if (inches === undefined || inches < SPEAKER_SIZES.least || inches > SPEAKER_SIZES.most) return [];
  if (inches >= SPEAKER_SIZES.sub) return [{ kind: 'subwoofer', confidence: 0.4 }];
  return inches <= SPEAKER_SIZES.top ? [{ kind: 'speaker_top', confidence: 0.4 }] : [];
}

function stems(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map((word) => stem(word)));
}
