import { KIND_CATEGORY, type Kind } from './kinds.ts';
import type { Entry } from './matching/compile.ts';
import { isOfTextsOnly, mayBeMeant } from './matching/language.ts';
import type { Part } from './matching/parts.ts';
import { type ReadText, readText } from './matching/read-text.ts';
import { scan } from './matching/scan.ts';
import type { Match } from './matching/trie.ts';
import { stemsThatAre } from './matching/words.ts';
import type { KindMention } from './types.ts';

/** How far away a neighbour may stand that decides between two meanings, in parts. */
const NEIGHBOUR_REACH = 10;
const BESIDE_REACH = 4;
/** A phrase rather than a text ("2 speakers"): it is about equipment. */
const SHORT_TEXT = 2;

/**
 * The kinds of equipment mentioned in a running text, in order and without overlap; `words` is the text from `start`
 * to `end`. Words that often mean people or other things ("speakers") count only beside other equipment.
 */
export function findKinds(text: string): KindMention[] {
  return kindsIn(readText(text));
}

export function kindsIn({ text, parts, languages }: ReadText): KindMention[] {
  const matches = scan(parts, 'text', (entry, from, to) => {
    if (entry.nameOnly) return false;
    return entry.model || mayBeMeant(entry, { parts: to - from, letters: parts[from]?.stem.length ?? 0 }, languages);
  })
    .flatMap((match) => apart(match, parts, text))
    .filter(({ found }) => found.some(({ kind }) => kind !== null));
  const sure = matches.map(({ found }) => found.some(({ beside, kind }) => kind !== null && !beside));
  const mentions: KindMention[] = [];
  matches.forEach((match, index) => {
    if (sure[index] !== true && !standsBeside(match, index, matches, sure, parts, text)) return;
    sure[index] = true;
    const first = parts[match.from];
    const last = parts[match.to - 1];
    if (first === undefined || last === undefined) return;
    const kind = decide(match, index, matches, parts, text);
    if (kind === null) return;
    const model = match.found.some((entry) => entry.kind === kind && entry.model);
    const words = text.slice(first.start, last.end);
    mentions.push({ kind, ...(model ? { model } : {}), words, start: first.start, end: last.end });
  });
  return mentions;
}

/**
 * "projector & screen", "speakers/stands" are two things, though "projector screen" is one: the second is what the two
 * words name together. "pipe & drape" has no half that is a thing.
 */
function apart(match: Match<Entry>, parts: readonly Part[], text: string): Match<Entry>[] {
  for (let at = match.from + 1; at < match.to; at += 1) {
    const gap = text.slice(parts[at - 1]?.end ?? 0, parts[at]?.start ?? 0);
    if (!gap.includes('&') && !gap.includes('/')) continue;
    const [first] = within(parts, match.from, at, (found) => found.to === at);
    const [second] = within(parts, at, match.to, (found) => found.from === at);
    if (first === undefined || second === undefined || isSame(first, match)) continue;
    return [first, { ...match, from: at }];
  }
  return [match];
}

function isSame(one: Match<Entry>, other: Match<Entry>): boolean {
  return one.found.some(({ kind }) => other.found.some((entry) => entry.kind === kind));
}

function isPlainName(entry: Entry): boolean {
  return entry.kind !== null && !entry.nameOnly && !entry.model && !isOfTextsOnly(entry);
}

function within(
  parts: readonly Part[],
  from: number,
  to: number,
  fits: (match: Match<Entry>) => boolean,
): Match<Entry>[] {
  return scan(parts.slice(from, to), 'text', isPlainName)
    .map((match) => ({ ...match, from: match.from + from, to: match.to + from }))
    .filter(fits);
}

/**
 * Of several kinds that a word may mean, the one whose category the nearest unambiguous neighbour has, in its own sentence
 * first; else the first.
 */
function decide(
  match: Match<Entry>,
  index: number,
  matches: readonly Match<Entry>[],
  parts: readonly Part[],
  text: string,
): Kind | null {
  const kinds = match.found.flatMap(({ kind }) => (kind === null ? [] : [kind]));
  const first = kinds[0] ?? null;
  if (kinds.length < 2) return first;
  const apart = (other: Match<Entry>) => (other.to <= match.from ? match.from - other.to : other.from - match.to);
  const isElsewhere = (other: Match<Entry>) => {
    const [last, first] = other.to <= match.from ? [other.to, match.from] : [match.to, other.from];
    return SENTENCE_END.test(text.slice(parts[last - 1]?.end ?? 0, parts[first]?.start ?? 0));
  };
  const rank = (other: Match<Entry>) => apart(other) + (isElsewhere(other) ? NEIGHBOUR_REACH : 0);
  const neighbours = [matches[index - 1], matches[index + 1]].filter((each) => each !== undefined);
  for (const neighbour of neighbours.toSorted((one, other) => rank(one) - rank(other))) {
    const theirs = neighbour.found[0]?.kind;
    if (apart(neighbour) > NEIGHBOUR_REACH || theirs === undefined || theirs === null) continue;
    if (theirs === 'playback_laptop') continue; // which has sound and pictures
    const fitting = kinds.find((kind) => KIND_CATEGORY[kind] === KIND_CATEGORY[theirs]);
    if (fitting !== undefined) return fitting;
  }
  return first;
}

const SENTENCE_END = /[.!?]\s/u;
const LINKS = stemsThatAre('list_link');
const BEFORE = stemsThatAre('before_things');
const PEOPLE = stemsThatAre('before_people');

/**
 * Whether a word that often means people is a thing here: in a list with equipment, or with a size or a quality of
 * things before it.
 */
function standsBeside(
  match: Match<Entry>,
  index: number,
  matches: readonly Match<Entry>[],
  sure: readonly boolean[],
  parts: readonly Part[],
  text: string,
): boolean {
  if (parts.length <= SHORT_TEXT && match.to === parts.length) return true;
  const before = parts[match.from - 1];
  if (before !== undefined && before.gap !== 'break' && PEOPLE.has(before.stem) && !BEFORE.has(before.stem))
    return false;
  if (before !== undefined && (BEFORE.has(before.stem) || isPair(parts, match.from))) return true;
  const first = parts[match.from];
  if (before?.number === true && first !== undefined && INCHES.test(text.slice(before.end, first.start))) return true;
  const next = matches[index + 1];
  const previous = matches[index - 1];
  return (
    (previous !== undefined && sure[index - 1] === true && linked(parts, previous.to, match.from)) ||
    (next !== undefined && sure[index + 1] === true && linked(parts, match.to, next.from))
  );
}

/** `2 x 12" speakers`. */
const INCHES = /^\s?(?:["”″]|''|’’)\s?$/u;

/** "a pair of speakers". */
function isPair(parts: readonly Part[], at: number): boolean {
  return parts[at - 1]?.stem === 'of' && (parts[at - 2]?.stem === 'pair' || parts[at - 2]?.stem === 'set');
}

function linked(parts: readonly Part[], from: number, to: number): boolean {
  if (to - from > BESIDE_REACH) return false;
  for (let at = from; at < to; at += 1) {
    const part = parts[at];
    if (part === undefined || !(part.number || LINKS.has(part.stem))) return false;
  }
  const joint = parts[from];
  return to > from || joint === undefined || joint.gap !== 'open';
}
