import type { Span } from '../document/text.ts';
import type { FeaturePlaces } from './hashing.ts';

const SIDE_WORDS = 12;
const NEXT_TO = 3; // words on either side that count by their exact place

/**
 * The words on one side of what is judged, the nearest first: by their distance, in pairs and threes, by beginning and
 * ending. An empty word counts for nothing.
 */
export function addSide(
  found: FeaturePlaces,
  side: '<' | '>',
  words: readonly string[],
  first: number,
  step: 1 | -1,
  { from, to }: Span,
): readonly string[] {
  const near: string[] = [];
  for (let at = first; at >= from && at < to && near.length < SIDE_WORDS; at += step) {
    const word = words[at] ?? '';
    if (word !== '' && (word !== 'T' || near.at(-1) !== 'T')) near.push(word);
  }
  near.forEach((word, at) => {
    found.add(side, word);
    found.add('near', word);
    found.add(`${side}${stepsOf(at)}`, word);
    if (at < NEXT_TO) found.add(`${side}!${at}`, word);
    if (word.length > 5) {
      found.add(`${side}stem`, word.slice(0, 5));
      found.add('near…', word.slice(-4));
    }
    const [second, third] = near.slice(at + 1);
    if (second !== undefined) found.add(`${side}2`, word, second);
    if (third !== undefined && at < 6) found.add(`${side}3`, word, second ?? '', third);
  });
  return near;
}

/** Distances that tell apart as much as needs be: next to it, one off, a few, farther. */
function stepsOf(distance: number): number {
  if (distance < 2) return distance;
  return distance < 4 ? 2 : distance < 8 ? 4 : 8;
}

/** The words of a run, in pairs, and `skipping` those that one word stands between. */
export function addRun(
  found: FeaturePlaces,
  name: string,
  words: readonly string[],
  { from, to }: Span,
  skipping = false,
): void {
  let before = '^';
  for (let at = from; at < to; at += 1) {
    const word = words[at] ?? '';
    if (word === '') continue;
    if (word !== '¶') found.add(name, word);
    if (word.length > 5) found.add(`${name} stem`, word.slice(0, 5));
    if (word !== 'T' || before !== 'T') found.add(`${name}2`, before, word);
    if (skipping && at + 2 < to) found.add(`${name}_`, word, words[at + 2] ?? '');
    before = word;
  }
}

/** As much of a run as lies within another. */
export function within(span: Span, { from, to }: Span): Span {
  return { from: Math.max(span.from, from), to: Math.min(span.to, to) };
}
