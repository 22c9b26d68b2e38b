import { chancesNotFromUs } from '../reading/judges/status.ts';
import type { Doubt, Exclusion, SpokenOf } from '../types.ts';
import { type DemandsRead, readDemands, type Surroundings } from './demands.ts';
import { exclusion } from './exclusion.ts';
import type { Mention, Verdict } from './mention.ts';
import { clauseOf, type Span, sentenceOf, type Text, wordsOf } from '../reading/document/text.ts';
import { DENIALS, WITHOUT } from './words/small-words.ts';

/**
 * From which chance on a thing is not to come from us: one that is asked for, one that is only
 * spoken of, and one that is refused so surely that it takes back what was asked for before.
 */
const LIKELY = { asked: 0.4, spoken: 0.15, takenBack: 0.5 };
/** Chances between these leave it open whether a thing is to come from us. */
const DOUBT = { from: 0.25, to: 0.65 };
const NEAR = 8; // tokens of its clause that are quoted on either side

export interface WishesRead extends DemandsRead {
  readonly exclusions: readonly Exclusion[];
  readonly spokenOf: readonly SpokenOf[];
  /** Of which it is not certain whether they are to come from us. */
  readonly doubts: readonly Doubt[];
}

/** What is asked for, what is not to come from us, and what is only spoken of. */
export function readWishes(
  text: Text,
  mentions: readonly Mention[],
  surroundings: Omit<Surroundings, 'excluded'>,
): WishesRead {
  const chances = chancesNotFromUs(text, mentions);
  const judged = mentions
    .map((mention, at) => ({ mention, chance: chances[at] ?? 0 }))
    .filter(({ mention }, at) => !isPartOfName(mention, mentions[at + 1]));
  const theirs = judged.filter(({ chance }) => chance >= LIKELY.asked);
  const excluded = new Map<Mention, Verdict>(theirs.map(({ mention }) => [mention, reasonOf(text, mention)]));
  const takenBack = theirs.filter(({ mention, chance }) => chance >= LIKELY.takenBack && isRefused(text, mention));
  for (const { mention, chance } of judged) {
    const isOver = takenBack.some((other) => other.mention.from > mention.from && isAlike(mention, other.mention));
    if (isOver || (mention.vague === true && chance < LIKELY.asked)) excluded.set(mention, 'spoken');
  }
  const read = readDemands(text, { ...surroundings, excluded });
  const left = theirs.filter(({ mention }) => !read.asked.some((other) => isAlike(mention, other)));
  const idle = judged.filter(
    ({ mention, chance }) => !read.asked.includes(mention) && chance >= LIKELY.spoken && chance < LIKELY.asked,
  );
  const open = judged.filter(
    ({ mention, chance }) =>
      chance >= DOUBT.from && chance < DOUBT.to && mention.vague !== true && mention.kinds.length > 0,
  );
  return {
    ...read,
    doubts: open.map(({ mention }) => ({ kinds: mention.kinds, words: wordsOf(text, mention) })),
    exclusions: [
      ...Map.groupBy(left, ({ mention }) => `${clauseOf(text, mention.from).from} ${reasonOf(text, mention)}`).values(),
    ].map((some) =>
      leftOut(
        text,
        some.map(({ mention }) => mention),
      ),
    ),
    spokenOf: idle.map(({ mention }) => ({ kinds: mention.kinds, words: wordsOf(text, mention) })),
  };
}

/** "AV laptop", "stage lights": a category that only says what sort of thing the next word names. */
function isPartOfName(mention: Mention, next: Mention | undefined): boolean {
  return mention.kinds.length === 0 && next !== undefined && next.from === mention.to && next.kinds.length > 0;
}

/** Things of one clause, quoted with what stands around them. */
function leftOut(text: Text, mentions: readonly Mention[]): Exclusion {
  const [first, last] = [mentions[0], mentions.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('nothing is left out');
  const { from } = around(text, first);
  const { to } = around(text, last);
  return exclusion(text, { from, to }, reasonOf(text, first), mentions);
}

function reasonOf(text: Text, mention: Mention): Exclusion['reason'] {
  return isRefused(text, mention) ? 'unwanted' : 'provided';
}

function isRefused(text: Text, { from }: Span): boolean {
  const clause = clauseOf(text, from);
  return text.tokens.slice(clause.from, clause.to).some(({ text: word }) => DENIALS.has(word) || WITHOUT.has(word));
}

function isAlike(one: Mention, other: Mention): boolean {
  if (one.kinds[0] !== undefined && other.kinds[0] !== undefined) return one.kinds[0] === other.kinds[0];
  return one.categories.some((category) => other.categories.includes(category));
}

/** Its clause, or what of it stands near. */
function around(text: Text, { from, to }: Span): Span {
  const clause = clauseOf(text, from);
  const sentence = sentenceOf(text, from);
  const last = text.tokens[sentence.to - 1]?.kind === 'break' ? sentence.to - 1 : sentence.to;
  return { from: Math.max(clause.from, from - NEAR), to: Math.max(to, Math.min(clause.to, to + NEAR, last)) };
}
