import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import { measureEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { isAttribute } from './quantity.ts';
import { type Lexicon, wordList } from '../reading/document/lexicon.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { BUNDLES, BY_NAME, MADE_OF, ROWS } from './words/bundles.ts';
import { COUNT_STOPS } from './words/demands.ts';

const bundles = wordList(BUNDLES);
const rows = wordList(ROWS);
const madeOf = wordList(MADE_OF);
const byName = wordList(BY_NAME);

/** So many of a group of things, and the words that say what is in each. */
interface Bundle {
  readonly count: number;
  /** Its figure and its name. */
  readonly head: Span;
  readonly inside: Span;
}

/** What a thing is part of: so many groups, and all the words of these. */
interface Part {
  readonly count: number;
  readonly words: Span;
}

export interface Bundles {
  /** The names of groups, which are no further things beside what is in them. */
  readonly heads: readonly Span[];
  /** Whether a mention names such a group, or only describes what is in one. */
  isSpent(mention: Mention): boolean;
  /** The groups of which the mention is a part; null where it is part of none. */
  partOf(mention: Mention): Part | null;
}

/** "Two 3-speaker systems (2 speakers + 1 sub)", "3 sets of 1 table and 4 chairs", "ten rows of 20 chairs": so many of each. */
export function readBundles(text: Text, mentions: readonly Mention[]): Bundles {
  const heads: Span[] = [];
  const spent = new Set<Mention>();
  const partOf = new Map<Mention, Part>();
  text.tokens.forEach((_, at) => {
    const bundle = bundleAt(text, at, mentions);
    if (bundle === null) return;
    const named = overlapping(mentions, bundle.head);
    const parts = within(mentions, bundle.inside);
    if (named.some(({ kinds: [kind] }) => kind !== undefined && ONE_THING.has(kind))) {
      for (const part of parts) spent.add(part);
      return;
    }
    const words = { from: bundle.head.from, to: bundle.inside.to + (markAt(text, bundle.inside.to) === ')' ? 1 : 0) };
    for (const part of parts) partOf.set(part, { count: bundle.count, words });
    if (!named.every((head) => parts.some((part) => isPartOf(part, head)))) return;
    heads.push(bundle.head);
    for (const head of named) spent.add(head);
  });
  return {
    heads,
    isSpent: (mention) => spent.has(mention),
    partOf: (mention) => partOf.get(mention) ?? null,
  };
}

/** Made of several things, and hired by its own name: "10 picnic sets (1 table, 2 benches)". */
const ONE_THING: ReadonlySet<Kind> = new Set<Kind>(['beer_table_set', 'drum_kit', 'drum_part', 'crockery', 'cutlery']);
const LOUDSPEAKERS: ReadonlySet<Kind> = new Set<Kind>(['speaker_top', 'speaker_column', 'line_array', 'pa_package']);

/** Whether a thing is what its group is named for: loudspeakers make a sound system, its microphones do not. */
function isPartOf(part: Mention, { kinds: [head], categories }: Mention): boolean {
  const all = part.kinds.map((kind) => KIND_CATEGORY[kind]);
  if (head === undefined) return categories.some((each) => all.includes(each) || part.categories.includes(each));
  if (LOUDSPEAKERS.has(head)) return part.kinds.some((kind) => LOUDSPEAKERS.has(kind));
  return all.includes(KIND_CATEGORY[head]);
}

function within(mentions: readonly Mention[], { from, to }: Span): Mention[] {
  return mentions.filter((mention) => mention.from >= from && mention.to <= to);
}

function overlapping(mentions: readonly Mention[], { from, to }: Span): Mention[] {
  return mentions.filter((mention) => mention.from < to && mention.to > from);
}

/** The group whose word is token `at`. */
function bundleAt(text: Text, at: number, mentions: readonly Mention[]): Bundle | null {
  const isRow = endsAt(rows, text, at);
  if (!isRow && !endsAt(bundles, text, at)) return null;
  const number = countBefore(text, at);
  const head = { from: number?.from ?? at, to: nameEnd(text, at + 1) };
  const count = number?.value ?? 1;
  const inside = inBrackets(text, head.to) ?? (count > 1 ? behindOf(text, at + 1) : null);
  if (inside === null) return null;
  const parts = within(mentions, inside);
  const counted = parts.filter((part) => figureOf(text, part, inside) !== null);
  const [first] = parts;
  if (first === undefined || !isList(text, inside, parts)) return null;
  if (isRow) return counted[0] === first ? { count, head, inside: { from: inside.from, to: first.to } } : null;
  const plain = parts.length > 1 && parts.every(isTechnical);
  if (counted.length === 0 && !plain) return null;
  return isBreakdown(text, count, counted, inside) ? null : { count, head, inside };
}

function endsAt(words: Lexicon<true>, text: Text, at: number): boolean {
  return words.before(text.tokens, at + 1) !== null;
}

const NAME = 4; // words of a group's name

/** "kits D'ÉCLAIRAGE (…)". */
function nameEnd(text: Text, at: number): number {
  const of = byName.at(text.tokens, at);
  if (of === null) return at;
  for (let end = of.to; end <= of.to + NAME; end += 1) {
    if (markAt(text, end) === '(') return end;
    if (wordAt(text, end) === '' || text.numberFrom.has(end)) return at;
  }
  return at;
}

/** The figure of a group: "two 3-speaker systems". */
function countBefore(text: Text, at: number): Quantity | null {
  let end = at;
  for (let steps = 0; steps <= NAME; steps += 1) {
    const number = text.numberTo.get(end);
    if (number === undefined) {
      if (wordAt(text, end - 1) === '' || COUNT_STOPS.has(wordAt(text, end - 1))) return null;
      end -= 1;
    } else if (isAttribute(text, number)) end = number.from;
    else return isPlain(text, number) ? number : null;
  }
  return null;
}

const MOST = 500;
const REACH = 60; // tokens that say what is in a group

function isPlain(text: Text, { value, to }: Quantity): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MOST && measureEnd(text, to) === null;
}

function inBrackets(text: Text, from: number): Span | null {
  if (markAt(text, from) !== '(') return null;
  const limit = Math.min(sentenceOf(text, from).to, from + REACH);
  for (let to = from + 1; to < limit; to += 1) if (markAt(text, to) === ')') return { from: from + 1, to };
  return null;
}

/** "of 2 subs and 2 tops", up to the next comma. */
function behindOf(text: Text, at: number): Span | null {
  const joint = madeOf.at(text.tokens, markAt(text, at) === ',' ? at + 1 : at);
  const number = joint === null ? undefined : text.numberFrom.get(joint.to);
  if (joint === null || number === undefined || !isPlain(text, number)) return null;
  const limit = Math.min(sentenceOf(text, at).to, at + REACH);
  let to = joint.to;
  while (to < limit && !ENDS.has(markAt(text, to)) && !stopsList(text, to)) to += 1;
  return { from: joint.to, to };
}

const ENDS = new Set([',', '(', ')', ':', '-', '/']);

/** Nothing but things with their figures: "(1 for the bar, 1 for the stage)" says where they go. */
function isList(text: Text, { from, to }: Span, parts: readonly Mention[]): boolean {
  const [first] = parts;
  if (first === undefined || first.from - from > NAME) return false;
  for (let at = from; at < to; at += 1) {
    at = parts.find((part) => part.from === at)?.to ?? at;
    if (at < to && stopsList(text, at)) return false;
  }
  return true;
}

function stopsList(text: Text, at: number): boolean {
  const word = text.tokens[at]?.text ?? '';
  if (OR.has(word)) return true;
  return COUNT_STOPS.has(word) && !JOINTS.has(word) && !text.numberFrom.has(at);
}

const OR = new Set(['or', 'oder', 'ou', 'o']);
const JOINTS = new Set(
  "and & plus + with und mit et avec y con en met w incl inkl each per je jeweils pro chacun chaque par cada elk de d' des tables".split(
    ' ',
  ),
);

function figureOf(text: Text, { from }: Mention, inside: Span): number | null {
  for (let at = from; at > inside.from && from - at <= NAME; at -= 1) {
    const number = text.numberTo.get(at);
    if (number !== undefined) return isPlain(text, number) ? number.value : null;
    if (wordAt(text, at - 1) === '') return null;
  }
  return null;
}

/** "12 wireless systems (8 handheld + 4 lavalier)": which sorts they are, not what is in each. */
function isBreakdown(text: Text, count: number, parts: readonly Mention[], inside: Span): boolean {
  const sum = parts.reduce((total, part) => total + (figureOf(text, part, inside) ?? 0), 0);
  const sorts = new Set(parts.map(({ kinds: [kind] }) => kind?.split('_')[0]));
  return parts.length > 1 && sum === count && sorts.size === 1;
}

/** Named side by side without a figure these are one set: "3 AV kits (projector, screen, laptop)"; others may be places. */
function isTechnical({ kinds: [kind] }: Mention): boolean {
  return kind !== undefined && TECHNICAL.has(KIND_CATEGORY[kind]);
}

const TECHNICAL: ReadonlySet<string> = new Set(['audio', 'lighting', 'video']);
