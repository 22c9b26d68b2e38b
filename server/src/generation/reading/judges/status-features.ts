import { headingOf } from '../document/where-it-stands.ts';
import { clauseOf, type Span, sentenceOf, type Text, wordAt } from '../document/text.ts';
import type { Mention } from '../things/mention.ts';
import { addRun, addSide, within } from './context.ts';
import { FeaturePlaces } from './hashing.ts';

const AROUND = 25; // tokens of the sentence on either side
const AHEAD = 6; // tokens of the next sentence
const BACK = 14; // tokens of the one before
const LINE = 60; // tokens of a line that are looked at
const HEAD_WORDS = 8; // of a line above that reads like a heading
const LINES_ABOVE = 14;
const MARKS = new Set(['-', '•', '*', '–', '—', '·', '▪']);

/** A text as words: things as T, figures as #, line breaks as ¶. */
interface Words {
  readonly text: Text;
  readonly words: readonly string[];
  /** The line of each token, and where each line begins. */
  readonly lineOf: readonly number[];
  readonly lineStarts: readonly number[];
}

function wordsOf(text: Text, mentions: readonly Mention[]): Words {
  const words = text.tokens.map((token, at) => {
    if (token.kind === 'break') return '¶';
    if (text.numberFrom.has(at)) return '#';
    return token.kind === 'word' || token.kind === 'mark' ? token.text : `@${token.kind}`;
  });
  for (const { from, to } of mentions) for (let at = from; at < to; at += 1) words[at] = 'T';
  const lineStarts = [0];
  const lineOf = text.tokens.map((token, at) => {
    const line = lineStarts.length - 1;
    if (token.text === '\n') lineStarts.push(at + 1);
    return line;
  });
  return { text, words, lineOf, lineStarts };
}

/** The places of each thing's features among so many. */
export function statusPlaces(text: Text, mentions: readonly Mention[], places: number): readonly (readonly number[])[] {
  const words = wordsOf(text, mentions);
  const found = new FeaturePlaces(places);
  return mentions.map((mention) => {
    addStatusFeatures(found, words, mention);
    return found.take();
  });
}

/**
 * What stands around a thing: the words on either side by their distance, in pairs and threes, by beginning and ending;
 * those of its clause, its sentence and the ones before and behind; of the heading it is listed under, of its line, and
 * of the nearest line above that reads like a heading.
 */
function addStatusFeatures(found: FeaturePlaces, read: Words, mention: Mention): void {
  const { text, words } = read;
  const { from, to } = mention;
  const sentence = sentenceOf(text, from);
  found.add('any');
  found.add('in', text.language);
  found.add('counted', String(text.numberTo.has(from)));
  found.add('vague', String(mention.vague === true));
  found.add('is', mention.kinds[0] ?? `c:${mention.categories[0] ?? ''}`);
  found.add(
    'called',
    text.tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' '),
  );
  found.add('last', wordAt(text, to - 1));
  found.add('model', String(mention.model === true));
  found.add('begins', String(Math.min(from - sentence.from, 3)));
  found.add('ends', String(Math.min(sentence.to - to, 3)));
  const before = addSide(found, '<', words, from - 1, -1, sentence);
  const behind = addSide(found, '>', words, to, 1, sentence);
  found.add('between', before[0] ?? '^', behind[0] ?? '$');
  found.add('between2', [...before.slice(0, 2), '|', ...behind.slice(0, 2)].join(' '));
  const around = { from: from - AROUND, to: to + AROUND };
  addRun(found, 'clause', words, within(clauseOf(text, from), around), true);
  addRun(found, 'sentence', words, within(sentence, around));
  const next = sentenceOf(text, sentence.to);
  if (sentence.to < text.tokens.length)
    addRun(found, 'next', words, within(next, { from: next.from, to: next.from + AHEAD }));
  const earlier = sentenceBefore(text, sentence);
  if (earlier !== null)
    addRun(found, 'before', words, { from: Math.max(earlier.from, earlier.to - BACK), to: earlier.to });
  const heading = headingOf(text, from);
  if (heading !== null) {
    found.add('headed');
    addRun(found, 'heading', words, within(heading, { from: heading.to - AROUND, to: heading.to }));
  }
  addLine(found, read, mention);
}

/** How its line begins and ends, and the nearest line above that is short and no item. */
function addLine(found: FeaturePlaces, { text, words, lineOf, lineStarts }: Words, { from, to }: Span): void {
  const isNewLine = (at: number): boolean => text.tokens[at]?.text === '\n';
  let begin = from;
  while (begin > 0 && !isNewLine(begin - 1) && from - begin < LINE) begin -= 1;
  let end = to;
  while (end < words.length && !isNewLine(end) && end - to < LINE) end += 1;
  found.add('line', words[begin] ?? '');
  found.add('line2', words.slice(begin, begin + 2).join(' '));
  found.add('line…', words[end - 1] ?? '');
  found.add('line2…', words.slice(Math.max(end - 2, 0), end).join(' '));
  if (MARKS.has(words[begin] ?? '')) found.add('item');
  const mine = lineOf[from] ?? 0;
  for (let above = mine - 1; above >= Math.max(0, mine - LINES_ABOVE); above -= 1) {
    const first = lineStarts[above] ?? 0;
    const last = (lineStarts[above + 1] ?? 1) - 1;
    const line = words.slice(first, Math.min(last, first + HEAD_WORDS + 1));
    const opening = line[0] ?? '';
    if (line.length > 0 && line.length <= HEAD_WORDS && opening !== '#' && opening !== 'T' && !MARKS.has(opening)) {
      line.forEach((word, at) => {
        found.add('above', word);
        if (at + 1 < line.length) found.add('above2', word, line[at + 1] ?? '');
      });
      return;
    }
  }
}

function sentenceBefore(text: Text, { from }: Span): Span | null {
  let end = from;
  while (end > 0 && text.tokens[end - 1]?.kind === 'break') end -= 1;
  return end === 0 ? null : sentenceOf(text, end - 1);
}
