import type { Quantity } from '../document/numbers.ts';
import { sentenceOf, type Text } from '../document/text.ts';
import type { Mention } from '../things/mention.ts';
import { FeaturePlaces } from './hashing.ts';

/** A number and a thing that it may count, with what stands around them. */
export interface Pair {
  /** Place of the thing among the mentions. */
  readonly thing: number;
  readonly number: Quantity;
  /** Places of its features among the weights. */
  readonly places: readonly number[];
}

export const COUNT_PLACES = 2 ** 14;

const BEFORE = 16; // tokens between a number and the thing behind it
const BEHIND = 14;
const MOST_EACH_SIDE = 3;
const SPELLED = 5; // tokens between them that count as they stand

/** Pairs of things and plain numbers of the same sentence that stand near each other. */
export function readPairs(text: Text, mentions: readonly Mention[], numbers: readonly Quantity[]): readonly Pair[] {
  const read: Read = {
    language: text.language,
    words: wordsOf(text, mentions, numbers),
    mentions,
    thingsBefore: countsBefore(text, mentions),
    numbersBefore: countsBefore(text, numbers),
    found: new FeaturePlaces(COUNT_PLACES),
  };
  const byStart = new Map(numbers.map((number) => [number.from, number]));
  const byEnd = new Map(numbers.map((number) => [number.to, number]));
  return mentions.flatMap((mention, thing) => {
    const sentence = sentenceOf(text, mention.from);
    const before: Quantity[] = [];
    for (let at = mention.from; at > Math.max(sentence.from, mention.from - BEFORE - 1); at -= 1) {
      const number = byEnd.get(at);
      if (number !== undefined && number.from >= sentence.from && before.length < MOST_EACH_SIDE) before.push(number);
    }
    const behind: Quantity[] = [];
    for (let at = mention.to; at < Math.min(sentence.to, mention.to + BEHIND + 1); at += 1) {
      const number = byStart.get(at);
      if (number !== undefined && number.to <= sentence.to && behind.length < MOST_EACH_SIDE) behind.push(number);
    }
    return [
      ...before.map((number) => pairOf(read, thing, number, 'before')),
      ...behind.map((number) => pairOf(read, thing, number, 'behind')),
    ];
  });
}

interface Read {
  readonly language: Text['language'];
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  /** How many things, and how many numbers, begin before each token. */
  readonly thingsBefore: readonly number[];
  readonly numbersBefore: readonly number[];
  readonly found: FeaturePlaces;
}

function countsBefore({ tokens }: Text, spans: readonly { readonly from: number }[]): readonly number[] {
  const starts = new Set(spans.map(({ from }) => from));
  let count = 0;
  return [...tokens, null].map((_, at) => {
    const before = count;
    if (starts.has(at)) count += 1;
    return before;
  });
}

/** The words of the text: things as T, numbers that may count as #, others as M, line breaks as ¶. */
function wordsOf(text: Text, mentions: readonly Mention[], numbers: readonly Quantity[]): readonly string[] {
  const words = text.tokens.map((token) => (token.kind === 'break' ? '¶' : token.kind === 'number' ? 'M' : token.text));
  for (const { from, to } of text.numbers) words.fill('M', from, to);
  for (const { from, to } of numbers) words.fill('#', from, to);
  for (const { from, to } of mentions) words.fill('T', from, to);
  return words;
}

function pairOf(read: Read, thing: number, number: Quantity, side: 'before' | 'behind'): Pair {
  const { language, words, mentions, thingsBefore, numbersBefore, found } = read;
  const mention = mentions[thing];
  if (mention === undefined) throw new RangeError('no such thing');
  const [from, to] = side === 'before' ? [number.to, mention.from] : [mention.to, number.from];
  const runs = runsOf(words.slice(from, to));
  const kind = mention.kinds[0] ?? mention.categories[0] ?? '';
  const size = sizeOf(number.value);
  const things = (thingsBefore[to] ?? 0) - (thingsBefore[from] ?? 0);
  const others = (numbersBefore[to] ?? 0) - (numbersBefore[from] ?? 0);
  const [beforeNumber, behindNumber] = [words[number.from - 1] ?? '^', words[number.to] ?? '$'];
  const [beforeThing, behindThing] = [words[mention.from - 1] ?? '^', words[mention.to] ?? '$'];
  found.add(side);
  found.add(side, String(Math.min(to - from, 6)));
  found.add(side, `things ${Math.min(things, 3)} numbers ${Math.min(others, 3)}`);
  found.add(side, kind);
  found.add(side, kind, size);
  found.add(kind, size);
  found.add(side, 'begins', beforeNumber);
  found.add(side, 'ends', behindNumber);
  found.add(side, 'around', beforeNumber, behindNumber);
  found.add(side, 'thing', beforeThing);
  found.add(side, 'thing…', behindThing);
  found.add(side, 'thing…', behindThing, words[mention.to + 1] ?? '$');
  found.add(side, 'number', words[number.from - 2] ?? '^', beforeNumber);
  found.add(side, 'number…', behindNumber, words[number.to + 1] ?? '$');
  found.add('in', language, side);
  if (runs.length <= SPELLED) found.add(side, '=', runs.join(' '));
  runs.forEach((word, at) => {
    found.add(side, '-', word);
    if (at > 0) found.add(side, '--', runs[at - 1], word);
  });
  return { thing, number, places: found.take() };
}

/** Equal neighbours once: the words of one thing are one. */
function runsOf(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => word !== words[at - 1]);
}

function sizeOf(value: number): string {
  const bars = [1, 2, 4, 8, 16, 40, 100, 300, 1000];
  return String(bars.find((bar) => value <= bar) ?? 'more');
}
