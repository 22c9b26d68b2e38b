import { headingOf } from '../document/where-it-stands.ts';
import { clauseOf, type Span, sentenceOf, type Text, wordAt } from '../document/text.ts';
import type { Mention } from '../things/mention.ts';

const SIDE_WORDS = 12;
const NEXT_TO = 3; // words on either side that count by their exact place
const AROUND = 25; // tokens of the sentence on either side
const AHEAD = 6; // tokens of the next sentence
const BACK = 14; // tokens of the one before
const LINE = 60; // tokens of a line that are looked at
const HEAD_WORDS = 8; // of a line above that reads like a heading
const LINES_ABOVE = 14;
const MARKS = new Set(['-', '•', '*', '–', '—', '·', '▪']);

/** A text as words: things as T, figures as #, line breaks as ¶. */
export interface Words {
  readonly text: Text;
  readonly words: readonly string[];
}

export function wordsOf(text: Text, mentions: readonly Mention[]): Words {
  const words = text.tokens.map((token, at) => {
    if (token.kind === 'break') return '¶';
    if (text.numberFrom.has(at)) return '#';
    return token.kind === 'word' || token.kind === 'mark' ? token.text : `@${token.kind}`;
  });
  for (const { from, to } of mentions) for (let at = from; at < to; at += 1) words[at] = 'T';
  return { text, words };
}

/**
 * What stands around a thing, as names to be hashed: the words on either side by their distance, in pairs and threes, by
 * beginning and ending; those of its clause, its sentence and the ones before and behind; of the heading it is listed
 * under, of its line, and of the nearest line above that reads like a heading.
 */
export function statusFeatures(read: Words, mention: Mention): ReadonlySet<string> {
  const { text } = read;
  const { from, to } = mention;
  const sentence = sentenceOf(text, from);
  const kind = mention.kinds[0] ?? `c:${mention.categories[0] ?? ''}`;
  const found = new Set<string>([
    'any',
    `in ${text.language}`,
    `counted ${text.numberTo.has(from)}`,
    `vague ${mention.vague === true}`,
    `is ${kind}`,
    `called ${text.tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' ')}`,
    `last ${wordAt(text, to - 1)}`,
    `model ${mention.model === true}`,
    `begins ${Math.min(from - sentence.from, 3)}`,
    `ends ${Math.min(sentence.to - to, 3)}`,
  ]);
  const before = addSide(found, '<', read, from - 1, -1, sentence);
  const behind = addSide(found, '>', read, to, 1, sentence);
  found.add(`between ${before[0] ?? '^'} ${behind[0] ?? '$'}`);
  found.add(`between2 ${before.slice(0, 2).join(' ')} | ${behind.slice(0, 2).join(' ')}`);
  addRun(found, 'clause', read, clauseOf(text, from), true);
  addRun(found, 'sentence', read, within(sentence, { from: from - AROUND, to: to + AROUND }));
  const next = sentenceOf(text, sentence.to);
  if (sentence.to < text.tokens.length)
    addRun(found, 'next', read, within(next, { from: next.from, to: next.from + AHEAD }));
  const earlier = sentenceBefore(text, sentence);
  if (earlier !== null)
    addRun(found, 'before', read, { from: Math.max(earlier.from, earlier.to - BACK), to: earlier.to });
  const heading = headingOf(text, from);
  if (heading !== null) {
    found.add('headed');
    addRun(found, 'heading', read, heading);
  }
  addLine(found, read, mention);
  return found;
}

function addSide(
  found: Set<string>,
  side: '<' | '>',
  { words }: Words,
  first: number,
  step: 1 | -1,
  { from, to }: Span,
): readonly string[] {
  const near: string[] = [];
  for (let at = first; at >= from && at < to && near.length < SIDE_WORDS; at += step) {
    const word = words[at] ?? '';
    if (word !== 'T' || near.at(-1) !== 'T') near.push(word);
  }
  near.forEach((word, at) => {
    found.add(`${side} ${word}`);
    found.add(`near ${word}`);
    found.add(`${side}${stepsOf(at)} ${word}`);
    if (at < NEXT_TO) found.add(`${side}!${at} ${word}`);
    if (word.length > 5) {
      found.add(`${side}stem ${word.slice(0, 5)}`);
      found.add(`near…${word.slice(-4)}`);
    }
    const [second, third] = near.slice(at + 1);
    if (second !== undefined) found.add(`${side}2 ${word} ${second}`);
    if (third !== undefined && at < 6) found.add(`${side}3 ${word} ${second} ${third}`);
  });
  return near;
}

/** Distances that tell apart as much as needs be: next to it, one off, a few, farther. */
function stepsOf(distance: number): number {
  if (distance < 2) return distance;
  return distance < 4 ? 2 : distance < 8 ? 4 : 8;
}

function addRun(found: Set<string>, name: string, { words }: Words, { from, to }: Span, skipping = false): void {
  let before = '^';
  for (let at = from; at < to; at += 1) {
    const word = words[at] ?? '';
    if (word !== '¶') found.add(`${name} ${word}`);
    if (word.length > 5) found.add(`${name} stem ${word.slice(0, 5)}`);
    if (word !== 'T' || before !== 'T') found.add(`${name}2 ${before} ${word}`);
    if (skipping && at + 2 < to) found.add(`${name}_ ${word} ${words[at + 2]}`);
    before = word;
  }
}

/** How its line begins and ends, and the nearest line above that is short and no item. */
function addLine(found: Set<string>, { text, words }: Words, { from, to }: Span): void {
  const isNewLine = (at: number): boolean => text.tokens[at]?.text === '\n';
  let begin = from;
  while (begin > 0 && !isNewLine(begin - 1) && from - begin < LINE) begin -= 1;
  let end = to;
  while (end < words.length && !isNewLine(end) && end - to < LINE) end += 1;
  found.add(`line ${words[begin]}`);
  found.add(`line2 ${words.slice(begin, begin + 2).join(' ')}`);
  found.add(`line… ${words[end - 1]}`);
  found.add(`line2… ${words.slice(Math.max(end - 2, 0), end).join(' ')}`);
  if (MARKS.has(words[begin] ?? '')) found.add('item');
  let last = begin - 1;
  for (let lines = 0; last > 0 && lines < LINES_ABOVE; lines += 1) {
    let first = last;
    while (first > 0 && !isNewLine(first - 1)) first -= 1;
    const line = words.slice(first, last);
    const opening = line[0] ?? '';
    if (line.length > 0 && line.length <= HEAD_WORDS && opening !== '#' && opening !== 'T' && !MARKS.has(opening)) {
      line.forEach((word, at) => {
        found.add(`above ${word}`);
        if (at + 1 < line.length) found.add(`above2 ${word} ${line[at + 1]}`);
      });
      return;
    }
    last = first - 1;
  }
}

function within(span: Span, { from, to }: Span): Span {
  return { from: Math.max(span.from, from), to: Math.min(span.to, to) };
}

function sentenceBefore(text: Text, { from }: Span): Span | null {
  let end = from;
  while (end > 0 && text.tokens[end - 1]?.kind === 'break') end -= 1;
  return end === 0 ? null : sentenceOf(text, end - 1);
}
