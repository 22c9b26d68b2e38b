import type { Reading } from '../exclusions/reading.ts';
import type { Mention } from '../mention.ts';
import { type Occurrences, occurrences } from '../text/occurrences.ts';
import { clauseOf, type Span, sentenceOf, type Text } from '../text/text.ts';
import { headingBefore } from './heading-before.ts';

const WORDS = 10; // words looked at on either side
const REACH = 20; // tokens within which the tables of words are looked up
const EDGE = 3; // how near the ends of its sentence a thing is told to stand
const AHEAD = 5; // words of the next sentence
const BACK = 12; // tokens of the one before

/**
 * What stands around a thing, as features of its use: the words on either side, near ones by their place, pairs of
 * neighbours, those of its clause and of the heading that it is listed under, the end of the sentence before and the
 * beginning of the next; which tables of words they stand in (what the rules read by), and pairs of those. Things read
 * as T, figures as #. Each feature once.
 */
export function featuresOf(reading: Reading, mention: Mention): readonly string[] {
  const { text, asking } = reading;
  const { from, to } = mention;
  const sentence = sentenceOf(text, from);
  const found = new Set<string>([
    'any',
    `language ${text.language}`,
    `counted ${text.numberTo.has(from)}`,
    `asked ${asking.at(from)} ${asking.strongly(from)}`,
    `begins ${Math.min(from - sentence.from, EDGE)}`,
    `ends ${Math.min(sentence.to - to, EDGE)}`,
    `kind ${mention.kinds[0] ?? mention.categories[0]}`,
  ]);
  addSide(found, '<', wordsFrom(reading, from - 1, -1, sentence));
  addSide(found, '>', wordsFrom(reading, to, 1, sentence));
  const clause = clauseOf(text, from);
  addRun(found, 'clause', reading, clause);
  addPairs(found, 'clause', reading, clause);
  const next = sentenceOf(text, sentence.to);
  addRun(found, 'next', reading, { from: next.from, to: Math.min(next.to, next.from + AHEAD) });
  const before = sentenceBefore(text, sentence);
  if (before !== null)
    addRun(found, 'before', reading, { from: Math.max(before.from, before.to - BACK), to: before.to });
  const heading = headingBefore(text, from);
  if (heading !== null) {
    found.add('headed');
    addRun(found, 'heading', reading, heading);
    addPairs(found, 'heading', reading, heading);
  }
  addTables(found, reading, mention, sentence);
  return [...found];
}

function addSide(found: Set<string>, side: '<' | '>', words: readonly string[]): void {
  words.forEach((word, at) => {
    found.add(`${side} ${word}`);
    found.add(`near ${word}`);
    found.add(`${side}${stepsOf(at)} ${word}`);
    const beyond = words[at + 1];
    if (beyond !== undefined) found.add(`${side}${side} ${word} ${beyond}`);
  });
}

/** Distances that tell apart as much as needs be: next to it, one off, a few, farther. */
function stepsOf(distance: number): number {
  if (distance < 2) return distance;
  return distance < 4 ? 2 : distance < 8 ? 4 : 8;
}

function wordsFrom(reading: Reading, first: number, step: 1 | -1, { from, to }: Span): readonly string[] {
  const words: string[] = [];
  for (let at = first; at >= from && at < to && words.length < WORDS; at += step) {
    const word = wordOf(reading, at);
    if (word !== 'T' || words.at(-1) !== 'T') words.push(word);
  }
  return words;
}

function addRun(found: Set<string>, name: string, reading: Reading, { from, to }: Span): void {
  for (let at = from; at < to; at += 1) {
    const word = wordOf(reading, at);
    if (word !== '¶') found.add(`${name} ${word}`);
  }
}

/** Neighbours in a run, its first word with none before it. */
function addPairs(found: Set<string>, name: string, reading: Reading, { from, to }: Span): void {
  let before = '^';
  for (let at = from; at < to; at += 1) {
    const word = wordOf(reading, at);
    if (word !== 'T' || before !== 'T') found.add(`${name} ${before} ${word}`);
    before = word;
  }
}

function sentenceBefore(text: Text, { from }: Span): Span | null {
  let end = from;
  while (text.tokens[end - 1]?.kind === 'break') end -= 1;
  return end === 0 ? null : sentenceOf(text, end - 1);
}

function wordOf({ text, things }: Reading, at: number): string {
  if (things.has(at)) return 'T';
  const token = text.tokens[at];
  if (token === undefined || token.kind === 'break') return '¶';
  return text.numberFrom.has(at) ? '#' : token.text;
}

/** In which tables the words around it stand, on which side and how far off. */
function addTables(found: Set<string>, reading: Reading, { from, to }: Span, sentence: Span): void {
  const near = { from: Math.max(sentence.from, from - REACH), to: Math.min(sentence.to, to + REACH) };
  const sides = new Set<string>();
  for (const [name, table] of tablesOf(reading)) {
    for (const hit of table.within(near)) {
      if (hit.from < to && hit.to > from) continue;
      const side = hit.from < from ? '<' : '>';
      sides.add(`${name}${side}`);
      found.add(`${name}${side}${stepsOf(side === '<' ? from - hit.to : hit.from - to)}`);
    }
  }
  const tables = [...sides];
  tables.forEach((one, at) => {
    found.add(one);
    for (const other of tables.slice(at + 1)) found.add(`${one} ${other}`);
  });
}

const known = new WeakMap<Text, readonly (readonly [string, Occurrences])[]>();

/** The tables by name, in one order, looked up in a text once. */
function tablesOf({ text, words, cues }: Reading): readonly (readonly [string, Occurrences])[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  const tables = [
    ...Object.entries(words).map(([name, table]) => [name, occurrences(text.tokens, table)] as const),
    ...Object.entries(cues).map(([name, where]: [string, Occurrences]) => [`cue ${name}`, where] as const),
  ];
  known.set(text, tables);
  return tables;
}
