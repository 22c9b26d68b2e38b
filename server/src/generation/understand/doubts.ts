import type { Exclusion } from '../types.ts';
import { type DemandsRead, readDemands, type Surroundings } from './demands.ts';
import { isDue } from './exclusions/due.ts';
import type { Reading } from './exclusions/reading.ts';
import { DENIALS, WITHOUT } from './exclusions/small-words.ts';
import { isBroken } from './exclusions/still-wished.ts';
import { type ExclusionsRead, exclusion } from './exclusions.ts';
import { chanceNotFromUs } from './learned/opinion.ts';
import type { Mention } from './mention.ts';
import { clauseOf, type Span, sentenceOf, type Text } from './text/text.ts';

/**
 * From which chance on a thing that no rule spoke of is not to come from us: elsewhere, beside what a rule spoke of, and
 * where it is asked for, measured or all that a text names.
 */
const LIKELY = { alone: 0.7, beside: 0.8, asked: 0.95 };
const NEAR = 8; // tokens of its clause that are quoted on either side

export interface WishesRead extends DemandsRead {
  readonly exclusions: readonly Exclusion[];
}

/**
 * What is asked for and what is left out: as the rules read it, and then without what is likely not to come from us by
 * all that stands around it ("the linen we rent elsewhere"), in words that no rule knows.
 */
export function readWishes(
  text: Text,
  { exclusions, excluded, wished, items, reading }: ExclusionsRead,
  surroundings: Omit<Surroundings, 'excluded' | 'notForUs'>,
): WishesRead {
  const read = readDemands(text, { ...surroundings, excluded, notForUs: items });
  const spokenOf = new Set([...excluded.keys()].map(({ from }) => sentenceOf(text, from)));
  const likely = read.asked.flatMap((mention) => {
    if (excluded.has(mention) || wished.has(mention) || isDue(text, mention) || isBroken(reading, mention)) return [];
    const asked = reading.asking.strongly(mention.from) || isMeasured(text, mention);
    const beside = spokenOf.has(sentenceOf(text, mention.from));
    const chance = chanceNotFromUs(reading, mention);
    return chance >= LIKELY[asked ? 'asked' : beside ? 'beside' : 'alone'] ? [{ mention, chance }] : [];
  });
  const all = likely.length === read.asked.length; // whoever writes to us wishes for something
  const doubted = likely.flatMap(({ mention, chance }) => (all && chance < LIKELY.asked ? [] : [mention]));
  if (doubted.length === 0) return { ...read, exclusions };
  const without = new Map([...excluded, ...doubted.map((mention) => [mention, 'spoken'] as const)]);
  const rest = readDemands(text, { ...surroundings, excluded: without, notForUs: items });
  const left = doubted.filter((mention) => !rest.asked.some((other) => isAlike(mention, other)));
  return { ...rest, exclusions: [...exclusions, ...left.map((mention) => exclusionOf(reading, mention))] };
}

/** A figure stands behind it: "the stage is small, 4 x 3 m". */
function isMeasured(text: Text, { to }: Span): boolean {
  const end = Math.min(sentenceOf(text, to - 1).to, to + NEAR);
  for (let at = to; at < end; at += 1) if (text.numberFrom.has(at)) return true;
  return false;
}

function isAlike(one: Mention, other: Mention): boolean {
  if (one.kinds[0] !== undefined && other.kinds[0] !== undefined) return one.kinds[0] === other.kinds[0];
  return one.categories.some((category) => other.categories.includes(category));
}

function exclusionOf(reading: Reading, mention: Mention): Exclusion {
  const { text } = reading;
  return exclusion(text, around(text, mention), isRefused(reading, mention) ? 'unwanted' : 'provided', [mention]);
}

function isRefused({ text, cues }: Reading, { from }: Mention): boolean {
  const clause = clauseOf(text, from);
  const words = text.tokens.slice(clause.from, clause.to);
  return words.some(({ text: word }) => DENIALS.has(word) || WITHOUT.has(word)) || cues.refusals.any(clause);
}

/** Its clause, or what of it stands near. */
function around(text: Text, { from, to }: Span): Span {
  const clause = clauseOf(text, from);
  const sentence = sentenceOf(text, from);
  const last = text.tokens[sentence.to - 1]?.kind === 'break' ? sentence.to - 1 : sentence.to;
  return { from: Math.max(clause.from, from - NEAR), to: Math.max(to, Math.min(clause.to, to + NEAR, last)) };
}
