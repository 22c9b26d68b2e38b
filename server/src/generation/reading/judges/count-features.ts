import type { Quantity } from '../document/numbers.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../document/text.ts';
import type { Mention } from '../things/mention.ts';

/** A number and a thing that it may count, with what stands around them. */
export interface Pair {
  /** Place of the thing among the mentions. */
  readonly thing: number;
  readonly number: Quantity;
  /** Names to be hashed. */
  readonly features: readonly string[];
  /** What is known of the pair in figures. */
  readonly values: readonly number[];
}

const BEFORE = 16; // tokens between a number and the thing behind it
const BEHIND = 14;
const MOST_EACH_SIDE = 3;
const SPELLED = 5; // tokens between them that count as they stand

/** Pairs of things and plain numbers of the same sentence that stand near each other. */
export function readPairs(text: Text, mentions: readonly Mention[], numbers: readonly Quantity[]): readonly Pair[] {
  const read: Read = {
    text,
    words: wordsOf(text, mentions, numbers),
    mentions,
    thingsBefore: countsBefore(text, mentions),
    numbersBefore: countsBefore(text, numbers),
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
      ...before.map((number, rank) => pairOf(read, thing, number, rank, 'before')),
      ...behind.map((number, rank) => pairOf(read, thing, number, rank, 'behind')),
    ];
  });
}

interface Read {
  readonly text: Text;
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  /** How many things, and how many numbers, begin before each token. */
  readonly thingsBefore: readonly number[];
  readonly numbersBefore: readonly number[];
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

function pairOf(read: Read, thing: number, number: Quantity, rank: number, side: 'before' | 'behind'): Pair {
  const { text, words, mentions, thingsBefore, numbersBefore } = read;
  const mention = mentions[thing];
  if (mention === undefined) throw new RangeError('no such thing');
  const [from, to] = side === 'before' ? [number.to, mention.from] : [mention.to, number.from];
  const between = words.slice(from, to);
  const kind = mention.kinds[0] ?? mention.categories[0] ?? '';
  const size = sizeOf(number.value);
  const things = (thingsBefore[to] ?? 0) - (thingsBefore[from] ?? 0);
  const others = (numbersBefore[to] ?? 0) - (numbersBefore[from] ?? 0);
  const [beforeNumber, behindNumber] = [words[number.from - 1] ?? '^', words[number.to] ?? '$'];
  const [beforeThing, behindThing] = [words[mention.from - 1] ?? '^', words[mention.to] ?? '$'];
  const runs = runsOf(between);
  const features = [
    side,
    `${side} ${Math.min(between.length, 6)}`,
    `${side} things ${Math.min(things, 3)} numbers ${Math.min(others, 3)}`,
    `${side} ${kind}`,
    `${side} ${kind} ${size}`,
    `${kind} ${size}`,
    `${side} begins ${beforeNumber}`,
    `${side} ends ${behindNumber}`,
    `${side} around ${beforeNumber} ${behindNumber}`,
    `${side} thing ${beforeThing}`,
    `${side} thing… ${behindThing}`,
    `${side} thing… ${behindThing} ${words[mention.to + 1] ?? '$'}`,
    `${side} number ${words[number.from - 2] ?? '^'} ${beforeNumber}`,
    `${side} number… ${behindNumber} ${words[number.to + 1] ?? '$'}`,
    `in ${text.language} ${side}`,
    ...(runs.length <= SPELLED ? [`${side} = ${runs.join(' ')}`] : []),
    ...runs.map((word) => `${side} - ${word}`),
    ...runs.slice(1).map((word, at) => `${side} -- ${runs[at]} ${word}`),
  ];
  return {
    thing,
    number,
    features,
    values: [
      Number(side === 'before'),
      between.length,
      runs.length,
      rank,
      things,
      others,
      between.filter((word) => word === 'M').length,
      ...MARKS.map((marks) => between.filter((word) => marks.includes(word)).length),
      Math.log2(number.value),
      Number(number.low !== null),
      Number(isLineStart(text, number.from)),
      Number(isLineStart(text, mention.from)),
      Number(isLineEnd(text, number.to)),
      Number(isLineEnd(text, mention.to)),
      Number(markAt(text, number.from - 1) !== ''),
      Number(markAt(text, number.to) !== ''),
      Number(wordAt(text, number.to) !== ''),
      Number(mention.vague === true),
      Number(mention.kinds.length > 0),
      (numbersBefore[mention.from] ?? 0) - (numbersBefore[sentenceOf(text, mention.from).from] ?? 0),
    ],
  };
}

const MARKS = [
  [','],
  [':'],
  ['(', ')'],
  ['x'],
  ['/', '|', '\t'],
  ['-', '–', '—', '='],
  ['and', 'und', 'et', 'y', 'en', '&', '+'],
];

/** Equal neighbours once: the words of one thing are one. */
function runsOf(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => word !== words[at - 1]);
}

function sizeOf(value: number): string {
  const bars = [1, 2, 4, 8, 16, 40, 100, 300, 1000];
  return String(bars.find((bar) => value <= bar) ?? 'more');
}

function isLineStart(text: Text, at: number): boolean {
  const before = text.tokens[at - 1];
  if (before === undefined || before.kind === 'break') return true;
  const isBullet = before.kind === 'mark' && '-•*–'.includes(before.text);
  return isBullet && (text.tokens[at - 2]?.kind ?? 'break') === 'break';
}

function isLineEnd(text: Text, at: number): boolean {
  return (text.tokens[at]?.kind ?? 'break') === 'break';
}
