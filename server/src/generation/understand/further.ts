import type { Mention } from './mention.ts';
import type { Count } from './quantity.ts';
import { findAll, wordList } from '../reading/document/lexicon.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { FURTHER } from './words/demands.ts';
import { IN_THE_PAST, NOW } from './words/frames.ts';

const further = wordList(FURTHER);
const past = wordList(IN_THE_PAST);
const now = wordList(NOW);
const FURTHER_REACH = 24; // tokens behind the thing
const TURN_REACH = 40; // tokens to what is said of now
const NEXT_REACH = 8; // tokens of the next sentence before the figure

/** "… but we need 50 more", "The hall has 60. We need another 40." */
export function furtherOf(text: Text, mention: Mention): Count {
  const more =
    furtherIn(text, mention.to) ?? furtherNext(text, mention.to) ?? soMany(text, mention.to) ?? nowAsked(text, mention);
  const at = { from: mention.from, named: mention.from, sized: mention.from, article: false };
  return more === null ? { ...at, to: mention.to, value: null } : { ...at, to: more.to, value: more.value };
}

function furtherIn(text: Text, begin: number): (Span & { readonly value: number }) | null {
  const limit = Math.min(sentenceOf(text, begin - 1).to, begin + FURTHER_REACH);
  for (let index = begin; index < limit; index += 1) {
    const number = text.numberFrom.get(index);
    const to = number === undefined ? null : furtherEnd(text, number);
    if (number !== undefined && to !== null) return { from: index, to, value: number.value };
  }
  return null;
}

/** "We need 50 more.", "Maybe another 50.": so many more, of what the sentence before was about. */
export function furtherNext(text: Text, before: number): (Span & { readonly value: number }) | null {
  const { from, to } = sentenceOf(text, sentenceOf(text, before - 1).to);
  for (let index = from; index < Math.min(to, from + NEXT_REACH); index += 1) {
    const number = text.numberFrom.get(index);
    if (number === undefined) continue;
    const end = furtherEnd(text, number) ?? (STILL.has(wordAt(text, index - 1)) ? number.to : null);
    const next = end === null ? undefined : text.tokens[end];
    const bare = next === undefined || next.kind !== 'word' || BEHIND.has(next.text);
    return end !== null && bare ? { from: index, to: end, value: number.value } : null;
  }
  return null;
}

/** "Last year we had 2 gazebos. THIS YEAR WE WANT 5.": how many it is to be now, of what is told of before. */
export function nowAsked(text: Text, mention: Mention): (Span & { readonly value: number }) | null {
  const sentence = sentenceOf(text, mention.from);
  const from = Math.max(sentence.from, mention.from - FURTHER_REACH);
  if (findAll(text.tokens, past, from, Math.min(sentence.to, mention.to + FURTHER_REACH)).length === 0) return null;
  const limit = Math.min(Math.max(sentence.to, sentenceOf(text, sentence.to).to), mention.to + TURN_REACH);
  const [turn] = findAll(text.tokens, now, mention.to, limit);
  return turn === undefined ? null : bareFigure(text, turn.to, limit);
}

/** "No tables, SO PLEASE QUOTE 20", "so we'll need about 20 of those". */
function soMany(text: Text, begin: number): (Span & { readonly value: number }) | null {
  const { to } = sentenceOf(text, begin - 1);
  for (let at = begin; at < Math.min(to, begin + NEXT_REACH); at += 1)
    if (THEREFORE.has(wordAt(text, at))) return bareFigure(text, at + 1, to);
  return null;
}

/** A figure that counts nothing that is named behind it. */
function bareFigure(text: Text, from: number, to: number): (Span & { readonly value: number }) | null {
  for (let at = from; at < Math.min(to, from + NEXT_REACH); at += 1) {
    const number = text.numberFrom.get(at);
    if (number === undefined) continue;
    const next = text.tokens[number.to];
    const bare = next === undefined || next.kind === 'break' || next.text === ',' || BEHIND.has(next.text);
    return bare && Number.isInteger(number.value) ? { from: at, to: number.to, value: number.value } : null;
  }
  return null;
}

const THEREFORE = new Set(
  'please bitte svp graag so hence therefore thus also deshalb daher donc dus daarom'.split(' '),
);

function furtherEnd(text: Text, { from, to }: Quantity): number | null {
  const behind = further.at(text.tokens, to);
  if (behind !== null) return behind.to;
  return further.before(text.tokens, from) !== null || wordAt(text, from - 1) === 'another' ? to : null;
}

const STILL = new Set('noch encore nog todavia otros otras'.split(' '));
const BEHIND = new Set(
  'of please needed required wanted to would will should for are if bitte benotigt notig svp seraient nodig graag por mas'.split(
    ' ',
  ),
);
