import type { LexiconLanguage } from '../lexicon/index.ts';
import { type Entry, vocabulary } from '../matching/compile.ts';
import type { Part } from '../matching/parts.ts';
import { longest } from '../matching/trie.ts';
import { endsTheName } from './zones.ts';

/** Words that name the thing and words of each run behind it that may belong in front: longer runs are descriptions. */
const MOST_WORDS = 3;
const MOST_RUNS = 4;
const NOUN_LAST: ReadonlySet<LexiconLanguage> = new Set(['en', 'de', 'nl', 'hi']);

/**
 * A name as it is spoken, from one as price lists sort them: "Table, Round 5ft" → "Round Table, 5ft", "Toilet -
 * Portable, Accessible" → "Accessible Portable Toilet", "Chaise, pliante" → "Chaise pliante". The same parts where the
 * words so joined name nothing.
 */
export function uninvert(parts: readonly Part[]): readonly Part[] {
  const first = longest(vocabulary().kinds, parts, 0, () => true);
  const end = parts.findIndex((part, at) => at > 0 && isEdge(part));
  const inverted = end > 0;
  const headTo = inverted ? end : (first?.to ?? 0);
  const head = parts.slice(0, headTo);
  if (headTo === 0 || headTo === parts.length || headTo > MOST_WORDS || head.some((part) => part.number)) return parts;
  const runs = runsBehind(parts, headTo, inverted);
  if (runs.length === 0) return parts;
  const all = runs.toReversed().flat();
  const tries = runs.length > 1 ? [all, ...runs] : runs;
  let best: Joined | null = null;
  for (const run of tries) {
    const joined = inFront(parts, run, headTo) ?? behind(parts, run, headTo);
    if (joined !== null && (best === null || joined.length > best.length)) best = joined;
  }
  if (best === null || (!inverted && best.length <= longestAsWritten(parts, headTo + MOST_WORDS))) return parts;
  return rearranged(parts, best, headTo);
}

/** "Propane patio heater" names its thing as it stands. */
function longestAsWritten(parts: readonly Part[], end: number): number {
  const words = parts.slice(0, end);
  return Math.max(
    0,
    ...words.map((_, at) => (longest(vocabulary().kinds, words, at, (entry) => isSpoken(entry, true))?.to ?? at) - at),
  );
}

interface Joined {
  /** Indexes of the parts that belong to the head's phrase, in the order spoken. */
  readonly front: readonly number[];
  readonly back: readonly number[];
  readonly length: number;
}

function isEdge({ gap }: Part): boolean {
  return gap === 'break' || gap === 'open';
}

/** The first words of each run between commas behind the head, as indexes. */
function runsBehind(parts: readonly Part[], from: number, inverted: boolean): number[][] {
  const runs: number[][] = [];
  let run: number[] | null = inverted ? null : [];
  for (let at = from; at < parts.length && runs.length < MOST_RUNS; at += 1) {
    const part = parts[at];
    if (part === undefined) break;
    if (isEdge(part)) {
      if (!inverted) break;
      if (run !== null && run.length > 0) runs.push(run);
      run = [];
    }
    if (run === null) continue;
    if (part.number || part.gap === 'and' || endsTheName(part.stem)) {
      if (run.length > 0) runs.push(run);
      run = null;
      if (!inverted) break;
    } else if (run.length < MOST_WORDS) run.push(at);
  }
  if (run !== null && run.length > 0) runs.push(run);
  return runs;
}

function inFront(parts: readonly Part[], run: readonly number[], headTo: number): Joined | null {
  for (let count = run.length; count > 0; count -= 1) {
    const lead = run.slice(0, count);
    const words = joined([...lead, ...range(0, headTo)], parts);
    for (let from = 0; from < count; from += 1) {
      const match = longest(vocabulary().kinds, words, from, (entry) => isSpoken(entry, NOUN_LAST.has(entry.language)));
      if (match !== null && match.to === words.length) {
        return { front: lead.slice(from), back: [], length: match.to - from };
      }
    }
  }
  return null;
}

function behind(parts: readonly Part[], run: readonly number[], headTo: number): Joined | null {
  const words = joined([...range(0, headTo), ...run], parts);
  for (let from = 0; from < headTo; from += 1) {
    const match = longest(vocabulary().kinds, words, from, (entry) => isSpoken(entry, !NOUN_LAST.has(entry.language)));
    if (match !== null && match.to > headTo) {
      return { front: [], back: run.slice(0, match.to - headTo), length: match.to - from };
    }
  }
  return null;
}

function isSpoken(entry: Entry, ordered: boolean): boolean {
  return ordered && !entry.model;
}

function rearranged(parts: readonly Part[], { front, back }: Joined, headTo: number): Part[] {
  const moved = new Set([...front, ...back]);
  const name = joined([...front, ...range(0, headTo), ...back], parts);
  const rest = parts.filter((_, at) => at >= headTo && !moved.has(at));
  return [
    ...name,
    ...rest.map((part, at): Part => (at === 0 && part.gap !== 'open' ? { ...part, gap: 'break' } : part)),
  ];
}

function joined(indexes: readonly number[], parts: readonly Part[]): Part[] {
  return indexes.flatMap((index, at) => {
    const part = parts[index];
    return part === undefined ? [] : [{ ...part, gap: at === 0 ? 'none' : 'join' } satisfies Part];
  });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
